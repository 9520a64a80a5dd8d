import type { ErrorContact } from "./error-screen.tsx";
import { faultWords } from "./fault-words.ts";
import { pageWords } from "./page-words.ts";

/** @returns a function that puts the present content of an island back, and the focus if it has been lost with it */
export function captureContent(island: HTMLElement): () => void {
  const content = [...island.cloneNode(true).childNodes];
  const controls = () => [...island.querySelectorAll<HTMLElement>("a, button, input, textarea")];
  const focused = controls().indexOf(document.activeElement as HTMLElement);
  return () => {
    island.replaceChildren(...content);
    if (document.activeElement === document.body) {
      controls()[focused]?.focus({ preventScroll: true });
    }
  };
}

/**
 * Handles a fault of our own code in an island (product 16.5): the error screen replaces the page's main part; any
 * other island stays HTML.
 *
 * @param restoreContent takes the island from React and puts back what React has removed; left out for an island
 *   without React
 */
export async function handleIslandFault(
  island: HTMLElement,
  error: unknown,
  restoreContent?: () => void,
): Promise<void> {
  reportError(error);
  // React reports the fault before it has emptied the island.
  await undefined;
  restoreContent?.();
  if ("mainPart" in island.dataset) {
    // If the screen does not arrive, the boot script handles presses as on any island without its scripts.
    delete island.dataset.hydrated;
    void showErrorScreen(error);
  } else {
    island.dataset.hydrated = "";
    answerPresses(island);
  }
}

/** Shows the error screen in place of everything between header and footer, once. */
async function showErrorScreen(error: unknown): Promise<void> {
  const { renderErrorScreen } = await import("./error-screen.tsx");
  const main = document.querySelector("main");
  if (!main || "errorScreen" in main.dataset) return;
  main.dataset.errorScreen = "";
  const contacts = readContacts(main);
  main.replaceChildren();
  renderErrorScreen(main, error, contacts);
}

/** The links by which a page with a form says how else to reach the firm (app/features/forms/form-intro.tsx). */
function readContacts(main: HTMLElement): ErrorContact[] {
  const links = [...main.querySelectorAll<HTMLAnchorElement>("[data-fault-contacts] a")];
  return links.map(({ href, textContent }) => ({ href, label: textContent ?? "" }));
}

/** Says that something does not work beside a button of an island, or below a form whose answers the island reads. */
function answerPresses(island: HTMLElement): void {
  island.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button");
    // Browsers that know commands perform them without scripts.
    if (button && !button.commandForElement) button.after(faultNote());
  });
  const form = island.closest("form");
  form?.addEventListener("change", () => form.append(faultNote()));
}

/** The words beside a faulty part. There is one such note in a page: it moves to what was used last. */
function faultNote(): HTMLElement {
  document.querySelector(".fault-note")?.remove();
  const note = document.createElement("p");
  note.className = "fault-note";
  note.role = "alert";
  const link = document.createElement("a");
  link.href = "";
  link.textContent = faultWords().loadPageAgain;
  note.append(pageWords().fault, " ", link);
  return note;
}
