import type { ContentEvent, ContentFault } from "../platform/site-definition.ts";
import { type EditorEntries, entryAddress, entryName, faultPosition } from "./fault-words.ts";
import { type PreviewServer, versionsOf } from "./preview-server.ts";

/** The parts of the panel at the top of the editor (index.html). */
const panel = part("#faults", HTMLElement);
const status = part("#faults [role=status]", HTMLElement);
const details = part("#faults details", HTMLDetailsElement);
const summary = part("#faults summary", HTMLElement);
const list = part("#faults ul", HTMLUListElement);
const backLink = part("#faults a", HTMLAnchorElement);
const closeButton = part("#faults button", HTMLButtonElement);
/** Everything of the editor below the panel. */
const editor = part("#nc-root", HTMLElement);

/** Whether the sentence that is shown was closed. */
let isClosed = false;
/** A sentence that stays before what is said of the content, until it is closed. */
let notice = "";
/** The items of the list about a save that was refused, until it is closed or a save succeeds. */
let refusedItems: readonly HTMLLIElement[] = [];
/** The items of the list about the content. */
let contentItems: readonly HTMLLIElement[] = [];
/** What is said of the content. */
let said: [sentence: string, parts?: PanelParts] = [""];
closeButton.addEventListener("click", () => {
  isClosed = true;
  notice = "";
  refusedItems = [];
  // Faults stay until they are corrected.
  const [sentence, parts] = said;
  if (parts?.hasList && !parts.hasCloseButton) say(sentence, parts);
  else say("");
});

/**
 * Shows what is wrong with the content at the top of the editor, as long as it is so.
 *
 * @param server sends the faults, as server-sent events
 * @param entries of the editor, whose labels name the place of a fault
 * @returns a function to be called with the path of each saved file, whose faults then come first
 */
export function showFaults(
  server: PreviewServer,
  entries: EditorEntries,
): (savedFile: string) => void {
  let findings: ContentEvent = NOTHING_FOUND;
  let savedFile = "";
  const events = new EventSource(server.faults);
  events.addEventListener("message", ({ data }) => {
    const earlier = findings;
    findings = JSON.parse(data);
    if (hasNew(findings.hints, earlier.hints)) {
      isClosed = false;
      // Hints alone leave the window to the form.
      if (findings.faults.length === 0) details.open = false;
    }
    // New faults must be seen, so a closed list opens.
    if (hasNew(findings.faults, earlier.faults)) details.open = true;
    showWayBack(findings, server);
    render(findings, savedFile, entries);
  });
  // The browser connects again by itself. The answer then replaces this sentence.
  events.addEventListener("error", () => {
    findings = NOTHING_FOUND;
    showWayBack(findings, server);
    say(
      "The preview does not answer, so the editor cannot tell whether the content has faults. If the preview has stopped, start npm run edit again.",
    );
  });
  return (file) => {
    savedFile = file;
    if (refusedItems.length > 0) {
      refusedItems = [];
      notice = "";
      say(...said);
    }
    if (findings.faults.length > 0) render(findings, savedFile, entries);
  };
}

const NOTHING_FOUND: ContentEvent = { faults: [], hints: [], deleted: [] };

/** Shows a link to the deleted entries as they were. */
function showWayBack({ deleted }: ContentEvent, server: PreviewServer): void {
  const [file, ...further] = deleted;
  backLink.hidden = file === undefined;
  if (file === undefined) return;
  backLink.href = further.length > 0 ? server.versions : versionsOf(server, file);
}

/** Whether there is a fault that was not there earlier. */
function hasNew(faults: readonly ContentFault[], earlier: readonly ContentFault[]): boolean {
  const known = new Set(earlier.map((fault) => JSON.stringify(fault)));
  return faults.some((fault) => !known.has(JSON.stringify(fault)));
}

/**
 * Says after a save on a published editor where faults are found, until the sentence is closed.
 *
 * @returns a function to be called after each save
 */
export function showWhereFaultsAreFound(): () => void {
  return () => {
    if (isClosed) return;
    sayUntilClosed(
      "Saved. This editor cannot find every fault, such as a link to a page that does not exist. The check of your proposal names the others.",
    );
  };
}

