import type { FormName } from "./enquiry.ts";

/** Why something was not kept, in words for the visitor. */
export class Refusal extends Error {
  /** Messages by field, and the seconds after which it may be tried again. */
  readonly details: {
    readonly errors?: Readonly<Record<string, string>>;
    readonly retryAfter?: number;
  };
  readonly status: 400 | 403 | 409 | 413 | 415 | 422 | 429 | 503;

  constructor(status: Refusal["status"], message: string, details: Refusal["details"] = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

const SOON = { retryAfter: 60 };
const nameOf = (form: FormName) => (form === "contact" ? "message" : "application");

export const unreadable = () =>
  new Refusal(400, "What was sent could not be read. Reload the page and send it once more.");

export const unsupported = () =>
  new Refusal(415, "This way of sending a form is not known here. Reload the page and send again.");

export const tooLarge = () =>
  new Refusal(413, "This is more than we can take. Shorten the text or choose a smaller file.");

export const foreign = (siteUrl: string) =>
  new Refusal(403, `This form can only be sent from ${siteUrl}.`);

export const otherContent = (form: FormName) =>
  new Refusal(
    409,
    `Another ${nameOf(form)} was sent with this form before, and that one has arrived. Reload the page to send this one too.`,
  );

export const tooMany = (form: FormName, email: string, retryAfter: number) =>
  new Refusal(
    429,
    `Several forms have come from your network in a short time. Your ${nameOf(form)} is still here: send it later, or write to ${email}.`,
    { retryAfter },
  );

export const notKept = (form: FormName, email: string) =>
  new Refusal(
    503,
    `Your ${nameOf(form)} could not be kept just now, so it has not arrived. It is still here: send it once more, or write to ${email}.`,
    SOON,
  );

export const busy = () => new Refusal(503, "Too much arrives just now. Send it once more.", SOON);
