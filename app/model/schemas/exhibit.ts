import { z } from "zod";
import { choice, flag, heading, number, paragraph, text } from "../fields/building-blocks.ts";
import { illustrative } from "./shared.ts";

/** The most lines or shares that a reader can distinguish: two inks and a gray. */
const MAX_SERIES = 3;
/** The most characters of a label beside its line. On a telephone they take two or three rows. */
const MAX_LABEL_BESIDE_LINE = 24;

const row = z.strictObject({
  label: text()
    .max(48)
    .describe("The name beside the bar or the line; lines and slope: 24 characters."),
  value: number().optional().describe("The number alone; not for lines and slope."),
  values: z.array(number()).optional().describe("Lines and slope: one number for each column."),
  mark: flag().optional().describe("The title speaks of it: it is blue, the others grey."),
});

/** Figures as an author writes them. The checks below require what each kind needs. */
const fields = z.strictObject({
  title: heading().max(90).describe("The message, in a sentence; not the name of the figures."),
  kind: choice(["bars", "lines", "slope", "waterfall", "share"]).describe(
    "bars: amounts side by side. lines: over three to eight points. slope: before and after. waterfall: additions and subtractions. share: parts of a whole.",
  ),
  unit: text()
    .max(60)
    .optional()
    .describe("Such as orders a week; %, $, €, £ stand beside figures."),
  columns: z
    .array(text().max(12))
    .optional()
    .describe("Lines and slope: the points of the values."),
  rows: z
    .array(row)
    .min(2)
    .max(8)
    .describe("The bars, lines or parts of the chart, in their order."),
  total: text().max(48).optional().describe("Waterfall: the name of the last bar, the sum of all."),
  source: paragraph().max(160).optional().describe("Where the figures come from."),
  illustrative: illustrative("The figures are invented; the exhibit says so."),
});
export type Exhibit = z.infer<typeof fields>;

/** The data of an exhibit in a text, in a case study or on a slide. */
export const exhibit = fields.superRefine((exhibit, { addIssue }) => {
  for (const { message, path } of exhibitProblems(exhibit)) {
    addIssue({ code: "custom", path, message });
  }
});

interface Problem {
  path: (string | number)[];
  message: string;
}

function exhibitProblems(exhibit: Exhibit): Problem[] {
  const { kind, rows, columns, source, illustrative, total } = exhibit;
  const problems: Problem[] = [];
  const report = (message: string, ...path: (string | number)[]) => {
    problems.push({ path, message });
  };
  if (!source && !illustrative) report("name the source, or write illustrative: true", "source");
  if (kind === "waterfall" && !total) report("name the last bar, the sum of all rows", "total");
  if (kind !== "waterfall" && total !== undefined) {
    report("remove it: only a waterfall has a total", "total");
  }
  const hasSeries = kind === "lines" || kind === "slope";
  if ((hasSeries || kind === "share") && rows.length > MAX_SERIES) {
    report(`give at most ${MAX_SERIES} rows, or choose kind: bars`, "rows");
  }
  if (rows.every(({ value }) => value === 0)) {
    report("give figures that are not all 0 together", "rows");
  }
  if (hasSeries) return [...problems, ...seriesProblems(exhibit)];
  if (columns) report(`remove it: kind ${kind} has one value for each row`, "columns");
  return [...problems, ...valueProblems(exhibit)];
}

/** Checks lines and slopes: each row must have a value for each column. */
function seriesProblems({ kind, rows, columns = [] }: Exhibit): Problem[] {
  const isSlope = kind === "slope";
  const isCountRight = isSlope ? columns.length === 2 : columns.length >= 3 && columns.length <= 8;
  if (!isCountRight) {
    const count = isSlope ? "two" : "3 to 8";
    const message = `name ${count} points that the values belong to, such as [Before, After]`;
    return [{ path: ["columns"], message }];
  }
  const problems: Problem[] = [];
  for (const [index, { label, value, values }] of rows.entries()) {
    if (label.length > MAX_LABEL_BESIDE_LINE) {
      const message = `give at most ${MAX_LABEL_BESIDE_LINE} characters: it stands beside its line`;
      problems.push({ path: ["rows", index, "label"], message });
    }
    if (value !== undefined) {
      problems.push({ path: ["rows", index, "value"], message: "write a list, `values:`" });
    } else if (values?.length !== columns.length) {
      const hint =
        (values?.length ?? 0) > columns.length ? "; decimals begin with a point: 28.5" : "";
      const message = `write a list of ${columns.length} numbers, one for each column${hint}`;
      problems.push({ path: ["rows", index, "values"], message });
    }
  }
  return problems;
}

/** Checks bars, waterfalls and shares: each row must have one value, and no bar may begin below the baseline. */
function valueProblems({ kind, rows }: Exhibit): Problem[] {
  const problems: Problem[] = [];
  let sum = 0;
  for (const [index, { value, values }] of rows.entries()) {
    sum += value ?? 0;
    if (values !== undefined) {
      problems.push({ path: ["rows", index, "values"], message: "write one number, `value:`" });
    } else if (value === undefined) {
      const message = "add `value:` followed by a number";
      problems.push({ path: ["rows", index, "value"], message });
    }
    const lowest = kind === "waterfall" ? sum : (value ?? 0);
    if (lowest < 0) {
      const message = "write a number that is not below 0, nor makes a sum so";
      problems.push({ path: ["rows", index, "value"], message });
    }
  }
  return problems;
}
