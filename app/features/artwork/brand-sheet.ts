import { createHash } from "node:crypto";
import { BLACK, type BrandInks, PAPER } from "#app/base/brand-inks.ts";
import { contrast } from "#app/base/colors.ts";
import { memoizeOnContent } from "#app/model/content.ts";
import { brandInks } from "./inks.ts";

/**
 * The style sheet with the firm's own colors, which every page of such a site links after the common sheet. It replaces values of
 * app/ui/styles/tokens.css. Undefined for a site without colors of its own.
 */
export const brandSheet = memoizeOnContent((content) => {
  if (!content.site.colors) return undefined;
  const inks = brandInks();
  const night = declarations(nightValues(inks));
  // The same conditions as those of `color-scheme` in tokens.css. `light-dark()` would need a browser of 2024.
  const text = [
    // Paper keeps its colors of the day by night, too (app/ui/styles/day-inks.css).
    `:root,:root .day-inks{${declarations(dayValues(inks))}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme="light"]){${night}}}`,
    `@media screen{:root[data-scheme="dark"]{${night}}}`,
    `[data-ground="green"]{--on-ground:${textOn(inks.day.green)}}`,
    "",
  ].join("\n");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { address: `/assets/brand-${hash}.css`, text };
});

function textOn(ground: string): string {
  return contrast(PAPER, ground) > contrast(BLACK, ground) ? PAPER : BLACK;
}

type Values = Readonly<Record<string, string>>;

function dayValues({ day, deepBlue }: BrandInks): Values {
  return {
    "--color-blue": day.blue,
    "--color-blue-wide": day.blue,
    "--color-blue-deep": deepBlue,
    "--text-color-blue": day.blue,
    "--color-red": day.red,
    "--color-yellow": day.yellow,
    "--color-violet": day.violet,
    "--color-green": day.green,
    "--color-orange": day.orange,
    "--color-sky": day.sky,
    "--color-blush": day.blush,
    "--color-sand": day.sand,
    "--color-amber": day.yellow,
    "--ground-blue": day.blue,
    "--ground-red": day.red,
    "--ground-violet": day.violet,
    "--ground-green": day.green,
  };
}

function nightValues({ day, night, nightGrounds, nightText }: BrandInks): Values {
  return {
    "--color-blue": night.blue,
    "--color-blue-deep": day.blue,
    "--text-color-blue": nightText,
    "--color-violet": night.violet,
    "--color-green": night.green,
    "--color-orange": night.orange,
    "--color-sky": nightGrounds.sky,
    "--color-blush": nightGrounds.blush,
    "--color-sand": nightGrounds.sand,
    "--color-amber": nightGrounds.yellow,
    "--color-on-amber": day.yellow,
    "--ground-blue": nightGrounds.blue,
    "--ground-red": nightGrounds.red,
    "--ground-violet": nightGrounds.violet,
    "--ground-green": nightGrounds.green,
  };
}

function declarations(values: Values): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
}
