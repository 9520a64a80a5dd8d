import type { PortraitObject } from "#app/model/fields/drawings.ts";
import { INKS, type Ink } from "./inks.ts";
import { circle, filledPath } from "./svg.ts";

/** A black that stays black by night. `nightStyle` replaces colors that an element states itself. */
const BLACK = `color="${INKS.ink}" fill="currentColor"`;

/**
 * The deck, which leaves the frame of a portrait, two towers that stand in the water below it, and the cable that both carry. The left tower hides the tip of
 * the collar.
 */
const BRIDGE = "M-18 4h54v4.4h-54zM-10-13.5h4.2v28H-10zM5.8-13.5H10v28H5.8z";
const CABLE = "M-18 5Q-10-1-7.9-12 0 10 7.9-12 10-1 18 5";

/** Draws an object of 64 px and more in a box of 100 by 100, at the lower edge or at the right shoulder. */
const DRAW_OBJECT: Readonly<Record<PortraitObject, (ink: string) => string>> = {
  none: () => "",
  pencil: (ink) =>
    `<g transform="translate(69.5 75.5) rotate(28) scale(.88)">` +
    filledPath(INKS.red, "M-5.5-26a5.5 5.5 0 0 1 11 0v4h-11z") +
    filledPath(INKS.paper, "M-5.5-22h11v4h-11zM-5.5 14h11L0 27z") +
    filledPath(ink, "M-5.5-18h11v32h-11z") +
    `<path ${BLACK} d="M-2.1 22h4.2L0 27z"/></g>`,
  bridge: (ink) =>
    `<g transform="translate(69 81)">` +
    `<path fill="none" stroke="${ink}" stroke-width="2.2" stroke-linejoin="round" d="${CABLE}"/>` +
    filledPath(ink, BRIDGE) +
    "</g>",
  flask: (ink) =>
    `<g transform="translate(-6.5 -2.5)">` +
    filledPath(
      INKS.paper,
      "M66 64h14v3h-2v4l12 20a5 5 0 0 1-4.4 7.5H60.4a5 5 0 0 1-4.4-7.5l12-20v-4h-2z",
    ) +
    filledPath(ink, "M64.5 82h17l4.6 8.2a3 3 0 0 1-2.6 4.5H62.5a3 3 0 0 1-2.6-4.5z") +
    filledPath(ink, circle(75, 75.5, 2.2)) +
    "</g>",
  newspaper: (ink) =>
    `<g transform="translate(68.5 78.5) rotate(-8) scale(.8)">` +
    filledPath(INKS.sand, "M-17-21h34v42h-34z") +
    `<path ${BLACK} d="M-13-17h26v7h-26zM-13-6h11v1.8h-11zM-13-1h11v1.8h-11zM-13 4h11v1.8h-11zM-13 9h11v1.8h-11zM-13 14h11v1.8h-11zM2 9h11v1.8h-11zM2 14h11v1.8h-11z"/>` +
    filledPath(ink, circle(7.5, 0, 5.8)) +
    "</g>",
};

/** The object that a person holds. @param ink the color of its largest part */
export function drawObject(object: PortraitObject, ink: Ink): string {
  return DRAW_OBJECT[object](INKS[ink]);
}
