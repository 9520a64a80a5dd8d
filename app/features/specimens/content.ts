import { z } from "zod";
import {
  choice,
  flag,
  heading,
  id,
  paragraph,
  reference,
  text,
} from "#app/model/fields/building-blocks.ts";
import { optionalPageContent } from "#app/model/page-content.ts";
import { illustrative, itemTitle, meta } from "#app/model/schemas/shared.ts";

const note = z.strictObject({
  label: text().max(40).describe("One to four words in small type, before or above the text."),
  text: paragraph().max(240).describe("What stands there on the sheet."),
});

/** What every specimen has: an address, the words around the sheet, and the head of the sheet. */
const ofEverySpecimen = {
  id: id().describe("The last part of the address of its page and of its PDF."),
  title: itemTitle().describe("The heading of its page, and the link to it below the sheet."),
  meta,
  lead: paragraph().describe("What the sheet is for, beside it and at the top of its page."),
  head: text().max(60).describe("The top line of the sheet: the owner and the day."),
  heading: heading().max(120).describe("The largest words on the sheet."),
  foot: paragraph().max(200).optional().describe("The last line of the sheet."),
  illustrative: illustrative("The company on the sheet is invented; the page says so."),
  onHome: flag().optional().describe("The home page shows it."),
  services: z
    .array(reference("services", { mayBeUnpublished: true }))
    .optional()
    .describe("The services whose pages show it."),
  insights: z
    .array(reference("insights", { mayBeUnpublished: true }))
    .optional()
    .describe("The texts below which it stands."),
};

const MARKS = ["decides", "heard", "none"] as const;

/** A sheet of the firm's work by its kind. Each kind has a layout of its own (specimen-sheet.tsx). */
const specimen = z.discriminatedUnion("kind", [
  z
    .strictObject({
      kind: z.literal("decision"),
      ...ofEverySpecimen,
      facts: z
        .array(note)
        .min(1)
        .max(4)
        .describe("Short answers beside each other: owner, money, day."),
      parts: z.array(note).min(1).max(4).describe("The text of the sheet, below the facts."),
      signatures: z.array(note).min(1).max(3).describe("Who signed: the office and the name."),
    })
    .describe("A decision on a single sheet: facts, reasons, signatures."),
  z
    .strictObject({
      kind: z.literal("review"),
      ...ofEverySpecimen,
      columns: z.array(text().max(20)).length(4).describe("Measure, owner, plan, result."),
      rows: z
        .array(
          z.strictObject({
            cells: z.array(text().max(40)).length(4).describe("Four, one below each column."),
            isOff: flag()
              .optional()
              .meta({ title: "Off the plan" })
              .describe("Marked: the result is off the plan."),
          }),
        )
        .min(1)
        .max(8)
        .describe("The lines of the table, at most eight."),
      parts: z.array(note).min(1).max(4).describe("What was decided."),
    })
    .describe("A monthly sheet: a table of measures, and what was decided."),
  z
    .strictObject({
      kind: z.literal("interview"),
      ...ofEverySpecimen,
      questions: z
        .array(
          z.strictObject({
            question: paragraph().max(140).describe("As it is asked, in large type."),
            listenFor: paragraph().max(140).describe("What to heed in the answer, below it."),
          }),
        )
        .min(1)
        .max(8)
        .describe("One to eight, each with a number."),
      listenFor: text().max(20).describe("Above the second column."),
    })
    .describe("Questions to ask, each with what to listen for."),
  z
    .strictObject({
      kind: z.literal("ownership"),
      ...ofEverySpecimen,
      roles: z
        .array(text().max(20))
        .length(4)
        .describe("The four columns: who decides or is heard."),
      decides: text().max(20).describe("The word for a full circle."),
      heard: text().max(20).describe("The word for a ring."),
      rows: z
        .array(
          z.strictObject({
            decision: text().max(48).describe("What is decided, at the start of the line."),
            marks: z
              .array(choice(MARKS))
              .length(4)
              .describe("One below each role: a full circle, a ring, or a dash for none."),
          }),
        )
        .min(1)
        .max(8)
        .describe("The lines of the table, at most eight."),
    })
    .describe("A table of decisions: who decides, and who is heard."),
]);
export type Specimen = z.infer<typeof specimen>;

/** content/pages/documents.yaml: specimens of the firm's work. A site may do without. */
export const documentsContent = optionalPageContent(
  "documents",
  z.strictObject({
    items: z
      .array(specimen)
      .min(1)
      .describe("Sheets, each with a page and a PDF, and in the pages that it names."),
  }),
  () => false,
);
