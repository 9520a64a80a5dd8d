import { textsIn } from "#app/base/texts-in.ts";
import { readStoredAttribution } from "#app/ui/runtime/attribution.ts";
import type { Texts } from "./form-rules.ts";
import type { PageForm } from "./table/form.ts";

/** The content of a form. It has been checked, so a form with a CV has its file. */
export interface Submission {
  fields: Texts;
  cv?: File | undefined;
}

/** A submission, and what its delivery needs to know. */
export interface DeliveryRequest extends Submission {
  form: PageForm;
  /** The accessible name of the form, for the record of a simulated delivery. */
  label: string;
  /** The e-mail address of the recipient. */
  recipient: string;
  /** The idempotency key: the same for each attempt to send the same content. */
  key: string;
  /** When the form was first opened, in milliseconds since 1970. */
  opened: number;
}

/**
 * `failed`: the form may not have arrived. `changed`: the file was changed or moved after it was chosen. A refusal contains
 * the receiver's words for the whole form (`note`) and by field.
 */
type DeliveryResult = "accepted" | "failed" | "changed" | Refusal;

interface Refusal {
  note: string;
  errors: Texts;
  /** Other content was sent with this key, so the next attempt needs a new key. */
  isKeyTaken: boolean;
}

/** Sends a form to the firm: at most once for each key, however often it is called. */
export type Delivery = (request: DeliveryRequest) => Promise<DeliveryResult>;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/**
 * Sends nothing. It waits and then writes a record to the console, as JSON in a single line (product 10.6 and 11.10).
 */
export const simulatedDelivery: Delivery = async ({ form, label, fields, cv, recipient }) => {
  const { delay, mentionsMail } = form.simulation;
  await wait(delay);
  // biome-ignore lint/suspicious/noConsole: the record is what the simulation delivers
  const write = (line: string) => console.log(line);
  const file = cv && { name: cv.name, size: cv.size, type: cv.type };
  const addressee = mentionsMail ? {} : { recipient };
  write(`${label} (simulated): ${JSON.stringify({ ...fields, cv: file, ...addressee })}`);
  if (mentionsMail) write(`An e-mail to ${recipient} would be sent.`);
  return "accepted";
};

/**
 * The most characters for `keepalive`: safely below the 64 KB that browsers send after the visitor has left the page.
 */
const KEEPALIVE_LIMIT = 15_000;

/**
 * Posts forms to an address, as docs/decisions/0005-forms.md says. An attempt that times out, is cut off or gets a 5xx
 * is repeated once.
 *
 * @param pause milliseconds between the two attempts
 * @param timeout milliseconds after which an attempt is aborted; the default is that of the form
 */
export function endpointDelivery(address: string, pause = 1_000, timeout?: number): Delivery {
  return async (request) => {
    const { form, cv } = request;
    if (cv && !(await isReadable(cv))) return "changed";
    const attempt = () => post(address, request, timeout ?? form.timeout);
    let response = await attempt();
    if (!response || response.status >= 500) {
      await wait(pause);
      response = await attempt();
    }
    if (!response) return "failed";
    return response.ok ? "accepted" : readRefusal(response);
  };
}

/**
 * Whether a file can still be read. Browsers refuse to read a file that has changed since it was chosen, and `fetch`
 * reports no reason.
 */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/**
 * A single attempt. @returns undefined if offline, refused, cut off or timed out: the browser does not distinguish
 * these
 */
async function post(
  address: string,
  { form, fields, cv, key, opened }: DeliveryRequest,
  timeout: number,
): Promise<Response | undefined> {
  const filledIn = { form: form.name, ...fields, opened: String(opened) };
  // Known at build time: without the setting the bundle does not contain this code.
  const values = import.meta.env.ATTRIBUTION
    ? { ...readStoredAttribution(), ...filledIn }
    : filledIn;
  const body = cv ? multipart({ ...values, cv }) : JSON.stringify(values);
  // The browser itself sets the type of multipart data.
  const type = cv ? {} : { "Content-Type": "application/json" };
  return fetch(address, {
    method: "POST",
    headers: { Accept: "application/json", "Idempotency-Key": key, ...type },
    body,
    keepalive: typeof body === "string" && body.length < KEEPALIVE_LIMIT,
    credentials: "omit",
    // A redirect is not followed: the GET would return 200, which would look like success. Browsers report status 0 for
    // it.
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  }).catch(() => undefined);
}

/** Reads the refusal of a form: `{message}` or `{errors: {field: message}}`. */
async function readRefusal(response: Response): Promise<DeliveryResult> {
  const answer = await response.json().catch(() => undefined);
  const { message, errors } = Object(answer);
  const texts = textsIn(errors);
  const note = typeof message === "string" ? message : "";
  if (!note && Object.keys(texts).length === 0) return "failed";
  return { note, errors: texts, isKeyTaken: response.status === 409 };
}

function multipart(values: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

/**
 * The address that receives forms. Undefined while they are simulated. It is known at build time, so the bundle
 * contains only one of the deliveries.
 */
export const ENDPOINT: string | undefined = import.meta.env.VITE_FORM_ENDPOINT || undefined;

/** The delivery of this build (delivery-settings.ts). */
export const deliver: Delivery = ENDPOINT ? endpointDelivery(ENDPOINT) : simulatedDelivery;
