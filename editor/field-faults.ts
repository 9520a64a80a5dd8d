import { BODY } from "#app/model/fields/body-field.ts";
import type { BlockField } from "./body-blocks.ts";

/** The sheet that writes notes below the fields of a form. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** A sentence below a field. */
export interface FieldNote {
  /** Where the field stands: its path, such as `meta.title`, or its place in the form of a block of the text. */
  place: string | BlockField;
  words: string;
  /** Whether the field is only empty. Sveltia CMS says so by itself after a save that it has refused. */
  isEmpty: boolean;
}

let shownNotes: readonly FieldNote[] = [];
let shownRules = "";

/** Sveltia CMS makes the forms of blocks after the form of the entry, and again after a change of the text. */
const observer = new MutationObserver(() => writeRules());

/**
 * Writes each note below its field in the form. The editor marks its fields with their paths. A style sheet needs no change of
 * its elements. Screen readers read the list beside the page.
 */
export function showFieldNotes(notes: readonly FieldNote[]): void {
  shownNotes = notes;
  writeRules();
  observer.disconnect();
  const hasBlocks = notes.some(({ place }) => typeof place !== "string");
  if (hasBlocks) observer.observe(document.body, { childList: true, subtree: true });
}

/**
 * The attribute `data-key-path` of a field.
 *
 * @returns that of the whole text for a block without a form, such as one in Markdown
 */
export function keyPathOf(place: FieldNote["place"]): string {
  if (typeof place === "string") return place;
  const { component, index, path } = place;
  const text = document.querySelector(`[data-key-path=${cssString(BODY)}]`);
  // Sveltia CMS calls kinds that it does not know itself `x-exhibit`.
  const names = [component, `x-${component}`].map((name) => {
    return `[data-component-name=${cssString(name)}]`;
  });
  const forms = text?.querySelectorAll<HTMLElement>(names.join());
  const prefix = forms?.[index]?.dataset.keyPathPrefix;
  return prefix ? prefix + path : BODY;
}

function writeRules(): void {
  const byField = Map.groupBy(shownNotes, ({ place }) => keyPathOf(place));
  const rules = [...byField].map(([keyPath, notes]) => {
    const words = [...new Set(notes.map((note) => note.words))].join("\n");
    const unlessSaid = notes.every(({ isEmpty }) => isEmpty) ? ":not(:has(> [role=alert]))" : "";
    return `[data-key-path=${cssString(keyPath)}]${unlessSaid} > .field-wrapper::after {
      content: ${cssString(words)};
      display: block;
      padding: 6px 0 0;
      color: light-dark(#b3230d, #ff9d8c);
      font-weight: 600;
      white-space: pre-line;
    }`;
  });
  const text = rules.join("\n");
  if (text === shownRules) return;
  shownRules = text;
  sheet.replaceSync(text);
}

function cssString(text: string): string {
  return `"${text.replace(/["\\]/g, "\\$&").replace(/\n/g, "\\a ")}"`;
}
