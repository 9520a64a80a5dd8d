import { isPlainPress } from "./events.ts";

/**
 * Makes a link act as a button: a plain click or the space bar presses it. A click with a modifier key is the browser's,
 * which opens the link's page in a new tab or window.
 *
 * @param onPress called instead of following the link
 */
export function makeButton(link: HTMLAnchorElement, onPress: () => void): void {
  const pressInstead = (event: Event) => {
    event.preventDefault();
    onPress();
  };
  link.setAttribute("role", "button");
  link.addEventListener("click", (event) => {
    if (isPlainPress(event)) pressInstead(event);
  });
  link.addEventListener("keydown", (event) => {
    if (event.key === " " && isPlainPress(event)) pressInstead(event);
  });
}
