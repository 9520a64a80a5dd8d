import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type HonoRequest } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { type Logger, pino } from "pino";
import { REPLY_FILE, replyReminder } from "../app/features/forms/reply-reminder.ts";
import { NotOpen, openDatabase } from "./database.ts";
import type { Firm } from "./mail.ts";
import { createNetworkLimit } from "./network-limit.ts";
import { FORM_PAGES, noScriptAnswer } from "./no-script-answer.ts";
import { type OutboxTimes, startOutbox } from "./outbox.ts";
import { checkEnquiry, FORM_LIMIT, readForm, type SentForm } from "./read-enquiry.ts";
import { type RefusalDetails, refusals } from "./refusal.ts";
import type { ReceiverSettings } from "./settings.ts";
import { checkHealth, keep, purge } from "./store.ts";
import { suspicionOf } from "./suspicion.ts";
import { isClean } from "./virus-scan.ts";

type Env = { Bindings: Partial<HttpBindings>; Variables: { sent?: SentForm } };

const MOST_AT_ONCE = 64; // forms that may be in memory

/**
 * Makes a receiver: it keeps what visitors send, delivers it by mail and forgets it in time.
 * @param options.isPublic whether visitors reach every address of it; then `healthz` answers to the machine itself only
 * @returns `fetch` answers requests, with the bindings of @hono/node-server; `close` ends it once what is sent is sent
 */
