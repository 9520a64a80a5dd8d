import { retentionDays } from "../app/features/forms/delivery-settings.ts";
import { siteAddress } from "../hosting/address.ts";

/** How the receiver works: docs/deploying.md, "Receiving enquiries". */
export type ReceiverSettings = ReturnType<typeof receiverSettings>;

/** What a value must look like, and how that is said. */
const VARIABLES: Readonly<Record<string, readonly [RegExp, string]>> = {
  DATABASE_URL: [/^postgres(ql)?:\/\//, "such as postgres://user:password@host/database"],
  SMTP_URL: [/^smtps?:\/\/./, "such as smtps://user:password@mail.example.com"],
  MAIL_FROM: [/^[^\s@<>"]+@[^\s@<>"]+$/, "an address such as website@example.com"],
  ACKNOWLEDGE: [/^(on|off)$/, '"on" or "off"'],
  RATE_LIMIT: [/^[1-9]\d{0,5}$/, "a whole number from 1 to 999999"],
  CLAMD: [/^(\/.+|[^/\s]+:\d+)$/, "host:port or the path of clamd's socket"],
  TRUSTED_PROXY: [/^\d$/, "the number of proxies before the receiver, 0 to 9"],
};

/** @throws TypeError that says of every wrong variable what to write instead */
export function receiverSettings(env: Readonly<Record<string, string | undefined>> = process.env) {
  const faults = Object.entries(VARIABLES).flatMap(([name, [pattern, wanted]]) => {
    const value = env[name];
    // An address of a database or a mail server may hold a password.
    const given = name.endsWith("URL") ? "" : `, not "${value}"`;
    return !value || pattern.test(value) ? [] : [`${name} must be ${wanted}${given}.`];
  });
  if (env.SMTP_URL && !env.MAIL_FROM) faults.push("MAIL_FROM must be set where SMTP_URL is.");
  if (faults.length > 0) throw new TypeError(faults.join("\n"));
  return {
    site: siteAddress(env),
    dataDir: env.DATA_DIR || "data",
    databaseUrl: env.DATABASE_URL || undefined,
    mail: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? "" } : undefined,
    acknowledge: env.ACKNOWLEDGE === "on",
    retentionDays: retentionDays(env),
    rateLimit: Number(env.RATE_LIMIT || 20),
    clamd: env.CLAMD || undefined,
    trustedProxies: Number(env.TRUSTED_PROXY || 0),
    siteDirectory: env.SITE_DIRECTORY || "dist/site",
  };
}
