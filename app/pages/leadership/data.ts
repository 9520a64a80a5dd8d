import { content } from "#app/content/content.ts";
import { portraitOf } from "#app/outputs/pictures.ts";

/** What /leadership shows. */
export function leadershipData() {
  const { pages, leaders } = content();
  const { heading, lead } = pages.leadership;
  return {
    opening: { heading, lead },
    leaders: leaders.map(({ id, name, title, bio }) => ({
      id,
      name,
      title,
      bio,
      picture: portraitOf(id, `Illustrated portrait of ${name}`),
    })),
  };
}

export type LeadershipData = ReturnType<typeof leadershipData>;
