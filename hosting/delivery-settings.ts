import { siteAddress } from "./address.ts";

/** A plain connection may carry what visitors write no further than the own machine. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** After how many days this project's receiver deletes what was sent: the variables that say so, and the usual days. */
const RETENTION = {
  contact: { name: "RETENTION_DAYS", usual: "180" },
  application: { name: "APPLICATION_RETENTION_DAYS", usual: "365" },
};

type Delivery = { mode: "simulated" | "received" | "endpoint"; address?: string };

/**
 * Reads how forms are delivered (docs/decisions/0005-forms.md): `FORMS=receive` for the receiver of this project beside
 * the site, or `VITE_FORM_DELIVERY` (`simulated`, the default, or `endpoint`) and `VITE_FORM_ENDPOINT` (the address).
 *
 * @returns the address is absolute, or a path of the site's own host; absent while delivery is simulated
 * @throws TypeError when a value is unknown, missing or unsafe, contradicts another or is set without effect
 */
export function deliverySettings(env: NodeJS.ProcessEnv = process.env): Delivery {
  const { FORMS, VITE_FORM_DELIVERY: mode = "", VITE_FORM_ENDPOINT: address = "" } = env;
  const isReceived = FORMS === "receive";
  const isEndpoint = mode === "endpoint";
  const kept = Object.values(RETENTION).find(({ name }) => env[name])?.name;
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
  const days = ({ name, usual }: typeof RETENTION.contact) => {
    const text = env[name] || usual;
    if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
    throw new TypeError(`${name} must be a number of days from 1 on, not "${text}"`);
  };
  return { contact: days(RETENTION.contact), application: days(RETENTION.application) };
}

function isSafeAddress(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  const url = URL.parse(address);
  return url?.protocol === "https:" || (url?.protocol === "http:" && LOCAL.test(url.hostname));
}