export function createReceiver(
  settings: ReceiverSettings,
  firm: Firm,
  options: { log?: Logger; times?: Partial<OutboxTimes>; isPublic?: boolean } = {},
) {
  const { log = pino(), times, isPublic } = options;
  const { site, mail, siteDirectory } = settings;
  const { origin } = new URL(site.url);
  const database = openDatabase(settings);
  const stopOutbox = mail && startOutbox(database, mail, firm, log, times);
  if (!mail) log.warn("SMTP_URL is not set: enquiries are kept, and no mail is sent");
  const limit = createNetworkLimit(settings.rateLimit);

  const failing = (what: string) => (error: unknown) => {
    // The words of an unknown error may hold what a visitor wrote.
    const { code, errcode, stack = "" } = error as Error & { code?: string; errcode?: number };
    const reason = error instanceof NotOpen ? error.message : /^ +at .*/m.exec(stack)?.[0].trim();
    log.error({ code, errcode, reason }, what);
  };
  const purgeNow = () =>
    purge(database, settings.retentionDays).then(
      (deleted) => log.info({ deleted }, "enquiries deleted after their retention"),
      failing("the enquiries of which the retention has ended are not deleted"),
    );
  const purging = setInterval(purgeNow, 24 * 3_600_000).unref();
  void purgeNow();

  const app = new Hono<Env>().basePath(site.basePath || "/");
  const headers = ["Content-Type", "Idempotency-Key"];
  let reading = 0;
  app.use("/forms", cors({ origin, allowMethods: ["POST"], allowHeaders: headers }));
  app.post("/forms", async (_context, next) => {
    if (reading >= MOST_AT_ONCE) throw refusals.busy();
    reading += 1;
    await next().finally(() => {
      reading -= 1;
    });
  });
  const onError = () => Promise.reject(refusals.tooLarge());
  app.post("/forms", bodyLimit({ maxSize: FORM_LIMIT, onError }), async (context) => {
    const { req } = context;
    if (!isFromSite(req, origin)) throw refusals.foreign(site.url);
    const sent = await readForm(req);
    context.set("sent", sent);
    const key = req.header("idempotency-key") || sent.texts.key || undefined;
    if (key && !/^[\w-]{8,128}$/.test(key)) throw refusals.unreadable();
    const enquiry = checkEnquiry(sent);
    const { form, cv } = enquiry;
    if (cv && settings.clamd && !(await isClean(settings.clamd, cv.bytes)))
      throw refusals.faulty({ cv: "This file holds harmful software. Choose another one." }, 422);
    const now = Date.now();
    const suspicion = suspicionOf(sent.texts, now);
    const { outcome, id, waiting } = await keep(database, {
      ...enquiry,
      key,
      suspicion,
      acknowledge: settings.acknowledge,
      now,
      secondsToWait: () => limit(addressOf(context, settings.trustedProxies), now),
    });
    if (outcome === "conflict") throw refusals.otherContent();
    if (waiting) throw refusals.tooMany(firm.recipients[form], waiting);
    log.info({ enquiry: id, form, outcome, suspected: suspicion !== "" }, "enquiry");
    if (wantsJson(context)) return context.json({ status: "kept" }, 201);
    // The site may have another host than the receiver.
    const from = req.header("origin") === origin ? site.url : site.basePath;
    const query = form === "contact" ? `?at=${now}` : "";
    return context.redirect(`${from}${FORM_PAGES[form]}/sent${query}`, 303);
  });
  app.get("/forms", (context) => {
    // The page after a form is the same for everybody: when it was sent stands in its address.
    const page = URL.parse(context.req.header("referer") ?? "");
    const [at, now] = [Number(page?.searchParams.get("at")), Date.now()];
    const sent = at > 0 && at < now ? at : now;
    return context.body(replyReminder({ key: `${sent}`, sent, firm, reply: firm.reply }), 200, {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${REPLY_FILE}"`,
    });
  });
  app.all("/forms", (context) => context.text("405\n", 405, { Allow: "GET, POST" }));
  app.onError(async (error, context) => {
    const sent = context.get("sent");
    const texts = sent?.texts ?? {};
    // The form that was sent, or else the one on the page that it was sent from.
    const sign = texts.form || context.req.header("referer") || "";
    const form = /^application$|\/careers\/apply/.test(sign) ? "application" : "contact";
    // Whoever breaks off has sent nothing that can be read.
    const fault = sent ? refusals.notKept(firm.recipients[form]) : refusals.unreadable();
    const isRefusal = error instanceof HTTPException;
    if (sent && !isRefusal) failing("ENQUIRY NOT KEPT")(error);
    const { status, message, cause } = isRefusal ? error : fault;
    const { errors, retryAfter } = cause as RefusalDetails;
    log.info({ status, fields: Object.keys(errors ?? {}) }, "refused");
    context.header("Cache-Control", "no-store");
    if (retryAfter) context.header("Retry-After", `${retryAfter}`);
    if (wantsJson(context)) return context.json(errors ? { errors } : { message }, status);
    const state = { texts, errors: errors ?? {}, note: errors ? "" : message };
    const filled = await noScriptAnswer(siteDirectory, FORM_PAGES[form], state);
    if (!filled) return context.text(`${message}\n`, status);
    return context.body(filled.page, status, filled.headers);
  });
  app.get("/healthz", async (context) => {
    if (isPublic && !isOwnMachine(context)) return context.notFound();
    try {
      const state = await checkHealth(database);
      const status = state.failed > 0 ? "attention" : "ok";
      return context.json({ status, database: "writable", mail: mail ? "on" : "off", ...state });
    } catch (error) {
      failing("the database is not writable")(error);
      return context.json({ status: "failing", database: "not writable" }, 503);
    }
  });
  return {
    fetch: async (request: Request, env: object = {}) => app.fetch(request, env),
    async close() {
      clearInterval(purging);
      await stopOutbox?.();
      await database.close();
    },
  };
}

/** Browsers say where a form comes from; programs that say nothing cannot be misused by another site. */
function isFromSite(request: HonoRequest, siteOrigin: string): boolean {
  const { origin, host, "sec-fetch-site": fetchSite = "none" } = request.header();
  if (fetchSite === "same-origin" || origin === siteOrigin) return true;
  return origin ? URL.parse(origin)?.host === (host ?? "") : fetchSite === "none";
}

const wantsJson = ({ req }: Context) => req.header("accept")?.includes("application/json");

/** The visitor's address, as the connection or the outermost believed proxy gives it. */
function addressOf({ req, env }: Context<Env>, trustedProxies: number): string {
  const direct = env.incoming?.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return direct;
  return req.header("x-forwarded-for")?.split(",").at(-trustedProxies)?.trim() || direct;
}

/** Whether a request comes from this machine, and not by way of a proxy on it. */
function isOwnMachine({ req, env }: Context<Env>): boolean {
  const isPassedOn = ["x-forwarded-for", "forwarded", "via"].some((name) => req.header(name));
  return !isPassedOn && /^(::1|(::ffff:)?127\.)/.test(env.incoming?.socket.remoteAddress ?? "");
}
