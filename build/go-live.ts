/* `npm run golive`: what is still to do before the site goes public; ends with 1 while something is. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Content, content } from "#app/content/content.ts";
import {
  ContentError,
  type ContentProblem,
  described,
  located,
} from "#app/content/content-problem.ts";
import { readPhotos } from "#app/content/photos/read-photos.ts";
import { DRAFT } from "#app/content/publication.ts";
import { buildDay } from "#app/lib/dates.ts";
import { deliverySettings } from "../hosting/delivery-settings.ts";
import { BRAND_FILES } from "./brand-files.ts";
import { type ContentText, contentTexts } from "./content-texts.ts";

/** Days after which a draft is forgotten, and after which a site without a new text looks abandoned. */
const OLD_DRAFT = 60;
const OLD_SITE = 180;

const IDENTITY = /^content\/site\.yaml$/;

/** What a text looks like that only stands in for the firm's own: where, in which field, and what to do. */
const STAND_INS: readonly { file?: RegExp; field?: RegExp; text: RegExp; remedy: string }[] = [
  { text: /\bexample\.(?:com|net|org)\b/i, remedy: "write an address of the firm's own" },
  {
    file: IDENTITY,
    field: /^social/,
    text: /\/example\b/i,
    remedy: "write the address of the firm's own profile, or remove the entry",
  },
  {
    file: IDENTITY,
    field: /^addresses/,
    text: /\b(?:example|sample|placeholder)\b/i,
    remedy: "write the office's own street, or remove the office",
  },
  {
    file: IDENTITY,
    field: /^phone$/,
    text: /\b555\b/,
    remedy: "write a number that somebody answers: those with 555 reach nobody",
  },
  {
    text: /\(illustrative\)|^illustrative: true$/im,
    remedy: "tell a case of your own, with the customer's consent, and remove `illustrative`",
  },
];

/** The settings of a build. */
type Settings = Readonly<Record<string, string | undefined>>;

/**
 * What a firm must still do before the site goes public.
 *
 * @param all checked
 * @param folder with the files that are published as they are
 */
export function openPoints(
  all: Content,
  env: Settings = process.env,
  folder = "public",
): ContentProblem[] {
  const missing = Object.keys(BRAND_FILES).filter((path) => !existsSync(join(folder, path)));
  return [
    ...settings(env),
    ...missing.map((path) =>
      point(`public/${path}`, "(file)", undefined, "npm run brand makes it"),
    ),
    ...contentTexts().flatMap(standIns),
    ...dates(all),
  ];
}

function point(file: string, field: string, value: unknown, remedy: string): ContentProblem {
  return { file, field, value, remedy };
}

function settings(env: Settings): ContentProblem[] {
  const { SITE_URL: url, PREVIEW } = env;
  const setting = (field: string, remedy: string) =>
    point("(settings of the build)", field, env[field], remedy);
  const isAddress = url?.startsWith("https://") && !/\bexample\.(?:com|net|org)\b/.test(url);
  return [
    ...(isAddress ? [] : [setting("SITE_URL", "set it to the site's own address, https://…")]),
    ...(deliverySettings(env).mode === "simulated"
      ? [setting("FORMS", "set it to receive: what visitors send reaches nobody")]
      : []),
    ...(PREVIEW === "1"
      ? [setting("PREVIEW", "leave it out: a preview is kept from everybody")]
      : []),
  ];
}

function dates({ insights, held, closedPositions, deck, brochure }: Content): ContentProblem[] {
  const newest = insights[0];
  const year = buildDay().slice(0, 4);
  const years = deck.slides.flatMap((slide, index) =>
    slide.type === "title"
      ? [
          point(
            "content/deck/deck.yaml",
            `slides[${index}].date`,
            slide.date,
            `write one of ${year}`,
          ),
        ]
      : [],
  );
  const { cover } = brochure;
  years.push(point("content/brochure/brochure.yaml", "cover.year", cover.year, `write ${year}`));
  return [
    ...closedPositions.map(({ file, validThrough }) =>
      point(file, "validThrough", validThrough, "write a later day, or delete the file"),
    ),
    ...held
      .filter(({ out, day }) => out === DRAFT && day && age(day) > OLD_DRAFT)
      .map(({ file, day }) => point(file, "draft", day, "publish it, or delete the file")),
    ...(newest && age(newest.date) <= OLD_SITE
      ? []
      : [point(newest?.file ?? "content/insights", "date", newest?.date, "publish a newer text")]),
    ...years.filter(({ value }) => !String(value).includes(year)),
  ];
}

/** Days since a day. */
function age(day: string): number {
  return (Date.parse(buildDay()) - Date.parse(day)) / 86_400_000;
}

function standIns({ file, field, line, value }: ContentText): ContentProblem[] {
  const rule = STAND_INS.find(
    (rule) =>
      rule.text.test(value) && (rule.file ?? /^/).test(file) && (rule.field ?? /^/).test(field),
  );
  if (!rule) return [];
  const before = value.slice(0, value.search(rule.text)).split("\n").length - 1;
  const words = value.split("\n")[before];
  return [{ ...point(file, field, words, rule.remedy), line: line && line + before }];
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
