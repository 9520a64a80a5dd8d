import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Texts } from "../app/features/forms/form-rules.ts";

/** What is said besides the words: messages by field, the seconds after which it may be tried again. */
export type RefusalDetails = { errors?: Texts; retryAfter?: number };

const refusal = (status: ContentfulStatusCode, message: string, cause: RefusalDetails = {}) =>
  new HTTPException(status, { message, cause });

const waysOn = (when: string, email: string) =>
  `What you typed is still here: send it ${when}, or write to ${email}.`;

/** Why something is not kept, in words for the visitor. */
export const refusals = {
  unreadable: () =>
    refusal(400, "What was sent could not be read. Reload the page and send it once more."),
  foreign: (siteUrl: string) => refusal(403, `This form can only be sent from ${siteUrl}.`),
  otherContent: () =>
    refusal(409, "Something else was sent before, and has arrived. Reload the page to send this."),
  tooLarge: () =>
    refusal(413, "This is more than we can take. Shorten the text or choose a smaller file."),
  unsupported: () =>
    refusal(415, "This way of sending a form is not known here. Reload the page and send again."),
  faulty: (errors: Texts, status: 413 | 422) =>
    refusal(status, Object.values(errors).join(" "), { errors }),
  tooMany: (email: string, retryAfter: number) => {
    const words = "Several forms have come from your network in a short time.";
    return refusal(429, `${words} ${waysOn("later", email)}`, { retryAfter });
  },
  notKept: (email: string) => {
    const words = "This could not be kept just now, so it has not arrived.";
    return refusal(503, `${words} ${waysOn("once more", email)}`, { retryAfter: 60 });
  },
  busy: () => refusal(503, "Too much arrives just now. Send it once more.", { retryAfter: 60 }),
};
