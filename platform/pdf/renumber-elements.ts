import { PDFArray, PDFDict, type PDFDocument, type PDFObject, PDFString } from "@pdfme/pdf-lib";

/** The id of an element of the structure tree: the number of a node in the browser. */
const ELEMENT_ID = /^node\d{8}$/;

/**
 * Renumbers the elements of the structure tree. The browser numbers its nodes differently each time, so without it the same
 * page would not always give the same file. The order of the numbers stays, because the tree of ids is sorted by them.
 */
export function renumberElements({ context }: PDFDocument): void {
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const ids = new Set<string>();
  const addId = (id: string) => {
    ids.add(id);
    return id;
  };
  for (const object of objects) replaceIds(object, addId);
  const sorted = [...ids].sort();
  const newIds = new Map(
    sorted.map((id, index) => [id, `node${String(index + 1).padStart(8, "0")}`]),
  );
  for (const object of objects) replaceIds(object, (id) => newIds.get(id) ?? id);
}

/** Replaces the ids in an object, also within its dictionaries and arrays. */
function replaceIds(object: PDFObject, replace: (id: string) => string): void {
  const replaced = (value: PDFObject) => {
    const id = value instanceof PDFString ? value.asString() : "";
    if (ELEMENT_ID.test(id)) return PDFString.of(replace(id));
    replaceIds(value, replace);
    return value;
  };
  if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) object.set(key, replaced(value));
  }
  if (object instanceof PDFArray) {
    for (const [index, value] of object.asArray().entries()) object.set(index, replaced(value));
  }
}
