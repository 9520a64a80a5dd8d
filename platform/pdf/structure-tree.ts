import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
} from "@pdfme/pdf-lib";

/** An element of the structure tree (ISO 32000-1, 14.7.2): a heading, a paragraph, a figure. */
export interface StructureElement {
  ref: PDFRef;
  dict: PDFDict;
  /** Its structure type, such as `H1` or `Figure`. */
  type: string;
}

/** A piece of the content of a page, identified by its number on the page (ISO 32000-1, 14.7.4.2). */
export interface MarkedContent {
  page: PDFRef;
  mcid: number;
}

/** The keys of the tree. */
const KEY = {
  kids: PDFName.of("K"),
  mcid: PDFName.of("MCID"),
  page: PDFName.of("Pg"),
  root: PDFName.of("StructTreeRoot"),
  type: PDFName.of("S"),
};

/** The root of the structure tree. @throws Error if the file has none */
export function structureRoot({ catalog }: PDFDocument): PDFDict {
  const root = catalog.lookupMaybe(KEY.root, PDFDict);
  if (!root) throw new Error("the PDF has no structure tree");
  return root;
}

/** The kids of an element or the root: elements, pieces of content, annotations. */
export function kidsOf(dict: PDFDict): PDFObject[] {
  const kids = dict.lookup(KEY.kids);
  if (kids instanceof PDFArray) return kids.asArray();
  const only = dict.get(KEY.kids);
  return only ? [only] : [];
}

/** Replaces the kids of an element. */
export function setKids(dict: PDFDict, kids: readonly PDFObject[]): void {
  dict.set(KEY.kids, dict.context.obj([...kids]));
}

/** The kid as an element. Undefined for content and annotations. */
export function elementAt(context: PDFContext, kid: PDFObject): StructureElement | undefined {
  if (!(kid instanceof PDFRef)) return undefined;
  const dict = context.lookup(kid);
  if (!(dict instanceof PDFDict)) return undefined;
  const type = dict.lookupMaybe(KEY.type, PDFName)?.decodeText();
  return type ? { ref: kid, dict, type } : undefined;
}

/** The elements directly within an element or the root. */
export function elementsIn(parent: PDFDict): StructureElement[] {
  return kidsOf(parent).flatMap((kid) => elementAt(parent.context, kid) ?? []);
}

/** Every element within an element or the root, in reading order. */
export function allElements(parent: PDFDict): StructureElement[] {
  return elementsIn(parent).flatMap((element) => [element, ...allElements(element.dict)]);
}

/** Gives an element another type. */
export function setType({ dict }: StructureElement, type: string): void {
  dict.set(KEY.type, PDFName.of(type));
}

/** The kid of an element as a piece of content. Undefined for elements and annotations. */
export function contentAt(kid: PDFObject, { dict }: StructureElement): MarkedContent | undefined {
  const page = dict.get(KEY.page);
  if (kid instanceof PDFNumber && page instanceof PDFRef) return { page, mcid: kid.asNumber() };
  if (!(kid instanceof PDFDict)) return undefined;
  const mcid = kid.lookupMaybe(KEY.mcid, PDFNumber)?.asNumber();
  // Content on another page than the element's page names its page.
  const otherPage = kid.get(KEY.page) ?? page;
  return mcid !== undefined && otherPage instanceof PDFRef ? { page: otherPage, mcid } : undefined;
}

const PARENT_TREE = PDFName.of("ParentTree");
const NUMBERS = PDFName.of("Nums");
const BRANCHES = PDFName.of("Kids");

/** The lists of the parent tree by key: for each page the elements of its content, by number. */
export function parentLists(root: PDFDict): Map<number, PDFArray> {
  const lists = new Map<number, PDFArray>();
  const tree = root.lookupMaybe(PARENT_TREE, PDFDict);
  if (tree) addLists(tree, lists);
  return lists;
}

function addLists(node: PDFDict, lists: Map<number, PDFArray>): void {
  const entries = node.lookupMaybe(NUMBERS, PDFArray);
  for (let index = 0; entries && index < entries.size(); index += 2) {
    const list = entries.lookup(index + 1);
    if (list instanceof PDFArray) lists.set(entries.lookup(index, PDFNumber).asNumber(), list);
  }
  const branches = node.lookupMaybe(BRANCHES, PDFArray);
  for (let index = 0; branches && index < branches.size(); index += 1)
    addLists(branches.lookup(index, PDFDict), lists);
}
