/** A column of a table: numbers are easier to compare when they end at the same place. */
export interface Column {
  title: string;
  align?: "left" | "right";
}

/**
 * Lines of text in aligned columns, the titles first.
 *
 * @param rows one text for each column
 */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
  const titles = columns.map(({ title }) => title);
  const widths = columns.map((_, index) =>
    Math.max(...[titles, ...rows].map((row) => (row[index] ?? "").length)),
  );
  const line = (row: readonly string[]) =>
    columns
      .map(({ align }, index) => {
        const [text, width] = [row[index] ?? "", widths[index] ?? 0];
        return align === "right" ? text.padStart(width) : text.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return [line(titles), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)];
}
