import { SiteLink } from "#app/ui/site-link.tsx";
import type { NavigationItem } from "./shell.ts";

export interface NavigationPanelProps {
  id: string;
  item: NavigationItem;
  isOpen: boolean;
  onNavigate: () => void;
}

/** The panel of a navigation entry: 450 px wide, 500 px on large screens (specification, section 9). */
export function NavigationPanel({ id, item, isOpen, onNavigate }: NavigationPanelProps) {
  const links = item.dropdownItems ?? [];
  const hasDescriptions = links.some(({ description }) => description);
  return (
    <div
      id={id}
      hidden={!isOpen}
      className="absolute top-[calc(100%-4px)] right-10 z-10 w-[450px] pt-3 lg:right-auto lg:left-1/2 lg:w-[500px] lg:-translate-x-[62%] lg:pt-6"
    >
      <div className="flex overflow-hidden rounded-panel border border-rule bg-paper shadow-float">
        <ul className={`grid flex-1 p-3 ${hasDescriptions ? "grid-cols-2" : "text-h5"}`}>
          {links.map(({ title, href, description }) => (
            <li key={href}>
              <SiteLink
                href={href}
                onClick={onNavigate}
                className="block h-full rounded-picture px-3 py-2 hover:bg-surface hover:text-blue"
              >
                <span
                  className={`block font-semibold ${description ? "text-caption leading-snug" : ""}`}
                >
                  {title}
                </span>
                {description && (
                  <span className="mt-0.5 block text-caption leading-snug text-ink-2">
                    {description}
                  </span>
                )}
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
            className={`self-stretch object-cover ${hasDescriptions ? "w-18" : "w-48"}`}
          />
        )}
      </div>
    </div>
  );
}
