/* `npm run golive`: what is still to do before the site goes public; ends with 1 while something is. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { buildDay } from "#app/base/dates.ts";
import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import { type Content, content } from "#app/model/content.ts";
import { ContentError, withLines } from "#app/model/content-error.ts";
import { type ContentProblem, describeProblem } from "#app/model/content-problem.ts";
import { DRAFT } from "#app/model/publication.ts";
import { readPhotos } from "#app/model/read-photos.ts";
import { mapTexts } from "#app/model/reader.ts";
import { contentRoot } from "#app/model/source-file.ts";
import { splitFrontMatter } from "#app/model/yaml-fields.ts";
import { BRAND_FILES } from "./brand-files.ts";

/** Days after which a draft is forgotten, and after which a site without a new text looks abandoned. */
const OLD_DRAFT = 60;
const OLD_SITE = 180;

const EXAMPLE = /\bexample\.(?:com|net|org)\b/i;

/** Where what stands only in for the firm's own, and what to do about it. */
const STAND_INS: readonly (readonly [place: RegExp, text: RegExp, remedy: string])[] = [
  [/^/, EXAMPLE, "write an address of the firm's own"],
  [/site\.yaml social/, /\/example\b/i, "write the firm's own profile, or remove it"],
  [/site\.yaml addresses/, /\b(?:example|sample|placeholder)\b/i, "write the office's own street"],
  [/site\.yaml phone$/, /\b555\b/, "write a number that somebody answers: 555 reaches nobody"],
  [
    /^/,
    /\(illustrative\)|^illustrative: true$/im,
    "tell a case of your own, with the customer's consent, and remove `illustrative`",
  ],
];

/** What a firm must still do before the site goes public; `folder` has the files that are published as they are. */
export function openPoints(
  { insights, unpublished, closedPositions, deck, brochure }: Content,
  env: Readonly<Record<string, string | undefined>> = process.env,
  folder = "public",
): ContentProblem[] {
  const { SITE_URL = "" } = env;
  const isAddress = SITE_URL.startsWith("https://") && !EXAMPLE.test(SITE_URL);
  const isSimulated = deliverySettings(env).mode === "simulated";
  const { file: newest = "content/insights", date } = insights[0] ?? {};
  const year = buildDay().slice(0, 4);
  const points: ContentProblem[] = [];
  const add = (remedy: string, file: string, field: string, value?: unknown) =>
    points.push({ file, field, value, remedy });
  const set = (name: string, remedy: string) =>
    add(remedy, "(settings of the build)", name, env[name]);
  if (!isAddress) set("SITE_URL", "set it to the site's own address, https://…");
  if (isSimulated) set("FORMS", "set it to receive: what visitors send reaches nobody");
  if (env.PREVIEW === "1") set("PREVIEW", "leave it out: a preview is kept from everybody");
  if (date === undefined || age(date) > OLD_SITE) add("publish a newer text", newest, "date", date);
  for (const path of Object.keys(BRAND_FILES))
    if (!existsSync(join(folder, path))) add("npm run brand makes it", `public/${path}`, "(file)");
  for (const { file, validThrough } of closedPositions)
    add("write a later day, or delete the file", file, "validThrough", validThrough);
  for (const { file, publication, day } of unpublished)
    if (publication === DRAFT && age(day) > OLD_DRAFT)
      add("publish or delete it", file, "draft", day);
  const checkYear = (file: string, field: string, date: string) =>
    date.includes(year) || add(`write one of ${year}`, file, field, date);
  for (const [index, slide] of deck.slides.entries())
    if (slide.type === "title")
      checkYear("content/deck/deck.yaml", `slides[${index}].date`, slide.date);
  checkYear("content/brochure/brochure.yaml", "cover.year", brochure.cover.year);
  return [...points, ...standIns()];
}

/** Days since a day; of what has none, not a number. */
function age(day: string): number {
  return (Date.parse(buildDay()) - Date.parse(day)) / 86_400_000;
}

/** Every text as it stands in its file, before `{firm}` and the like are filled in, that only stands in for another. */
function standIns(): ContentProblem[] {
  const found: ContentProblem[] = [];
  for (const path of globSync("**/*.{md,yaml}", { cwd: contentRoot() }).sort()) {
    const source = readFileSync(join(contentRoot(), path), "utf8");
    const { front, yaml = source, body } = splitFrontMatter(source);
    const file = `content/${path}`;
    const look = (text: string, field: string, first?: number) => {
      const isOne = ([place, words]: (typeof STAND_INS)[number]) =>
        words.test(text) && place.test(`${file} ${field}`);
      const [, words = "", remedy] = STAND_INS.find(isOne) ?? [];
      const before = text.slice(0, text.search(words)).split("\n").length - 1;
      const [value, line] = [text.split("\n")[before], first && first + before];
      if (remedy) found.push({ file, field, value, remedy, line });
      return text;
    };
    // A text has its own lines; the place of a field is found by its name.
    if (front) look(body, "body", front.split("\n").length);
    // Figures that nobody has cleared yet are looked for as they stand in the file.
    const fields = parse(yaml, (key, value) =>
      key === "illustrative" && value === true ? "illustrative: true" : value,
    );
    mapTexts(fields, look);
  }
  return found;
}

if (import.meta.main) {
  try {
    await readPhotos();
    const points = openPoints(content());
    for (const point of withLines(points)) console.log(describeProblem(point));
    console.log(`open before going live: ${points.length}`);
    process.exitCode = points.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
