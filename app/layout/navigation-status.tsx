import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { unansweredPath } from "#app/lib/unanswered-address.ts";
import { whenPresent } from "./when-present.ts";

/**
 * After a navigation inside the site: moves the focus to the page's heading and announces its title, as a full
 * load would. Changes of the query alone (a filter, a slide) do neither.
 */
export function NavigationStatus() {
  const { pathname, hash } = useLocation();
  const { state } = useNavigation();
  const previous = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState("");

  // An effect, because the title and the heading exist only once the new page stands.
  useEffect(() => {
    // The browser has announced the page that it loaded, and an unknown address is loaded as `/404`.
    const isFirst = previous.current === undefined;
    previous.current ??= unansweredPath() ?? pathname;
    if (isFirst || previous.current === pathname) return;
    previous.current = pathname;
    return whenPresent(
      () =>
        (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) ||
        document.querySelector<HTMLElement>("h1"),
      (target) => {
        setAnnouncement(document.title);
        if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
        target.focus({ preventScroll: true });
      },
    );
  }, [pathname, hash]);

  return (
    <>
      <div aria-hidden="true" className="navigation-progress" data-state={state} />
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
