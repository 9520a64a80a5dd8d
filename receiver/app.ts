import type { IncomingMessage } from "node:http";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { type Logger, pino } from "pino";
import { checkEnquiry, formOf } from "./check-enquiry.ts";
import { openDatabase } from "./database.ts";
import type { FormName } from "./enquiry.ts";
import type { Firm } from "./firm.ts";
import { createNetworkLimit } from "./network-limit.ts";
import { FORM_PAGES, noScriptAnswer } from "./no-script-answer.ts";
import { type OutboxTimes, startOutbox } from "./outbox.ts";
import { type SentForm, withForm } from "./read-form.ts";
import { foreign, notKept, otherContent, Refusal, tooMany, unreadable } from "./refusal.ts";
import type { ReceiverSettings } from "./settings.ts";
import { checkHealth, keep, purge } from "./store.ts";
import { suspicionOf } from "./suspicion.ts";
import { isClean } from "./virus-scan.ts";

/** Takes the forms of the site. */
export interface Receiver {
  /** Answers `<base path>/forms` and `<base path>/healthz`; `env` comes from @hono/node-server. */
  fetch: (request: Request, env?: object) => Promise<Response>;
  /** Ends its work: mails that are being sent are sent, the database is closed. */
  close: () => Promise<void>;
}

type Env = { Bindings: { incoming?: IncomingMessage } };

const DAY = 24 * 3_600_000;
const KEY = /^[\w-]{8,128}$/;

/**
 * Makes a receiver: it keeps what visitors send, delivers it by mail and forgets it in time.
 *
 * @param options.log by default to the standard output
 * @param options.times of the outbox, for tests and benchmarks
 * @throws Error when the database cannot be opened
 */
export async function createReceiver(
  settings: ReceiverSettings,
  firm: Firm,
  options: { log?: Logger; times?: Partial<OutboxTimes> } = {},
): Promise<Receiver> {
  const { log = pino(), times } = options;
  const { site, mail, siteDirectory } = settings;
  const { origin, hostname } = new URL(site.url);
  const database = await openDatabase(settings);
  const outbox = mail && startOutbox(database, mail, firm, log, times);
  if (!mail) log.warn("SMTP_URL is not set: enquiries are kept, and no mail is sent");
  const secondsToWait = createNetworkLimit(settings.rateLimit);

  const failing = (what: string) => (error: unknown) => {
    const { code, errcode } = error as { code?: string; errcode?: number };
    log.error({ code, errcode }, what);
  };
  const purgeNow = () =>
    purge(database, settings.retentionDays, Date.now()).then(
      (deleted) => log.info({ deleted }, "enquiries deleted after their retention"),
      failing("the enquiries of which the retention has ended are not deleted"),
    );
  const purging = setInterval(purgeNow, DAY).unref();
  await purgeNow();

  /** Keeps a form that may be kept. Throws a refusal otherwise. */
  async function receive(sent: SentForm, key: string | undefined, context: Context<Env>) {
    const enquiry = checkEnquiry(sent);
    const { form, cv } = enquiry;
    const recipient = form === "contact" ? firm.email : firm.hrEmail;
    const now = Date.now();
    let waiting = 0;
    try {
      if (cv && settings.clamd && !(await isClean(settings.clamd, cv.bytes))) {
        const infected = "This file holds harmful software. Choose another one.";
        throw new Refusal(422, infected, { errors: { cv: infected } });
      }
      const suspicion = suspicionOf(sent.texts, now);
      const { outcome, id } = await keep(database, {
        ...{ enquiry, key, suspicion, mailDomain: hostname, now },
        acknowledge: settings.acknowledge,
        admit() {
          waiting = secondsToWait(addressOf(context, settings.trustedProxies), now);
          return waiting === 0;
        },
      });
      if (outcome === "conflict") throw otherContent(form);
      if (outcome === "limited") throw tooMany(form, recipient, waiting);
      log.info({ enquiry: id, form, outcome, suspected: suspicion !== "" }, "enquiry");
      outbox?.wake();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      failing("ENQUIRY NOT KEPT")(error);
      throw notKept(form, recipient);
    }
  }

  async function answer(context: Context<Env>): Promise<Response> {
    const { req } = context;
    const wantsJson = req.header("accept")?.includes("application/json") ?? false;
    let sent: SentForm = { texts: {} };
    try {
      if (!isFromSite(req.raw, origin)) throw foreign(site.url);
      return await withForm(req.raw, async (form) => {
        sent = form;
        const key = req.header("idempotency-key") || form.texts.key || undefined;
        if (key !== undefined && !KEY.test(key)) throw unreadable();
        await receive(form, key, context);
        if (wantsJson) return context.json({ status: "kept" }, 201);
        // The site may have another host than the receiver.
        const from = req.header("origin") === origin ? site.url : site.basePath;
        return context.redirect(`${from}${FORM_PAGES[formOf(form)]}/sent`, 303);
      });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      const { status, message, details } = refusal;
      const { errors, retryAfter } = details;
      log.info({ status, fields: Object.keys(errors ?? {}) }, "refused");
      const page = pageOf(sent, req.raw);
      if (!wantsJson) return noScriptAnswer(siteDirectory, page, sent.texts, refusal);
      if (retryAfter) context.header("Retry-After", `${retryAfter}`);
      return context.json(status === 422 ? { errors } : { message, errors }, status);
    }
  }

  const app = new Hono<Env>().basePath(site.basePath || "/");
  const headers = ["Content-Type", "Idempotency-Key"];
  app.use("/forms", cors({ origin, allowMethods: ["POST"], allowHeaders: headers }));
  app.post("/forms", answer);
  app.all("/forms", (context) => context.text("405\n", 405, { Allow: "POST" }));
  app.get("/healthz", async (context) => {
    try {
      const state = await checkHealth(database, Date.now());
      const status = state.failed > 0 ? "attention" : "ok";
      return context.json({ status, database: "writable", mail: mail ? "on" : "off", ...state });
    } catch (error) {
      failing("the database is not writable")(error);
      return context.json({ status: "failing", database: "not writable" }, 503);
    }
  });
  app.onError((error, context) => {
    // The words of an unknown error may hold what a visitor wrote.
    log.error({ name: error.name, stack: error.stack?.split("\n").slice(1, 4) }, "fault");
    return context.json({ message: notKept("contact", firm.email).message }, 503);
  });
  return {
    fetch: async (request, env) => app.fetch(request, env ?? {}),
    async close() {
      clearInterval(purging);
      await outbox?.stop();
      await database.close();
    },
  };
}

/** Browsers say where a form comes from; programs that say nothing cannot be misused by another site. */
function isFromSite({ headers }: Request, siteOrigin: string): boolean {
  const origin = headers.get("origin");
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite === "same-origin" || origin === siteOrigin) return true;
  if (origin) return URL.parse(origin)?.host === headers.get("host");
  return fetchSite === null || fetchSite === "none";
}

/** The form that was sent, or else the one on the page that it was sent from. */
function pageOf({ texts }: SentForm, { headers }: Request): FormName {
  const isApplication = /\/careers\/apply/.test(headers.get("referer") ?? "");
  return texts.form === "application" || (!texts.form && isApplication) ? "application" : "contact";
}

/** The visitor's address, as the connection or the outermost believed proxy gives it. */
function addressOf({ req, env }: Context<Env>, trustedProxies: number): string {
  const direct = env.incoming?.socket.remoteAddress ?? "";
  if (trustedProxies === 0) return direct;
  const hops = (req.header("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  return hops.at(-trustedProxies) || direct;
}
