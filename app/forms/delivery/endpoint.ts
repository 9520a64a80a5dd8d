import type { Delivery, Submission } from "./delivery.ts";

/** The specified maximum (sections 2 and 9), enforced where a file is really sent (decision 16). */
const FILE_LIMIT = 5 * 1024 ** 2;
/** Milliseconds; a file may travel over a slow line. */
const TIMEOUTS = { contact: 15_000, application: 90_000 };

/**
 * Posts submissions: the contact form as JSON, the application as multipart/form-data with its file in `cv`; `form`
 * tells which it is. Any 2xx is success; a time-out, a broken connection or a 5xx is tried once more. The
 * `Idempotency-Key` stays the same until the same content has arrived, so that it is kept once.
 *
 * @param address an absolute address or a path of the site's host
 * @param timeouts milliseconds until an attempt is given up
 * @param pause milliseconds between the two attempts
 */
export function endpointDelivery(address: string, timeouts = TIMEOUTS, pause = 1_000): Delivery {
  let unconfirmed: { content: string; key: string } | undefined;

  const post = async (submission: Submission, key: string): Promise<number | undefined> => {
    try {
      const response = await fetch(address, {
        ...bodyOf(submission, key),
        method: "POST",
        credentials: "omit",
        // A redirect would be followed by a GET, whose 200 would look like success. Browsers give it the status 0.
        redirect: "manual",
        signal: AbortSignal.timeout(timeouts[submission.form]),
      });
      return response.status;
    } catch {
      // Offline, refused, cut off or timed out: the browser does not tell them apart.
      return undefined;
    }
  };

  return {
    fileLimit: FILE_LIMIT,
    async send(submission) {
      if (submission.form === "application" && !(await isReadable(submission.cv)))
        return "unreadable";
      const content = identityOf(submission);
      if (unconfirmed?.content !== content) unconfirmed = { content, key: crypto.randomUUID() };
      const { key } = unconfirmed;
      let status = await post(submission, key);
      if (status === undefined || status >= 500) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        status = await post(submission, key);
      }
      if (status === undefined || status < 200 || status > 299) return "failed";
      unconfirmed = undefined;
      return "accepted";
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

function identityOf(submission: Submission): string {
  if (submission.form === "contact") return JSON.stringify(submission);
  const { name, size, lastModified } = submission.cv;
  return JSON.stringify([submission.fields, name, size, lastModified]);
}

function bodyOf(submission: Submission, key: string): Pick<RequestInit, "headers" | "body"> {
  const headers = { Accept: "application/json", "Idempotency-Key": key };
  const { form, fields } = submission;
  if (form === "contact") {
    return {
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ form, ...fields }),
    };
  }
  const body = new FormData();
  body.set("form", form);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("cv", submission.cv);
  return { headers, body };
}
