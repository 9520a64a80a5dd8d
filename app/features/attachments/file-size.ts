/**
 * The size of a file as pages show it, such as `1.2 MB` or `305 kB`.
 *
 * @param language a language tag such as `en-US`
 */
export function fileSize(bytes: number, language: string): string {
  const isLarge = bytes >= 950_000;
  const size = isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000));
  const format = new Intl.NumberFormat(language, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(size);
}
