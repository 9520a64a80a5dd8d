import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Texts } from "../app/features/forms/form-rules.ts";

interface RefusalDetails {
  /** The messages by field. */
  errors?: Texts;
  /** Seconds after which the form may be sent again. */
  retryAfter?: number;
}

/** The reason why a form is not stored, in words for the visitor, with the status of the answer. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly errors: Texts | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: ContentfulStatusCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
  }
}

const waysOn = (when: string, email: string) =>
  `What you typed is still here: send it ${when}, or write to ${email}.`;

export const refusals = {
  unreadable: () =>
    new Refusal(400, "What was sent could not be read. Reload the page and send it once more."),
  foreign: (siteUrl: string) => new Refusal(403, `This form can only be sent from ${siteUrl}.`),
  otherContent: () =>
    new Refusal(
      409,
      "Something else was sent before, and has arrived. Reload the page to send this.",
    ),
  tooLarge: () =>
    new Refusal(413, "This is more than we can take. Shorten the text or choose a smaller file."),
  unsupported: () =>
    new Refusal(
      415,
      "This way of sending a form is not known here. Reload the page and send again.",
    ),
  faulty: (errors: Texts, status: 413 | 422) =>
    new Refusal(status, Object.values(errors).join(" "), { errors }),
  /** A field that people do not see was filled in. */
  filledByProgram: () =>
    new Refusal(
      422,
      "A field that people do not see was filled in, so this looks like the work of a program. Reload the page, and type only your address.",
    ),
  /** @param retryAfter seconds */
  tooMany: (email: string, retryAfter: number) => {
    const reason = "Several forms have come from your network in a short time.";
    return new Refusal(429, `${reason} ${waysOn("later", email)}`, { retryAfter });
  },
  /** Nothing was read, so the answer cannot contain the typed text. @param retryAfter seconds */
  tooManyRefused: (email: string, retryAfter: number) => {
    const reason = "Many forms from your network could not be taken.";
    return new Refusal(429, `${reason} Send it later, or write to ${email}.`, { retryAfter });
  },
  networkBusy: () =>
    new Refusal(429, "Too much arrives from your network just now. Send it once more.", {
      retryAfter: 60,
    }),
  tooSlow: () => new Refusal(408, "It took too long to arrive. Send it once more."),
  notStored: (email: string) => {
    const reason = "This could not be kept just now, so it has not arrived.";
    return new Refusal(503, `${reason} ${waysOn("once more", email)}`, { retryAfter: 60 });
  },
  busy: () => new Refusal(503, "Too much arrives just now. Send it once more.", { retryAfter: 60 }),
};
