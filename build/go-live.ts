/* `npm run golive`: what is still to do before the site goes public; ends with 1 while something is. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type Content, content } from "#app/content/content.ts";
import {
  ContentError,
  type ContentProblem,
  described,
  located,
} from "#app/content/content-problem.ts";
import { readPhotos } from "#app/content/photos/read-photos.ts";
import { DRAFT } from "#app/content/publication.ts";
import { mapTexts } from "#app/content/reader.ts";
import { contentRoot } from "#app/content/source-file.ts";
import { splitFrontMatter } from "#app/content/yaml-fields.ts";
import { buildDay } from "#app/lib/dates.ts";
import { deliverySettings } from "../hosting/delivery-settings.ts";
import { BRAND_FILES } from "./brand-files.ts";

/** Days after which a draft is forgotten, and after which a site without a new text looks abandoned. */
const OLD_DRAFT = 60;
const OLD_SITE = 180;

const EXAMPLE = /\bexample\.(?:com|net|org)\b/i;

/** What a text looks like that only stands in for the firm's own: in which field of which file, and what to do. */
const STAND_INS: readonly { place: RegExp; text: RegExp; remedy: string }[] = [
  { place: /^/, text: EXAMPLE, remedy: "write an address of the firm's own" },
  {
    place: /^content\/site\.yaml social/,
    text: /\/example\b/i,
    remedy: "write the address of the firm's own profile, or remove the entry",
  },
  {
    place: /^content\/site\.yaml addresses/,
    text: /\b(?:example|sample|placeholder)\b/i,
    remedy: "write the office's own street, or remove the office",
  },
  {
    place: /^content\/site\.yaml phone$/,
    text: /\b555\b/,
    remedy: "write a number that somebody answers: those with 555 reach nobody",
  },
  {
    place: /^/,
    text: /\(illustrative\)|^illustrative: true$/im,
    remedy: "tell a case of your own, with the customer's consent, and remove `illustrative`",
  },
];

/** Whether something is open, and what. */
type Point = [
  isOpen: boolean,
  ...point: [file: string, field: string, value: unknown, remedy: string],
];

/**
 * What a firm must still do before the site goes public.
 *
 * @param all checked
 * @param env the settings of the build
 * @param folder with the files that are published as they are
 */
export function openPoints(
  { insights, held, closedPositions, deck, brochure }: Content,
  env: Readonly<Record<string, string | undefined>> = process.env,
  folder = "public",
): ContentProblem[] {
  const { SITE_URL = "", FORMS, PREVIEW } = env;
  const isAddress = SITE_URL.startsWith("https://") && !EXAMPLE.test(SITE_URL);
  const isSimulated = deliverySettings(env).mode === "simulated";
  const settings = "(settings of the build)";
  const year = buildDay().slice(0, 4);
  const { file: newest = "content/insights", date } = insights[0] ?? {};
  const isQuiet = date === undefined || age(date) > OLD_SITE;
  const points: Point[] = [
    [!isAddress, settings, "SITE_URL", SITE_URL, "set it to the site's own address, https://…"],
    [isSimulated, settings, "FORMS", FORMS, "set it to receive: what visitors send reaches nobody"],
    [
      PREVIEW === "1",
      settings,
      "PREVIEW",
      PREVIEW,
      "leave it out: a preview is kept from everybody",
    ],
    [isQuiet, newest, "date", date, "publish a newer text"],
  ];
  for (const path of Object.keys(BRAND_FILES)) {
    const isMissing = !existsSync(join(folder, path));
    points.push([isMissing, `public/${path}`, "(file)", undefined, "npm run brand makes it"]);
  }
  for (const { file, validThrough } of closedPositions) {
    points.push([
      true,
      file,
      "validThrough",
      validThrough,
      "write a later day, or delete the file",
    ]);
  }
  for (const { file, out, day } of held) {
    const isOld = out === DRAFT && age(day) > OLD_DRAFT;
    points.push([isOld, file, "draft", day, "publish it, or delete the file"]);
  }
  const years = deck.slides.map((slide, index) => {
    const date = slide.type === "title" ? slide.date : year;
    return { file: "content/deck/deck.yaml", field: `slides[${index}].date`, date };
  });
  const { year: printed } = brochure.cover;
  years.push({ file: "content/brochure/brochure.yaml", field: "cover.year", date: printed });
  for (const { file, field, date } of years) {
    points.push([!date.includes(year), file, field, date, `write one of ${year}`]);
  }
  const open = points.flatMap(([isOpen, file, field, value, remedy]) =>
    isOpen ? { file, field, value, remedy } : [],
  );
  return [...open, ...standIns()];
}

/** Days since a day; of what has none, not a number. */
function age(day: string): number {
  return (Date.parse(buildDay()) - Date.parse(day)) / 86_400_000;
}

/** Every text as it stands in its file, before `{firm}` and the like are filled in, that only stands in for another. */
function standIns(): ContentProblem[] {
  const paths = globSync("**/*.{md,yaml}", { cwd: contentRoot() }).sort();
  return paths.flatMap((path) => {
    const source = readFileSync(join(contentRoot(), path), "utf8");
    const { front, yaml = source, body } = splitFrontMatter(source);
    const file = `content/${path}`;
    const found = front ? standIn(file, "body", body, front.split("\n").length) : [];
    // The mark of figures that nobody has cleared yet, as it stands in the file.
    const fields = parse(yaml, (key, value) =>
      key === "illustrative" && value === true ? "illustrative: true" : value,
    );
    mapTexts(fields, (text, field) => {
      found.push(...standIn(file, field, text));
      return text;
    });
    return found;
  });
}

/** @param first line on which the text begins, where it has several */
function standIn(file: string, field: string, text: string, first?: number): ContentProblem[] {
  const rule = STAND_INS.find((one) => one.text.test(text) && one.place.test(`${file} ${field}`));
  if (!rule) return [];
  const before = text.slice(0, text.search(rule.text)).split("\n").length - 1;
  const value = text.split("\n")[before];
  return [{ file, field, value, remedy: rule.remedy, line: first && first + before }];
}

if (import.meta.main) {
  try {
    await readPhotos();
    const points = openPoints(content());
    for (const point of located(points)) console.log(described(point));
    console.log(`open before going live: ${points.length}`);
    process.exitCode = points.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
