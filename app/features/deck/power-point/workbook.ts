import { exhibitWords } from "#app/features/exhibits/interface-words.ts";
import { wordsOf } from "#app/model/words.ts";
import type { Chart } from "./chart.ts";
import { OfficePackage } from "./office-package.ts";
import { element, type XmlElement } from "./xml-element.ts";

const SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONSHIPS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The characters that the name of a sheet must not have, and the most characters of it. */
const FORBIDDEN_IN_NAME = /[[\]:*?/\\']/g;
const LONGEST_NAME = 31;

/** The ranges of a chart's figures in its workbook. Categories are in column A, and each series has a column. */
export const reference = {
  categories: ({ categories }: Chart) => `'${sheetName()}'!$A$2:$A$${categories.length + 1}`,
  seriesName: (series: number) => `'${sheetName()}'!$${columnName(series + 1)}$1`,
  values({ categories }: Chart, series: number) {
    const column = columnName(series + 1);
    return `'${sheetName()}'!$${column}$2:$${column}$${categories.length + 1}`;
  },
};

/** The name of the sheet, in the language that is rendered. */
function sheetName(): string {
  const { table } = wordsOf(exhibitWords);
  return table.replaceAll(FORBIDDEN_IN_NAME, "").slice(0, LONGEST_NAME).trim();
}

/** The letter of a column, counted from 0. A chart has fewer than 26 series. */
function columnName(column: number): string {
  return String.fromCharCode("A".charCodeAt(0) + column);
}

/** The workbook that opens when somebody edits the figures of a chart: an .xlsx file (ECMA-376 Part 1, 18). */
export async function workbookFile(chart: Chart): Promise<Buffer> {
  const workbook = new OfficePackage();
  const book = workbook.addPart("/xl/workbook.xml", `${TYPES}.sheet.main+xml`);
  const sheet = workbook.addPart(
    "/xl/worksheets/sheet1.xml",
    `${TYPES}.worksheet+xml`,
    worksheet(chart),
  );
  const sheetId = book.relateTo("worksheet", sheet);
  book.content = element("workbook", { xmlns: SPREADSHEET, "xmlns:r": RELATIONSHIPS }, [
    element("sheets", {}, [element("sheet", { name: sheetName(), sheetId: 1, "r:id": sheetId })]),
  ]);
  workbook.setMainPart("officeDocument", book);
  return workbook.write();
}

function worksheet({ categories, series }: Chart): XmlElement {
  const names = ["", ...series.map(({ name }) => name)];
  const rows = categories.map((category, index) => [
    category,
    ...series.map(({ values }) => values[index] ?? 0),
  ]);
  return element("worksheet", { xmlns: SPREADSHEET }, [
    element("sheetData", {}, [names, ...rows].map(worksheetRow)),
  ]);
}

function worksheetRow(values: readonly (string | number)[], index: number): XmlElement {
  const number = index + 1;
  const cells = values.map((value, column) => cell(`${columnName(column)}${number}`, value));
  return element("row", { r: number }, cells);
}

function cell(address: string, value: string | number): XmlElement {
  if (typeof value === "number") {
    return element("c", { r: address }, [element("v", {}, [String(value)])]);
  }
  const text = element("t", {}, [value]);
  return element("c", { r: address, t: "inlineStr" }, [element("is", {}, [text])]);
}
