import { figuresMonths, figuresSettings } from "../app/features/figures/figures-settings.ts";
import { retentionDays } from "../app/features/forms/retention.ts";
import { siteAddress } from "../hosting/address.ts";
import type { Listmonk } from "./newsletter/listmonk-settings.ts";
import type { Webhook } from "./webhooks/webhook-settings.ts";

/** The settings of the receiver: docs/operating.md, "Receiving enquiries". */
export type ReceiverSettings = ReturnType<typeof receiverSettings>;

interface Format {
  pattern: RegExp;
  /** A description of the right value. */
  description: string;
  /** Whether the value is secret: an address with a password is not repeated in a message. */
  isSecret?: boolean;
}

/** The address of another program: HTTPS only, unless it is this machine, because a visitor's words leave the machine. */
const WEBHOOK_ADDRESS =
  /^(https:\/\/[^\s/@]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(\/\S*)?$/;

/** The end of the description of a secret that may be changed while the old one is still valid. */
const OR_TWO = "(or two with a space between them: the new one, then the old one)";

/** The pattern for one secret, or for two with a space between them. @param pattern of a secret */
const oneOrTwo = (pattern: RegExp) => new RegExp(`^${pattern.source}( ${pattern.source})?$`);

const FORMATS: Readonly<Record<string, Format>> = {
  DATABASE_URL: {
    // libpq takes several hosts between commas. pg would look for one host of that name.
    pattern: /^postgres(ql)?:\/\/([^/?#]*@)?[^/?#@,]*([/?#].*)?$/,
    description: "such as postgres://user:password@host/database, with one host",
    isSecret: true,
  },
  SMTP_URL: {
    pattern: /^smtps?:\/\/./,
    description: "such as smtps://user:password@mail.example.com",
    isSecret: true,
  },
  MAIL_FROM: {
    pattern: /^[^\s@<>"]+@[^\s@<>"]+$/,
    description: "an address such as website@example.com",
  },
  ACKNOWLEDGE: { pattern: /^(on|off)$/, description: '"on" or "off"' },
  NEWSLETTER: { pattern: /^(on|off)$/, description: '"on" or "off"' },
  NEWSLETTER_SECRET: {
    pattern: oneOrTwo(/\S{32,}/),
    description: `32 characters or more, such as the output of: openssl rand -hex 32 ${OR_TWO}`,
    isSecret: true,
  },
  RATE_LIMIT: { pattern: /^[1-9]\d{0,5}$/, description: "a whole number from 1 to 999999" },
  ATTRIBUTION: { pattern: /^(on|off)$/, description: '"on" or "off"' },
  WEBHOOK_URL: {
    pattern: WEBHOOK_ADDRESS,
    description: "an address that begins with https://",
    isSecret: true,
  },
  WEBHOOK_SECRET: {
    // 24 to 64 bytes, as Standard Webhooks asks.
    pattern: oneOrTwo(/whsec_([A-Za-z0-9+/]{4}){8,21}([A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)?/),
    description: `whsec_ and 24 to 64 bytes in base64, as from: openssl rand -base64 32 ${OR_TWO}`,
    isSecret: true,
  },
  LISTMONK_URL: {
    pattern: WEBHOOK_ADDRESS,
    description: "the address of your listmonk, such as https://lists.example.com",
  },
  LISTMONK_TOKEN: {
    pattern: /^[^\s:]+:\S+$/,
    description: "the name of an API user and its token, name:token",
    isSecret: true,
  },
  LISTMONK_LISTS: {
    pattern: /^\s*[\w-]+\s*=\s*[1-9]\d*\s*(,\s*[\w-]+\s*=\s*[1-9]\d*\s*)*$/,
    description:
      "the site's lists with the numbers of listmonk's, such as news-letters=3,podcasts=4",
  },
  SLACK_WEBHOOK_URL: {
    pattern: WEBHOOK_ADDRESS,
    description: "the address of an incoming webhook, which begins with https://hooks.slack.com/",
    isSecret: true,
  },
  HUBSPOT_FORM_URL: {
    pattern: WEBHOOK_ADDRESS,
    description:
      "the address of a form, such as https://api.hsforms.com/submissions/v3/integration/submit/PORTAL/FORM",
    isSecret: true,
  },
  FIGURES_PASSWORD: {
    pattern: oneOrTwo(/[\x21-\x7e]{16,}/),
    description: `16 characters or more, such as the output of: openssl rand -hex 16 ${OR_TWO}`,
    isSecret: true,
  },
  CLAMD: {
    pattern: /^(\/.+|[^/\s]+:\d+)$/,
    description: "host:port or the path of clamd's socket",
  },
  TRUSTED_PROXY: {
    pattern: /^\d$/,
    description: "the number of proxies before the receiver, 0 to 9",
  },
};

/**
 * Reads the settings of the receiver from environment variables.
 *
 * @throws TypeError that says for every wrong variable what to write instead
 */
export function receiverSettings(env: NodeJS.ProcessEnv = process.env) {
  const faults = findFaults(env);
  if (faults.length > 0) throw new TypeError(faults.join("\n"));
  return {
    site: siteAddress(env),
    dataDir: env.DATA_DIR || "data",
    databaseUrl: env.DATABASE_URL || undefined,
    mail: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? "" } : undefined,
    acknowledge: env.ACKNOWLEDGE === "on",
    attribution: env.ATTRIBUTION === "on",
    newsletter: newsletterIn(env),
    retentionDays: retentionDays(env),
    figures: figuresSettings(env),
    figuresMonths: figuresMonths(env),
    figuresPasswords: secretsIn(env.FIGURES_PASSWORD),
    webhooks: webhooksIn(env),
    rateLimit: Number(env.RATE_LIMIT || 20),
    clamd: env.CLAMD || undefined,
    trustedProxies: Number(env.TRUSTED_PROXY || 0),
    siteDirectory: env.SITE_DIRECTORY || "dist/site",
  };
}

/** Undefined where nobody can sign up. */
function newsletterIn(env: NodeJS.ProcessEnv) {
  if (env.NEWSLETTER !== "on") return undefined;
  return { secrets: secretsIn(env.NEWSLETTER_SECRET), listmonk: listmonkIn(env) };
}

/** The secrets of a setting: the newest, then the one that is still valid. Empty if the setting is not set. */
function secretsIn(value: string | undefined): readonly string[] {
  return value ? value.split(" ") : [];
}

function listmonkIn(env: NodeJS.ProcessEnv): Listmonk | undefined {
  const { LISTMONK_URL: url, LISTMONK_TOKEN: token = "", LISTMONK_LISTS: names = "" } = env;
  if (!url) return undefined;
  const lists = names.split(",").map((pair) => {
    const [list = "", number] = pair.split("=");
    return [list.trim(), Number(number)];
  });
  return { url: url.replace(/\/$/, ""), token, lists: Object.fromEntries(lists) };
}

/** The programs that the receiver notifies of enquiries. */
function webhooksIn(env: NodeJS.ProcessEnv): Webhook[] {
  const webhooks: Webhook[] = [];
  if (env.WEBHOOK_URL)
    webhooks.push({
      kind: "webhook",
      url: env.WEBHOOK_URL,
      secrets: secretsIn(env.WEBHOOK_SECRET),
    });
  if (env.SLACK_WEBHOOK_URL)
    webhooks.push({ kind: "slack", url: env.SLACK_WEBHOOK_URL, secrets: [] });
  if (env.HUBSPOT_FORM_URL)
    webhooks.push({ kind: "hubspot", url: env.HUBSPOT_FORM_URL, secrets: [] });
  return webhooks;
}

function findFaults(env: NodeJS.ProcessEnv): string[] {
  const faults: string[] = [];
  for (const [name, { pattern, description, isSecret }] of Object.entries(FORMATS)) {
    const value = env[name];
    if (!value || pattern.test(value)) continue;
    const given = isSecret ? "" : `, not "${value}"`;
    faults.push(`${name} must be ${description}${given}.`);
  }
  if (env.SMTP_URL && !env.MAIL_FROM) faults.push("MAIL_FROM must be set where SMTP_URL is.");
  if (env.WEBHOOK_URL && !env.WEBHOOK_SECRET)
    faults.push("WEBHOOK_SECRET must be set where WEBHOOK_URL is.");
  if (env.NEWSLETTER === "on" && !env.NEWSLETTER_SECRET)
    faults.push(
      "NEWSLETTER_SECRET must be set where NEWSLETTER is on: it signs the links in mails.",
    );
  if (env.NEWSLETTER === "on" && !env.SMTP_URL)
    faults.push("SMTP_URL must be set where NEWSLETTER is on: addresses are confirmed by mail.");
  if (env.FIGURES_PASSWORD && !env.FIGURES)
    faults.push("FIGURES_PASSWORD has an effect with FIGURES=on only: set that too.");
  if (env.LISTMONK_URL && !(env.LISTMONK_TOKEN && env.LISTMONK_LISTS))
    faults.push("LISTMONK_TOKEN and LISTMONK_LISTS must be set where LISTMONK_URL is.");
  return faults;
}
