import { quotedName } from "./chosen-file.ts";
import type { FileRule } from "./field-rules.ts";

/** The number of bytes of a megabyte. */
const MB = 1024 ** 2;

/** The largest CV in bytes, enforced where it is really sent (product 11.9). */
export const CV_LIMIT = 5 * MB;

/** Accepted types by file extension (product 11.7). */
export const CV_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** The types that browsers report for such files. A system without a program for the type reports an empty text. */
const TYPES: readonly string[] = ["", ...Object.values(CV_TYPES)];

/** The most characters of a file's name. */
const LONGEST_NAME = 250;

/** What is wrong with the name of a file. The name appears in the firm's mail and list. */
function faultOfName(name: string): string | undefined {
  if (/\p{Cc}/u.test(name))
    return "The name of the file holds a line break or another invisible character. Rename it and choose it again.";
  if (/[/\\]/.test(name))
    return "The name of the file holds a slash or a backslash. Rename it without slashes and choose it again.";
  if (name.length <= LONGEST_NAME) return undefined;
  return `The name of the file is longer than ${LONGEST_NAME} characters. Rename it and choose it again.`;
}

/** The rule for the CV. Its size is limited only if it is really sent. */
export const cvRule: FileRule = (file, isDelivered) => {
  if (!file) return "Choose a file with your CV";
  const nameFault = isDelivered ? faultOfName(file.name) : undefined;
  if (nameFault) return nameFault;
  if (isDelivered && file.size === 0) return `${quotedName(file)} is empty. Choose another file.`;
  const ending = /\.([a-z]+)\p{Cc}*$/iu.exec(file.name)?.[1]?.toLowerCase() ?? "";
  const isKnown = Object.hasOwn(CV_TYPES, ending) && TYPES.includes(file.type.toLowerCase());
  if (!isKnown) return `${quotedName(file)} is neither PDF nor Word. Choose another file.`;
  if (!isDelivered || file.size <= CV_LIMIT) return undefined;
  return `The file has ${sizeInMegabytes(file.size)}, more than the ${CV_LIMIT / MB} MB that we can take. Choose a smaller one.`;
};

/**
 * A size with two decimals, such as `0.25 MB` (product 11.6), wherever a size is said. A file that is not empty has 0.01 MB
 * at least, and a file that is too large has more than the limit, if only by a byte.
 *
 * @param size in bytes
 */
export function sizeInMegabytes(size: number): string {
  const rounded = Math.round((size / MB) * 100) / 100;
  const least = leastMegabytes(size);
  return `${Math.max(rounded, least).toFixed(2)} MB`;
}

function leastMegabytes(size: number): number {
  if (size > CV_LIMIT) return CV_LIMIT / MB + 0.01;
  return size > 0 ? 0.01 : 0;
}
