import { isolatedName } from "./chosen-file.ts";
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

type NameFault = "invisible" | "slash" | "longName";
export type CvFault = NameFault | "missing" | "empty" | "wrongType" | "tooLarge";

/** The rule for the CV. Its size is limited only if it is really sent. */
export const cvRule: FileRule<CvFault> = {
  faults: {
    missing: [],
    invisible: [],
    slash: [],
    longName: ["longest"],
    empty: ["file"],
    wrongType: ["file"],
    tooLarge: ["size", "limit"],
  },
  check(file, isDelivered) {
    if (!file) return "missing";
    const nameFault = isDelivered ? faultOfName(file.name) : undefined;
    if (nameFault) return nameFault;
    if (isDelivered && file.size === 0) return "empty";
    const ending = /\.([a-z]+)\p{Cc}*$/iu.exec(file.name)?.[1]?.toLowerCase() ?? "";
    const isKnown = Object.hasOwn(CV_TYPES, ending) && TYPES.includes(file.type.toLowerCase());
    if (!isKnown) return "wrongType";
    return isDelivered && file.size > CV_LIMIT ? "tooLarge" : undefined;
  },
  valuesOf: (file, language) => ({
    file: isolatedName(file),
    size: sizeInMegabytes(file.size, language),
    limit: megabytes(CV_LIMIT / MB, language, 0),
    longest: new Intl.NumberFormat(language).format(LONGEST_NAME),
  }),
};

/** What is wrong with the name of a file. The name appears in the firm's mail and list. */
function faultOfName(name: string): NameFault | undefined {
  if (/\p{Cc}/u.test(name)) return "invisible";
  if (/[/\\]/.test(name)) return "slash";
  return name.length > LONGEST_NAME ? "longName" : undefined;
}

/**
 * A size with two decimals, such as `0.25 MB` (product 11.6), wherever a size is said. A file that is not empty has 0.01 MB
 * at least, and a file that is too large has more than the limit, if only by a byte.
 *
 * @param size in bytes
 * @param language a language tag such as `en-US`
 */
export function sizeInMegabytes(size: number, language: string): string {
  const rounded = Math.round((size / MB) * 100) / 100;
  return megabytes(Math.max(rounded, leastMegabytes(size)), language, 2);
}

function leastMegabytes(size: number): number {
  if (size > CV_LIMIT) return CV_LIMIT / MB + 0.01;
  return size > 0 ? 0.01 : 0;
}

/** @param decimals how many are written */
function megabytes(count: number, language: string, decimals: number): string {
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: "megabyte",
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(count);
}
