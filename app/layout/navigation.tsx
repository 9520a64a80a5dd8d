import { useEffect, useEffectEvent, useRef } from "react";
import { useIsHydrated } from "#app/browser/island.tsx";
import { listen } from "#app/browser/signals.ts";
import { siteHref } from "#app/lib/site-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { linkAsButton, SiteLink } from "#app/ui/site-link.tsx";
import type { NavigationItem } from "../shell-data.ts";
import { useHoverMenu } from "./use-hover-menu.ts";

const ENTRY =
  "relative inline-flex min-h-11 items-center gap-1.5 px-2 text-caption font-medium xl:px-3 after:absolute after:inset-x-2 after:bottom-1 after:border-b-2 after:border-blue after:opacity-0 xl:after:inset-x-3 hover:text-blue aria-[current]:after:opacity-100 aria-expanded:text-blue";
const LAST_ENTRY =
  "ml-2 inline-flex min-h-11 items-center rounded-pill bg-ink px-5 text-caption font-semibold text-paper hover:bg-blue hover:text-white aria-[current]:bg-blue aria-[current]:text-white";

const COLUMNS = "grid-cols-2 text-caption leading-snug";

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
    <nav aria-label="Main" className="hidden md:block">
      <ul ref={ref} className="flex items-center">
        {items.map((item, index) => (
          <li key={item.href}>
            {item.dropdownItems ? (
              <Disclosure item={item} isOpen={open === item.href} menu={menu} />
            ) : (
              <SiteLink
                href={item.href}
                aria-current={item.isCurrent ? "page" : undefined}
                className={index === items.length - 1 ? LAST_ENTRY : ENTRY}
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
      className="lg:relative"
      onPointerEnter={(event) => event.pointerType === "mouse" && menu.onPointerEnter(item.href)}
      onPointerLeave={(event) => event.pointerType === "mouse" && menu.onPointerLeave()}
    >
      <a
        id={id}
        href={siteHref(item.href)}
        className={ENTRY}
        aria-current={item.isCurrent ? "true" : undefined}
        {...asButton}
      >
        <span>{item.title}</span>
        <span className={isOpen ? "transition-transform rotate-180" : "transition-transform"}>
          <Icon name="chevron-down" size={16} />
        </span>
      </a>
      {/* 450 px wide, 500 px on large screens (specification, section 9). */}
      <div
        id={`${id}-panel`}
        hidden={!isOpen}
        className="absolute top-[calc(100%-4px)] right-10 z-10 w-[450px] pt-3 lg:right-auto lg:left-1/2 lg:w-[500px] lg:[translate:-62%] lg:pt-6"
      >
        <div className="flex flex-wrap overflow-hidden rounded-panel border border-rule bg-paper [box-shadow:var(--shadow-float)]">
          <ul className={`grid flex-1 p-3 ${hasDescriptions ? COLUMNS : "text-h5"}`}>
            {links.map(({ title, href, description }) => (
              <li key={href}>
                <SiteLink
                  href={href}
                  onClick={onNavigate}
                  className="block h-full rounded-picture px-3 py-2 hover:bg-surface hover:text-blue"
                >
                  <span className="block font-semibold">{title}</span>
                  {description && <span className="mt-0.5 block text-ink-2">{description}</span>}
                </SiteLink>
              </li>
            ))}
          </ul>
          {item.pictureSrc && (
            <img
              src={item.pictureSrc}
              alt=""
              width={900}
              height={1200}
              loading="lazy"
              className="w-48 self-stretch object-cover"
            />
          )}
          {item.overview && (
            <SiteLink
              href={item.href}
              onClick={onNavigate}
              className="w-full border-t border-rule px-6 py-3 text-caption font-semibold text-blue hover:bg-surface"
            >
              {item.overview}
            </SiteLink>
          )}
        </div>
      </div>
    </div>
  );
}
