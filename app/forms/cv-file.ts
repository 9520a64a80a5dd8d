/** What is known of a chosen file: its name, its size in bytes and the type that the system gives it. */
export type CvFile = Pick<File, "name" | "size" | "type">;

/** Accepted types and how their files end (specification, sections 5 and 9). */
const TYPES: Record<string, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** For the file chooser. */
export const CV_ACCEPT = Object.entries(TYPES)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join(",");

/**
 * Whether a file may be a CV: PDF, .doc or .docx by its name and by its type. A system without such a program
 * knows no type and gives an empty one; then the name decides.
 */
export function isAcceptedCv({ name, type }: CvFile): boolean {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  if (!Object.hasOwn(TYPES, ending)) return false;
  return type === "" || Object.values(TYPES).includes(type.toLowerCase());
}

/** A size for reading, e.g. `0.25 MB` (specification, section 5: two decimals); nothing but an empty file has 0. */
export function megabytes(bytes: number): string {
  const least = bytes === 0 ? 0 : 0.01;
  return `${Math.max(bytes / 1024 ** 2, least).toFixed(2)} MB`;
}
