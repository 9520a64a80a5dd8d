import { SiteLink } from "#app/ui/site-link.tsx";
import type { ListPlace } from "./data.ts";
import { buttonStyle } from "#app/ui/button-style.ts";

export interface ListPagesProps {
  place: ListPlace;
}

/** The way to the newer and the older items of a list. */
export function ListPages({ place: { number, count, newer, older } }: ListPagesProps) {
  return (
    <nav
      aria-label="Pages"
      className="mt-14 grid grid-cols-[1fr_auto_1fr] items-center gap-4 border-t border-rule pt-8 print:hidden"
    >
      <span>
        {newer && (
          <SiteLink href={newer} rel="prev" className={buttonStyle({ variant: "outline" })}>
            Newer
          </SiteLink>
        )}
      </span>
      <span className="text-caption text-ink-2 tabular">
        Page {number} of {count}
      </span>
      <span className="text-right">
        {older && (
          <SiteLink href={older} rel="next" className={buttonStyle({ variant: "outline" })}>
            Older
          </SiteLink>
        )}
      </span>
    </nav>
  );
}
