import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";
import { siteHref } from "#app/base/site-href.ts";

/** A link to a page or file of this site: every page is a document, so every link is a link. */
export function SiteLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <a href={siteHref(href)} {...rest} />;
}

/** Attributes that make a link a button, which a click or Space presses; a new tab still shows where it leads. */
export function linkAsButton(press: () => void) {
  const pressInstead = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    press();
  };
  return {
    role: "button",
    onClick: (event: MouseEvent) =>
      event.metaKey || event.ctrlKey || event.shiftKey || pressInstead(event),
    onKeyDown: (event: KeyboardEvent) => event.key === " " && pressInstead(event),
  };
}
