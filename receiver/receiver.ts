import { type Logger, pino } from "pino";
import { type Database, openDatabase } from "./database.ts";
import { startFigureCounter } from "./figures/figure-counter.ts";
import { purgeFigures } from "./figures/figures-store.ts";
import type { Firm } from "./firm.ts";
import { mailChannel } from "./mail-channel.ts";
import { NetworkLimit } from "./network-limit.ts";
import { type Channel, type OutboxTimes, outboxTimes, startOutbox } from "./outbox.ts";
import type { BodyTimes } from "./read-body.ts";
import { createRoutes } from "./routes.ts";
import { logFailure } from "./services.ts";
import type { ReceiverSettings } from "./settings.ts";
import { type DeliveryKind, purge } from "./store.ts";
import { webhookChannel } from "./webhooks/webhook-channel.ts";

/** Milliseconds between two deletions of enquiries after their retention. */
const PURGE_INTERVAL = 24 * 3_600_000;

/** The most forms of a network in a period. A visitor may need several attempts to fill in a form. */
const REFUSED_FOR_EACH_STORED = 3;

interface ReceiverOptions {
  log?: Logger;
  /** Other waits of the outbox, for tests. */
  times?: Partial<OutboxTimes>;
  /** Other deadlines of bodies, for tests. */
  bodyTimes?: Partial<BodyTimes>;
  /** Whether visitors reach every address of the receiver. Then `healthz` answers to the machine itself only. */
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
  { log = pino(), times, bodyTimes = {}, isPublic = false }: ReceiverOptions = {},
): Receiver {
  const database = openDatabase(settings);
  const limit = new NetworkLimit(settings.rateLimit);
  const refusedLimit = new NetworkLimit(REFUSED_FOR_EACH_STORED * settings.rateLimit);
  const figures = settings.figures && startFigureCounter(database, log);
  const app = createRoutes({
    settings,
    firm,
    database,
    limit,
    refusedLimit,
    bodyTimes,
    figures,
    log,
    isPublic,
  });
  const usedTimes = outboxTimes(times);
  const channels = channelsOf(settings, database, firm, usedTimes);
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
      await database.close();
    },
  };
}

/** The channels of the settings: mail, and each webhook. */
function channelsOf(
  { mail, webhooks, site }: ReceiverSettings,
  database: Database,
  firm: Firm,
  { giveUp, webhookGiveUp }: OutboxTimes,
): Channel[] {
  const channels = webhooks.map((webhook) => webhookChannel(webhook, site, webhookGiveUp));
  return mail ? [mailChannel(database, mail, firm, giveUp), ...channels] : channels;
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
      await purgeFigures(database, figuresMonths);
      log.info({ deleted }, "enquiries deleted after their retention");
    } catch (error) {
      logFailure(log, error, "enquiries and figures whose retention is over could not be deleted");
    }
  }
  const timer = setInterval(purgeNow, PURGE_INTERVAL).unref();
  void purgeNow();
  return () => clearInterval(timer);
}
