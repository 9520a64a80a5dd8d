import type { Point } from "../browsers/engine.ts";

// Functions that run in the page. They travel there as text, with these names, and may use each
// other and the page, nothing else.

/** The visible elements that a selector finds, whose names begin with `name`. */
export interface Target {
  css: string;
  name?: string;
}

/** What an element is called: its label for assistive technology, or its text. */
export function nameOf(element: Element | null | undefined): string {
  const name = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
  return name.replace(/\s+/g, " ").trim();
}

/** Visible elements in the order of the page. */
export function shown({ css, name = "" }: Target): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(css)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && nameOf(element).startsWith(name),
  );
}

/** Names of all visible elements that a selector finds. */
export function namesOf(css: string): string[] {
  return shown({ css }).map(nameOf);
}

/** The field with exactly this label. */
export function fieldOf(label: string): HTMLInputElement {
  const labels = [...document.querySelectorAll("label")];
  const found = labels.find((element) => nameOf(element) === label)?.control;
  if (!found) throw new Error(`There is no field "${label}"`);
  return found as HTMLInputElement;
}

/** What is said of a field besides its label: its hint and its error. */
export function descriptionOf(label: string): string {
  const ids = fieldOf(label).getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => nameOf(document.getElementById(id))).join(" ");
}

/**
 * Scrolls an element into sight where that is needed.
 *
 * @returns its middle
 * @throws Error when there is no such element, when it moves or when another covers it
 */
export async function pointOf(target: Target): Promise<Point> {
  const element = shown(target)[0];
  if (!element) throw new Error(`There is no visible ${JSON.stringify(target)}`);
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const hit = ({ x, y }: Point) => document.elementFromPoint(x, y);
  if (!element.contains(hit(middle()))) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  }
  const before = middle();
  // Smooth scrolling waits for frames, which come slowly on a busy machine.
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { x, y } = middle();
  if (x !== before.x || y !== before.y) throw new Error(`${JSON.stringify(target)} moves`);
  const cover = hit(before);
  if (element.contains(cover)) return before;
  throw new Error(`${JSON.stringify(target)} is covered by ${cover?.outerHTML.slice(0, 80)}`);
}

/** Waits until the scripts of the page have taken over; `isAtOnce` starts them by a first sign. */
export async function hydrated(isAtOnce: boolean): Promise<void> {
  if (isAtOnce) dispatchEvent(new Event("pointermove"));
  const limit = performance.now() + 15_000;
  while (document.documentElement.dataset.hydrated === undefined) {
    if (performance.now() > limit)
      throw new Error(`${location.pathname} did not start its scripts`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
