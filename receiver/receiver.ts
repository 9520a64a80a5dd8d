import { type Logger, pino } from "pino";
import { DAY } from "../app/base/durations.ts";
import { RECEIVER_PATH } from "../hosting/hosting-rules.ts";
import { type Database, openDatabase } from "./database.ts";
import type { DatabaseTimes } from "./database-times.ts";
import type { DeliveryKind } from "./delivery-kinds.ts";
import { startFigureCounter } from "./figures/figure-counter.ts";
import { purgeFigures } from "./figures/figures-store.ts";
import type { Firm } from "./firm.ts";
import { type FormPace, unpaced } from "./form-pace.ts";
import { createMailSender, mailChannel } from "./mail-channel.ts";
import { NetworkLimit } from "./network-limit.ts";
import { readNewsletter } from "./newsletter/newsletter.ts";
import { listmonkChannel, subscriberMailChannel } from "./newsletter/subscriber-channels.ts";
import { purgeSignUps } from "./newsletter/subscribers.ts";
import { type Channel, type OutboxTimes, outboxTimes, startOutbox } from "./outbox.ts";
import type { BodyTimes } from "./read-body.ts";
import { createRoutes } from "./routes.ts";
import { logFailure, type Services } from "./services.ts";
import type { ReceiverSettings } from "./settings.ts";
import { purge } from "./store/purge.ts";
import { createTraceRemoval, removeTraces } from "./traces.ts";
import { webhookChannel } from "./webhooks/webhook-channel.ts";

/** Milliseconds between two deletions of enquiries after their retention. */
const PURGE_INTERVAL = DAY;

/** How many refused forms a network may send for each form that it may store. A visitor may need several attempts. */
const REFUSED_FOR_EACH_STORED = 3;

interface ReceiverOptions {
  log?: Logger;
  /** Other waits of the outbox, for tests. */
  times?: Partial<OutboxTimes>;
  /** Other deadlines of bodies, for tests. */
  bodyTimes?: Partial<BodyTimes>;
  /** Other limits of the database, for tests. */
  databaseTimes?: Partial<DatabaseTimes>;
  /** The pace at which forms are read. The default is as fast as they arrive. */
  pace?: FormPace;
  /** Whether visitors reach every address of the receiver. Then `healthz` answers only requests of the machine itself. */
  isPublic?: boolean;
}

export interface Receiver {
  /** Answers a request, with the bindings of @hono/node-server. */
  fetch(request: Request, env?: object): Promise<Response>;
  /** Stops the receiver after the current mails are sent. */
  close(): Promise<void>;
}

/** Makes a receiver: it stores what visitors send, mails it to the firm and deletes it when its retention is over. */
export function createReceiver(
  settings: ReceiverSettings,
  firm: Firm,
  options: ReceiverOptions = {},
): Receiver {
  const { log = pino(), times, bodyTimes = {}, pace = unpaced, isPublic = false } = options;
  const database = openDatabase(settings, options.databaseTimes);
  const limit = new NetworkLimit(settings.rateLimit);
  const refusedLimit = new NetworkLimit(REFUSED_FOR_EACH_STORED * settings.rateLimit);
  const traces = createTraceRemoval(database, (error) =>
    logFailure(log, error, "what was deleted is still in the files of the database"),
  );
  const newsletter =
    settings.newsletter && readNewsletter(settings.newsletter, settings.webhooks, firm);
  const figures = settings.figures && startFigureCounter(database, log);
  const services: Services = {
    settings,
    firm,
    database,
    limit,
    refusedLimit,
    bodyTimes,
    pace,
    figures,
    newsletter,
    traces,
    log,
    isPublic,
  };
  const app = createRoutes(services);
  const usedTimes = outboxTimes(times);
  const channels = channelsOf(services, usedTimes);
  const stopChannels = channels.map((channel) => startOutbox(database, channel, log, usedTimes));
  if (!settings.mail) log.warn("SMTP_URL is not set: enquiries are stored, and no mail is sent");
  const stopPurging = startPurging(database, settings, log);
  return {
    async fetch(request, env = {}) {
      return app.fetch(request, env);
    },
    async close() {
      stopPurging();
      await Promise.all(stopChannels.map((stop) => stop()));
      await figures?.stop();
      await traces.stop();
      await database.close();
    },
  };
}

/** The channels of the settings: mails to the firm and to subscribers, webhooks, listmonk. */
function channelsOf(services: Services, { mailTimeout, webhookTimeout }: OutboxTimes): Channel[] {
  const { settings, database, firm, newsletter, traces } = services;
  const { mail, webhooks, site } = settings;
  const channels = webhooks.map((webhook) =>
    webhookChannel(database, webhook, services, webhookTimeout),
  );
  const listmonk = settings.newsletter?.listmonk;
  if (listmonk) channels.push(listmonkChannel(database, listmonk, traces, webhookTimeout));
  if (!mail) return channels;
  const sendMail = createMailSender(mail, firm, mailTimeout);
  channels.push(mailChannel(database, firm, sendMail));
  if (newsletter) {
    const formsAddress = site.url + RECEIVER_PATH;
    channels.push(subscriberMailChannel(database, newsletter, sendMail, formsAddress));
  }
  return channels;
}

/** Deletes due enquiries now and once a day. @returns a function that stops it */
function startPurging(
  database: Database,
  { retentionDays, figuresMonths, mail, webhooks }: ReceiverSettings,
  log: Logger,
): () => void {
  const kinds: DeliveryKind[] = webhooks.map(({ kind }) => kind);
  if (mail) kinds.push("enquiry");

  async function purgeNow(): Promise<void> {
    try {
      const deleted = await purge(database, retentionDays, kinds);
      const signUps = await purgeSignUps(database, Date.now());
      if (signUps > 0) await removeTraces(database);
      await purgeFigures(database, figuresMonths);
      log.info({ deleted, signUps }, "enquiries and sign-ups deleted after their retention");
    } catch (error) {
      logFailure(log, error, "enquiries and figures whose retention is over could not be deleted");
    }
  }
  const timer = setInterval(purgeNow, PURGE_INTERVAL).unref();
  void purgeNow();
  return () => clearInterval(timer);
}
