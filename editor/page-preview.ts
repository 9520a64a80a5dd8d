import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, createElement } from "react";
import type { ContentFault } from "../platform/site-definition.ts";
import { bodyBlocks, fieldInBlock } from "./body-blocks.ts";
import { FaultList } from "./fault-list.ts";
import { watchFindings } from "./fault-panel.ts";
import { type EditorEntries, isToFillIn, remedyInForm } from "./fault-words.ts";
import { type FieldNote, keyPathOf, showFieldNotes } from "./field-faults.ts";
import { PageFrame } from "./page-frame.ts";
import {
  askPreviewServer,
  type PreviewServer,
  type UnsavedAnswer,
  unsavedPage,
  versionsOf,
} from "./preview-server.ts";
import { TouchedFields } from "./touched-fields.ts";

/** The widths at which a page can be shown, in CSS pixels. */
const WIDTHS = { Phone: 390, Tablet: 820, Desktop: 1440 };
type Device = keyof typeof WIDTHS;

/** The time without a further letter after which a page is rendered again, in milliseconds. */
const PAUSE = 150;

/** The file that a form writes, as it is now. */
export interface EntryFile {
  /** Such as `content/site.yaml`. */
  file: string;
  text: string;
}

/** An entry with the values of its form. */
export type EditedEntry = CustomPreviewTemplateProps["entry"];

/**
 * The preview of an entry beside its form: its page with the values that are not saved, and their faults.
 *
 * @param fileOf the file that a save would write in the language of the preview
 * @param entries of the editor, whose labels name the fields
 */
export function pagePreview(
  server: PreviewServer,
  fileOf: (entry: EditedEntry) => EntryFile,
  entries: EditorEntries,
): CustomPreviewTemplate {
  // The editor has a React of its own, so hooks of this React would not work. Classes do.
  return class PagePreview extends Component<CustomPreviewTemplateProps> {
    #pane: PreviewPane | undefined;

    readonly #attach = (element: HTMLDivElement | null) => {
      this.#pane?.close();
      this.#pane = element ? new PreviewPane(element, server, entries) : undefined;
    };

    override componentDidMount(): void {
      this.#write();
    }

    override componentDidUpdate(): void {
      this.#write();
    }

    #write(): void {
      const { entry } = this.props;
      this.#pane?.write(fileOf(entry), !entry.get("path"));
    }

    override render() {
      return createElement("div", { ref: this.#attach });
    }
  };
}

/** The width that was chosen last, for all entries. */
let device: Device = "Desktop";

/** The preview of the form that is open. */
let openPane: PreviewPane | undefined;

/** Tells the open form that somebody wants to save it: from now on its empty fields are faults. */
export function saveTried(): void {
  openPane?.touched.saveTried();
}

