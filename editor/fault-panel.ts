import type { ContentEvent, ContentFault } from "../platform/site-definition.ts";
import {
  type EditorEntries,
  entryAddress,
  entryName,
  faultPosition,
  remedyInForm,
  shownValue,
} from "./fault-words.ts";
import { askForCheck, type PreviewServer, versionsOf } from "./preview-server.ts";

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

const NOTHING_FOUND: ContentEvent = { check: 0, faults: [], hints: [], deleted: [] };

/** A sentence that stays before what is said of the content, until it is closed. */
let notice = "";
/** What keeps a file from being saved, until the list is closed or a save succeeds. */
let refusedItems: readonly HTMLLIElement[] = [];
/** What the last check of the content has found. */
let findings: ContentEvent = NOTHING_FOUND;
/** The file that was saved last. Undefined until a check that began after the save has found something. */
let saved: SavedFile | undefined;
/** The number of saves since the editor was loaded. */
let saves = 0;
/** Whether the preview server answers. */
let isAnswering = true;
/** Whether the hints were closed. New ones open them again. */
let areHintsClosed = false;
/** What is said where nothing is wrong, until it is closed. */
let soundSentence = "";
/** Whether it was closed that a published editor cannot find every fault. */
let isAdviceClosed = false;

/** What is called when a check finds something else than the one before it. */
const listeners = new Set<() => void>();

/** A saved file, and the number of the first check that has read it. */
interface SavedFile {
  file: string;
  check: number;
}

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
  const events = new EventSource(server.faults);
  events.addEventListener("message", ({ data }) => {
    const faultsBefore = JSON.stringify(findings.faults);
    receive(JSON.parse(data), entries);
    showWayBack(findings, server);
    render(entries);
    if (JSON.stringify(findings.faults) === faultsBefore) return;
    for (const listener of listeners) listener();
  });
  // The browser connects again by itself. The answer then replaces this sentence.
  events.addEventListener("error", () => {
    isAnswering = false;
    findings = NOTHING_FOUND;
    // A server that starts again counts its checks from the beginning.
    saved = undefined;
    showWayBack(findings, server);
    render(entries);
  });
  closeButton.addEventListener("click", () => close(entries));
  return (file) => {
    if (refusedItems.length > 0) {
      refusedItems = [];
      notice = "";
      render(entries);
    }
    void checkSavedFile(file, server, entries);
  };
}

/**
 * Asks for a check of the content that begins after the save. A check that began before it may have read the file as it was, and
 * the server may not notice that the file has changed.
 */
async function checkSavedFile(
  file: string,
  server: PreviewServer,
  entries: EditorEntries,
): Promise<void> {
  saves += 1;
  const save = saves;
  const check = await askForCheck(server).catch(() => undefined);
  // Without an answer the stream of the faults says that the preview does not answer.
  if (check === undefined || save !== saves) return;
  saved = { file, check };
  render(entries);
}

/** Takes over what a check has found. */
function receive(found: ContentEvent, entries: EditorEntries): void {
  const wasSaid = saidOfContent(entries).sentence !== "";
  const earlier = findings;
  findings = found;
  isAnswering = true;
  const { faults, hints } = found;
  if (hasNew(hints, earlier.hints)) {
    areHintsClosed = false;
    // Hints alone leave the window to the form.
    if (faults.length === 0) details.open = false;
  }
  // New faults must be seen, so a closed list opens.
  if (hasNew(faults, earlier.faults)) details.open = true;
  const isSound = faults.length === 0 && (hints.length === 0 || areHintsClosed);
  soundSentence = isSound && wasSaid ? "The content has no faults." : "";
}

/**
 * Calls a function whenever a check of the saved content finds something else than the one before it.
 *
 * @returns a function that ends it
 */
