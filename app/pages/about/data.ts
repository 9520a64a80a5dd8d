import { z } from "zod";
import { content } from "#app/content/content.ts";
import { pageContent } from "#app/content/page-content.ts";
import { banner, link, text } from "#app/content/schemas/shared.ts";
import { pictureOf, portraitOf } from "#app/content/pictures.ts";

const VALUES = [
  "Clarity",
  "Credibility",
  "Relevance",
  "Repositioning",
  "Alignment",
  "Stewardship",
] as const;

/** content/pages/about.yaml */
export const aboutContent = pageContent(
  "about",
  z.strictObject({
    ...banner,
    story: z.strictObject({ heading: text, paragraphs: z.array(text).min(3) }),
    /** `leader` is an id of content/leaders/. */
    founder: z.strictObject({ leader: text, caption: text }),
    values: z.strictObject({
      heading: text,
      lead: text,
      items: z.array(z.strictObject({ title: z.enum(VALUES), text })).length(VALUES.length),
    }),
    closing: z.strictObject({ heading: text, text, link }),
  }),
  ({ founder }, { leaders }, report) => {
    const known = leaders.map(({ id }) => id);
    report("founder.leader", founder.leader, known, "content/leaders/");
  },
);

/**
 * What /about shows.
 *
 * @throws RangeError when the founder is no leader
 */
export function aboutData() {
  const { leaders } = content();
  const { heading, lead, picture, story, founder, values, closing } = aboutContent();
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
