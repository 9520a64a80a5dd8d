import type { MouseEvent } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { isPlainPress } from "#app/ui/runtime/events.ts";
import { useIsHydrated } from "#app/ui/runtime/island.tsx";
import { linkAsButton, SiteLink } from "#app/ui/site-link.tsx";
import type { NavigationItem } from "./navigation-item.ts";
import type { Menu } from "./use-menu.ts";

export interface MenuEntryProps {
  item: NavigationItem;
  menu: Menu;
  /** The menu of wide screens or the drawer of narrow ones. */
  variant: "menu" | "drawer";
}

/** The class of an entry's link. Further styles are in menu.css. */
const LINK_CLASSES = {
  menu: "menu-entry",
  drawer:
    "flex min-h-14 w-full items-center justify-between py-3 text-h5 font-semibold hover:text-blue",
};

/** An entry of a menu: a link to the overview. With scripts, an entry with a panel is the button of its panel. */
export function MenuEntry({ item, menu, variant }: MenuEntryProps) {
  const { title, href, dropdownItems, isCurrent } = item;
  const isHydrated = useIsHydrated();
  // The prerendered page has each panel only once.
  const hasPanel = dropdownItems !== undefined && (variant === "menu" || isHydrated);
  const id = `${variant}${href.replaceAll("/", "-")}`;
  const panelId = `${id}-panel`;
  const isOpen = menu.open === href;
  // An entry with a panel stands for a part of the site, another one for a page.
  const currentValue = dropdownItems ? "true" : "page";
  const buttonAttributes = hasPanel &&
    isHydrated && {
      ...linkAsButton(() => menu.toggle(href)),
      "aria-expanded": isOpen,
      "aria-controls": panelId,
    };
  // The panel closes with the pressed link in it. A visitor who comes back finds the focus on the entry. If the link opens
  // a new tab, the visitor stays, and so does the panel.
  const onNavigate = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    document.getElementById(id)?.focus();
    menu.close();
  };
  return (
    <li {...(hasPanel && variant === "menu" && menu.pointerHandlers(href))}>
      <SiteLink
        id={hasPanel ? id : undefined}
        href={href}
        className={LINK_CLASSES[variant]}
        aria-current={isCurrent ? currentValue : undefined}
        {...buttonAttributes}
      >
        <span>{title}</span>
        {hasPanel && <Icon name="chevron-down" size={variant === "menu" ? 16 : 20} />}
      </SiteLink>
      {hasPanel && (
        <div id={panelId} hidden={!isOpen} className={`${variant}-panel`}>
          <Panel item={item} variant={variant} onNavigate={onNavigate} />
        </div>
      )}
    </li>
  );
}

interface PanelProps extends Pick<MenuEntryProps, "item" | "variant"> {
  onNavigate: (event: MouseEvent) => void;
}

function Panel({ item, variant, onNavigate }: PanelProps) {
  const { dropdownItems, pictureSrc, overview } = item;
  return (
    <div>
      {/* Links with descriptions stand in two columns. Links with titles alone stand in one, beside a picture. */}
      <ul className={pictureSrc ? undefined : "menu-columns"}>
        {dropdownItems?.map(({ title, href, description }) => (
          <li key={href}>
            <SiteLink href={href} onClick={onNavigate}>
              <b>{title}</b>
              {description && <span>{description}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
      {pictureSrc && <img src={pictureSrc} alt="" width={240} height={320} loading="lazy" />}
      {overview && (
        <SiteLink href={overview.href} onClick={onNavigate}>
          {overview.title}
          {variant === "drawer" && <Icon name="arrow-right" size={16} />}
        </SiteLink>
      )}
    </div>
  );
}
