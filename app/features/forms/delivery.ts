import { CV_LIMIT, type FormName, quoted, type Texts } from "./form-rules.ts";

/** What a visitor sends; checked before, so that an application has its CV. */
export interface Submission {
  form: FormName;
  fields: Texts;
  cv?: File | undefined;
}

interface Parcel extends Submission {
  recipient: string;
  key: string; // the same for each attempt to send the same content
  opened: number; // when the form was, in milliseconds since 1970
}

/** `failed`: it may not have arrived. Or what the receiver says against it, of the whole (`note`) and by field. */
type DeliveryResult = "accepted" | "failed" | { note: string; errors: Texts; isKeyTaken: boolean };

/** Sends to the firm: at most once, however often a submission is given under the same key. */
export type Delivery = (parcel: Parcel) => Promise<DeliveryResult>;

const pass = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const WAIT = { contact: 1000, application: 1500 }; // ms (product 10.6 and 11.10)

/** Sends nothing: waits, then leaves a record on the console (product 10.6 and 11.10), as JSON on one line. */
export const simulatedDelivery: Delivery = async ({ form, fields, cv, recipient }) => {
  await pass(WAIT[form]);
  // biome-ignore lint/suspicious/noConsole: the record is what the simulation delivers
  const record = (line: string) => console.log(line);
  if (cv) {
    const { name, size, type } = cv;
    record(`Application (simulated): ${JSON.stringify({ ...fields, cv: { name, size, type } })}`);
    record(`An e-mail to ${recipient} would be sent.`);
  } else record(`Contact form (simulated): ${JSON.stringify({ ...fields, recipient })}`);
  return "accepted";
};

const TIMEOUTS = { contact: 15_000, application: 90_000 }; // ms; a file may travel over a slow line
/** Characters that are surely less than the 64 KB which browsers go on sending when the page is left. */
const KEEPALIVE_LIMIT = 15_000;

/**
 * Posts submissions as docs/decisions/0005-forms.md says. A time-out, a broken connection or a 5xx is tried once more;
 * `timeouts` and `pause` are milliseconds until an attempt is given up, and between the two.
 */
export function endpointDelivery(address: string, timeouts = TIMEOUTS, pause = 1_000): Delivery {
  return async ({ form, fields, cv, key, opened }) => {
    // Browsers refuse to read a file that has changed since it was chosen; `fetch` would only say that it failed.
    const start = cv?.slice(0, 1).arrayBuffer();
    if (cv && !(await start?.catch(() => undefined))) {
      const words = `${quoted(cv)} was changed or moved after you chose it. Choose it again.`;
      return { note: "", errors: { cv: words }, isKeyTaken: false };
    }
    const values = { form, ...fields, opened: String(opened) };
    const body = cv ? multipart({ ...values, cv }) : JSON.stringify(values);
    const type = cv ? {} : { "Content-Type": "application/json" };
    const post = () =>
      fetch(address, {
        method: "POST",
        headers: { Accept: "application/json", "Idempotency-Key": key, ...type },
        body,
        keepalive: typeof body === "string" && body.length < KEEPALIVE_LIMIT,
        credentials: "omit",
        // A redirect would be followed by a GET, whose 200 would look like success. Browsers give it the status 0.
        redirect: "manual",
        signal: AbortSignal.timeout(timeouts[form]),
        // Offline, refused, cut off or timed out: the browser does not tell them apart.
      }).catch(() => undefined);
    const first = await post();
    const response = first && first.status < 500 ? first : await pass(pause).then(post);
    if (response?.ok) return "accepted";
    return response ? refusalIn(response) : "failed";
  };
}

/** What an answer says against a submission: `{message}` or `{errors: {field: message}}`. */
async function refusalIn(response: Response): Promise<DeliveryResult> {
  const { message, errors } = Object(await response.json().catch(() => undefined));
  const isText = (said: unknown) => typeof said === "string";
  const texts = Object.entries<string>(Object(errors)).filter(([, text]) => isText(text));
  const note = isText(message) ? message : "";
  if (!note && texts.length === 0) return "failed";
  return { note, errors: Object.fromEntries(texts), isKeyTaken: response.status === 409 };
}

function multipart(values: Readonly<Record<string, string | File>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

/** Where forms are sent to; undefined while they are simulated. Known at build time: what is not chosen is left out. */
export const ENDPOINT: string | undefined = import.meta.env.VITE_FORM_ENDPOINT || undefined;

/** The delivery that this build was made for (app/features/forms/delivery-settings.ts). */
export const deliver: Delivery = ENDPOINT ? endpointDelivery(ENDPOINT) : simulatedDelivery;

/** The largest file in bytes; none where nothing is sent. */
export const FILE_LIMIT = ENDPOINT ? CV_LIMIT : undefined;
