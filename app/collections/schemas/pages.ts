import { z } from "zod";
import { figure, meta, picture, text } from "./shared.ts";

const link = z.strictObject({ label: text, href: text });

/** What every inner page opens with: a large heading, one sentence, a wide picture. */
const opening = { meta, heading: text, lead: text };
const banner = { ...opening, picture };

export const home = z.strictObject({
  meta,
  /** Five messages (specification, section 1); the circles take an arrangement for each, in this order. */
  heroMessages: z.array(z.strictObject({ headline: text.max(60), subtitle: text })).length(5),
  growthHero: z.strictObject({
    meta,
    label: text,
    heading: text,
    intro: text,
    circles: z.strictObject({ blue: text, red: text, yellow: text, center: text }),
  }),
  capabilities: z.strictObject({
    heading: text,
    lead: text,
    /** Ids of content/services/capabilities/; the first is featured. */
    cards: z.array(z.strictObject({ service: text, description: text })).length(3),
  }),
  claims: z.strictObject({ heading: text, figures: z.array(figure).length(3) }),
  /** `cards` holds ids of content/industries/. */
  industries: z.strictObject({ heading: text, lead: text, cards: z.array(text).length(3) }),
  blogs: z.strictObject({ kicker: text, heading: text, more: text }),
  articles: z.strictObject({ kicker: text, heading: text, more: text }),
});

const VALUES = [
  "Clarity",
  "Credibility",
  "Relevance",
  "Repositioning",
  "Alignment",
  "Stewardship",
] as const;

export const about = z.strictObject({
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
});

export const contact = z.strictObject({
  ...opening,
  steps: z.array(z.strictObject({ title: text, text })).length(3),
  directHeading: text,
  withoutScript: text,
});

export const careers = z.strictObject({
  ...banner,
  paragraphs: z.array(text).min(1),
  positionsHeading: text,
});

export const apply = z.strictObject({ meta, lead: text, privacyNote: text, withoutScript: text });

export const leadership = z.strictObject(banner);
export const services = z.strictObject({
  ...banner,
  growthHeading: text,
  growthLead: text,
  fallback: z.strictObject({ meta, heading: text, lead: text, industriesHeading: text }),
});
export const industries = z.strictObject(banner);

const listOpening = z.strictObject({ id: text, ...opening });
/** The seven lists; `id` is the last part of the address, `insights` for the merged one. */
export const insightLists = z.strictObject({
  lists: z.array(listOpening).length(7),
  /** Shown under the snippet of an insight that has no text yet. */
  placeholder: text,
});

export const comingSoon = z.strictObject({
  kinds: z.array(z.strictObject({ id: text, sentence: text })).length(4),
});

/** The feeds: their names here are those in the footer, in every head and in the feeds themselves. */
export const feeds = z.strictObject({
  ...opening,
  items: z
    .array(z.strictObject({ id: z.enum(["all", "insights", "blogs"]), title: text, text }))
    .length(3)
    .refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      "list each feed once: all, insights, blogs",
    ),
  howTo: z.strictObject({ heading: text, paragraphs: z.array(text).min(1) }),
});

export const presentation = z.strictObject({ lead: text });
export const notFound = z.strictObject({ meta, lead: text, links: z.array(link).min(3) });

const word = text.regex(/^[\p{L}\p{N}]+$/u, "must be one word, of letters and digits only");

export const search = z.strictObject({
  ...opening,
  withoutScript: text,
  sectionsHeading: text,
  /** The main parts of the site: shown before anything is typed, and without scripts. */
  sections: z.array(z.strictObject({ title: text, text, href: text })).min(4),
  /** Where to go when nothing was found. */
  suggestions: z.array(link).length(3),
  /** Words under which a page is found that it does not use itself; `path` is its address. */
  otherNames: z.array(z.strictObject({ path: text, words: z.array(word).min(1) })),
});

/** Every file of content/pages/, by its name. */
export const PAGES = {
  about,
  apply,
  careers,
  "coming-soon": comingSoon,
  contact,
  feeds,
  home,
  industries,
  "insight-lists": insightLists,
  leadership,
  "not-found": notFound,
  presentation,
  search,
  services,
} as const;
export type PageName = keyof typeof PAGES;
export type Pages = { [Name in PageName]: z.output<(typeof PAGES)[Name]> };
