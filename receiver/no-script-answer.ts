import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { type ElementNode, type Node, parse, renderSync, TEXT_NODE } from "ultrahtml";
import { querySelectorAll } from "ultrahtml/selector";
import { escapeText } from "../app/lib/escape.ts";
import { headersFor, RULES_FILE } from "../hosting/hosting-rules.ts";

/** The pages of the forms, without the base path. */
export const FORM_PAGES = { contact: "/contact", application: "/careers/apply" } as const;

/** What a prerendered form is to show: texts and messages by field, and what is wrong with the whole of it. */
interface FormState {
  texts: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  note: string;
}

/**
 * What a browser without scripts gets for a form that was not kept: the form's own prerendered page, with everything
 * that was typed and the messages in it, and the headers of that page.
 *
 * @returns undefined where the site was built without the receiver: its page would look for its styles here
 */
export async function noScriptAnswer(
  siteDirectory: string,
  path: string,
  state: FormState,
): Promise<[page: string, headers: Record<string, string>] | undefined> {
  const file = `${path}/index.html`;
  try {
    // Page and headers of one build, though another may be published at this moment.
    const root = await realpath(siteDirectory);
    const rules = JSON.parse(await readFile(join(root, "..", "hosting", RULES_FILE), "utf8"));
    const page = rules.formPath && filledPage(await readFile(join(root, file), "utf8"), state);
    const type = { "Content-Type": "text/html; charset=utf-8" };
    return page && [page, { ...headersFor(file, rules), ...type, "Cache-Control": "no-store" }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Puts what was typed, and what is wrong with it, into the places that a prerendered form has for them
 * (app/forms/form-problems.tsx, app/ui/field.tsx).
 *
 * @returns undefined where the page has no such form
 */
function filledPage(page: string, { texts, errors, note }: FormState): string | undefined {
  const document = parse(page);
  const form = find(document, "form").find((each) => find(each, "[data-form-problems]").length > 0);
  if (!form) return undefined;
  const fields = find(form, "[name]");
  for (const field of fields) fill(field, texts[field.attributes.name ?? ""] ?? "");
  const links = Object.entries(errors).map(([name, message]) => {
    const field = fields.find(({ attributes }) => attributes.name === name);
    if (field) field.attributes["aria-invalid"] = "true";
    for (const slot of find(form, `[data-error-for="${name}"]`)) show(slot, escapeText(message));
    return `<li><a href="#${field?.attributes.id ?? ""}">${escapeText(message)}</a></li>`;
  });
  for (const place of find(form, "[data-problem-note]")) show(place, escapeText(note));
  for (const list of find(form, "[data-problem-list]")) show(list, links.join(""));
  for (const { attributes } of find(form, "[data-form-problems]")) {
    delete attributes.hidden;
    attributes.autofocus = "";
  }
  return renderSync(document);
}

function fill(field: ElementNode, text: string): void {
  if (field.name === "input" && text) field.attributes.value = escapeText(text);
  // A parser drops the first line break of a textarea.
  if (field.name === "textarea") show(field, escapeText(text.replace(/^(?=\r?\n)/, "\n")));
  for (const option of find(field, "option")) {
    delete option.attributes.selected;
    // React writes an apostrophe in its own way.
    const value = option.attributes.value?.replaceAll("&#x27;", "&apos;");
    if (value === escapeText(text)) option.attributes.selected = "";
  }
}

const find = (within: Node, selector: string) =>
  querySelectorAll(within, selector) as ElementNode[];

function show(element: ElementNode, html: string): void {
  delete element.attributes.hidden;
  element.children = [{ type: TEXT_NODE, value: html, parent: element, loc: element.loc }];
}
