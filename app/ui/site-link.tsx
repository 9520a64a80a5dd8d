import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { useLocalHref } from "#app/words/words-context.tsx";
import { isPlainPress } from "./runtime/events.ts";

/** A link to a page or file of this site. Every page is a document, so a link needs no router. */
export function SiteLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <a href={siteHref(useLocalHref(href))} {...rest} />;
}

/**
 * Attributes that make a link act as a button: a plain click or the space bar presses it. A click with a modifier key is
 * the browser's, which opens the link's page in a new tab or window.
 *
 * @param onPress called instead of following the link
 */
export function linkAsButton(onPress: () => void) {
  const pressInstead = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onPress();
  };
  return {
    role: "button",
    onClick: (event: MouseEvent) => {
      if (isPlainPress(event)) pressInstead(event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === " " && isPlainPress(event)) pressInstead(event);
    },
  };
}
