// Functions that run in the page. They are sent to it as text, under these names. They may use only each other and what the
// page offers.

/** The name of an element: its label for assistive technology, or its text. */
export function nameOf(element: Element | null | undefined): string {
  const name = element?.getAttribute("aria-label") ?? element?.textContent ?? "";
  return name.replace(/\s+/g, " ").trim();
}

/** Visible elements that a selector finds, in the order of the page, whose names begin with `name`. */
export function shown(css: string, name = ""): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(css)];
  const visible = found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return visible.filter((element) => nameOf(element).startsWith(name));
}

/** Names of all visible elements that a selector finds. */
export function namesOf(css: string): string[] {
  return shown(css).map(nameOf);
}

/** The field with exactly this label. */
export function fieldOf(label: string): HTMLInputElement {
  const labels = [...document.querySelectorAll("label")];
  const found = labels.find((element) => nameOf(element) === label)?.control;
  if (!found) throw new Error(`There is no field "${label}"`);
  return found as HTMLInputElement;
}

/** The address without host and query. */
export function path(): string {
  return location.pathname;
}

/** Scrolls an element into view. Throws if there is none, or if it moves. */
export async function settled(css: string, name: string): Promise<void> {
  const [element] = shown(css, name);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const position = () => JSON.stringify(element?.getBoundingClientRect());
  const before = position();
  for (const _ of [1, 2, 3]) await new Promise((resolve) => requestAnimationFrame(resolve));
  if (!element || position() !== before) throw new Error(`No "${name}" (${css}) that stands still`);
}

/** Waits until the page is hydrated. With `isAtOnce`, an event starts the hydration. */
export async function hydrated(isAtOnce: boolean): Promise<void> {
  if (isAtOnce) dispatchEvent(new Event("pointermove"));
  for (let left = 750; document.documentElement.dataset.hydrated === undefined; left -= 1) {
    if (left === 0) throw new Error(`${location.pathname} did not start its scripts`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
