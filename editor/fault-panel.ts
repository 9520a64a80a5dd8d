import type { ContentFault } from "../platform/site-definition.ts";
import { type EditorEntries, entryName, faultPosition } from "./fault-words.ts";

/** The parts of the panel at the top of the editor (index.html). */
const panel = part("#faults", HTMLElement);
const status = part("#faults [role=status]", HTMLElement);
const details = part("#faults details", HTMLDetailsElement);
const summary = part("#faults summary", HTMLElement);
const list = part("#faults ul", HTMLUListElement);
const closeButton = part("#faults button", HTMLButtonElement);
/** Everything of the editor below the panel. */
const editor = part("#nc-root", HTMLElement);

closeButton.addEventListener("click", () => say(""));

/**
 * Shows what is wrong with the content at the top of the editor, as long as it is so.
 *
 * @param address where the preview server sends the faults, as server-sent events
 * @param entries of the editor, whose labels name the place of a fault
 * @returns a function to be called with the path of each saved file, whose faults then come first
 */
export function showFaults(address: string, entries: EditorEntries): (savedFile: string) => void {
  let faults: readonly ContentFault[] = [];
  let savedFile = "";
  const events = new EventSource(address);
  events.addEventListener("message", ({ data }) => {
    const earlier = new Set(faults.map((fault) => JSON.stringify(fault)));
    faults = JSON.parse(data);
    // New faults must be seen, so a closed list opens.
    if (faults.some((fault) => !earlier.has(JSON.stringify(fault)))) details.open = true;
    render(faults, savedFile, entries);
  });
  // The browser connects again by itself. The answer then replaces this sentence.
  events.addEventListener("error", () => {
    faults = [];
    say(
      "The preview does not answer, so the editor cannot tell whether the content has faults. If the preview has stopped, start npm run edit again.",
    );
  });
  return (file) => {
    savedFile = file;
    if (faults.length > 0) render(faults, savedFile, entries);
  };
}

/**
 * Says after a save on a published editor where faults are found, until the sentence is closed.
 *
 * @returns a function to be called after each save
 */
export function showWhereFaultsAreFound(): () => void {
  let isClosed = false;
  closeButton.addEventListener("click", () => {
    isClosed = true;
  });
  return () => {
    if (isClosed) return;
    sayUntilClosed(
      "Saved. This editor cannot find every fault, such as a link to a page that does not exist. The check of your proposal names the others.",
    );
  };
}

function render(faults: readonly ContentFault[], savedFile: string, entries: EditorEntries): void {
  if (faults.length === 0) {
    const isShown = status.textContent !== "";
    if (isShown) sayUntilClosed("The content has no faults.");
    return;
  }
  const ofSavedFile = faults.filter(({ file }) => file === savedFile);
  const ofOtherFiles = faults.filter(({ file }) => file !== savedFile);
  const sentence =
    ofSavedFile.length === 0
      ? countSentence(faults.length)
      : `You saved ${entryName(savedFile, entries)} with ${counted(ofSavedFile.length)}. ${countSentence(faults.length)}`;
  const items = [...ofSavedFile, ...ofOtherFiles].map((fault) => faultItem(fault, entries));
  list.replaceChildren(...items);
  say(sentence, { hasList: true });
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

function sayUntilClosed(sentence: string): void {
  say(sentence, { hasCloseButton: true });
}

/** Shows a sentence, which screen readers announce. Without a sentence the panel disappears. */
function say(sentence: string, { hasList = false, hasCloseButton = false }: PanelParts = {}): void {
  const focused = document.activeElement;
  // The same sentence would be announced again.
  if (status.textContent !== sentence) status.textContent = sentence;
  panel.classList.toggle("is-empty", sentence === "");
  details.hidden = !hasList;
  closeButton.hidden = !hasCloseButton;
  if (panel.contains(focused) && !focused?.checkVisibility()) focusNext();
}

/** Moves the focus from a control that has gone to what has come in its place. */
function focusNext(): void {
  const control = [summary, closeButton].find((candidate) => candidate.checkVisibility());
  (control ?? editor).focus();
}

function faultItem(fault: ContentFault, entries: EditorEntries): HTMLLIElement {
  const { entry, field } = faultPosition(fault, entries);
  const item = document.createElement("li");
  item.append(
    element("strong", entry),
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
