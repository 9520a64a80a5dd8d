import type { DeliveryMode } from "#app/model/site-forms.ts";
import { siteAddress } from "../../../hosting/address.ts";
import { FORMS, type FormName } from "./table/form-table.ts";

interface DeliverySettings {
  mode: DeliveryMode;
  /** Absolute, or a path of the site's own host; absent while delivery is simulated. */
  address?: string;
}

/** The hosts that a plain connection may reach: what visitors write leaves the machine over HTTPS only. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** A path of the site's own host, such as `/forms`, and no host of its own as in `//example.com`. */
const LOCAL_PATH = /^\/(?![/\\])/;

/**
 * Reads how forms are delivered from `FORMS`, `VITE_FORM_DELIVERY` and `VITE_FORM_ENDPOINT` (docs/deploying.md).
 *
 * @throws TypeError when a value is unknown, missing or unsafe, contradicts another or is set without effect
 */
export function deliverySettings(env: NodeJS.ProcessEnv = process.env): DeliverySettings {
  const {
    FORMS: forms = "",
    VITE_FORM_DELIVERY: delivery = "",
    VITE_FORM_ENDPOINT: endpoint = "",
  } = env;
  if (forms === "receive") {
    if (delivery || endpoint)
      throw new TypeError(
        "FORMS=receive contradicts VITE_FORM_DELIVERY and VITE_FORM_ENDPOINT: unset one or the others",
      );
    return { mode: "received", address: `${siteAddress(env).basePath}/forms` };
  }
  if (forms) throw new TypeError(`FORMS must be "receive" or unset, not "${forms}"`);
  refuseRetention(env);
  if (delivery === "endpoint") {
    if (!isSafeAddress(endpoint))
      throw new TypeError(
        `VITE_FORM_ENDPOINT must be such as https://forms.example.com/inbox or /forms, not "${endpoint}"`,
      );
    return { mode: "endpoint", address: endpoint };
  }
  if (delivery && delivery !== "simulated")
    throw new TypeError(`VITE_FORM_DELIVERY must be "simulated" or "endpoint", not "${delivery}"`);
  if (endpoint)
    throw new TypeError(
      "VITE_FORM_ENDPOINT has an effect with VITE_FORM_DELIVERY=endpoint only: set that too",
    );
  return { mode: "simulated" };
}

/** The environment variables that set the retention of a form. */
export const RETENTION_VARIABLES = FORMS.map(({ retention }) => retention.variable);

/** What is wrong with a variable for a retention that no form has; undefined where a form has it. */
export function unknownRetention(variable: string): string | undefined {
  if (RETENTION_VARIABLES.some((known) => known === variable)) return undefined;
  return `No form has the setting ${variable}: write one of ${RETENTION_VARIABLES.join(", ")}`;
}

/** Nothing is deleted where nothing is received. */
function refuseRetention(env: NodeJS.ProcessEnv): void {
  const variable = RETENTION_VARIABLES.find((name) => env[name]);
  if (variable)
    throw new TypeError(`${variable} has an effect with FORMS=receive only: set that too`);
}

function isSafeAddress(address: string): boolean {
  if (LOCAL_PATH.test(address)) return true;
  const url = URL.parse(address);
  if (url?.protocol === "http:") return LOCAL_HOST.test(url.hostname);
  return url?.protocol === "https:";
}

/**
 * After how many days the receiver deletes what was sent, by form.
 *
 * @throws TypeError when a variable is no number of days
 */
export function retentionDays(env: NodeJS.ProcessEnv = process.env): Record<FormName, number> {
  const entries = FORMS.map(({ name, retention: { variable, days } }) => {
    const text = env[variable] || String(days);
    if (!/^[1-9]\d{0,4}$/.test(text))
      throw new TypeError(`${variable} must be a number of days from 1 on, not "${text}"`);
    return [name, Number(text)];
  });
  return Object.fromEntries(entries);
}