export function watchFindings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes what the panel says. Faults stay until they are corrected. */
function close(entries: EditorEntries): void {
  notice = "";
  refusedItems = [];
  areHintsClosed = true;
  soundSentence = "";
  isAdviceClosed = true;
  render(entries);
}

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
export function showWhereFaultsAreFound(entries: EditorEntries): () => void {
  closeButton.addEventListener("click", () => close(entries));
  return () => {
    if (isAdviceClosed) return;
    soundSentence =
      "Saved. This editor cannot find every fault, such as a link to a page that does not exist. The check of your proposal names the others.";
    render(entries);
  };
}

/** What the panel says of the content. */
interface Said {
  /** Empty where there is nothing to say. */
  sentence: string;
  items?: readonly ContentFault[];
  hasCloseButton?: boolean;
}

/** What is true of the content now. It depends on nothing that was said before. */
function saidOfContent(entries: EditorEntries): Said {
  if (!isAnswering) {
    return {
      sentence:
        "The preview does not answer, so the editor cannot tell whether the content has faults. If the preview has stopped, start npm run edit again.",
    };
  }
  const { faults, hints } = findings;
  const savedFile = fileOfLastSave();
  const items = [...savedFirst(faults, savedFile), ...savedFirst(hints, savedFile)];
  if (faults.length > 0) return { sentence: faultSentences(savedFile, entries), items };
  if (hints.length > 0 && !areHintsClosed) {
    return { sentence: hintSentence(hints.length), items, hasCloseButton: true };
  }
  return { sentence: soundSentence, hasCloseButton: soundSentence !== "" };
}

/** The file that was saved last, once a check has read it as it was saved. */
function fileOfLastSave(): string {
  return saved && findings.check >= saved.check ? saved.file : "";
}

function faultSentences(savedFile: string, entries: EditorEntries): string {
  const { faults, hints, deleted } = findings;
  const ofSavedFile = faults.filter(({ file }) => file === savedFile);
  const sentences = [
    ...deleted.map((file) => `${entryName(file, entries)} was deleted.`),
    ...(ofSavedFile.length === 0
      ? []
      : [`You saved ${entryName(savedFile, entries)} with ${counted(ofSavedFile.length)}.`]),
    countSentence(faults.length),
    ...(hints.length === 0 ? [] : [hintSentence(hints.length)]),
  ];
  return sentences.join(" ");
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

/** Shows a sentence that is not about faults, until it is closed. */
export function announce(sentence: string, entries: EditorEntries): void {
  notice = sentence;
  render(entries);
}

/**
 * Lists what keeps a file from being saved, with a link to each entry, until the list is closed or a save succeeds.
 *
 * @param faults that the save would put into other files
 */
export function showRefusal(faults: readonly ContentFault[], entries: EditorEntries): void {
  refusedItems = faults.map((fault) => faultItem(fault, entries));
  details.open = true;
  announce("Nothing was saved, because it would break other pages. Correct these first:", entries);
}

/** Shows what the panel knows. Screen readers announce its sentence. Without a sentence it disappears. */
function render(entries: EditorEntries): void {
  const { sentence, items = [], hasCloseButton = false } = saidOfContent(entries);
  const focused = document.activeElement;
  const words = [notice, sentence].filter(Boolean).join(" ");
  // The same sentence would be announced again.
  if (status.textContent !== words) status.textContent = words;
  panel.classList.toggle("is-empty", words === "");
  list.replaceChildren(...refusedItems, ...items.map((fault) => faultItem(fault, entries)));
  details.hidden = list.childElementCount === 0;
  closeButton.hidden = !hasCloseButton && notice === "";
  if (panel.contains(focused) && !focused?.checkVisibility()) focusNext();
}

/** Moves the focus from a control that has gone to what has come in its place. */
function focusNext(): void {
  const control = [summary, backLink, closeButton].find((candidate) => candidate.checkVisibility());
  (control ?? editor).focus();
}

function faultItem(fault: ContentFault, entries: EditorEntries): HTMLLIElement {
  const { entry, field } = faultPosition(fault, entries);
  const value = shownValue(fault.value);
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
    ...(value === undefined ? [] : [element("span", `Value: ${value}`)]),
    element("span", `Remedy: ${remedyInForm(fault)}`),
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
