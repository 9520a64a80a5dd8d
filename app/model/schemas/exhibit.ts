import { z } from "zod";
import { text } from "./shared.ts";

/** Two inks and a grey: as many lines, or parts of a whole, as can be told apart. */
const MOST_SERIES = 3;
/** Characters of a label that stands beside its line, on a telephone in two or three rows. */
const MOST_BESIDE_LINE = 24;

const row = z.strictObject({
  label: text.max(48),
  value: z.number().optional().describe("The number alone; not for lines and slope."),
  values: z.array(z.number()).optional().describe("Lines and slope: one number for each column."),
  mark: z.boolean().optional().describe("The title speaks of it: it is blue, the others grey."),
});

/** Figures as an author gives them; the checks below say what each kind needs. */
const fields = z.strictObject({
  title: text.max(90).describe("The message, in a sentence; not the name of the figures."),
  kind: z.enum(["bars", "lines", "slope", "waterfall", "share"]),
  unit: text.max(60).optional().describe("Such as orders a week; %, $, €, £ stand beside figures."),
  columns: z.array(text.max(12)).optional().describe("Lines and slope: the points of the values."),
  rows: z.array(row).min(2).max(8),
  total: text.max(48).optional().describe("Waterfall: the name of the last bar, the sum of all."),
  source: text.max(160).optional().describe("Where the figures come from."),
  illustrative: z.boolean().optional().describe("The figures are invented; the exhibit says so."),
});
export type Exhibit = z.infer<typeof fields>;

/** Data of an exhibit: in a text, in a case study, on a slide. */
export const exhibit = fields.superRefine((fields, { addIssue }) => {
  const { kind, rows, columns, source, illustrative, total } = fields;
  const refuse = (isWrong: boolean, message: string, ...path: (string | number)[]) => {
    if (isWrong) addIssue({ code: "custom", path, message });
  };
  const isSum = kind === "waterfall";
  const isSeries = kind === "lines" || kind === "slope";
  const isTooMuch = (isSeries || kind === "share") && rows.length > MOST_SERIES;
  const [least, most, count] = kind === "slope" ? [2, 2, "two"] : [3, 8, "3 to 8"];
  const { length } = columns ?? [];
  const isOther = isSeries && (length < least || length > most);
  const points = `name ${count} points that the values belong to, such as [Before, After]`;
  refuse(!source && !illustrative, "name the source, or write illustrative: true", "source");
  refuse(isSum && !total, "name the last bar, the sum of all rows", "total");
  refuse(!isSum && total !== undefined, "remove it: only a waterfall has a total", "total");
  refuse(isTooMuch, `give at most ${MOST_SERIES} rows, or choose kind: bars`, "rows");
  refuse(isOther, points, "columns");
  refuse(!isSeries && !!columns, `remove it: kind ${kind} has one value for each row`, "columns");
  const isNothing = rows.every(({ value }) => value === 0);
  refuse(isNothing, "give figures that are not all 0 together", "rows");
  let sum = 0;
  for (const [index, { label, value, values }] of isOther ? [] : rows.entries()) {
    if (isSeries) {
      const words = `give at most ${MOST_BESIDE_LINE} characters: it stands beside its line`;
      refuse(label.length > MOST_BESIDE_LINE, words, "rows", index, "label");
      const list = `write a list of ${length} numbers, one for each column`;
      refuse(value !== undefined, "write a list, `values:`", "rows", index, "value");
      refuse(value === undefined && values?.length !== length, list, "rows", index, "values");
    } else {
      const isMissing = !values && value === undefined;
      sum += value ?? 0;
      refuse(values !== undefined, "write one number, `value:`", "rows", index, "values");
      refuse(isMissing, "add `value:` followed by a number", "rows", index, "value");
      const isBelow = isSum ? sum < 0 : Number(value) < 0;
      const remedy = "write a number that is not below 0, nor makes a sum so";
      refuse(isBelow, remedy, "rows", index, "value");
    }
  }
});
