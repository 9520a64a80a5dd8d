import { portraitOf } from "#app/features/artwork/pictures.ts";
import type { Leader } from "#app/model/schemas/collections.ts";
import { CardTitle } from "#app/ui/card-title.tsx";
import { Picture } from "#app/ui/picture.tsx";

export interface LeaderCardsProps {
  leaders: readonly Leader[];
  /** The address of a partner's page. */
  hrefOf: (leader: Leader) => string;
}

/** Partners with a round portrait and their office, three in a row on wide screens. */
export function LeaderCards({ leaders, hrefOf }: LeaderCardsProps) {
  return (
    <ul className="page-grid mt-8 gap-y-6">
      {leaders.map((leader) => (
        <li
          key={leader.id}
          data-card
          className="group relative col-span-4 flex items-center gap-5 md:max-lg:flex-col md:max-lg:items-start"
        >
          <div className="size-24 shrink-0">
            <Picture
              picture={portraitOf(leader, { format: "square", isDecorative: true })}
              className="h-full rounded-pill zoom"
            />
          </div>
          <div>
            <CardTitle title={leader.name} href={hrefOf(leader)} className="text-h5" />
            <p className="mt-1 text-caption text-ink-2">{leader.title}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
