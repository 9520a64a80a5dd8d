import { changedOf } from "../application-rules.ts";
import type { Delivery, DeliveryResult, Envelope, Submission } from "./delivery.ts";

/** Milliseconds; a file may travel over a slow line. */
const TIMEOUTS = { contact: 15_000, application: 90_000 };
/** Characters that are surely less than the 64 KB which browsers go on sending when the page is left. */
const KEEPALIVE_LIMIT = 15_000;

/**
 * Posts submissions: the contact form as JSON, the application as multipart/form-data with its file in `cv`; `form`
 * tells which it is. Any 2xx is success; a time-out, a broken connection or a 5xx is tried once more, under the same
 * `Idempotency-Key`.
 *
 * @param address an absolute address or a path of the site's host
 * @param timeouts milliseconds until an attempt is given up
 * @param pause milliseconds between the two attempts
 */
export function endpointDelivery(address: string, timeouts = TIMEOUTS, pause = 1_000): Delivery {
  return async (submission, _recipient, envelope) => {
    if (submission.form === "application" && !(await isReadable(submission.cv)))
      return { note: "", errors: { cv: changedOf(submission.cv) } };
    const post = () =>
      fetch(address, {
        ...requestOf(submission, envelope),
        method: "POST",
        credentials: "omit",
        // A redirect would be followed by a GET, whose 200 would look like success. Browsers give it the status 0.
        redirect: "manual",
        signal: AbortSignal.timeout(timeouts[submission.form]),
        // Offline, refused, cut off or timed out: the browser does not tell them apart.
      }).catch(() => undefined);
    let response = await post();
    if (!response || response.status >= 500) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      response = await post();
    }
    if (response?.ok) return "accepted";
    return response ? refusalIn(response) : "failed";
  };
}

/** Browsers refuse to read a file that has changed since it was chosen; `fetch` would only say that it failed. */
async function isReadable(file: File): Promise<boolean> {
  const start = await file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined);
  return start !== undefined;
}

/** What an answer says against a submission: `{message}` or `{errors: {field: message}}`. */
async function refusalIn(response: Response): Promise<DeliveryResult> {
  const { message, errors } = Object(await response.json().catch(() => undefined));
  const isText = (said: unknown) => typeof said === "string";
  const texts = Object.entries<string>(Object(errors)).filter(([, text]) => isText(text));
  if (!isText(message) && texts.length === 0) return "failed";
  const note = isText(message) ? message : "";
  return { note, errors: Object.fromEntries(texts), isKeyTaken: response.status === 409 };
}

function requestOf(submission: Submission, { key, opened, website }: Envelope): RequestInit {
  const headers = { Accept: "application/json", "Idempotency-Key": key };
  const { form, fields } = submission;
  const values = { form, ...fields, website, opened: String(opened) };
  if (form === "contact") {
    const body = JSON.stringify(values);
    const keepalive = body.length < KEEPALIVE_LIMIT;
    return { headers: { ...headers, "Content-Type": "application/json" }, body, keepalive };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  body.set("cv", submission.cv);
  return { headers, body };
}
