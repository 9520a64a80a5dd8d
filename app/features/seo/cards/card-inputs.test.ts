import { expect, test } from "vitest";
import { jpegRecipe } from "#app/features/artwork/picture-jpeg.ts";
import { type Content, withContent } from "#app/model/content.ts";
import type { PictureField } from "#app/model/fields/picture-fields.ts";
import type { SocialCard } from "#app/model/page-record.ts";
import { cacheKey } from "../../../../platform/build-cache.ts";
import { loadTestContent } from "../../../../tests/set-up/load-content.ts";
import { cardRecipe } from "./social-cards.ts";

/* A build takes a picture over from an earlier build unless one of its inputs has changed (platform/build-cache.ts). */

const content = await loadTestContent();
const photo = (hash: string) => ({
  ...content,
  photos: { "office.jpg": { photo: { width: 1200, height: 900, hash } } },
});
const ofPhoto: PictureField = { file: "office.jpg", alt: "Our office" };
const card: SocialCard = {
  path: "/cards/about.png",
  title: "About",
  kicker: "The firm",
  picture: { family: "bars", scheme: "sky" },
  id: "about",
};
const withSite = (site: Partial<Content["site"]>): Content => ({
  ...content,
  site: { ...content.site, ...site },
});
const colors = { main: "#123456", second: "#A04020", third: "#E0B040" };

interface Case {
  changed: string;
  of?: Partial<SocialCard>;
  on?: Content;
  before?: Pick<Case, "of" | "on">;
}

type Inputs = Pick<Case, "of" | "on">;

function keyOfCard({ of = {}, on = content }: Inputs, logo?: string): string {
  return withContent(on, () => cacheKey(cardRecipe({ ...card, ...of }, logo)));
}

function keyOfJpeg({ of = {}, on = content }: Inputs): string {
  const { picture, id } = { ...card, ...of };
  const frame = { width: 1200, height: 675 };
  return withContent(on, () => cacheKey(jpegRecipe(picture, id, frame)));
}

const OF_THE_PICTURE: Case[] = [
  { changed: "the family", of: { picture: { family: "dots", scheme: "sky" } } },
  { changed: "the scheme", of: { picture: { family: "bars", scheme: "red" } } },
  { changed: "the seed", of: { picture: { family: "bars", scheme: "sky", seed: "other" } } },
  { changed: "the id of the page", of: { id: "other" } },
  {
    changed: "the photo",
    of: { picture: ofPhoto },
    on: photo("22222222"),
    before: { of: { picture: ofPhoto }, on: photo("11111111") },
  },
  { changed: "the colors of the firm", on: withSite({ colors }) },
];

test.each([
  ...OF_THE_PICTURE,
  { changed: "the title", of: { title: "About us" } },
  { changed: "the kicker", of: { kicker: "Who we are" } },
  { changed: "the name of the firm", on: withSite({ name: "Other" }) },
  {
    changed: "the direction",
    on: { ...content, language: { ...content.language, direction: "rtl" } },
  },
] as Case[])("a social card is drawn anew if only $changed changes", (change) => {
  expect(keyOfCard(change)).not.toBe(keyOfCard(change.before ?? {}));
});

test.each(OF_THE_PICTURE)(
  "a picture of a feed is drawn anew if only $changed changes",
  (change) => {
    expect(keyOfJpeg(change)).not.toBe(keyOfJpeg(change.before ?? {}));
  },
);

test("a social card is drawn anew if only the logo changes", () => {
  expect(keyOfCard({}, "aGVsbG8=")).not.toBe(keyOfCard({}, "aGFsbG8="));
});

test("a social card and a picture of a feed are taken over if something else changes", () => {
  const on = withSite({ legalName: "Other" });
  const of = { picture: { family: "bars", scheme: "sky", alt: "Bars" } } as const;
  expect(keyOfCard({ on, of })).toBe(keyOfCard({}));
  expect(keyOfJpeg({ on, of })).toBe(keyOfJpeg({}));
});
