import { z } from "zod";
import { siteAddress } from "../hosting/address.ts";
import { retentionDays } from "../hosting/delivery-settings.ts";

/** How the receiver works: docs/deploying.md, "Receiving enquiries". */
export type ReceiverSettings = ReturnType<typeof receiverSettings>;

const matching = (pattern: RegExp, wanted: string) =>
  z.string().regex(pattern, `must be ${wanted}`).optional();

const variables = z
  .object({
    DATA_DIR: z.string().default("data"),
    DATABASE_URL: matching(/^postgres(ql)?:\/\//, "such as postgres://user:password@host/database"),
    SMTP_URL: matching(/^smtps?:\/\/./, "such as smtps://user:password@mail.example.com"),
    MAIL_FROM: matching(/^[^\s@<>"]+@[^\s@<>"]+$/, "an address such as website@example.com"),
    ACKNOWLEDGE: matching(/^(on|off)$/, '"on" or "off"'),
    RATE_LIMIT: matching(/^[1-9]\d{0,5}$/, "a whole number from 1 to 999999"),
    CLAMD: matching(/^(\/.+|[^/\s]+:\d+)$/, "host:port or the path of clamd's socket"),
    TRUSTED_PROXY: matching(/^\d$/, "the number of proxies before the receiver, 0 to 9"),
    SITE_DIRECTORY: z.string().default("dist/site"),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ["MAIL_FROM"],
    error: "must be set as well where SMTP_URL is",
  });

/** @throws TypeError that says of every wrong variable what to write instead */
export function receiverSettings(env: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.entries(env).filter(([, value]) => value?.trim());
  const { data, error } = variables.safeParse(Object.fromEntries(given));
  if (!data) {
    const lines = error.issues.map(({ path, message }) => {
      const name = path.join();
      // An address of a database or a mail server may hold a password.
      return `${name} ${message}${env[name] && !name.endsWith("URL") ? `, not "${env[name]}"` : ""}.`;
    });
    throw new TypeError(lines.join("\n"));
  }
  const { messages: contact, applications: application } = retentionDays(env);
  return {
    site: siteAddress(env),
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    mail: data.SMTP_URL ? { url: data.SMTP_URL, from: data.MAIL_FROM ?? "" } : undefined,
    acknowledge: data.ACKNOWLEDGE === "on",
    retentionDays: { contact, application },
    rateLimit: Number(data.RATE_LIMIT ?? 20),
    clamd: data.CLAMD,
    trustedProxies: Number(data.TRUSTED_PROXY ?? 0),
    siteDirectory: data.SITE_DIRECTORY,
  };
}
