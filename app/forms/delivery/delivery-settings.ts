/** Where forms are delivered to; chosen when the site is built (docs/decisions/0005-forms.md). */
export type DeliverySettings =
  | { mode: "simulated" }
  | {
      mode: "endpoint";
      /** An absolute address, or a path of the site's own host. */
      address: string;
    };

/** A plain connection may carry what visitors write no further than the own machine. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Reads how forms are delivered from `VITE_FORM_DELIVERY` (`simulated`, the default, or `endpoint`) and
 * `VITE_FORM_ENDPOINT` (the address, for `endpoint` only).
 *
 * @throws TypeError when a value is unknown, missing or unsafe, or is set without effect
 */
export function deliverySettings(
  env: Record<string, string | undefined> = process.env,
): DeliverySettings {
  const mode = env.VITE_FORM_DELIVERY || "simulated";
  const address = env.VITE_FORM_ENDPOINT || undefined;
  if (mode !== "simulated" && mode !== "endpoint") {
    throw new TypeError(`VITE_FORM_DELIVERY must be "simulated" or "endpoint", not "${mode}"`);
  }
  if (mode === "simulated") {
    if (address === undefined) return { mode };
    throw new TypeError(
      "VITE_FORM_ENDPOINT is set, but forms are simulated: set VITE_FORM_DELIVERY=endpoint as well, or unset it",
    );
  }
  if (address === undefined || !isSafeAddress(address)) {
    throw new TypeError(
      `VITE_FORM_ENDPOINT must be an address such as https://forms.example.com/inbox, or a path of this site such as /forms, not "${address ?? ""}"`,
    );
  }
  return { mode, address };
}

function isSafeAddress(address: string): boolean {
  if (/^\/(?![/\\])/.test(address)) return true;
  const url = URL.parse(address);
  return url?.protocol === "https:" || (url?.protocol === "http:" && LOCAL.test(url.hostname));
}
