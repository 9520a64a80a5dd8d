import type { StoreHealth } from "./store/undelivered.ts";

export interface HealthFigures extends StoreHealth {
  /** The share of the disk that is free, 0 to 1. Undefined if the database is elsewhere. */
  readonly freeShare: number | undefined;
}

/** The type of the answer (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export const METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/**
 * Writes the health of the receiver as Prometheus reads it.
 *
 * @param figures undefined while the database cannot be written to
 */
export function healthMetrics(figures: HealthFigures | undefined): string {
  const metrics: [name: string, help: string, value: number | undefined][] = [
    ["website_database_writable", "Whether forms can be stored (1) or not (0).", figures ? 1 : 0],
    ["website_undelivered", "Enquiries whose mail is not delivered.", figures?.undelivered],
    ["website_failed", "Enquiries whose mail was given up.", figures?.failed],
    [
      "website_oldest_undelivered_seconds",
      "The age of the oldest enquiry whose mail is not delivered.",
      figures?.oldestUndeliveredSeconds,
    ],
    ["website_webhooks_undelivered", "Webhooks that wait.", figures?.webhooks.undelivered],
    ["website_webhooks_failed", "Webhooks that were given up.", figures?.webhooks.failed],
    ["website_disk_free_ratio", "The share of the disk that is free.", figures?.freeShare],
  ];
  const known = metrics.filter(([, , value]) => value !== undefined);
  return known
    .map(
      ([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`,
    )
    .join("");
}
