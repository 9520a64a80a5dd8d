/** The name of a field that people never see: who fills it in is a program. */
export const HONEYPOT = "website";

/** What is wrong, by field, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Leaves out the fields without a fault. */
export function fieldErrors(faults: Record<string, string | false | undefined>): FieldErrors {
  const found = Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault]] : []));
  return Object.fromEntries(found);
}

/** "Valid email address" of the HTML standard: https://html.spec.whatwg.org/#valid-e-mail-address */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/**
 * Whether a text is an e-mail address: by the browser's own check (specification, section 5), or where there is none as
 * browsers do it, which take a host name in another script by its ASCII form.
 */
export function isEmail(value: string): boolean {
  if (import.meta.env?.SSR === false) {
    const input = document.createElement("input");
    input.type = "email";
    input.value = value;
    return input.validity.valid;
  }
  const host = value.slice(value.lastIndexOf("@") + 1);
  const isForeign = /^[^\s/?#:\\]*[^ -~][^\s/?#:\\]*$/.test(host);
  const { hostname = host } = (isForeign && URL.parse(`http://${host}`)) || {};
  return HTML_EMAIL.test(value.slice(0, value.length - host.length) + hostname);
}

/** Control characters, joiners, directions, the Hangul fillers and the empty Braille pattern say nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/gu;

/** The number of characters in a text, leaving out what nobody can see and white space at its ends. */
export function textLength(value: string): number {
  return [...value.replace(INVISIBLE, "").trim()].length;
}
