import { quotedName } from "./chosen-file.ts";
import type { FileRule } from "./field-rules.ts";

/** Bytes. */
const MB = 1024 ** 2;

/** The largest CV in bytes, enforced where it is really sent (product 11.9). */
export const CV_LIMIT = 5 * MB;

/** Accepted types by the endings of their files (product 11.7). */
export const CV_TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** What the browser says of such a file: nothing on a system without a program for it. */
const TYPES: readonly string[] = ["", ...Object.values(CV_TYPES)];

/** The rule for the CV. Its size counts only where it is really sent. */
export const cvRule: FileRule = (file, isDelivered) => {
  if (!file) return "Choose a file with your CV";
  if (isDelivered && file.size === 0) return `${quotedName(file)} is empty. Choose another file.`;
  const ending = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? "";
  const isKnown = Object.hasOwn(CV_TYPES, ending) && TYPES.includes(file.type.toLowerCase());
  if (!isKnown) return `${quotedName(file)} is neither PDF nor Word. Choose another file.`;
  if (!isDelivered || file.size <= CV_LIMIT) return undefined;
  // Rounded up: one byte too many must not read as the limit itself.
  const size = Math.ceil((file.size / MB) * 100) / 100;
  return `The file has ${size.toFixed(2)} MB, more than the ${CV_LIMIT / MB} MB that we can take. Choose a smaller one.`;
};
