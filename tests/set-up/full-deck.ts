import { type Deck, deck } from "#app/model/schemas/deck.ts";
import { loadTestContent } from "./load-content.ts";

const points = ["What the figures show", "What follows from it, in a few more words than usual"];
const exhibit = (kind: string, fields: object) => ({
  type: "content",
  title: `A title of some length beside a chart: ${kind}`,
  points,
  notes: `Speak of the ${kind} & "more".`,
  exhibit: { title: "A rule beats a meeting", kind, illustrative: true, ...fields },
});
const rows = [
  { label: "with a rule", value: 41.5, mark: true },
  { label: "without", value: 12 },
];
const columns = ["2024", "2025"];
const lines = [
  { label: "inquiries", values: [100, 223] },
  { label: "orders", values: [60, 60] },
];
const words = (length: number) =>
  "An adviser holds fewer meetings and prepares them better than before. "
    .repeat(4)
    .slice(0, length)
    .trim();

const FURTHER_SLIDES = [
  exhibit("bars", { unit: "%", rows }),
  exhibit("share", { unit: "orders", rows }),
  exhibit("waterfall", { total: "in the end", rows }),
  exhibit("slope", { columns, rows: lines }),
  exhibit("lines", {
    columns: [...columns, "2026"],
    rows: lines.map((line) => ({ ...line, values: [...line.values, 71] })),
  }),
  {
    type: "content",
    title: words(70),
    points: Array(5)
      .fill(0)
      .map((_, index) => `${index} ${words(88)}`),
  },
  {
    type: "content",
    title: "Two",
    points: ["Mara", "Tobias"],
    leaders: ["mara-ellison", "tobias-renner"],
  },
  { type: "content", title: "One", points, figures: [{ value: "1,000,000+", label: words(70) }] },
  {
    type: "capability-overview",
    title: "Responsibilities",
    capabilities: [1, 2, 3, 4, 5, 6, 7].map((number) => `Communication ${number}`),
  },
  {
    type: "capability-detail",
    title: words(40),
    description: words(110),
    services: [1, 2, 3, 4].map((number) => `${number} ${words(45)}`),
    valueProposition: words(70),
    picture: { family: "rings", alt: "Rings around one point" },
  },
  {
    type: "case-study",
    title: words(70),
    sections: ["Challenge", "Solution", "Results", "Testimonial"].map((title) => ({
      title,
      text: words(170),
    })),
  },
  {
    type: "contact",
    title: "Thank You",
    contactInfo: [1, 2, 3, 4, 5, 6, 7].map((number) => `Line ${number}`),
  },
];

/**
 * The deck of the site with further slides: a slide of each type that has what the site's slides lack, such as charts, more
 * parts or the longest texts.
 */
export async function fullDeck(): Promise<Deck> {
  const { deck: siteDeck } = await loadTestContent();
  return deck.parse({ ...siteDeck, slides: [...siteDeck.slides, ...FURTHER_SLIDES] });
}
