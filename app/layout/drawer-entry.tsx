import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { NavigationItem } from "./shell.ts";

export interface DrawerEntryProps {
  item: NavigationItem;
  isHydrated: boolean;
  isExpanded: boolean;
  onToggle: () => void;
  onNavigate: () => void;
}

const ROW =
  "flex min-h-14 w-full items-center justify-between py-3 text-left text-h5 font-semibold hover:text-blue";

/** An entry of the drawer; one with a sub-list expands it, or is a link to its overview without scripts. */
export function DrawerEntry(props: DrawerEntryProps) {
  const { item, isHydrated, isExpanded, onToggle, onNavigate } = props;
  const { dropdownItems } = item;
  if (!dropdownItems || !isHydrated) {
    return (
      <li className="border-b border-rule">
        <SiteLink href={item.href} onClick={onNavigate} className={ROW}>
          {item.title}
        </SiteLink>
      </li>
    );
  }
  const id = `drawer${item.href.replaceAll("/", "-")}`;
  return (
    <li className="border-b border-rule" data-open-entry={isExpanded ? "" : undefined}>
      <button
        type="button"
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
        className={ROW}
      >
        <span>{item.title}</span>
        <span className={`transition-transform ${isExpanded ? "rotate-180" : ""}`}>
          <Icon name="chevron-down" size={20} />
        </span>
      </button>
      <ul id={id} hidden={!isExpanded} className="pb-4">
        {dropdownItems.map(({ title, href, description }) => (
          <li key={href}>
            <SiteLink href={href} onClick={onNavigate} className="block py-2 hover:text-blue">
              <span className="block font-medium">{title}</span>
              {description && <span className="block text-caption text-ink-3">{description}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
