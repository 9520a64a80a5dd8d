import { useEffect, useEffectEvent, useRef } from "react";
import { useIsHydrated } from "#app/browser/island.tsx";
import { listen } from "#app/browser/signals.ts";
import { siteHref } from "#app/lib/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { linkAsButton, SiteLink } from "#app/ui/site-link.tsx";
import type { NavigationItem } from "../shell-data.ts";
import { useHoverMenu } from "./use-hover-menu.ts";

/** The visitor's focus, where it is in a panel or the keyboard has left it on the entry of the open one. */
const FOCUS_IN_OPEN = ":has(> [aria-expanded=true]) :is(:focus-visible, li li :focus)";

/** The menu of wide screens: a disclosure navigation (WAI-ARIA Authoring Practices). */
export function Navigation({ items }: { items: NavigationItem[] }) {
  const ref = useRef<HTMLUListElement>(null);
  const isInUse = () => Boolean(ref.current?.querySelector(FOCUS_IN_OPEN));
  const menu = useHoverMenu(isInUse);
  const { open } = menu;
  const closeFromOutside = useEffectEvent((event: Event) => {
    if (event.type === "keydown") {
      if ((event as KeyboardEvent).key !== "Escape") return;
      // Only a focus that would go away with the panel moves.
      if (open && isInUse()) document.getElementById(entryId(open))?.focus();
    } else if (ref.current?.contains(event.target as Node)) return;
    menu.close();
  });
  // Closes on Escape, on a press outside and when the focus leaves.
  useEffect(() => {
    if (open) return listen(document, ["keydown", "pointerdown", "focusin"], closeFromOutside);
  }, [open]);

  return (
    <nav aria-label="Main" className="menu">
      <ul ref={ref}>
        {items.map((item) => (
          <li key={item.href}>
            {item.dropdownItems ? (
              <Disclosure item={item} isOpen={open === item.href} menu={menu} />
            ) : (
              <SiteLink
                href={item.href}
                aria-current={item.isCurrent ? "page" : undefined}
                className="menu-entry"
              >
                {item.title}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The id of an entry that opens a panel: `menu-capabilities`. */
const entryId = (href: string) => `menu${href.replaceAll("/", "-")}`;

interface DisclosureProps {
  item: NavigationItem;
  isOpen: boolean;
  menu: ReturnType<typeof useHoverMenu>;
}

/** An entry with its panel: a link to the overview, which with scripts is the button of the panel. */
function Disclosure({ item, isOpen, menu }: DisclosureProps) {
  const isHydrated = useIsHydrated();
  const id = entryId(item.href);
  /** The panel takes the pressed link with it: whoever comes back finds the focus on the entry. */
  const onNavigate = () => {
    document.getElementById(id)?.focus();
    menu.close();
  };
  const links = item.dropdownItems ?? [];
  const hasDescriptions = links.some(({ description }) => description);
  const asButton = isHydrated && {
    ...linkAsButton(() => menu.toggle(item.href)),
    "aria-expanded": isOpen,
    "aria-controls": `${id}-panel`,
  };
  return (
    <div
      onPointerEnter={(event) => event.pointerType === "mouse" && menu.onPointerEnter(item.href)}
      onPointerLeave={(event) => event.pointerType === "mouse" && menu.onPointerLeave()}
    >
      <a
        id={id}
        href={siteHref(item.href)}
        className="menu-entry"
        aria-current={item.isCurrent ? "true" : undefined}
        {...asButton}
      >
        <span>{item.title}</span>
        <Icon name="chevron-down" size={16} />
      </a>
      <div id={`${id}-panel`} hidden={!isOpen} className="menu-panel">
        <div>
          <ul className={hasDescriptions ? "menu-columns" : undefined}>
            {links.map(({ title, href, description }) => (
              <li key={href}>
                <SiteLink href={href} onClick={onNavigate}>
                  <b>{title}</b>
                  {description && <span>{description}</span>}
                </SiteLink>
              </li>
            ))}
          </ul>
          {item.pictureSrc && (
            <img src={item.pictureSrc} alt="" width={900} height={1200} loading="lazy" />
          )}
          {item.overview && (
            <SiteLink href={item.href} onClick={onNavigate}>
              {item.overview}
            </SiteLink>
          )}
        </div>
      </div>
    </div>
  );
}
