import { island } from "#app/ui/runtime/island.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useChosenPosition } from "./use-chosen-position.ts";

export interface OpenPositionsProps {
  heading: string;
  positions: readonly { id: string; title: string; location: string }[];
  /** The page of the application. */
  applyHref: string;
}

/** The positions beside the application: the one it is for is marked, another is one press away. */
export const OpenPositions = island("OpenPositions", (props: OpenPositionsProps) => {
  const { heading, positions, applyHref } = props;
  const chosen = useChosenPosition(positions);
  return (
    <nav aria-labelledby="positions">
      <h2 id="positions" className="text-h5">
        {heading}
      </h2>
      <ul className="mt-4 ruled">
        {positions.map(({ id, title, location }) => (
          <li key={id} className="border-b border-rule">
            <SiteLink
              href={`${applyHref}?position=${id}`}
              aria-current={title === chosen ? "true" : undefined}
              className="group block py-3 aria-[current]:text-blue"
            >
              <span className="block font-semibold group-hover:text-blue">{title}</span>
              <span className="block text-caption text-ink-3">{location}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
