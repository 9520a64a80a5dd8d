/** A fenced block of Markdown. */
export function fencedBlock(kind: string, lines: readonly string[]): string {
  return [`\`\`\`${kind}`, ...lines, "```"].join("\n");
}

/** An exhibit with the title "It grows" and these lines. */
export function exhibitBlock(...lines: string[]): string {
  return fencedBlock("exhibit", ["title: It grows", ...lines]);
}

/** An exhibit of bars. A row reads like `label: One, value: 1`. */
export function barsBlock(...rows: string[]): string {
  const rowLines = rows.map((row) => `  - {${row}}`);
  return exhibitBlock("kind: bars", "illustrative: true", "rows:", ...rowLines);
}

/** An exhibit of lines or slopes. `columns` reads like `[Before, After]`. */
export function seriesBlock(kind: string, columns: string, ...rows: string[]): string {
  return barsBlock(...rows).replace("kind: bars", `kind: ${kind}\ncolumns: ${columns}`);
}

export const TWO_BARS = ["label: One, value: 1", "label: Two, value: 2"];
export const TWO_SLOPES = ["label: One, values: [1, 2]", "label: Two, values: [3, 4]"];
