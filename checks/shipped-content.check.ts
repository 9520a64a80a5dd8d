import { expect, test } from "vitest";
import { insightListsContent } from "#app/features/insights/content.ts";
import { content } from "#app/model/content.ts";
import { aboutContent } from "#app/routes/about/content.ts";
import { homeContent } from "#app/routes/home/content.ts";
import { shippedHtml } from "./budgets.ts";
import { readBuiltSite } from "./built/built-site.ts";
import { findDeadEnds } from "./built/links.ts";
import { at, find } from "./built/page.ts";
import { compressedSize } from "./built/weights.ts";

/*
 * `npm run check:shipped`: facts of the content that ships (product 1.8 and section 18), and what makes a drawn site look
 * its best. Nothing else depends on them: the schemas and all other tests allow other numbers.
 */

/** What an editor is told who has changed one of them on purpose. */
const DECIDED =
  "The first content of this site was ordered so. Has the firm decided otherwise? Then change this fact in checks/shipped-content.check.ts; nothing else depends on it";

const all = content();
const [home, about] = [homeContent(), aboutContent()];
const { site, deck, brochure, industries, insights } = all;
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join();
/** How long each list of an industry is, by its name. */
const listsOf = (one: (typeof industries)[number]) => ({
  id: one.id,
  focus: one.focus.length,
  challenges: one.challenges.length,
  solutions: one.solutions.length,
  trends: one.trends.length,
  caseStudies: one.caseStudies.length,
});
const ofType = (wanted: string) => insights.filter(({ type }) => type === wanted).length;
/** Everything that the site says, for its figures, but for what it marks as illustrative. */
const words = JSON.stringify([all, home, about], (_, value) =>
  value?.illustrative ? undefined : value,
);

/** What ships, and what docs/product.md says. */
const FACTS: Readonly<Record<string, readonly [shipped: unknown, promised: unknown]>> = {
  "messages of the hero": [home.heroMessages.length, 5],
  "featured capabilities": [home.capabilities.cards.length, 3],
  "featured industries": [home.industries.cards.length, 3],
  values: [
    about.values.items.map(({ title }) => title).join(),
    "Clarity,Credibility,Relevance,Repositioning,Alignment,Stewardship",
  ],
  articles: [ofType("article"), 6],
  blogs: [ofType("blog"), 7],
  lists: [insightListsContent().lists.length, 7],
  categories: [
    site.categories.join(),
    "Technology,Strategy,People & Culture,Sustainability,Operations,Legal & Compliance,Leadership",
  ],
  "growth services": [
    ids(all.growthServices),
    "360°-business-growth,strategic-marketing-communication,performance-optimization,m&a-growth-support,business-consulting,ai-powered-enablement",
  ],
  capabilities: [
    ids(all.capabilities),
    "strategy-innovation,digital-transformation,operations-excellence,risk-management,sustainability,ma-advisory",
  ],
  industries: [
    ids(industries),
    "financial-services,healthcare,technology,consumer-goods,energy-resources,manufacturing",
  ],
  "lists of every industry": [
    industries.map(listsOf),
    industries.map(({ id }) => {
      return { id, focus: 4, challenges: 5, solutions: 5, trends: 5, caseStudies: 2 };
    }),
  ],
  leaders: [all.leaders.length, 4],
  positions: [
    all.positions.map(({ title, type }) => `${title}, ${type}`).join("; "),
    "Business Development Specialist, Full-time; Market Research Consultant, Full-time; Inside Sales Consultant, Full-time; Economist, Full-time",
  ],
  networks: [
    site.social.map(({ network }) => network).join(),
    "facebook,instagram,twitter,linkedin,quora,reddit",
  ],
  slides: [deck.slides.length, 15],
  "the deck's last slide": [deck.slides.at(-1)?.type, "contact"],
  "case studies in the deck": [JSON.stringify(deck).match(/"type":"case-study"/g)?.length, 2],
  "the deck's date": [JSON.stringify(deck).match(/"date":"[^"]+"/g), ['"date":"April 2025"']],
  "the brochure's year": [brochure.cover.year, "2024"],
  "the brochure's services": [brochure.services.items.length, 6],
  "the brochure's industries": [brochure.industries.items.length, 4],
  figures: [
    [...new Set(words.match(/\d[\d,.]*(?:%|x\b|\+)/g))].sort(),
    ["17%", "25%", "3,200+", "3.2x", "35+", "65+", "83%", "87%", "91%"],
  ],
};
test.each(Object.entries(FACTS))("%s: as docs/product.md says", (_, [shipped, promised]) => {
  expect(shipped, DECIDED).toEqual(promised);
});

const built = readBuiltSite();

test("three other pages link to each", () => {
  expect(findDeadEnds(built, 3), DECIDED).toEqual([]);
});

test("no two drawings of one family, portraits aside, look like the same picture twice", () => {
  const found = built.pages.flatMap((page) => {
    // Further plates of a picture are the same picture (app/ui/sections/opening-picture.tsx).
    const images = find(page, "img:not(.plates > span img)").map(
      ({ attribs }) => attribs.src ?? "",
    );
    const families = images.map((src) => /\/artwork\/\d+\/(?!portrait)([a-z]+)\./.exec(src)?.[1]);
    return images
      .filter((_, index) => families[index] && families[index] === families[index - 1])
      .map(at(page.address));
  });
  expect(found, DECIDED).toEqual([]);
});

test("HTML is no heavier than before pages were documents", () => {
  const found = built.pages.flatMap(({ address, file }) => {
    // The further pages of a list have no limit of their own.
    const limit = shippedHtml[address.replace(/(?<!^)\/[^/]+/g, "/*")] ?? Number.POSITIVE_INFINITY;
    const over = compressedSize(file, built.read(file)) - limit;
    return over > 0 ? [`${address}: ${over} bytes over its ${limit}`] : [];
  });
  expect(found, DECIDED).toEqual([]);
});