function render(
  { faults, hints, deleted }: ContentEvent,
  savedFile: string,
  entries: EditorEntries,
): void {
  const items = [...savedFirst(faults, savedFile), ...savedFirst(hints, savedFile)];
  contentItems = items.map((fault) => faultItem(fault, entries));
  if (faults.length === 0) {
    renderHints(hints);
    return;
  }
  const ofSavedFile = faults.filter(({ file }) => file === savedFile);
  const sentences = [
    ...deleted.map((file) => `${entryName(file, entries)} was deleted.`),
    ...(ofSavedFile.length === 0
      ? []
      : [`You saved ${entryName(savedFile, entries)} with ${counted(ofSavedFile.length)}.`]),
    countSentence(faults.length),
    ...(hints.length === 0 ? [] : [hintSentence(hints.length)]),
  ];
  say(sentences.join(" "), { hasList: true });
}

/** Shows what may be wrong in content without faults, until it is closed. */
function renderHints(hints: readonly ContentFault[]): void {
  if (hints.length > 0) {
    if (!isClosed) say(hintSentence(hints.length), { hasList: true, hasCloseButton: true });
    return;
  }
  const isShown = status.textContent !== "";
  if (isShown) sayUntilClosed("The content has no faults.");
}

/** The faults of the saved file, then the others. */
function savedFirst(faults: readonly ContentFault[], savedFile: string): ContentFault[] {
  const { saved = [], others = [] } = Object.groupBy(faults, ({ file }) =>
    file === savedFile ? "saved" : "others",
  );
  return [...saved, ...others];
}

function hintSentence(count: number): string {
  return count === 1 ? "1 text is worth a look." : `${count} texts are worth a look.`;
}

function countSentence(count: number): string {
  const subject = count === 1 ? "it is" : "they are";
  return `The content has ${counted(count)}. Nothing is published before ${subject} corrected.`;
}

function counted(count: number): string {
  return count === 1 ? "1 fault" : `${count} faults`;
}

/** What the panel shows below its sentence. */
interface PanelParts {
  hasList?: boolean;
  hasCloseButton?: boolean;
}

/** Shows a sentence that is not about faults, until it is closed. */
export function announce(sentence: string): void {
  notice = sentence;
  say(...said);
}

/**
 * Lists what keeps a file from being saved, with a link to each entry, until the list is closed or a save succeeds.
 *
 * @param faults that the save would put into other files
 */
export function showRefusal(faults: readonly ContentFault[], entries: EditorEntries): void {
  refusedItems = faults.map((fault) => faultItem(fault, entries));
  details.open = true;
  announce("Nothing was saved, because it would break other pages. Correct these first:");
}

function sayUntilClosed(sentence: string): void {
  say(sentence, { hasCloseButton: true });
}

/** Shows a sentence, which screen readers announce. Without a sentence the panel disappears. */
function say(sentence: string, parts: PanelParts = {}): void {
  said = [sentence, parts];
  const focused = document.activeElement;
  const words = [notice, sentence].filter(Boolean).join(" ");
  // The same sentence would be announced again.
  if (status.textContent !== words) status.textContent = words;
  panel.classList.toggle("is-empty", words === "");
  list.replaceChildren(...refusedItems, ...(parts.hasList ? contentItems : []));
  details.hidden = list.childElementCount === 0;
  closeButton.hidden = !parts.hasCloseButton && notice === "";
  if (panel.contains(focused) && !focused?.checkVisibility()) focusNext();
}

/** Moves the focus from a control that has gone to what has come in its place. */
function focusNext(): void {
  const control = [summary, backLink, closeButton].find((candidate) => candidate.checkVisibility());
  (control ?? editor).focus();
}

function faultItem(fault: ContentFault, entries: EditorEntries): HTMLLIElement {
  const { entry, field } = faultPosition(fault, entries);
  const item = document.createElement("li");
  const address = entryAddress(fault.file, entries);
  const name = element(address === undefined ? "strong" : "a", entry);
  if (name instanceof HTMLAnchorElement) {
    name.href = address ?? "";
    // The form that is open here keeps what is not saved.
    name.target = "_blank";
  }
  item.append(
    name,
    element("span", `Field: ${field}`),
    element("span", `Value: ${fault.value}`),
    element("span", `Remedy: ${fault.remedy}`),
  );
  return item;
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** A part of the editor's page. @throws TypeError when the page does not have it */
function part<T extends HTMLElement>(selector: string, kind: new () => T): T {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new TypeError(`The page of the editor has no ${selector}`);
}
