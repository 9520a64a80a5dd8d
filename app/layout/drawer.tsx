import { useEffect, useEffectEvent, useRef } from "react";
import { listen } from "#app/browser/signals.ts";
import { telephoneLink } from "#app/lib/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { NavigationItem } from "../shell-data.ts";
import { MenuEntry, useMenu } from "./menu-entry.tsx";

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
  const menu = useMenu();
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
        onClose={menu.close}
        onClick={({ target, currentTarget }) => {
          const pressed = target as Element;
          // The backdrop, or a link.
          if (pressed === currentTarget || pressed.closest("nav a:not([aria-expanded])"))
            currentTarget.close();
          // A press outside of the open entry collapses it.
          else if (!pressed.closest("[aria-expanded], li:has(> [aria-expanded=true])"))
            menu.close();
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
            <ul>
              {items.map((item) => (
                <MenuEntry key={item.href} item={item} menu={menu} place="drawer" />
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
