import { type DeliveryMode, WEBHOOK_KINDS, type WebhookKind } from "#app/model/site-forms.ts";
import { siteAddress } from "../../../hosting/address.ts";
import { RECEIVER_PATH } from "../../../hosting/hosting-rules.ts";
import { RETENTION_VARIABLES } from "./retention.ts";

interface DeliverySettings {
  mode: DeliveryMode;
  /** Absolute, or a path on the site's own host. Absent while delivery is simulated. */
  address?: string;
}

/** The hosts that may receive forms over plain HTTP. Beyond this machine, forms are sent only over HTTPS. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** A path on the site's own host such as `/forms`, but no other host such as `//example.com`. */
const LOCAL_PATH = /^\/(?![/\\])/;

/**
 * Reads the delivery of the forms from `FORMS`, `VITE_FORM_DELIVERY` and `VITE_FORM_ENDPOINT` (docs/operating.md).
 *
 * @throws TypeError if a value is unknown, missing or unsafe, contradicts another value, or has no effect
 */
export function deliverySettings(env: NodeJS.ProcessEnv = process.env): DeliverySettings {
  const {
    FORMS: forms = "",
    VITE_FORM_DELIVERY: delivery = "",
    VITE_FORM_ENDPOINT: endpoint = "",
  } = env;
  if (forms === "receive") {
    if (delivery || endpoint) {
      throw new TypeError(
        "FORMS=receive contradicts VITE_FORM_DELIVERY and VITE_FORM_ENDPOINT: unset one or the others",
      );
    }
    return { mode: "received", address: siteAddress(env).basePath + RECEIVER_PATH };
  }
  if (forms) throw new TypeError(`FORMS must be "receive" or unset, not "${forms}"`);
  refuseRetention(env);
  if (delivery === "endpoint") {
    if (!isSafeAddress(endpoint)) {
      throw new TypeError(
        `VITE_FORM_ENDPOINT must be such as https://forms.example.com/inbox or /forms, not "${endpoint}"`,
      );
    }
    return { mode: "endpoint", address: endpoint };
  }
  if (delivery && delivery !== "simulated") {
    throw new TypeError(`VITE_FORM_DELIVERY must be "simulated" or "endpoint", not "${delivery}"`);
  }
  if (endpoint) {
    throw new TypeError(
      "VITE_FORM_ENDPOINT has an effect with VITE_FORM_DELIVERY=endpoint only: set that too",
    );
  }
  return { mode: "simulated" };
}

/**
 * Whether forms say where their visitors came from, by the setting `ATTRIBUTION`. By default it is off, so forms send
 * only what visitors write.
 *
 * @throws TypeError when the value is unknown, or no form is delivered
 */
export function hasAttribution(env: NodeJS.ProcessEnv = process.env): boolean {
  const { ATTRIBUTION: attribution = "" } = env;
  if (!["", "on", "off"].includes(attribution)) {
    throw new TypeError(`ATTRIBUTION must be "on" or "off", not "${attribution}"`);
  }
  if (attribution !== "on") return false;
  if (deliverySettings(env).mode === "simulated") {
    throw new TypeError(
      "ATTRIBUTION has an effect where forms are delivered only: set FORMS=receive too",
    );
  }
  return true;
}

/** Days in which a sign-up for the newsletter can be confirmed. Then it is deleted. */
export const CONFIRMATION_DAYS = 7;

/**
 * Reads from `NEWSLETTER` whether visitors can sign up for the newsletter.
 *
 * @throws TypeError when the value is unknown, or when nothing takes the sign-ups
 */
export function hasNewsletter(env: NodeJS.ProcessEnv = process.env): boolean {
  const { NEWSLETTER: newsletter = "" } = env;
  if (newsletter === "" || newsletter === "off") return false;
  if (newsletter !== "on") {
    throw new TypeError(`NEWSLETTER must be "on" or "off", not "${newsletter}"`);
  }
  if (deliverySettings(env).mode === "received") return true;
  throw new TypeError(
    "NEWSLETTER=on has an effect with FORMS=receive only, because the receiver takes the sign-ups: set that too",
  );
}

/** The settings with the addresses of the programs that the receiver notifies of enquiries. */
const PROGRAM_ADDRESSES: Readonly<Record<WebhookKind, string>> = {
  webhook: "WEBHOOK_URL",
  slack: "SLACK_WEBHOOK_URL",
  hubspot: "HUBSPOT_FORM_URL",
};

/** The programs that this project's receiver notifies of enquiries, according to the settings. */
export function webhookKinds(env: NodeJS.ProcessEnv = process.env): WebhookKind[] {
  if (deliverySettings(env).mode !== "received") return [];
  return WEBHOOK_KINDS.filter((program) => env[PROGRAM_ADDRESSES[program]]);
}

/** A setting for deletion has no effect where nothing is received. @throws TypeError if there is one */
function refuseRetention(env: NodeJS.ProcessEnv): void {
  const variable = RETENTION_VARIABLES.find((name) => env[name]);
  if (variable) {
    throw new TypeError(`${variable} has an effect with FORMS=receive only: set that too`);
  }
}

/** Whether forms can be sent to an address: a path of this site, an address with HTTPS, or this machine. */
function isSafeAddress(address: string): boolean {
  if (LOCAL_PATH.test(address)) return true;
  const url = URL.parse(address);
  if (url?.protocol === "http:") return LOCAL_HOST.test(url.hostname);
  return url?.protocol === "https:";
}
