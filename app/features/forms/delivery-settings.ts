import { siteAddress } from "../../../hosting/address.ts";

/** A plain connection may carry what visitors write no further than the own machine. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** After how many days this project's receiver deletes what was sent, where the variable does not say so. */
const RETENTION = { RETENTION_DAYS: "180", APPLICATION_RETENTION_DAYS: "365" };

type Delivery = { mode: "simulated" | "received" | "endpoint"; address?: string };

/**
 * Reads how forms are delivered (docs/deploying.md).
 *
 * @returns the address is absolute, or a path of the site's own host; absent while delivery is simulated
 * @throws TypeError when a value is unknown, missing or unsafe, contradicts another or is set without effect
 */
export function deliverySettings(env: NodeJS.ProcessEnv = process.env): Delivery {
  const { FORMS, VITE_FORM_DELIVERY: mode = "", VITE_FORM_ENDPOINT: address = "" } = env;
  const isReceived = FORMS === "receive";
  const isEndpoint = mode === "endpoint";
  const kept = Object.keys(RETENTION).find((name) => env[name]);
  /** Whether each of them is so. */
  const faults = {
    [`FORMS must be "receive" or unset, not "${FORMS}"`]: FORMS && !isReceived,
    "FORMS=receive contradicts VITE_FORM_DELIVERY and VITE_FORM_ENDPOINT: unset one or the others":
      isReceived && (mode || address),
    [`${kept} has an effect with FORMS=receive only: set that too`]: kept && !isReceived,
    [`VITE_FORM_DELIVERY must be "simulated" or "endpoint", not "${mode}"`]:
      mode && mode !== "simulated" && !isEndpoint,
    "VITE_FORM_ENDPOINT has an effect with VITE_FORM_DELIVERY=endpoint only: set that too":
      address && !isEndpoint,
    [`VITE_FORM_ENDPOINT must be such as https://forms.example.com/inbox or /forms, not "${address}"`]:
      isEndpoint && !isSafeAddress(address),
  };
  const [words] = Object.entries(faults).find(([, isSo]) => isSo) ?? [];
  if (words) throw new TypeError(words);
  // The address of this project's receiver follows from the site's.
  if (isReceived) return { mode: "received", address: `${siteAddress(env).basePath}/forms` };
  return isEndpoint ? { mode: "endpoint", address } : { mode: "simulated" };
}

/** @throws TypeError when one is no number of days */
export function retentionDays(env: NodeJS.ProcessEnv = process.env) {
  const days = (name: keyof typeof RETENTION) => {
    const text = env[name] || RETENTION[name];
    if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
    throw new TypeError(`${name} must be a number of days from 1 on, not "${text}"`);
  };
  return { contact: days("RETENTION_DAYS"), application: days("APPLICATION_RETENTION_DAYS") };
}

function isSafeAddress(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  const url = URL.parse(address);
  return url?.protocol === "https:" || (url?.protocol === "http:" && LOCAL.test(url.hostname));
}
