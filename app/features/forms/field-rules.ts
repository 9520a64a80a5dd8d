import type { ChosenFile } from "./chosen-file.ts";

/**
 * Checks the text of a field. Returns a message for the visitor, or undefined if the text is right. The browser and the
 * receiver use the same rules.
 */
export type FieldRule = (text: string) => string | undefined;

/**
 * The same for a file.
 *
 * @param isDelivered whether the file is really sent, and not only simulated
 */
export type FileRule = (file: ChosenFile | undefined, isDelivered: boolean) => string | undefined;

/** Invisible characters: controls, joiners, directional marks, the Hangul fillers, the empty Braille pattern. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/**
 * Makes a rule that requires a minimum of visible characters. White space at the ends does not count.
 *
 * @param message the message for the visitor
 */
export function atLeast(minimum: number, message: string): FieldRule {
  return (text) => {
    const visible = text.replace(INVISIBLE, "").trim();
    return [...visible].length < minimum ? message : undefined;
  };
}

const filledInEmail = atLeast(1, "Enter your email address");

/** The rule for an e-mail address: the browser's own check (product 10.3). */
export const email: FieldRule = (text) => {
  const invalid = isEmail(text) ? undefined : "Enter an email address such as name@example.com";
  return filledInEmail(text) ?? invalid;
};

/**
 * The same for an applicant (product 11.5). An address without a dot after the @ is refused too, because it reaches
 * nobody outside of a local network.
 */
export const applicantEmail: FieldRule = (text) =>
  isEmail(text) && /@.+\../.test(text) ? undefined : "Invalid email address";

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
