import { isPlainPress } from "#app/ui/runtime/events.ts";
import { makeButton } from "#app/ui/runtime/make-button.ts";

/** Milliseconds (product 4.7). */
const OPEN_DELAY = 200;
const SKIP_DELAY_TIME = 300;
const CLOSE_DELAY = 150;

/**
 * The panels of a menu, of which one is open at a time. With scripts an entry with a panel is the button of its panel.
 *
 * Pointing at an entry opens it after 200 ms, or at once when another entry was open less than 300 ms ago. Leaving it closes
 * it after 150 ms (product 4.7). A press opens or closes an entry at once. But the first press on an entry that pointing has
 * opened leaves it open, because the visitor wanted to open it.
 */
export class Panels {
  /** Whether the focus is in the open entry; pointing then changes nothing. */
  readonly #isInUse: () => boolean;
  readonly #panels = new Map<HTMLAnchorElement, HTMLElement>();
  #open: HTMLAnchorElement | undefined;
  #isByPointing = false;
  /** A timestamp of `performance.now()`. */
  #closedAt = -SKIP_DELAY_TIME;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(isInUse = () => false) {
    this.#isInUse = isInUse;
  }

  /** The entry whose panel is open. */
  get open(): HTMLAnchorElement | undefined {
    return this.#open;
  }

  /**
   * Makes an entry the button of its panel.
   *
   * @param entry the link to the overview
   * @param panel has an id
   */
  add(entry: HTMLAnchorElement, panel: HTMLElement): void {
    this.#panels.set(entry, panel);
    entry.setAttribute("aria-expanded", "false");
    entry.setAttribute("aria-controls", panel.id);
    makeButton(entry, () => this.#toggle(entry));
    panel.addEventListener("click", (event) => this.#onPanelPress(entry, event));
  }

  /** Lets pointing open a panel. @param item holds the entry and its panel */
  openByPointing(item: HTMLElement, entry: HTMLAnchorElement): void {
    item.addEventListener("pointerenter", ({ pointerType }) => {
      if (pointerType === "mouse") this.#onPoint(entry);
    });
    item.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") this.#changeByPointing(undefined, CLOSE_DELAY);
    });
  }

  close(): void {
    this.#change(undefined, false);
  }

  #toggle(entry: HTMLAnchorElement): void {
    const closes = this.#open === entry && !this.#isByPointing;
    this.#change(closes ? undefined : entry, false);
  }

  #onPoint(entry: HTMLAnchorElement): void {
    // The pointer is back on the open entry, which then must not close.
    if (this.#open === entry) {
      clearTimeout(this.#timer);
      return;
    }
    const sinceClosed = performance.now() - this.#closedAt;
    const skipsDelay = this.#open !== undefined || sinceClosed < SKIP_DELAY_TIME;
    this.#changeByPointing(entry, skipsDelay ? 0 : OPEN_DELAY);
  }

  #changeByPointing(entry: HTMLAnchorElement | undefined, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#isInUse()) this.#change(entry, true);
    }, delay);
  }

  /**
   * The panel closes with the pressed link in it. A visitor who comes back finds the focus on the entry. If the link opens a
   * new tab, the visitor stays, and so does the panel.
   */
  #onPanelPress(entry: HTMLAnchorElement, event: MouseEvent): void {
    const isFollowed = (event.target as Element).closest("a") && isPlainPress(event);
    if (!isFollowed) return;
    entry.focus();
    this.close();
  }

  /** @param entry the entry to open; undefined closes the open one */
  #change(entry: HTMLAnchorElement | undefined, isByPointing: boolean): void {
    clearTimeout(this.#timer);
    if (this.#open && !entry) this.#closedAt = performance.now();
    this.#open = entry;
    this.#isByPointing = isByPointing;
    for (const [known, panel] of this.#panels) {
      known.setAttribute("aria-expanded", String(known === entry));
      panel.hidden = known !== entry;
    }
  }
}
