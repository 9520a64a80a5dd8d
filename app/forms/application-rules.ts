import { type FieldErrors, fieldErrors, isEmail, textLength } from "./field-rules.ts";

/** The text fields of the application, in their order (specification, section 3). */
export const APPLICATION_FIELDS = [
  "fullName",
  "email",
  "phone",
  "linkedin",
  "coverLetter",
] as const;
export type ApplicationFields = Record<(typeof APPLICATION_FIELDS)[number], string>;

/** What is known of a chosen file: its name, its size in bytes and the type that the system gives it. */
type CvFile = Pick<File, "name" | "size" | "type">;

/** The largest CV in bytes (specification, sections 2 and 9), enforced where it is really sent (decision 16). */
export const CV_LIMIT = 5 * 1024 ** 2;
/** Fewest characters (specification, section 5). */
const NAME_LENGTH = 2;
const PHONE_LENGTH = 5;

/**
 * The rules of the application form (specification, section 5); the LinkedIn profile and the letter have none.
 * `fileLimit` is the largest CV in bytes where it is really sent; an empty one is then refused too.
 */
export function checkApplication(
  fields: ApplicationFields,
  cv: CvFile | undefined,
  fileLimit?: number,
): FieldErrors {
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

/** Isolated, so that a name written from right to left cannot turn the sentence around. */
const quoted = ({ name }: CvFile) => `“\u2068${name}\u2069”`;

/** What is said at the field of a file that is no CV. */
export const refusalOf = (file: CvFile) =>
  `${quoted(file)} is neither PDF nor Word. Choose another file.`;

/** What is said at the field of a file that cannot be read any more. */
export const changedOf = (file: CvFile) =>
  `${quoted(file)} was changed or moved after you chose it. Choose it again.`;

/** Accepted types by how their files end (specification, sections 5 and 9). */
export const CV_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** For the file chooser. */
export const CV_ACCEPT = Object.entries(CV_TYPES)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join(",");

/** Whether a file is PDF, .doc or .docx by its name and type; systems without such a program give an empty type. */
export function isAcceptedCv({ name, type }: CvFile): boolean {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (!Object.hasOwn(CV_TYPES, ending)) return false;
  return ["", ...Object.values(CV_TYPES)].includes(type.toLowerCase());
}

/** A size with two decimals, e.g. `0.25 MB` (specification, section 5); nothing but an empty file has 0. */
export function megabytes(bytes: number): string {
  const least = bytes === 0 ? 0 : 0.01;
  return `${Math.max(bytes / 1024 ** 2, least).toFixed(2)} MB`;
}
