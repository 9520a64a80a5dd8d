import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { REPLY_FILE, replyReminder } from "../app/features/forms/reply-reminder.ts";
import { handleError } from "./handle-error.ts";
import { handleForm } from "./handle-form.ts";
import { FORM_LIMIT } from "./read-form.ts";
import { refusals } from "./refusal.ts";
import { isFromThisMachine } from "./requests.ts";
import { logFailure, type ReceiverContext, type ReceiverEnv, type Services } from "./services.ts";
import { checkHealth } from "./store.ts";

/** Forms that may be in memory at one time. */
const MOST_AT_ONCE = 64;

/** The addresses of the receiver, below the sub-path of the site: `/forms` and `/healthz`. */
export function createRoutes(services: Services): Hono<ReceiverEnv> {
  const { site } = services.settings;
  const { origin } = new URL(site.url);
  const app = new Hono<ReceiverEnv>().basePath(site.basePath || "/");
  const allowHeaders = ["Content-Type", "Idempotency-Key"];
  app.use("/forms", cors({ origin, allowMethods: ["POST"], allowHeaders }));
  app.post(
    "/forms",
    limitConcurrency(MOST_AT_ONCE),
    bodyLimit({ maxSize: FORM_LIMIT, onError: refuseTooLarge }),
    (context) => handleForm(context, services),
  );
  app.get("/forms", (context) => answerReplyFile(context, services));
  app.all("/forms", (context) => context.text("405\n", 405, { Allow: "GET, POST" }));
  app.get("/healthz", (context) => answerHealth(context, services));
  app.onError((error, context) => handleError(error, context, services));
  return app;
}

function limitConcurrency(most: number): MiddlewareHandler {
  let running = 0;
  return async (_context, next) => {
    if (running >= most) throw refusals.busy();
    running += 1;
    try {
      await next();
    } finally {
      running -= 1;
    }
  };
}

function refuseTooLarge(): never {
  throw refusals.tooLarge();
}

/**
 * The calendar file for the day of the reply. The page after a form is the same for everybody: when the form was sent
 * stands in the page's address, `?at=` with milliseconds since 1970.
 */
function answerReplyFile(context: ReceiverContext, { firm }: Services): Response {
  const page = URL.parse(context.req.header("referer") ?? "");
  const at = Number(page?.searchParams.get("at"));
  const now = Date.now();
  const sent = at > 0 && at < now ? at : now;
  const file = replyReminder({ key: `${sent}`, sent, firm, reply: firm.reply });
  return context.body(file, 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${REPLY_FILE}"`,
  });
}

async function answerHealth(
  context: ReceiverContext,
  { settings, database, log, isPublic }: Services,
): Promise<Response> {
  if (isPublic && !isFromThisMachine(context)) return context.notFound();
  try {
    const counts = await checkHealth(database);
    const status = counts.failed > 0 ? "attention" : "ok";
    const mail = settings.mail ? "on" : "off";
    return context.json({ status, database: "writable", mail, ...counts });
  } catch (error) {
    logFailure(log, error, "the database cannot be written to");
    return context.json({ status: "failing", database: "not writable" }, 503);
  }
}
