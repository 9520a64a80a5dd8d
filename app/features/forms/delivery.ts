import { quotedName } from "./chosen-file.ts";
import type { Texts } from "./form-rules.ts";
import type { PageForm } from "./table/form.ts";

/** What a visitor has filled in; checked before it is sent, so that a form with a CV has its file. */
export interface Submission {
  fields: Texts;
  cv?: File | undefined;
}

export interface DeliveryRequest extends Submission {
  form: PageForm;
  /** The e-mail address that it is for. */
  recipient: string;
  /** The idempotency key: the same for each attempt to send the same content. */
  key: string;
  /** When the form was first opened, in milliseconds since 1970. */
  opened: number;
}

/** `failed`: it may not have arrived. A refusal holds the receiver's words for the whole form (`note`) and by field. */
type DeliveryResult = "accepted" | "failed" | Refusal;

interface Refusal {
  note: string;
  errors: Texts;
  /** Another content was sent under this key: the next attempt needs a new one. */
  isKeyTaken: boolean;
}

/** Sends to the firm: at most once, however often a request is given under the same key. */
export type Delivery = (request: DeliveryRequest) => Promise<DeliveryResult>;

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Sends nothing: waits, then writes a record to the console, as JSON on one line (product 10.6 and 11.10). */
export const simulatedDelivery: Delivery = async ({ form, fields, cv, recipient }) => {
  const { delay, mentionsMail } = form.simulation;
  await wait(delay);
  // biome-ignore lint/suspicious/noConsole: the record is what the simulation delivers
  const write = (line: string) => console.log(line);
  const file = cv && { name: cv.name, size: cv.size, type: cv.type };
  const addressee = mentionsMail ? {} : { recipient };
  write(`${form.label} (simulated): ${JSON.stringify({ ...fields, cv: file, ...addressee })}`);
  if (mentionsMail) write(`An e-mail to ${recipient} would be sent.`);
  return "accepted";
};

/** Surely fewer characters than the 64 KB that browsers go on sending after the page is left. */
const KEEPALIVE_LIMIT = 15_000;

/**
 * Posts forms to an address, as docs/decisions/0005-forms.md says. An attempt that times out, breaks off or is answered
 * with a 5xx is made once more.
 *
 * @param pause milliseconds between the two attempts
 * @param timeout milliseconds after which an attempt is given up; left out, that of the form
 */
export function endpointDelivery(address: string, pause = 1_000, timeout?: number): Delivery {
  return async (request) => {
    const { form, cv } = request;
    if (cv && !(await isReadable(cv))) {
      const words = `${quotedName(cv)} was changed or moved after you chose it. Choose it again.`;
      return { note: "", errors: { cv: words }, isKeyTaken: false };
    }
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

/** Whether a file can still be read: browsers refuse one that has changed since it was chosen, and `fetch` gives no reason. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** One attempt. @returns undefined when offline, refused, cut off or timed out: the browser does not tell them apart */
async function post(
  address: string,
  { form, fields, cv, key, opened }: DeliveryRequest,
  timeout: number,
): Promise<Response | undefined> {
  const values = { form: form.name, ...fields, opened: String(opened) };
  const body = cv ? multipart({ ...values, cv }) : JSON.stringify(values);
  // The browser itself names the type of multipart data.
  const type = cv ? {} : { "Content-Type": "application/json" };
  return fetch(address, {
    method: "POST",
    headers: { Accept: "application/json", "Idempotency-Key": key, ...type },
    body,
    keepalive: typeof body === "string" && body.length < KEEPALIVE_LIMIT,
    credentials: "omit",
    // A redirect would be followed by a GET, whose 200 would look like success. Browsers give it the status 0.
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  }).catch(() => undefined);
}

/** What an answer says against a form: `{message}` or `{errors: {field: message}}`. */
async function readRefusal(response: Response): Promise<DeliveryResult> {
  const answer = await response.json().catch(() => undefined);
  const { message, errors } = Object(answer);
  const texts = Object.entries<string>(Object(errors)).filter(
    ([, text]) => typeof text === "string",
  );
  const note = typeof message === "string" ? message : "";
  if (!note && texts.length === 0) return "failed";
  return { note, errors: Object.fromEntries(texts), isKeyTaken: response.status === 409 };
}

function multipart(values: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

/** Where forms are sent to; undefined while they are simulated. Known at build time: the other delivery is left out. */
export const ENDPOINT: string | undefined = import.meta.env.VITE_FORM_ENDPOINT || undefined;

/** The delivery that this build was made for (delivery-settings.ts). */
export const deliver: Delivery = ENDPOINT ? endpointDelivery(ENDPOINT) : simulatedDelivery;
