import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Texts } from "../app/features/forms/form-rules.ts";
import { refusalWords } from "../app/features/forms/interface-words.ts";
import { wordsOf } from "../app/model/words.ts";
import { fill, type Phrase } from "../app/words/fill.ts";
import type { LocalFirm } from "./firm.ts";

/** The texts of content/words.yaml about a form as a whole. */
type Reason = Exclude<
  keyof ReturnType<typeof wordsOf<typeof refusalWords>>,
  "tooLong" | "controlCharacters" | "harmful"
>;

interface RefusalDetails {
  /** The values of the names in braces in the text. */
  values?: Texts;
  /** Seconds after which the form may be sent again. */
  retryAfter?: number;
}

/** The reason why a form is not stored, with the status of the answer. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  /** The messages by field, in the visitor's language. Undefined if the reason is about the whole form. */
  readonly errors: Texts | undefined;
  readonly retryAfter: number | undefined;
  readonly #reason: Reason | undefined;
  readonly #values: Texts;

  constructor(
    status: ContentfulStatusCode,
    reason: Reason | Texts,
    { values = {}, retryAfter }: RefusalDetails = {},
  ) {
    super(typeof reason === "string" ? reason : Object.keys(reason).join());
    this.status = status;
    this.errors = typeof reason === "string" ? undefined : reason;
    this.#reason = typeof reason === "string" ? reason : undefined;
    this.#values = values;
    this.retryAfter = retryAfter;
  }

  /** The reason in words for the visitor. */
  messageIn(firm: LocalFirm): string {
    if (!this.#reason) return Object.values(this.errors ?? {}).join(" ");
    const phrase: Phrase<string> = wordsOf(refusalWords, firm)[this.#reason];
    return fill(phrase, this.#values);
  }
}

export const refusals = {
  unreadable: () => new Refusal(400, "unreadable"),
  foreign: (siteUrl: string) => new Refusal(403, "foreign", { values: { website: siteUrl } }),
  otherContent: () => new Refusal(409, "otherContent"),
  tooLarge: () => new Refusal(413, "tooLarge"),
  unsupported: () => new Refusal(415, "unsupported"),
  faulty: (errors: Texts, status: 413 | 422) => new Refusal(status, errors),
  /** A field that people do not see was filled in. */
  filledByProgram: () => new Refusal(422, "filledByProgram"),
  /** @param retryAfter seconds */
  tooMany: (address: string, retryAfter: number) =>
    new Refusal(429, "tooMany", { values: { address }, retryAfter }),
  /** Nothing was read, so the answer cannot contain the typed text. @param retryAfter seconds */
  tooManyRefused: (address: string, retryAfter: number) =>
    new Refusal(429, "tooManyRefused", { values: { address }, retryAfter }),
  networkBusy: () => new Refusal(429, "networkBusy", { retryAfter: 60 }),
  tooSlow: () => new Refusal(408, "tooSlow"),
  notStored: (address: string) =>
    new Refusal(503, "notStored", { values: { address }, retryAfter: 60 }),
  busy: () => new Refusal(503, "busy", { retryAfter: 60 }),
};
