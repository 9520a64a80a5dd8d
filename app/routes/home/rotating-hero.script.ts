import { listen } from "#app/ui/runtime/events.ts";

/** The arrangements of the circles, which messages use in turn (app/routes/home/hero.sheet.css). */
const ARRANGEMENTS = ["overlap", "arc", "stack", "regrouped", "dial"] as const;

/** Milliseconds that the circles take to move to the next arrangement. */
const MOVE_TIME = 700;

/** Milliseconds that a message, the last message and the fade between two messages take (product 5.3). */
const MESSAGE_TIME = 3000;
const LAST_MESSAGE_TIME = 5000;
const FADE_TIME = 500;

/** Each of these events may pause the hero or let it continue. */
const STATE_EVENTS = ["mouseover", "mouseout", "focusin", "focusout", "visibilitychange"];

const matchesMedia = (query: string) => matchMedia(query).matches;

interface State {
  /** The message that is shown. */
  index: number;
  isFading: boolean;
  /** Whether the hero is paused: the choice of the visitor or, before that, of the system. Undefined while nobody has chosen. */
  isPaused?: boolean | undefined;
  /** Whether the hero rests by itself for a while. */
  isResting: boolean;
}

/** Turns the messages of the hero. */
export function enhance(island: HTMLElement): void {
  new Rotation(island).start();
}

/**
 * The rotation of the hero (product 5.3 and 5.5). It stops while the visitor has paused it, while the mouse or the
 * keyboard's focus is in the hero, and while the tab is hidden. With reduced motion it never starts by itself.
 */
class Rotation {
  readonly #island: HTMLElement;
  readonly #hero: HTMLElement;
  readonly #messages: readonly HTMLElement[];
  readonly #bars: readonly HTMLElement[];
  #state: State;
  /** Whether the page shows the button that plays. */
  #showsPlay = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moveTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(island: HTMLElement) {
    this.#island = island;
    this.#hero = island.querySelector(".hero") as HTMLElement;
    this.#messages = [...island.querySelectorAll<HTMLElement>(".hero-message")];
    this.#bars = [...island.querySelectorAll<HTMLElement>(".hero-bar")];
    this.#state = { index: 0, isFading: false, isResting: false };
  }

  start(): void {
    if (this.#messages.length < 2) return;
    const pause = this.#island.querySelector(".hero-pause");
    pause?.addEventListener("click", () => this.#update({ isPaused: !this.#showsPlay }));
    for (const [index, bar] of this.#bars.entries()) {
      bar.addEventListener("click", () => this.#update({ index, isFading: false, isPaused: true }));
    }
    listen(document, STATE_EVENTS, () => this.#readState());
    this.#readState();
    this.#restartTimer();
  }

  #readState(): void {
    const isReduced = matchesMedia("(prefers-reduced-motion: reduce)");
    const inUse = matchesMedia("(hover: hover)")
      ? ":has(:focus-visible), :hover"
      : ":has(:focus-visible)";
    this.#update({
      // The choice of the visitor stays.
      isPaused: this.#state.isPaused ?? (isReduced || undefined),
      isResting: document.hidden || this.#hero.matches(inUse),
    });
  }

  #update(change: Partial<State>): void {
    const before = this.#state;
    const state = { ...before, ...change };
    this.#state = state;
    const isSameStep = state.index === before.index && state.isFading === before.isFading;
    const isNewTime = !isSameStep || isRunning(state) !== isRunning(before);
    // Presses from before the start arrive together. Each does what the page showed at that time.
    queueMicrotask(() => {
      this.#render();
      // The time of a message begins when it stands, however busy the machine is.
      if (isNewTime) this.#restartTimer();
    });
    if (state.index !== before.index) this.#moveCircles();
  }

  /** Waits for the end of the message or of its fade. A fade that has begun always ends. */
  #restartTimer(): void {
    clearTimeout(this.#timer);
    const { index, isFading } = this.#state;
    if (!isFading && !isRunning(this.#state)) return;
    const isLast = index === this.#messages.length - 1;
    const messageTime = isLast ? LAST_MESSAGE_TIME : MESSAGE_TIME;
    this.#timer = setTimeout(() => this.#goOn(), isFading ? FADE_TIME : messageTime);
  }

  #goOn(): void {
    const { index, isFading } = this.#state;
    if (!isFading) this.#update({ isFading: true });
    else this.#update({ isFading: false, index: (index + 1) % this.#messages.length });
  }

  #render(): void {
    const { index: current, isFading, isPaused } = this.#state;
    for (const [index, message] of this.#messages.entries()) {
      const isCurrent = index === current;
      const shown = isFading ? "fading" : "shown";
      message.dataset.state = isCurrent ? shown : "hidden";
      setHeadlineLevel(message, isCurrent ? "h1" : "h2");
    }
    for (const [index, bar] of this.#bars.entries()) {
      bar.ariaCurrent = index === current ? "true" : null;
    }
    const live = this.#island.querySelector("[aria-live]");
    live?.setAttribute("aria-live", isPaused ? "polite" : "off");
    this.#renderPause(isPaused === true);
  }

  #renderPause(isPaused: boolean): void {
    this.#showsPlay = isPaused;
    const { play = "", pause = "" } = this.#island.dataset;
    const [pauseIcon, playIcon, label] = this.#island.querySelectorAll(".hero-pause > span");
    pauseIcon?.toggleAttribute("hidden", isPaused);
    playIcon?.toggleAttribute("hidden", !isPaused);
    const text = isPaused ? play : pause;
    if (label && label.textContent !== text) label.textContent = text;
  }

  /** `data-new` is set while the circles move. */
  #moveCircles(): void {
    const circles = this.#island.querySelector<SVGElement>(".hero-circles");
    if (!circles) return;
    circles.dataset.arrangement = ARRANGEMENTS[this.#state.index % ARRANGEMENTS.length];
    circles.dataset.new = "";
    clearTimeout(this.#moveTimer);
    this.#moveTimer = setTimeout(() => {
      delete circles.dataset.new;
    }, MOVE_TIME);
  }
}

function isRunning({ isPaused, isResting }: State): boolean {
  return !isPaused && !isResting;
}

/** Gives the headline of a message its level: only the current one is the h1 of the page. */
function setHeadlineLevel(message: HTMLElement, level: "h1" | "h2"): void {
  const headline = message.querySelector<HTMLElement>("h1, h2");
  if (!headline || headline.localName === level) return;
  const renamed = document.createElement(level);
  renamed.className = headline.className;
  renamed.append(...headline.childNodes);
  headline.replaceWith(renamed);
}
