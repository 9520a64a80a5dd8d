import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from "@sveltia/cms";
import { Component, createElement } from "react";
import type { ContentFault } from "../platform/site-definition.ts";
import { type EditorEntries, faultPosition, isEmpty, remedyInForm } from "./fault-words.ts";
import { showFieldFaults } from "./field-faults.ts";
import { PageFrame } from "./page-frame.ts";
import {
  askPreviewServer,
  type PreviewServer,
  type UnsavedAnswer,
  unsavedPage,
  versionsOf,
} from "./preview-server.ts";

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
      this.#pane?.write(fileOf(this.props.entry));
    }

    override componentDidUpdate(): void {
      this.#pane?.write(fileOf(this.props.entry));
    }

    override render() {
      return createElement("div", { ref: this.#attach });
    }
  };
}

/** The width that was chosen last, for all entries. */
let device: Device = "Desktop";

/** The elements of the preview. */
class PreviewPane {
  readonly #server: PreviewServer;
  readonly #entries: EditorEntries;
  readonly #document: Document;
  readonly #frame: PageFrame;
  readonly #faults: HTMLElement;
  readonly #link: HTMLAnchorElement;
  readonly #versions: HTMLAnchorElement;
  #written: EntryFile = { file: "", text: "" };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(root: HTMLElement, server: PreviewServer, entries: EditorEntries) {
    this.#server = server;
    this.#entries = entries;
    this.#document = root.ownerDocument;
    root.className = "preview";
    const stage = this.#element("div", "stage");
    this.#frame = new PageFrame(stage, WIDTHS[device]);
    this.#faults = this.#element("div", "faults");
    this.#faults.role = "status";
    this.#link = this.#newTabLink("Open the page");
    this.#link.hidden = true;
    this.#versions = this.#newTabLink("Earlier versions");
    const bar = this.#element("div", "bar");
    bar.role = "group";
    bar.ariaLabel = "Width of the page";
    bar.append(...this.#widthButtons(), this.#versions, this.#link);
    root.replaceChildren(bar, this.#faults, stage);
  }

  /** Shows the unsaved file when nothing has been typed for a moment. */
  write(written: EntryFile): void {
    if (written.file === this.#written.file && written.text === this.#written.text) return;
    this.#written = written;
    this.#versions.href = versionsOf(this.#server, written.file);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update(written), PAUSE);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#written = { file: "", text: "" };
    this.#frame.close();
    showFieldFaults([]);
  }

  async #update(written: EntryFile): Promise<void> {
    try {
      const answer = await askPreviewServer(this.#server, written.file, written.text);
      // Something else has been typed in the meantime.
      if (this.#written !== written) return;
      showFieldFaults(answer.faults, answer.hints);
      this.#listFaults(answer);
      if (answer.address === undefined) return;
      const url = unsavedPage(this.#server, answer.address);
      this.#link.href = url;
      this.#link.hidden = false;
      this.#frame.load(url);
    } catch {
      this.#faults.replaceChildren();
      this.#say("The preview does not answer. If it has stopped, start npm run edit again.");
    }
  }

  #listFaults({ faults, faultsElsewhere, hints, address }: UnsavedAnswer): void {
    this.#faults.replaceChildren();
    if (faults.length > 0) this.#say("Faults in what you have written:", faults);
    if (faultsElsewhere.length > 0) {
      this.#say("This cannot be saved, because it would break other pages:", faultsElsewhere);
    }
    if (address === undefined)
      this.#say("The page stays as it was until the faults are corrected.");
    if (hints.length > 0) this.#say("This is worth a look:", hints);
  }

  #say(sentence: string, faults: readonly ContentFault[] = []): void {
    const paragraph = this.#document.createElement("p");
    paragraph.textContent = sentence;
    const list = this.#document.createElement("ul");
    list.append(...faults.map((fault) => this.#faultItem(fault)));
    this.#faults.append(paragraph, list);
  }

  #faultItem(fault: ContentFault): HTMLElement {
    const { entry, field } = faultPosition(fault, this.#entries);
    const isOfThisFile = fault.file === this.#written.file;
    const item = this.#document.createElement("li");
    const name = this.#document.createElement("strong");
    name.textContent = isOfThisFile ? field : `${entry}, ${field}`;
    const value = isEmpty(fault.value) ? "" : `${fault.value}: `;
    item.append(name, value + remedyInForm(fault));
    return item;
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
