import type { ChosenFile } from "./chosen-file.ts";

/**
 * Checks the text of a field. The browser and the receiver use the same rules. The words of the form have a message for
 * each fault (content/words.yaml).
 */
export interface FieldRule<Fault extends string = string> {
  /** The names of the faults that the rule can find. */
  readonly faults: readonly Fault[];
  /** @returns the name of a fault, or undefined if the text is right */
  readonly check: (text: string) => Fault | undefined;
}

/** The values that a message about a file can fill in. */
export type FileValue = "file" | "size" | "limit" | "longest";

/** The same for a file. */
export interface FileRule<Fault extends string = string> {
  /** The faults that the rule can find, each with the values that its message fills in. */
  readonly faults: Readonly<Record<Fault, readonly FileValue[]>>;
  /**
   * @param isDelivered whether the file is really sent, and not only simulated
   * @returns the name of a fault, or undefined if the file is right
   */
  readonly check: (file: ChosenFile | undefined, isDelivered: boolean) => Fault | undefined;
  /**
   * The values for the messages about a file.
   *
   * @param language a language tag such as `en-US`
   */
  readonly valuesOf: (file: ChosenFile, language: string) => Readonly<Record<FileValue, string>>;
}

/** Invisible characters: controls, joiners, directional marks, the Hangul fillers, the empty Braille pattern. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/** Makes a rule that requires a minimum of visible characters. White space at the ends does not count. */
export function atLeast(minimum: number): FieldRule<"missing"> {
  const check = (text: string) => {
    const visible = text.replace(INVISIBLE, "").trim();
    return [...visible].length < minimum ? "missing" : undefined;
  };
  return { faults: ["missing"], check };
}

const filledIn = atLeast(1);

/** The rule for an e-mail address: the browser's own check (product 10.3). */
export const email: FieldRule<"missing" | "invalid"> = {
  faults: ["missing", "invalid"],
  check: (text) => filledIn.check(text) ?? (isEmail(text) ? undefined : "invalid"),
};

/**
 * The same for an applicant (product 11.5). An address without a dot after the @ is refused too, because it reaches
 * nobody outside of a local network.
 */
export const applicantEmail: FieldRule<"invalid"> = {
  faults: ["invalid"],
  check: (text) => (isEmail(text) && /@.+\../.test(text) ? undefined : "invalid"),
};

/** "Valid email address" of the HTML standard: https://html.spec.whatwg.org/#valid-e-mail-address */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** A host name with a character outside ASCII. */
const INTERNATIONAL_HOST = /^[^\s/?#:\\]*[^ -~][^\s/?#:\\]*$/;

/**
 * The browser's own check, for which an empty text is valid. In Node it is the rule of the standard for the ASCII form
 * of the host, as in browsers.
 */
function isEmail(text: string): boolean {
  if (import.meta.env?.SSR === false) {
    const input = document.createElement("input");
    input.type = "email";
    input.value = text;
    return input.validity.valid;
  }
  const host = text.slice(text.lastIndexOf("@") + 1);
  const user = text.slice(0, text.length - host.length);
  return HTML_EMAIL.test(user + asciiHost(host));
}

function asciiHost(host: string): string {
  if (!INTERNATIONAL_HOST.test(host)) return host;
  return URL.parse(`http://${host}`)?.hostname ?? host;
}
