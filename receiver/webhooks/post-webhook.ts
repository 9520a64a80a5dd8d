import { Webhook as Signer } from "standardwebhooks";
import type { Webhook } from "./webhook-settings.ts";

/** Bytes of an answer that are read: enough to say what was wrong. */
const MOST_OF_AN_ANSWER = 500;

/** A program has not accepted a webhook. */
export class WebhookError extends Error {
  readonly code: string | undefined;
  /** The status of its answer; undefined where there was none. */
  readonly responseCode: number | undefined;

  constructor(message: string, details: { code?: string | undefined; responseCode?: number }) {
    super(message);
    this.code = details.code;
    this.responseCode = details.responseCode;
  }
}

/**
 * Posts JSON to a webhook, once. It is signed as Standard Webhooks says (https://www.standardwebhooks.com). Redirects are not
 * followed, because they would take an enquiry to an address that the operator has not set.
 *
 * @param id the same for each attempt, so that the other program recognizes a webhook that comes twice
 * @param timeout the longest that it may take, in milliseconds
 * @returns the status of the answer, a 2xx
 * @throws WebhookError for any other answer, and if there is none
 */
export async function postWebhook(
  { url, secrets }: Pick<Webhook, "url" | "secrets">,
  id: string,
  payload: object,
  timeout: number,
): Promise<number> {
  const body = JSON.stringify(payload);
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...signaturesOf(secrets, id, body) },
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    throw connectionError(error);
  });
  const { ok, status } = response;
  const answer = await readStart(response);
  if (!ok) throw new WebhookError(answerText(status, answer), { responseCode: status });
  return status;
}

/** The headers with a signature for each secret, so that the other program may have the new secret or the old one. */
function signaturesOf(
  secrets: readonly string[],
  id: string,
  body: string,
): Record<string, string> {
  if (secrets.length === 0) return {};
  const now = new Date();
  return {
    "webhook-id": id,
    "webhook-timestamp": `${Math.floor(now.getTime() / 1000)}`,
    "webhook-signature": secrets.map((secret) => new Signer(secret).sign(id, now, body)).join(" "),
  };
}

/** `fetch` hides the reason in the cause of its error. */
function connectionError(error: unknown): WebhookError {
  const { name, message, cause } = error as Error;
  if (name === "TimeoutError") return new WebhookError("it does not answer", { code: name });
  const { code, message: reason = message } = Object(cause);
  return new WebhookError(reason, { code });
}

/** Reads the beginning of an answer, and discards the rest. An answer that breaks off counts as a complete answer. */
async function readStart({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  try {
    while (text.length < MOST_OF_AN_ANSWER) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // Only the status counts, and it has arrived.
  }
  await reader.cancel().catch(() => {});
  return text.slice(0, MOST_OF_AN_ANSWER);
}

function answerText(status: number, answer: string): string {
  if (status >= 300 && status < 400) return `it redirects (${status}), and no redirect is followed`;
  const line = answer.replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line ? `it answers ${status}: ${line}` : `it answers ${status}`;
}
