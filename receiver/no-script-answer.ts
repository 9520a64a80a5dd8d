import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { type ElementNode, parse, renderSync, TEXT_NODE } from "ultrahtml";
import { querySelectorAll } from "ultrahtml/selector";
import { escapeText } from "../app/base/escape.ts";
import type { Texts } from "../app/features/forms/form-rules.ts";
import { headersFor, RULES_FILE } from "../hosting/hosting-rules.ts";

/** The pages of the forms, without the base path. */
export const FORM_PAGES = { contact: "/contact", application: "/careers/apply" } as const;

type FormState = { texts: Texts; errors: Texts; note: string };

/**
 * What a browser without scripts gets for a form that was not kept: its own prerendered page, filled in, with its headers.
 * @returns undefined where the site was built without the receiver: its page would look for its styles here
 */
export async function noScriptAnswer(siteDirectory: string, path: string, state: FormState) {
  const file = `${path}/index.html`;
  try {
    // Page and headers of one build, though another may be published at this moment.
    const root = await realpath(siteDirectory);
    const rules = JSON.parse(await readFile(join(root, "..", "hosting", RULES_FILE), "utf8"));
    if (!rules.formPath) return undefined;
    const page = filledPage(await readFile(join(root, file), "utf8"), state);
    const own = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
    return { page, headers: { ...headersFor(file, rules), ...own } };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Fills the places that a prerendered form has for it (app/features/forms/form-problems.tsx, app/ui/field.tsx). */
function filledPage(page: string, { texts, errors, note }: FormState): string {
  const document = parse(page);
  const find = (selector: string) => querySelectorAll(document, selector) as ElementNode[];
  for (const field of find("form [name]")) {
    const { name = "" } = field.attributes;
    if (errors[name]) field.attributes["aria-invalid"] = "true";
    const text = escapeText(texts[name] ?? "");
    if (field.name === "input" && text) field.attributes.value = text;
    // A parser drops the first line break of a textarea.
    if (field.name === "textarea") show(field, text.replace(/^(?=\r?\n)/, "\n"));
    for (const { attributes } of querySelectorAll(field, "option") as ElementNode[]) {
      // React writes an apostrophe in its own way.
      if (attributes.value?.replaceAll("&#x27;", "&apos;") === text) attributes.selected = "";
    }
  }
  const links = Object.entries(errors).map(([name, message]) => {
    for (const slot of find(`[data-error-for="${name}"]`)) show(slot, escapeText(message));
    const [field] = find(`form [name="${name}"]`);
    return `<li><a href="#${field?.attributes.id}">${escapeText(message)}</a></li>`;
  });
  for (const place of find("[data-problem-note]")) show(place, escapeText(note));
  for (const list of find("[data-problem-list]")) show(list, links.join(""));
  for (const { attributes } of find("[data-form-problems]")) {
    delete attributes.hidden;
    attributes.autofocus = "";
  }
  return renderSync(document);
}

function show(element: ElementNode, html: string): void {
  delete element.attributes.hidden;
  element.children = [{ type: TEXT_NODE, value: html, parent: element, loc: element.loc }];
}
