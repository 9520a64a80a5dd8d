import type { Ink } from "#app/features/artwork/inks.ts";
import { content } from "#app/model/content.ts";
import { hexColor, NAMESPACES, themeType } from "./drawing-ml.ts";
import { paragraphStart } from "./reading-direction.ts";
import { element, type XmlElement } from "./xml-element.ts";

/** The colors that the program offers, in the order of the standard (ECMA-376 Part 1, 20.1.6.2). */
const THEME_COLORS: Readonly<Record<string, Ink>> = {
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
};

/**
 * The brand's typeface, which few machines have. The PANOSE number is that of Arial, so that PowerPoint replaces it by
 * Arial.
 */
const BRAND_TYPE = {
  typeface: "Familjen Grotesk",
  panose: "020B0604020202020204",
  pitchFamily: 34,
  charset: 0,
} as const;

/** Colors, fonts and effects of the firm (ECMA-376 Part 1, 20.1.6). @param name the name that the program shows */
export function theme(name: string): XmlElement {
  return element("a:theme", { "xmlns:a": NAMESPACES["xmlns:a"], name }, [
    element("a:themeElements", {}, [colorScheme(name), fontScheme(name), formatScheme(name)]),
  ]);
}

/** Maps the colors of the theme to backgrounds, texts and accents (19.3.1.6). */
export const COLOR_MAP = element("p:clrMap", {
  bg1: "lt1",
  tx1: "dk1",
  bg2: "lt2",
  tx2: "dk2",
  accent1: "accent1",
  accent2: "accent2",
  accent3: "accent3",
  accent4: "accent4",
  accent5: "accent5",
  accent6: "accent6",
  hlink: "hlink",
  folHlink: "folHlink",
});

/** A slide or a layout that inherits the color map of its master (19.3.1.7). */
export const MASTER_COLORS = element("p:clrMapOvr", {}, [element("a:masterClrMapping")]);

/** The default style of a text (ECMA-376 Part 1, 21.1.2.4.13). @param size in points */
export function textLevel(use: "headings" | "texts", size = 18): XmlElement {
  const color = element("a:solidFill", {}, [element("a:schemeClr", { val: "tx1" })]);
  const type = { lang: content().language.tag, sz: 100 * size, kern: 1200 };
  return element("a:lvl1pPr", { marL: 0, ...paragraphStart() }, [
    element("a:buNone"),
    element("a:defRPr", type, [color, ...themeType(use)]),
  ]);
}

function colorScheme(name: string): XmlElement {
  const colors = Object.entries(THEME_COLORS).map(([role, ink]) =>
    element(`a:${role}`, {}, [element("a:srgbClr", { val: hexColor(ink) })]),
  );
  return element("a:clrScheme", { name }, colors);
}

function fontScheme(name: string): XmlElement {
  const fonts = [
    element("a:latin", BRAND_TYPE),
    element("a:ea", { typeface: "" }),
    element("a:cs", { typeface: "" }),
  ];
  return element("a:fontScheme", { name }, [
    element("a:majorFont", {}, fonts),
    element("a:minorFont", {}, fonts),
  ]);
}

/**
 * The flat fills, lines and effects of shapes that an editor of the file adds. The standard requires three of each
 * (20.1.4.1.14).
 */
function formatScheme(name: string): XmlElement {
  const placeholderFill = element("a:solidFill", {}, [element("a:schemeClr", { val: "phClr" })]);
  const lines = [6350, 12_700, 19_050].map((width) =>
    element("a:ln", { w: width }, [placeholderFill]),
  );
  const noEffect = element("a:effectStyle", {}, [element("a:effectLst")]);
  const threeOf = (part: XmlElement) => [part, part, part];
  return element("a:fmtScheme", { name }, [
    element("a:fillStyleLst", {}, threeOf(placeholderFill)),
    element("a:lnStyleLst", {}, lines),
    element("a:effectStyleLst", {}, threeOf(noEffect)),
    element("a:bgFillStyleLst", {}, threeOf(placeholderFill)),
  ]);
}
