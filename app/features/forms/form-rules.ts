export type FormName = "contact" | "application";
/** By the names of fields. */
export type Texts = Readonly<Record<string, string>>;

/** Wants so many characters, leaving out what nobody can see and white space at the ends. */
const needs = (least: number, words: string) => (text: string) =>
  [...text.replace(INVISIBLE, "").trim()].length < least && words;

const contactEmail = (text: string) =>
  needs(1, "Enter your email address")(text) ||
  (!isEmail(text) && "Enter an email address such as name@example.com");
// An address without a dot after the @ reaches nobody outside of a local network.
const applicantEmail = (text: string) =>
  !(isEmail(text) && /@.+\../.test(text)) && "Invalid email address";
const fullName = needs(2, "Full name is required");
const phone = needs(5, "Phone number is required");

/** A field as the page, the receiver and the firm's mail know it. */
export interface FormField {
  name: string;
  label: string;
  rule?: (text: string) => string | false; // what is wrong with a text; without a rule it is optional
  type?: "email" | "tel" | "url"; // which keyboard a telephone shows, what browsers check and fill in
  autoComplete?: string;
  placeholder?: string;
  rows?: number; // of several lines of text: how many it shows before it scrolls
}

/** The forms row by row: two fields stand side by side where there is room (product 10.2, 11.4 and 11.5). */
export const FORMS: Readonly<Record<FormName, readonly (readonly FormField[])[]>> = {
  contact: [
    [
      { name: "name", label: "Name", autoComplete: "name", rule: needs(1, "Enter your name") },
      { name: "email", label: "Email", type: "email", rule: contactEmail },
    ],
    [{ name: "subject", label: "Subject", autoComplete: "off", rule: needs(1, "Enter a subject") }],
    [{ name: "message", label: "Message", rows: 8, rule: needs(1, "Enter your message") }],
  ],
  application: [
    [{ name: "position", label: "Position" }],
    [{ name: "fullName", label: "Full Name *", autoComplete: "name", rule: fullName }],
    [
      { name: "email", label: "Email Address *", type: "email", rule: applicantEmail },
      { name: "phone", label: "Phone Number *", type: "tel", rule: phone },
    ],
    [
      {
        name: "linkedin",
        label: "LinkedIn Profile",
        type: "url",
        placeholder: "https://www.linkedin.com/in/your-name",
      },
    ],
    [{ name: "cv", label: "CV/Resume *" }],
    [{ name: "coverLetter", label: "Cover Letter", rows: 8 }],
  ],
};

type CvFile = Pick<File, "name" | "size" | "type">;

/**
 * What is wrong with a form, by field, in its order; the same in the browser and in the receiver.
 * @param fileLimit the largest CV in bytes where it is really sent; an empty one is then refused too
 */
export function checkForm(form: FormName, texts: Texts, cv?: CvFile, fileLimit?: number): Texts {
  const faults = FORMS[form].flat().flatMap(({ name, rule }) => {
    const fault = name === "cv" ? cvFault(cv, fileLimit) : rule?.(texts[name] ?? "");
    return fault ? [[name, fault]] : [];
  });
  return Object.fromEntries(faults);
}

/** The name of a field that people never see: who fills it in is a program. */
export const HONEYPOT = "website";

/** "Valid email address" of the HTML standard: https://html.spec.whatwg.org/#valid-e-mail-address */
const HTML_EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** By the browser's own check (product 10.3); elsewhere with a foreign host by its ASCII form, as browsers do. */
function isEmail(value: string): boolean {
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

/** The largest CV in bytes, enforced where it is really sent (product 11.9). */
export const CV_LIMIT = 5 * 1024 ** 2;

/** Accepted types by how their files end (product 11.7). */
export const CV_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** What is wrong with the chosen file; systems without a program for such files give an empty type. */
export function cvFault(cv: CvFile | undefined, limit?: number): string | undefined {
  if (!cv) return "Choose a file with your CV";
  if (limit && cv.size === 0) return `${quoted(cv)} is empty. Choose another file.`;
  const ending = /\.([a-z]+)$/i.exec(cv.name)?.[1]?.toLowerCase() ?? "";
  const types: string[] = ["", ...Object.values(CV_TYPES)];
  if (!Object.hasOwn(CV_TYPES, ending) || !types.includes(cv.type.toLowerCase()))
    return `${quoted(cv)} is neither PDF nor Word. Choose another file.`;
  if (!limit || cv.size <= limit) return undefined;
  // Rounded up: one byte too many is not as much as the limit.
  const size = Math.ceil((cv.size / 1024 ** 2) * 100) / 100;
  return `The file has ${size.toFixed(2)} MB, more than the ${limit / 1024 ** 2} MB that we can take. Choose a smaller one.`;
}

/** Isolated, so that a name written from right to left cannot turn the sentence around. */
export const quoted = ({ name }: CvFile) => `“\u2068${name}\u2069”`;
