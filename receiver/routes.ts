import { Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { FIGURES_PAGE, REPORT_PATH } from "../app/features/figures/figures-settings.ts";
import { REPLY_FILE, replyReminder } from "../app/features/forms/reply-reminder.ts";
import { FORMS, sentPageOf } from "../app/features/forms/table/form-table.ts";
import { errorText } from "../hosting/error-texts.ts";
import { ERROR_IN_WORDS, RECEIVER_PATH } from "../hosting/hosting-rules.ts";
import type { ProgramKind } from "./delivery-kinds.ts";
import { figuresPageHandler } from "./figures/handle-figures-page.ts";
import { reportHandler } from "./figures/handle-report.ts";
import { handleError } from "./handle-error.ts";
import { handleForm } from "./handle-form.ts";
import { findHealthReasons, freeShareOf } from "./health.ts";
import { type HealthFigures, healthMetrics, METRICS_TYPE } from "./health-metrics.ts";
import { NetworkShares } from "./network-shares.ts";
import { answerMailLink, unsubscribeInOneClick } from "./newsletter/handle-newsletter.ts";
import { mostBytesOf } from "./read-form.ts";
import { refusals } from "./refusal.ts";
import { clientAddress, isFromThisMachine, refererOf } from "./requests.ts";
import {
  databaseReason,
  logFailure,
  type ReceiverContext,
  type ReceiverEnv,
  type Services,
} from "./services.ts";
import { checkHealth } from "./store/undelivered.ts";
import { firmForVisitor } from "./visitor-language.ts";

/**
 * The addresses of the receiver, below the sub-path of the site: `/forms` and `/healthz`, `/forms/figures` if it counts, and
 * the page with the figures if it has a password.
 */
export function createRoutes(services: Services): Hono<ReceiverEnv> {
  const { site, figuresPasswords } = services.settings;
  const { origin } = new URL(site.url);
  const app = new Hono<ReceiverEnv>().basePath(site.basePath || "/");
  const allowHeaders = ["Content-Type", "Idempotency-Key"];
  app.use(RECEIVER_PATH, cors({ origin, allowMethods: ["POST"], allowHeaders }));
  app.post(RECEIVER_PATH, shareFairly(services), async (context) => {
    return (await unsubscribeInOneClick(context, services)) ?? handleForm(context, services);
  });
  app.get(RECEIVER_PATH, async (context) => {
    return (await answerMailLink(context, services)) ?? answerVisit(context, services);
  });
  app.all(RECEIVER_PATH, (context) => refuseMethod(context, "GET, POST"));
  if (services.figures) {
    app.post(REPORT_PATH, reportHandler(services));
    app.all(REPORT_PATH, (context) => refuseMethod(context, "POST"));
  }
  if (figuresPasswords.length > 0) {
    app.get(FIGURES_PAGE, figuresPageHandler(services, figuresPasswords));
    app.all(FIGURES_PAGE, (context) => refuseMethod(context, "GET"));
  }
  app.get("/healthz", (context) => answerHealth(context, services));
  app.onError((error, context) => handleError(error, context, services));
  return app;
}

/** Refuses a method. @param allowed the methods of the address, as the header `Allow` names them */
function refuseMethod(context: ReceiverContext, allowed: string): Response {
  return context.text(errorText(405), 405, { ...ERROR_IN_WORDS, Allow: allowed });
}

/** Refuses forms of a network that sends too much, before it reads them. */
function shareFairly({
  settings,
  firm,
  refusedLimit,
  pace,
}: Services): MiddlewareHandler<ReceiverEnv> {
  const shares = new NetworkShares();
  return async (context, next) => {
    await pace.next();
    const address = clientAddress(context, settings.trustedProxies);
    const seconds = refusedLimit.secondsToWait(address);
    if (seconds > 0) throw refusals.tooManyRefused(firm.email, seconds);
    const bytes = mostBytesOf(context.req);
    const result = shares.enter(address, bytes);
    if (result === "network full") throw refusals.networkBusy();
    if (result === "full") throw refusals.busy();
    try {
      await next();
    } finally {
      shares.leave(address, bytes);
    }
  };
}

/**
 * Answers a GET of the receiver's address. A visitor who follows the link on the page after a form gets the calendar
 * file for the day of the reply. Any other visitor, for example of a refused form's address, is redirected to the first
 * form.
 */
function answerVisit(context: ReceiverContext, services: Services): Response {
  const { settings, isPublic } = services;
  const firm = firmForVisitor(context, services);
  const { tag, prefix } = firm.language;
  const sentAt = sentTimeOf(context, settings.site.basePath + prefix);
  if (sentAt === undefined) {
    // The site and the receiver may have different hosts.
    const base = isPublic ? settings.site.basePath : settings.site.url;
    context.header("Cache-Control", "no-store");
    return context.redirect(base + prefix + FORMS[0].page, 303);
  }
  const file = replyReminder({
    messageKey: `${sentAt}`,
    sentAt,
    language: tag,
    firm,
    reply: firm.reply,
  });
  return context.body(file, 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": `attachment; filename="${REPLY_FILE}"`,
    "Cache-Control": "no-store",
  });
}

