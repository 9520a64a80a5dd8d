import { siteAddress } from "./address.ts";

/** Where forms are delivered to; chosen when the site is built (docs/decisions/0005-forms.md). */
export interface DeliverySettings {
  /** `received`: by this project's own receiver, beside the site. */
  readonly mode: "simulated" | "received" | "endpoint";
  /** An absolute address, or a path of the site's own host; absent while delivery is simulated. */
  readonly address?: string;
}

/** A plain connection may carry what visitors write no further than the own machine. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Reads how forms are delivered: `FORMS=receive` for the receiver of this project beside the site, or
 * `VITE_FORM_DELIVERY` (`simulated`, the default, or `endpoint`) and `VITE_FORM_ENDPOINT` (the address).
 *
 * @throws TypeError when a value is unknown, missing or unsafe, contradicts another or is set without effect
 */
export function deliverySettings(env: NodeJS.ProcessEnv = process.env): DeliverySettings {
  const { FORMS: forms, VITE_FORM_ENDPOINT: address = "" } = env;
  const isReceived = forms === "receive";
  const mode = env.VITE_FORM_DELIVERY || (forms ? "endpoint" : "simulated");
  // The address of this project's receiver follows from the site's.
  const own = isReceived ? `${siteAddress(env).basePath}/forms` : address;
  const idle = Object.values(RETENTION).find((name) => env[name]);
  /** Whether each of them is so. */
  const faults = {
    [`FORMS must be "receive" or unset, not "${forms}"`]: forms && !isReceived,
    [`VITE_FORM_DELIVERY must be "simulated" or "endpoint", not "${mode}"`]:
      mode !== "simulated" && mode !== "endpoint",
    "FORMS=receive delivers the forms, but VITE_FORM_DELIVERY=simulated does not: unset one of them":
      isReceived && mode === "simulated",
    [`FORMS=receive takes the forms at ${own}, but VITE_FORM_ENDPOINT is ${address}: unset one of them`]:
      address && address !== own,
    [`${idle} is set, but nothing of this project keeps what is sent: set FORMS=receive as well, or unset it`]:
      idle && !isReceived,
    "VITE_FORM_ENDPOINT is set, but forms are simulated: set VITE_FORM_DELIVERY=endpoint as well, or unset it":
      address && mode === "simulated",
    [`VITE_FORM_ENDPOINT must be an address such as https://forms.example.com/inbox, or a path of this site such as /forms, not "${address}"`]:
      mode === "endpoint" && !isSafeAddress(own),
  };
  const [words] = Object.entries(faults).find(([, isSo]) => isSo) ?? [];
  if (words) throw new TypeError(words);
  if (mode === "simulated") return { mode };
  return { mode: isReceived ? "received" : "endpoint", address: own };
}

/** The variables that say after how many days this project's receiver deletes what was sent. */
const RETENTION = { contact: "RETENTION_DAYS", application: "APPLICATION_RETENTION_DAYS" };
/** Days. */
const USUAL_RETENTION = { contact: 180, application: 365 };

/**
 * After how many days this project's receiver deletes messages and applications.
 *
 * @throws TypeError when one is no number of days
 */
export function retentionDays(env: NodeJS.ProcessEnv = process.env): typeof USUAL_RETENTION {
  const days = (kind: keyof typeof RETENTION) => {
    const text = env[RETENTION[kind]] || String(USUAL_RETENTION[kind]);
    if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
    throw new TypeError(`${RETENTION[kind]} must be a number of days from 1 on, not "${text}"`);
  };
  return { contact: days("contact"), application: days("application") };
}

function isSafeAddress(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  const url = URL.parse(address);
  return url?.protocol === "https:" || (url?.protocol === "http:" && LOCAL.test(url.hostname));
}
