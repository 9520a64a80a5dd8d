import type { ContentFault } from "../platform/site-definition.ts";
import { type EditorEntries, faultPosition, remedyInForm, shownValue } from "./fault-words.ts";
import type { UnsavedAnswer } from "./preview-server.ts";

/** What the list says about a file. */
interface ListedFaults extends UnsavedAnswer {
  /** Below the repository, such as `content/site.yaml`. */
  file: string;
  /** The faults of fields that nobody has come to yet. */
  toFillIn: readonly ContentFault[];
  /** Whether a page is shown below the list. */
  isPageShown: boolean;
}

/** The list above the page with what is wrong in the form beside it. Screen readers announce it. */
export class FaultList {
  readonly element: HTMLElement;
  readonly #entries: EditorEntries;
  /** What is shown, as text. The same would be announced again. */
  #shown = "";

  /** @param entries of the editor, whose labels name the fields */
  constructor(document: Document, entries: EditorEntries) {
    this.#entries = entries;
    this.element = document.createElement("div");
    this.element.className = "faults";
    this.element.role = "status";
  }

  show(listed: ListedFaults): void {
    const { faultsElsewhere, hints, toFillIn, address, isPageShown } = listed;
    const faults = listed.faults.filter((fault) => !toFillIn.includes(fault));
    const parts: Node[] = [];
    if (faults.length > 0) {
      parts.push(...this.#part("Faults in what you have written:", faults, listed));
    }
    if (faultsElsewhere.length > 0) {
      const words = "This cannot be saved, because it would break other pages:";
      parts.push(...this.#part(words, faultsElsewhere, listed));
    }
    if (toFillIn.length > 0) {
      const names = toFillIn.map(({ file, field }) => {
        return faultPosition({ file, field }, this.#entries).field;
      });
      const sentence = this.#sentence(`Still to fill in: ${[...new Set(names)].join(", ")}.`);
      sentence.className = "calm";
      parts.push(sentence);
    }
    if (address === undefined) {
      const isIncomplete = faults.length === 0;
      parts.push(this.#sentence(pageSentence(isPageShown, isIncomplete)));
    }
    if (hints.length > 0) parts.push(...this.#part("This is worth a look:", hints, listed));
    this.element.classList.toggle("is-calm", faults.length + faultsElsewhere.length === 0);
    this.#replace(parts);
  }

  /** Says a sentence alone. */
  say(sentence: string): void {
    this.element.classList.remove("is-calm");
    this.#replace([this.#sentence(sentence)]);
  }

  #replace(parts: readonly Node[]): void {
    const text = parts.map(({ textContent }) => textContent).join("\n");
    if (text === this.#shown) return;
    this.#shown = text;
    this.element.replaceChildren(...parts);
  }

  #part(sentence: string, faults: readonly ContentFault[], listed: ListedFaults): HTMLElement[] {
    const list = this.#element("ul");
    list.append(...faults.map((fault) => this.#item(fault, listed)));
    return [this.#sentence(sentence), list];
  }

  #sentence(words: string): HTMLElement {
    const paragraph = this.#element("p");
    paragraph.textContent = words;
    return paragraph;
  }

  #item(fault: ContentFault, { file }: ListedFaults): HTMLElement {
    const { entry, field } = faultPosition(fault, this.#entries);
    const item = this.#element("li");
    const name = this.#element("strong");
    name.textContent = fault.file === file ? field : `${entry}, ${field}`;
    const value = shownValue(fault.value);
    const remedy = remedyInForm(fault);
    item.append(name, value === undefined ? remedy : `${value}: ${remedy}`);
    return item;
  }

  #element(name: string): HTMLElement {
    return this.element.ownerDocument.createElement(name);
  }
}

/** What is true of the page of a file that no page can show as it is written. */
function pageSentence(isPageShown: boolean, isIncomplete: boolean): string {
  if (isPageShown) return "The page stays as it was until the faults are corrected.";
  return isIncomplete
    ? "The page appears here once this is filled in."
    : "The page appears here once the faults are corrected.";
}