/** The elements of the preview. */
class PreviewPane {
  readonly touched = new TouchedFields(() => this.#showFaults());
  readonly #server: PreviewServer;
  readonly #blocks: ReturnType<typeof bodyBlocks>;
  readonly #document: Document;
  readonly #frame: PageFrame;
  readonly #faults: FaultList;
  readonly #link: HTMLAnchorElement;
  readonly #versions: HTMLAnchorElement;
  readonly #stopWatching: () => void;
  #written: EntryFile = { file: "", text: "" };
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of requests to the server. */
  #requests = 0;
  /** The answer to the last request, with the text that it is about. */
  #answered: { text: string; answer: UnsavedAnswer } | undefined;
  /** The fields whose faults a saved entry had when it was opened. Undefined before the first answer. */
  #openedFaults: ReadonlySet<string> | undefined;
  #isNew = true;

  constructor(root: HTMLElement, server: PreviewServer, entries: EditorEntries) {
    this.#server = server;
    this.#blocks = bodyBlocks(entries.bodyForms);
    this.#document = root.ownerDocument;
    root.className = "preview";
    const stage = this.#element("div", "stage");
    this.#frame = new PageFrame(stage, WIDTHS[device]);
    this.#faults = new FaultList(this.#document, entries);
    this.#link = this.#newTabLink("Open the page");
    this.#link.hidden = true;
    this.#versions = this.#newTabLink("Earlier versions");
    const bar = this.#element("div", "bar");
    bar.role = "group";
    bar.ariaLabel = "Width of the page";
    bar.append(...this.#widthButtons(), this.#versions, this.#link);
    root.replaceChildren(bar, this.#faults.element, stage);
    // Another entry may have been saved, in another tab for example, that makes or mends a fault of this one.
    this.#stopWatching = watchFindings(() => this.#update());
    openPane = this;
  }

  /**
   * Shows the unsaved file when nothing has been typed for a moment.
   *
   * @param isNew whether the entry was never saved
   */
  write(written: EntryFile, isNew: boolean): void {
    if (written.file === this.#written.file && written.text === this.#written.text) return;
    this.#written = written;
    this.#isNew = isNew;
    this.#versions.href = versionsOf(this.#server, written.file);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(), PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
    // Answers that are still to come are too late.
    this.#requests += 1;
    this.#frame.close();
    this.touched.close();
    this.#stopWatching();
    if (openPane !== this) return;
    openPane = undefined;
    showFieldNotes([]);
  }

  async #update(): Promise<void> {
    const { file, text } = this.#written;
    if (file === "") return;
    this.#requests += 1;
    const request = this.#requests;
    const answer = await askPreviewServer(this.#server, file, text).catch(() => undefined);
    // Something else has been typed in the meantime, or checked. A late answer tells nothing.
    if (request !== this.#requests) return;
    if (!answer) {
      this.#faults.say("The preview does not answer. If it has stopped, start npm run edit again.");
      return;
    }
    this.#answered = { text, answer };
    this.#openedFaults ??= new Set(this.#isNew ? [] : answer.faults.map(({ field }) => field));
    if (answer.address !== undefined) {
      const url = unsavedPage(this.#server, answer.address);
      this.#link.href = url;
      this.#link.hidden = false;
      this.#frame.load(url);
    }
    this.#showFaults();
  }

  #showFaults(): void {
    if (!this.#answered || openPane !== this) return;
    const { text, answer } = this.#answered;
    const notes = new Map([
      ...answer.faults.map((fault) => [fault, this.#note(fault, "Fault", text)] as const),
      ...answer.hints.map((hint) => [hint, this.#note(hint, "Check", text)] as const),
    ]);
    const toFillIn = answer.faults.filter((fault) => {
      const note = notes.get(fault);
      return note?.isEmpty && !this.#isKnown(fault.field, note);
    });
    for (const fault of toFillIn) notes.delete(fault);
    showFieldNotes([...notes.values()]);
    const isPageShown = !this.#link.hidden;
    this.#faults.show({ ...answer, file: this.#written.file, toFillIn, isPageShown });
  }

  /** Whether a fault of an empty field is one for somebody who fills in the form: it was there before, or the field was left empty. */
  #isKnown(field: string, { place }: FieldNote): boolean {
    return this.#openedFaults?.has(field) || this.touched.has(keyPathOf(place));
  }

  #note(fault: ContentFault, word: string, text: string): FieldNote {
    const inText = fieldInBlock(fault, text, this.#blocks);
    const [address = ""] = fault.field.split(" ");
    return {
      place: inText ?? address.replace(/\[(\d+)\]/g, ".$1"),
      words: `${word}: ${remedyInForm(fault)}`,
      isEmpty: isToFillIn(fault.value),
    };
  }

  #widthButtons(): HTMLButtonElement[] {
    const devices = Object.keys(WIDTHS) as Device[];
    const buttons = devices.map((name) => {
      const button = this.#document.createElement("button");
      button.type = "button";
      button.textContent = name;
      button.ariaPressed = String(name === device);
      button.addEventListener("click", () => {
        device = name;
        this.#frame.setWidth(WIDTHS[name]);
        for (const other of buttons) other.ariaPressed = String(other === button);
      });
      return button;
    });
    return buttons;
  }

  #newTabLink(words: string): HTMLAnchorElement {
    const link = this.#document.createElement("a");
    link.target = "_blank";
    link.textContent = words;
    return link;
  }

  #element(name: string, className: string): HTMLElement {
    const element = this.#document.createElement(name);
    element.className = className;
    return element;
  }
}
