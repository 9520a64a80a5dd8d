import { SiteLink } from "#app/ui/site-link.tsx";

export interface FeedRowProps {
  title: string;
  text: string;
  /** Address below the site. */
  path: string;
  /** The address in full, to be copied into a feed reader. */
  address: string;
}

/** One feed: what it holds and its address. */
export function FeedRow({ title, text, path, address }: FeedRowProps) {
  return (
    <li className="relative page-grid items-baseline gap-y-2 border-t-2 border-ink py-7 md:py-9">
      <h2 className="col-span-4 text-h2 md:col-span-4">
        <SiteLink href={path} className="card-link">
          {title}
        </SiteLink>
      </h2>
      <p className="col-span-4 text-ink-2 md:col-span-3">{text}</p>
      <p className="col-span-4 md:col-span-5 md:text-right">
        {/* Above the link that covers the row, so that one click selects it whole. */}
        <span className="relative font-medium select-all">{address}</span>
      </p>
    </li>
  );
}
