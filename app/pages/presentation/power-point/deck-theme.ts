import { INKS, type Ink } from "#app/artwork/inks.ts";

/** The brand's type, which few machines have; its description leads PowerPoint to Arial where it is missing. */
const TYPE = `<a:latin typeface="Familjen Grotesk" panose="020B0604020202020204" pitchFamily="34" charset="0"/><a:ea typeface=""/><a:cs typeface="Arial"/>`;

/** The places of a theme, and the names by which text and shapes speak of them. */
const PLACES = {
  dk1: "ink",
  lt1: "paper",
  dk2: "violet",
  lt2: "surface",
  accent1: "blue",
  accent2: "red",
  accent3: "yellow",
  accent4: "green",
  accent5: "orange",
  accent6: "sky",
  hlink: "blue",
  folHlink: "violet",
} as const satisfies Record<string, Ink>;
const NAMES: Record<string, string> = { dk1: "tx1", lt1: "bg1", dk2: "tx2", lt2: "bg2" };

/** What a chart does not speak of (styles/tokens.css). */
const GREY = "8D93A2";

/** For the parts of PowerPoint that know no theme. */
export const hex = (ink: Ink | "grey") => (ink === "grey" ? GREY : INKS[ink].slice(1));
const named = (ink: Ink) => `<a:srgbClr val="${hex(ink)}"/>`;

/** An ink as PptxGenJS takes it: its place in the theme, or its value where the theme has none for it. */
export function colour(ink: Ink | "grey"): string {
  if (ink === "grey") return GREY;
  const place = Object.entries(PLACES).find(([, own]) => own === ink)?.[0];
  return place ? (NAMES[place] ?? place) : hex(ink);
}

/** Colours and type of the house in a theme that PptxGenJS has written. It has options for neither. */
export function houseTheme(xml: string, firm: string): string {
  const colours = Object.entries(PLACES).map(
    ([place, ink]) => `<a:${place}>${named(ink)}</a:${place}>`,
  );
  const others = (["blush", "sand"] as const).map(
    (ink) => `<a:custClr name="${ink}">${named(ink)}</a:custClr>`,
  );
  const fonts = ["major", "minor"].map((font) => `<a:${font}Font>${TYPE}</a:${font}Font>`);
  const scheme = (kind: string, parts: string[]) =>
    `<a:${kind} name="${firm}">${parts.join("")}</a:${kind}>`;
  return xml
    .replace(/<a:clrScheme.*<\/a:clrScheme>/s, scheme("clrScheme", colours))
    .replace(/<a:fontScheme.*<\/a:fontScheme>/s, scheme("fontScheme", fonts))
    .replace(
      "<a:extraClrSchemeLst/>",
      `<a:extraClrSchemeLst/><a:custClrLst>${others.join("")}</a:custClrLst>`,
    )
    .replace(/name="Office Theme"/, `name="${firm}"`);
}
