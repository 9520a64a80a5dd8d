import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";
import { siteHref } from "#app/base/site-href.ts";

/** A link to a page or file of this site. Every page is a document, so a link needs no router. */
export function SiteLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <a href={siteHref(href)} {...rest} />;
}

/**
 * Attributes that make a link act as a button: a click or the space bar presses it. With a modifier key a click still
 * opens the link's page in a new tab.
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
      const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
      if (!isForNewTab) pressInstead(event);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === " ") pressInstead(event);
    },
  };
}
