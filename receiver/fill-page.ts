import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from "parse5";
import type { Texts } from "../app/features/forms/form-rules.ts";

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

export interface FilledForm {
  /** The value of the hidden field `form`, which identifies the form among several forms of a page. */
  name: string;
  /** The typed values by field. */
  texts: Texts;
  /** The messages by field. */
  errors: Texts;
  /** A message for the whole form. Empty if there is none. */
  note: string;
}

/**
 * Fills a form of a prerendered page: the texts into the fields, the errors into the places that every form has for
 * them (app/features/forms/form-problems.tsx, app/ui/field.tsx). Other forms of the page stay as they are.
 */
export function fillPage(html: string, filled: FilledForm): string {
  const page = parse(html);
  const forms = descendantsOf(page).filter(({ tagName }) => tagName === "form");
  for (const form of forms) {
    const elements = descendantsOf(form);
    if (hasFormName(filled.name, elements)) fillForm(elements, filled);
  }
  return serialize(page);
}

/** Whether a form has this name in its hidden field. @param elements of the form */
function hasFormName(name: string, elements: readonly Element[]): boolean {
  return elements.some((element) => {
    return attributeOf(element, "name") === "form" && attributeOf(element, "value") === name;
  });
}

function fillForm(elements: readonly Element[], { texts, errors, note }: FilledForm): void {
  const fields = elements.filter((element) => hasAttribute(element, "name"));
  const hasProblems = note !== "" || Object.keys(errors).length > 0;
  for (const field of fields) {
    const name = attributeOf(field, "name") ?? "";
    fillField(field, texts[name] ?? "");
    if (errors[name]) setAttribute(field, "aria-invalid", "true");
  }
  for (const element of elements) {
    const error = errors[attributeOf(element, "data-error-for") ?? ""];
    if (error) show(element, error);
    if (!hasProblems) continue;
    if (hasAttribute(element, "data-problem-note")) show(element, note);
    if (hasAttribute(element, "data-problem-list")) listErrors(element, fields, errors);
    if (hasAttribute(element, "data-form-problems")) {
      removeAttribute(element, "hidden");
      setAttribute(element, "autofocus", "");
    }
  }
}

/** The elements below a node, in the order of the document. */
function descendantsOf(node: ParentNode): Element[] {
  return node.childNodes.filter(defaultTreeAdapter.isElementNode).flatMap((child) => {
    return [child, ...descendantsOf(child)];
  });
}

function fillField(field: Element, text: string): void {
  if (field.tagName === "input" && text) setAttribute(field, "value", text);
  // HTML parsers drop the first line break of a textarea.
  if (field.tagName === "textarea") setText(field, text.replace(/^(?=\r?\n)/, "\n"));
  for (const option of descendantsOf(field)) {
    if (option.tagName === "option" && attributeOf(option, "value") === text)
      setAttribute(option, "selected", "");
  }
}

/** Fills the list of the summary: an item for each error, with a link to its field. */
function listErrors(list: Element, fields: readonly Element[], errors: Texts): void {
  list.childNodes = [];
  for (const [name, error] of Object.entries(errors)) {
    const field = fields.find((element) => attributeOf(element, "name") === name);
    const id = field && attributeOf(field, "id");
    const link = appendElement(appendElement(list, "li"), "a");
    setAttribute(link, "href", `#${id}`);
    setText(link, error);
  }
}

function appendElement(parent: Element, tagName: string): Element {
  const element = defaultTreeAdapter.createElement(tagName, parent.namespaceURI, []);
  defaultTreeAdapter.appendChild(parent, element);
  return element;
}

function show(element: Element, text: string): void {
  removeAttribute(element, "hidden");
  setText(element, text);
}

/** Replaces the content of an element by a text. */
function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value;

const hasAttribute = (element: Element, name: string) => attributeOf(element, name) !== undefined;

function setAttribute(element: Element, name: string, value: string): void {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
}

function removeAttribute(element: Element, name: string): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
}
