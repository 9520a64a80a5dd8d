import { html, parse, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** What a prerendered form is to show: texts and messages by field, and what is wrong with the whole of it. */
interface FormState {
  texts: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  note: string;
}

/**
 * Puts what was typed, and what is wrong with it, into the places that a prerendered form has for them
 * (app/forms/form-problems.tsx, app/ui/field.tsx).
 *
 * @returns undefined where the page has no such form
 */
export function filledPage(page: string, { texts, errors, note }: FormState): string | undefined {
  const document = parse(page, { scriptingEnabled: false });
  const elements = below(document)
    .filter(({ tagName }) => tagName === "form")
    .map(below)
    .find((inside) => inside.some((element) => get(element, SUMMARY) !== undefined));
  if (!elements) return undefined;
  const having = (name: string) => elements.filter((element) => get(element, name) !== undefined);

  for (const field of having("name")) fill(field, texts[get(field, "name") ?? ""] ?? "");
  for (const slot of having("data-error-for")) {
    const name = get(slot, "data-error-for") ?? "";
    const field = having("name").find((each) => get(each, "name") === name);
    if (!errors[name] || !field) continue;
    set(slot, "hidden");
    write(slot, errors[name]);
    set(field, "aria-invalid", "true");
  }
  for (const summary of having(SUMMARY)) {
    set(summary, "hidden");
    set(summary, "autofocus", "");
  }
  for (const place of having("data-problem-note")) write(place, note);
  for (const list of having("data-problem-list")) {
    list.childNodes = Object.entries(errors).map(([name, message]) => {
      const field = having("name").find((each) => get(each, "name") === name);
      const item = element("li", list);
      const link = element("a", item);
      set(link, "href", `#${(field && get(field, "id")) ?? ""}`);
      write(link, message);
      item.childNodes = [link];
      return item;
    });
  }
  return serialize(document);
}

const SUMMARY = "data-form-problems";

function fill(field: Tree.Element, text: string): void {
  const isTyped = !["file", "hidden"].includes(get(field, "type") ?? "");
  if (field.tagName === "input" && isTyped && text) set(field, "value", text);
  // A parser drops the first line break of a textarea.
  if (field.tagName === "textarea") write(field, text.replace(/^(?=\r?\n)/, "\n"));
  if (field.tagName !== "select") return;
  for (const option of below(field)) {
    set(option, "selected", get(option, "value") === text ? "" : undefined);
  }
}

function below(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((node) => ("tagName" in node ? [node, ...below(node)] : []));
}

function get({ attrs }: Tree.Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** Without a value, takes the attribute away. */
function set(element: Tree.Element, name: string, value?: string): void {
  element.attrs = element.attrs.filter((each) => each.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

function write(parentNode: Tree.Element, value: string): void {
  parentNode.childNodes = [{ nodeName: "#text", value, parentNode }];
}

function element(tagName: string, parentNode: Tree.Element): Tree.Element {
  const parts = { attrs: [], childNodes: [], parentNode, namespaceURI: html.NS.HTML };
  return { nodeName: tagName, tagName, ...parts };
}
