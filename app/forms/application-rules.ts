import { type CvFile, isAcceptedCv } from "./cv-file.ts";
import { type EmailCheck, isHtmlEmail, textLength } from "./email.ts";
import { type FieldErrors, fieldErrors } from "./field-errors.ts";

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
  /** The largest CV in bytes, where it is really sent: an empty one is then refused too. */
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

function checkCv(cv: CvFile | undefined, limit: number | undefined): string | undefined {
  if (!cv) return "Choose a file with your CV";
  if (!isAcceptedCv(cv)) return refusalOf(cv);
  if (limit === undefined) return undefined;
  if (cv.size === 0) return `${quoted(cv)} is empty. Choose another file.`;
  if (cv.size <= limit) return undefined;
  // Rounded up: one byte too many is not as much as the limit.
  const size = Math.ceil((cv.size / 1024 ** 2) * 100) / 100;
  return `The file has ${size.toFixed(2)} MB, more than the ${limit / 1024 ** 2} MB that we can take. Choose a smaller one.`;
}

/** What is said at the field of a file that is no CV. */
export function refusalOf(file: CvFile): string {
  return `${quoted(file)} is neither PDF nor Word. Choose another file.`;
}

/** What is said at the field of a file that cannot be read any more. */
export function changedOf(file: CvFile): string {
  return `${quoted(file)} was changed or moved after you chose it. Choose it again.`;
}

/** Isolated, so that a name written from right to left cannot turn the sentence around. */
function quoted({ name }: CvFile): string {
  return `“\u2068${name}\u2069”`;
}
