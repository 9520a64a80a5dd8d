import { z } from "zod";
import { text } from "./shared.ts";

/** How an exhibit is drawn (app/artwork/exhibits/draw-exhibit.ts). */
export const EXHIBIT_KINDS = ["bars", "lines", "slope", "waterfall", "share"] as const;

/** Two inks and a grey: as many lines, or parts of a whole, as can be told apart. */
const MOST_SERIES = 3;

/** Characters of a label that stands beside its line, on a telephone in two or three rows. */
const MOST_BESIDE_LINE = 24;

/** Figures as an author gives them; the checks below say what each kind needs. */
const fields = z.strictObject({
  title: text.max(90).describe("The message, in a sentence; not the name of the figures."),
  kind: z.enum(EXHIBIT_KINDS),
  unit: text
    .max(60)
    .optional()
    .describe("What is counted, such as orders a week; %, $, € and £ stand beside each figure."),
  columns: z
    .array(text.max(12))
    .optional()
    .describe("Lines and slope: the points that the values of each row belong to."),
  rows: z
    .array(
      z.strictObject({
        label: text.max(48),
        value: z.number().optional().describe("The number alone; not for lines and slope."),
        values: z
          .array(z.number())
          .optional()
          .describe("Lines and slope, in place of value: one number for each column."),
        mark: z
          .boolean()
          .optional()
          .describe("The row that the title speaks of: it is blue, the others grey."),
      }),
    )
    .min(2)
    .max(8),
  total: text
    .max(48)
    .optional()
    .describe("Waterfall: what the last bar is called, the sum of the rows."),
  source: text.max(160).optional().describe("Where the figures come from."),
  illustrative: z
    .boolean()
    .optional()
    .describe("The figures are invented, to show a way of thinking; the exhibit says so."),
});
export type Exhibit = z.infer<typeof fields>;

/** Records what is wrong with a field. */
type Fault = (remedy: string, ...path: (string | number)[]) => void;

/** Data of an exhibit: in a text, in a case study, on a slide. */
export const exhibit = fields.superRefine((fields, { addIssue }) => {
  const fault: Fault = (message, ...path) => addIssue({ code: "custom", path, message });
  const { kind, rows, source, illustrative, total } = fields;
  if (!source && !illustrative) {
    fault("say where the figures come from, or write illustrative: true", "source");
  }
  if (kind === "waterfall" && !total) fault("name the last bar, the sum of all rows", "total");
  if (kind !== "waterfall" && total) fault("remove it: only a waterfall has a total", "total");
  if (kind !== "bars" && kind !== "waterfall" && rows.length > MOST_SERIES) {
    fault(`give at most ${MOST_SERIES} rows, or choose kind: bars`, "rows");
  }
  if (kind === "lines" || kind === "slope") checkSeries(fields, fault);
  else checkAmounts(fields, fault);
});

function checkSeries({ kind, columns = [], rows }: Exhibit, fault: Fault): void {
  const [least, most] = kind === "slope" ? [2, 2] : [3, 8];
  if (columns.length < least || columns.length > most) {
    const count = least === most ? "two" : `${least} to ${most}`;
    fault(`name ${count} points that the values belong to, such as [Before, After]`, "columns");
    return;
  }
  for (const [index, { label, value, values }] of rows.entries()) {
    if (label.length > MOST_BESIDE_LINE) {
      const remedy = `give at most ${MOST_BESIDE_LINE} characters: it stands beside its line`;
      fault(remedy, "rows", index, "label");
    }
    if (value !== undefined) fault("write a list, `values:`", "rows", index, "value");
    else if (values?.length !== columns.length) {
      fault(
        `write a list of ${columns.length} numbers, one for each column`,
        "rows",
        index,
        "values",
      );
    }
  }
}

function checkAmounts({ kind, columns, rows }: Exhibit, fault: Fault): void {
  if (columns) fault(`remove it: kind ${kind} has one value for each row`, "columns");
  let sum = 0;
  let isSound = true;
  for (const [index, { value, values }] of rows.entries()) {
    const remedy = amountRemedy(kind, value, sum);
    if (values) fault("write one number, `value:`", "rows", index, "values");
    else if (remedy) fault(remedy, "rows", index, "value");
    isSound &&= remedy === undefined;
    sum += value ?? 0;
  }
  if (isSound && sum === 0) fault("give figures that are not all 0 together", "rows");
}

/** @param before the sum of the rows before */
function amountRemedy(kind: Exhibit["kind"], value: number | undefined, before: number) {
  if (value === undefined) return "add `value:` followed by a number";
  if (kind !== "waterfall") return value < 0 ? "write a number that is not below 0" : undefined;
  return before + value < 0 ? "mend it: with it, the sum falls below 0" : undefined;
}
