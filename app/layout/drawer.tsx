import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useIsHydrated } from "#app/browser/island.tsx";
import { listen } from "#app/browser/signals.ts";
import { telephoneLink } from "#app/lib/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { linkAsButton, SiteLink } from "#app/ui/site-link.tsx";
import type { NavigationItem } from "../shell-data.ts";

export interface DrawerProps {
  name: string;
  phone: string;
  items: NavigationItem[];
}

/** An invoker command (html.spec.whatwg.org/#attr-button-command), not yet among React's types. */
const OPENS_DRAWER = { command: "show-modal", commandfor: "drawer" };

const CONTROL = "inline-flex size-11 items-center justify-center rounded-pill hover:bg-surface";

/**
 * The menu of narrow screens: a native dialog, so that the browser keeps the focus inside, closes it on Escape
 * and gives the focus back. The button opens it by an invoker command, with or without scripts.
 */
export function Drawer({ name, phone, items }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [expanded, setExpanded] = useState<string | null>(null);
  // In a wide window the menu replaces the drawer and its button (specification, section 9).
  const onResize = useEffectEvent(() => {
    if (!ref.current?.previousElementSibling?.checkVisibility()) ref.current?.close();
  });
  useEffect(() => listen(window, ["resize"], onResize), []);
  useEffect(() => listen(document, ["focusout"], keepFocus), []);
  const openWithoutCommands = () =>
    "commandForElement" in HTMLButtonElement.prototype || ref.current?.showModal();
  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        {...OPENS_DRAWER}
        onClick={openWithoutCommands}
        className={`${CONTROL} md:hidden`}
      >
        <Icon name="menu" size={24} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop; Escape is the keyboard's way */}
      <dialog
        ref={ref}
        id="drawer"
        aria-label="Menu"
        className="drawer"
        onClose={() => setExpanded(null)}
        onClick={({ target, currentTarget }) => {
          const pressed = target as Element;
          // The backdrop, or a link.
          if (pressed === currentTarget || pressed.closest("nav a:not([aria-expanded])"))
            currentTarget.close();
          // A press outside of the open entry collapses it.
          else if (!pressed.closest("[aria-expanded], [data-open-entry]")) setExpanded(null);
        }}
      >
        <div className="flex min-h-full flex-col px-[22px] pb-8">
          <div className="flex h-(--header-height) shrink-0 items-center justify-between">
            <span className="text-h5 font-semibold">{name}</span>
            <form method="dialog">
              <button type="submit" aria-label="Close menu" className={CONTROL}>
                <Icon name="close" size={24} />
              </button>
            </form>
          </div>
          <nav aria-label="Main, small screens">
            <ul className="border-t border-ink">
              {items.map((item) => (
                <DrawerEntry
                  key={item.href}
                  item={item}
                  isExpanded={expanded === item.href}
                  onToggle={() => setExpanded(expanded === item.href ? null : item.href)}
                />
              ))}
            </ul>
          </nav>
          <a href={telephoneLink(phone)} className="button button-outline mt-8 w-full">
            {`Call ${phone}`}
          </a>
        </div>
      </dialog>
    </>
  );
}

/** Where the focused control of the header goes away, the focus moves to the first that is left. */
function keepFocus({ target, relatedTarget }: FocusEvent) {
  const header = target instanceof Element && !target.checkVisibility() && target.closest("header");
  if (relatedTarget || !header) return;
  const controls = [...header.querySelectorAll<HTMLElement>("nav a, [commandfor]")];
  controls.find((control) => control.checkVisibility())?.focus();
}

interface DrawerEntryProps {
  item: NavigationItem;
  isExpanded: boolean;
  onToggle: () => void;
}

/** An entry of the drawer: a link, which with scripts is the button of its sub-list, if it has one. */
function DrawerEntry({ item, isExpanded, onToggle }: DrawerEntryProps) {
  const { title, href, overview, dropdownItems } = item;
  const links = useIsHydrated() && dropdownItems;
  const id = `drawer${href.replaceAll("/", "-")}`;
  const asButton = links && {
    ...linkAsButton(onToggle),
    "aria-expanded": isExpanded,
    "aria-controls": id,
  };
  return (
    <li className="border-b border-rule" data-open-entry={isExpanded ? "" : undefined}>
      <SiteLink
        href={href}
        className="flex min-h-14 w-full items-center justify-between py-3 text-h5 font-semibold hover:text-blue"
        {...asButton}
      >
        <span>{title}</span>
        {links && <Icon name="chevron-down" />}
      </SiteLink>
      {links && (
        <div id={id} hidden={!isExpanded} className="pb-4">
          <ul>
            {links.map(({ title, href, description }) => (
              <li key={href}>
                <SiteLink href={href} className="block py-2 hover:text-blue">
                  <span className="block font-medium">{title}</span>
                  {description && (
                    <span className="block text-caption text-ink-3">{description}</span>
                  )}
                </SiteLink>
              </li>
            ))}
          </ul>
          {overview && (
            <SiteLink
              href={href}
              className="flex min-h-11 items-center gap-2 font-semibold text-blue"
            >
              <span>{overview}</span>
              <Icon name="arrow-right" size={16} />
            </SiteLink>
          )}
        </div>
      )}
    </li>
  );
}
