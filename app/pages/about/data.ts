import { content } from "#app/content/content.ts";
import { pictureOf, portraitOf } from "#app/outputs/pictures.ts";

/**
 * What /about shows.
 *
 * @throws RangeError when the founder is no leader
 */
export function aboutData() {
  const { pages, leaders } = content();
  const { heading, lead, picture, story, founder, values, closing } = pages.about;
  const person = leaders.find(({ id }) => id === founder.leader);
  if (!person) throw new RangeError(`No leader ${founder.leader} in content/leaders/`);
  return {
    opening: { heading, lead, picture: pictureOf(picture, "about", "band") },
    story,
    founder: {
      caption: founder.caption,
      picture: portraitOf(person.id, `Illustrated portrait of ${person.name}`),
    },
    values,
    closing,
  };
}

export type AboutData = ReturnType<typeof aboutData>;
