import { type CvFile, isAcceptedCv, megabytes } from "./cv-file.ts";
import { type EmailCheck, isHtmlEmail } from "./email.ts";
import { type FieldErrors, fieldErrors } from "./field-errors.ts";
import { textLength } from "./text-length.ts";

/** The text fields of the application, in their order (specification, section 3). */
export const APPLICATION_FIELDS = [
  "fullName",
  "email",
  "phone",
  "linkedin",
  "coverLetter",
] as const;
export type ApplicationFields = Record<(typeof APPLICATION_FIELDS)[number], string>;
export type ApplicationField = "fullName" | "email" | "phone" | "cv";

/** Fewest characters (specification, section 5). */
const NAME_LENGTH = 2;
const PHONE_LENGTH = 5;

export interface ApplicationRules {
  /** The browser's own check, where there is a browser. */
  isEmail?: EmailCheck;
  /** The largest CV in bytes, where the delivery sets a limit. */
  fileLimit?: number | undefined;
}

/** The rules of the application form (specification, section 5); the LinkedIn profile and the letter have none. */
export function checkApplication(
  fields: ApplicationFields,
  cv: CvFile | undefined,
  { isEmail = isHtmlEmail, fileLimit }: ApplicationRules = {},
): FieldErrors<ApplicationField> {
  // An address without a dot after the @ reaches nobody outside of a local network.
  const isReachable = isEmail(fields.email) && /@.+\../.test(fields.email);
  return fieldErrors({
    fullName: textLength(fields.fullName) < NAME_LENGTH && "Full name is required",
    email: !isReachable && "Invalid email address",
    phone: textLength(fields.phone) < PHONE_LENGTH && "Phone number is required",
    cv: checkCv(cv, fileLimit),
  });
}

function checkCv(cv: CvFile | undefined, limit = Number.POSITIVE_INFINITY): string | undefined {
  if (!cv) return "Choose a file with your CV";
  if (!isAcceptedCv(cv)) return refusalOf(cv);
  if (cv.size > limit) {
    return `The file has ${megabytes(cv.size)}, more than the ${limit / 1024 ** 2} MB that we can take. Choose a smaller one.`;
  }
  return undefined;
}

/** What is said at the field of a file that is no CV. */
export function refusalOf({ name }: CvFile): string {
  // Isolated, so that a name written from right to left cannot turn the sentence around.
  return `“\u2068${name}\u2069” is neither PDF nor Word. Choose another file.`;
}
