import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { banner } from "#app/content/schemas/shared.ts";
import { portraitOf } from "#app/content/pictures.ts";

/** content/pages/leadership.yaml */
export const leadershipContent = pageContent("leadership", z.strictObject(banner));

/** What /leadership shows. */
export function leadershipData() {
  const { heading, lead } = leadershipContent();
  return {
    opening: { heading, lead },
    leaders: content().leaders.map(({ id, name, title, bio }) => ({
      id,
      name,
      title,
      bio,
      picture: portraitOf(id, `Illustrated portrait of ${name}`),
    })),
  };
}

export type LeadershipData = ReturnType<typeof leadershipData>;