/**
 * The time at which a form was sent, in milliseconds since 1970. It is in the address of the page from which the
 * request comes, `?at=`, because that page is the same for all visitors.
 *
 * @param prefix the beginning of the site's addresses in the visitor's language
 * @returns undefined if the request comes from elsewhere
 */
function sentTimeOf({ req }: ReceiverContext, prefix: string): number | undefined {
  const page = refererOf(req);
  const now = Date.now();
  // Some browsers hide the page of a link, and send only the origin.
  if (!page) return req.header("sec-fetch-site") === "same-origin" ? now : undefined;
  const isAfterForm = FORMS.some(
    (form) => form.promisesReply && page.pathname === prefix + sentPageOf(form),
  );
  const at = Number(page.searchParams.get("at"));
  return isAfterForm && at > 0 && at <= now ? at : undefined;
}

async function answerHealth(
  context: ReceiverContext,
  { settings, database, log, isPublic }: Services,
): Promise<Response> {
  if (isPublic && !isFromThisMachine(context)) return context.notFound();
  const isForPrometheus = context.req.query("format") === "prometheus";
  try {
    const webhooks: ProgramKind[] = settings.webhooks.map(({ kind }) => kind);
    if (settings.newsletter?.listmonk) webhooks.push("listmonk");
    const counts = await checkHealth(database, webhooks);
    const isMailed = settings.mail !== undefined;
    const freeShare = database.file ? await freeShareOf(settings.dataDir) : undefined;
    if (isForPrometheus) return answerMetrics(context, { ...counts, freeShare });
    const reasons = findHealthReasons({ ...counts, isMailed, freeShare });
    const status = healthStatus(reasons, counts.failed + counts.webhooks.failed);
    const mail = isMailed ? "on" : "off";
    return context.json({ status, reasons, database: "writable", mail, ...counts });
  } catch (error) {
    logFailure(log, error, "the database cannot be written to");
    if (isForPrometheus) return answerMetrics(context, undefined);
    const reason = databaseReason(error);
    const reasons = reason === undefined ? [] : [reason];
    return context.json({ status: "failing", reasons, database: "not writable" }, 503);
  }
}

/** Prometheus drops the figures of an answer that is not 200. So it learns of a failing database by a figure. */
function answerMetrics(context: ReceiverContext, figures: HealthFigures | undefined): Response {
  return context.body(healthMetrics(figures), 200, { "Content-Type": METRICS_TYPE });
}

function healthStatus(reasons: readonly string[], failed: number): string {
  if (reasons.length > 0) return "degraded";
  return failed > 0 ? "attention" : "ok";
}
