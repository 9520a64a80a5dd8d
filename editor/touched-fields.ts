/** What Sveltia CMS shows above each field with a mistake, once it has refused a save. */
const REFUSED_FIELD = "[data-key-path] > [role=alert]";

/** The events that end a press. */
const RELEASES = ["pointerup", "pointercancel"] as const;

/**
 * The fields of a form in which somebody has been, and whether a save was tried. Before that an empty field is no fault: nobody
 * has come to it yet.
 */
export class TouchedFields {
  readonly #keyPaths = new Set<string>();
  readonly #onChange: () => void;
  readonly #observer = new MutationObserver(() => {
    if (document.querySelector(REFUSED_FIELD)) this.saveTried();
  });
  #isSaveTried = false;
  /** Whether a button of the mouse, or a finger, is down. */
  #isPressed = false;
  #hasWaitingChange = false;

  /** @param onChange called when a field has been left, and when a save was tried */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
    document.addEventListener("focusout", this.#leave);
    document.addEventListener("pointerdown", this.#press);
    for (const name of RELEASES) document.addEventListener(name, this.#release);
    this.#observer.observe(document.body, { childList: true, subtree: true });
  }

  /** @param keyPath the attribute `data-key-path` of the field */
  has(keyPath: string): boolean {
    return this.#isSaveTried || this.#keyPaths.has(keyPath);
  }

  saveTried(): void {
    this.#observer.disconnect();
    if (this.#isSaveTried) return;
    this.#isSaveTried = true;
    this.#onChange();
  }

  close(): void {
    document.removeEventListener("focusout", this.#leave);
    document.removeEventListener("pointerdown", this.#press);
    for (const name of RELEASES) document.removeEventListener(name, this.#release);
    this.#observer.disconnect();
  }

  readonly #leave = ({ target }: FocusEvent): void => {
    const field = target instanceof Element && target.closest<HTMLElement>("[data-key-path]");
    const keyPath = field ? field.dataset.keyPath : undefined;
    if (keyPath === undefined || this.#keyPaths.has(keyPath)) return;
    this.#keyPaths.add(keyPath);
    // A note below the field moves what is below it. A button there would move away while it is being pressed.
    if (this.#isPressed) this.#hasWaitingChange = true;
    else this.#onChange();
  };

  readonly #press = (): void => {
    this.#isPressed = true;
  };

  readonly #release = (): void => {
    this.#isPressed = false;
    if (!this.#hasWaitingChange) return;
    this.#hasWaitingChange = false;
    // The click comes after the release.
    setTimeout(this.#onChange);
  };
}
