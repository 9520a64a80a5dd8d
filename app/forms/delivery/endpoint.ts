import { CV_LIMIT, changedOf } from "../application-rules.ts";
import type { Delivery, Envelope, Refusal, Submission } from "./delivery.ts";

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
  const post = async (
    submission: Submission,
    envelope: Envelope,
  ): Promise<Response | undefined> => {
    try {
      return await fetch(address, {
        ...requestOf(submission, envelope),
        method: "POST",
        credentials: "omit",
        // A redirect would be followed by a GET, whose 200 would look like success. Browsers give it the status 0.
        redirect: "manual",
        signal: AbortSignal.timeout(timeouts[submission.form]),
      });
    } catch {
      // Offline, refused, cut off or timed out: the browser does not tell them apart.
      return undefined;
    }
  };

  return {
    fileLimit: CV_LIMIT,
    async send(submission, _recipient, envelope) {
      if (submission.form === "application" && !(await isReadable(submission.cv)))
        return { note: "", errors: { cv: changedOf(submission.cv) } };
      let response = await post(submission, envelope);
      if (!response || response.status >= 500) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        response = await post(submission, envelope);
      }
      if (response?.ok) return "accepted";
      return (response && (await refusalIn(response))) ?? "failed";
    },
  };
}

/** Browsers refuse to read a file that has changed since it was chosen; `fetch` would only say that it failed. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/**
 * What an answer says against a submission: `{message}`, `{errors: {field: message}}`, or how long to wait (a proxy may
 * refuse it); undefined where it says nothing.
 */
async function refusalIn(response: Response): Promise<Refusal | undefined> {
  const said = Object(await response.json().catch(() => undefined));
  const note = typeof said.message === "string" ? said.message : waitIn(response);
  const entries = Object.entries(Object(said.errors)).filter(
    ([, text]) => typeof text === "string",
  );
  if (note === "" && entries.length === 0) return undefined;
  const errors = Object.fromEntries(entries) as Record<string, string>;
  const isKeyTaken = response.status === 409;
  return { note, errors, isKeyTaken };
}

/** How long to wait before the next attempt, in words. */
function waitIn({ headers }: Response): string {
  const minutes = Math.ceil(Number(headers.get("Retry-After")) / 60);
  if (!(minutes > 0)) return "";
  return `You can send it again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}

function requestOf(submission: Submission, { key, opened, website }: Envelope): RequestInit {
  const headers = { Accept: "application/json", "Idempotency-Key": key };
  const { form, fields } = submission;
  const values = { form, ...fields, website, opened: String(opened) };
  if (form === "contact") {
    const body = JSON.stringify(values);
    return {
      headers: { ...headers, "Content-Type": "application/json" },
      body,
      keepalive: body.length < KEEPALIVE_LIMIT,
    };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  body.set("cv", submission.cv);
  return { headers, body };
}
