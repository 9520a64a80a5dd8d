/* `npm run golive` lists what is still to do before the site goes public. Its exit code is 1 while there is something
   to do. */

import { buildDay } from "#app/base/dates.ts";
import { DAY } from "#app/base/durations.ts";
import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import type { Content } from "#app/model/content.ts";
import { ContentError, withLines } from "#app/model/content-error.ts";
import { type ContentProblem, describeProblem } from "#app/model/content-problem.ts";
import { staleCounts } from "#app/model/count-words.ts";
import { DRAFT } from "#app/model/publication.ts";
import { templateSentences } from "#app/model/template-sentences.ts";
import { loadSiteContent, siteSchemas } from "#app/routes/site-content.ts";
import { EXAMPLE_ADDRESS, placeholders } from "./placeholders.ts";

/** Days after which a draft counts as forgotten. */
const OLD_DRAFT_DAYS = 60;
/** Days without a new text after which a site looks abandoned. */
const OLD_SITE_DAYS = 180;

type Environment = Readonly<Record<string, string | undefined>>;

/** Lists what a firm must still do before the site goes public. */
export function openPoints(content: Content, env: Environment = process.env): ContentProblem[] {
  return [
    ...openSettings(env),
    ...oldContent(content),
    ...datesOfPastYears(content),
    ...staleCounts(content, siteSchemas()),
    ...templateSentences(siteSchemas()),
    ...placeholders(),
  ];
}

/** Settings of the build with which the site does not reach its visitors or their messages. */
function openSettings(env: Environment): ContentProblem[] {
  const points: ContentProblem[] = [];
  const report = (name: string, remedy: string) =>
    points.push({ file: "(settings of the build)", field: name, value: env[name], remedy });
  const { SITE_URL = "" } = env;
  if (!SITE_URL.startsWith("https://") || EXAMPLE_ADDRESS.test(SITE_URL)) {
    report("SITE_URL", "set it to the site's own address, https://…");
  }
  if (deliverySettings(env).mode === "simulated") {
    report("FORMS", "set it to receive: what visitors send reaches nobody");
  }
  if (env.PREVIEW === "1") report("PREVIEW", "leave it out: a preview is kept from everybody");
  return points;
}

/** Content that nobody has touched for a long time: no new text, old drafts. */
function oldContent({ insights, unpublished }: Content): ContentProblem[] {
  const points: ContentProblem[] = [];
  const newest = insights[0];
  if (!newest || age(newest.date) > OLD_SITE_DAYS) {
    const file = newest?.file ?? "content/insights";
    points.push({ file, field: "date", value: newest?.date, remedy: "publish a newer text" });
  }
  for (const { file, publication, day: value } of unpublished) {
    const isForgotten = publication === DRAFT && age(value) > OLD_DRAFT_DAYS;
    if (isForgotten) points.push({ file, field: "draft", value, remedy: "publish or delete it" });
  }
  return points;
}

/** The number of days since a day; NaN, which is above no limit, when there is no day. */
function age(day: string): number {
  return (Date.parse(buildDay()) - Date.parse(day)) / DAY;
}

/** A year in a date, such as that of `April 2025`. */
const YEAR = /(?<!\d)\d{4}(?!\d)/g;

/**
 * The dates on title slides of the presentation and on the cover of the brochure whose year is over. A date of the next
 * year, or without a year, is the owner's choice.
 */
function datesOfPastYears({ deck, brochure }: Content): ContentProblem[] {
  const year = buildDay().slice(0, 4);
  const points: ContentProblem[] = [];
  const check = (file: string, field: string, value: string) => {
    const years = value.match(YEAR) ?? [];
    const isPast = years.length > 0 && years.every((named) => named < year);
    if (isPast)
      points.push({ file, field, value, remedy: `write a date of ${year}, or a later one` });
  };
  for (const [index, slide] of deck.slides.entries()) {
    if (slide.type === "title") {
      check("content/deck/deck.yaml", `slides[${index}].date`, slide.date);
    }
  }
  check("content/brochure/brochure.yaml", "cover.year", brochure.cover.year);
  return points;
}

if (import.meta.main) {
  try {
    const points = openPoints(await loadSiteContent());
    for (const point of withLines(points)) console.log(describeProblem(point));
    console.log(`open before going live: ${points.length}`);
    process.exitCode = points.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
