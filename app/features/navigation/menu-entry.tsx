import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { NavigationItem } from "./navigation-item.ts";

export interface MenuEntryProps {
  item: NavigationItem;
  /** The menu of wide screens or the drawer of narrow ones. */
  variant: "menu" | "drawer";
}

/** The class of an entry's link. Further styles are in menu.css. */
const LINK_CLASSES = {
  menu: "menu-entry",
  drawer:
    "flex min-h-14 w-full items-center justify-between py-3 text-h5 font-semibold hover:text-blue",
};

/**
 * An entry of a menu: a link to the overview. Scripts make an entry with a panel the button of its panel (panels.ts). The page
 * has each panel only once, in the menu of wide screens. The script of the drawer copies it (drawer.script.ts).
 */
export function MenuEntry({ item, variant }: MenuEntryProps) {
  const { title, href, dropdownItems, isCurrent } = item;
  const panelId = dropdownItems && `menu${href.replaceAll("/", "-")}`;
  const hasPanel = panelId !== undefined && variant === "menu";
  // An entry with a panel stands for a part of the site, another one for a page.
  const currentValue = dropdownItems ? "true" : "page";
  return (
    <li>
      <SiteLink
        href={href}
        className={LINK_CLASSES[variant]}
        aria-current={isCurrent ? currentValue : undefined}
        data-panel-id={hasPanel ? undefined : panelId}
      >
        <span>{title}</span>
        {hasPanel && <Icon name="chevron-down" size={16} />}
      </SiteLink>
      {hasPanel && (
        <div id={panelId} hidden data-panel="" className="menu-panel">
          <Panel item={item} />
        </div>
      )}
    </li>
  );
}

function Panel({ item }: Pick<MenuEntryProps, "item">) {
  const { dropdownItems, pictureSrc, overview } = item;
  const hasDescriptions = dropdownItems?.some(({ description }) => description);
  // The proportions of the drawing.
  const size = hasDescriptions ? 53 : 320;
  return (
    <div>
      {/* Links with descriptions stand in two columns, above the picture. Links with titles alone stand in one, beside it. */}
      <ul className={hasDescriptions ? "menu-columns" : undefined}>
        {dropdownItems?.map(({ title, href, description, isCurrent }) => (
          <li key={href}>
            <SiteLink href={href} aria-current={isCurrent ? "page" : undefined}>
              <b>{title}</b>
              {description && <span>{description}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
      {pictureSrc && <img src={pictureSrc} alt="" width={240} height={size} loading="lazy" />}
      {overview && (
        <SiteLink href={overview.href}>
          {overview.title}
          {/* The drawer alone shows it. */}
          <Icon name="arrow-right" size={16} />
        </SiteLink>
      )}
    </div>
  );
}
