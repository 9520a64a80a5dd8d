import type { SourceFile } from "./source-files.ts";

const STYLE_SHEET = /^app\/.*\.css$/;
const COMPONENT = /^app\/.*(?<!\.test)\.tsx?$/;

/** A comment that gives the reason for a physical side: on the same line, or on the line above. */
const REASON = /\bphysical: \w/;

/** Declarations that name the left or the right side. */
const PHYSICAL_DECLARATIONS: readonly RegExp[] = [
  /(?:^|[{;])\s*(?:left|right)\s*:[^;]+;/,
  /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/,
  /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  /(?:-position|-origin|background)\s*:[^;]*\b(?:left|right)\b/,
  /^\s*@(?:top|bottom)-(?:left|right)\b/,
  // A shift along the line, unless it is multiplied by the direction of reading.
  /\btranslate(?:X\(|:)(?!\s*(?:0\b|none\b))(?!.*var\(--reading\))/,
];

/** A declaration of up to four sides or corners, clockwise from the top or from the top left. */
const SHORTHAND = /\b(margin|padding|inset|border-width|border-radius)\s*:\s*([^;]+);/;

/** Class names of Tailwind that name the left or the right side. */
const PHYSICAL_CLASS =
  /(?<=["'`\s:])-?(?:(?:scroll-)?[mp][lr]-[\w[(.]|(?:left|right)-(?:\d|\[|\(|auto\b|full\b|px\b)|translate-x-|(?:text|float|clear|object|bg|origin)-(?:left|right)\b|border-[lr]\b|rounded-(?:[tb]?[lr])\b)[^"'`\s]*/g;

/**
 * Styles that name the left or the right side. They would stay there on a page in a language that is written from right
 * to left. A comment with `physical:` and the reason allows the line after it.
 *
 * @returns a line for each place, with the remedy
 */
export function findPhysicalSides(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const lines = text.split("\n");
    return lines.flatMap((line, index) => {
      if (REASON.test(line) || REASON.test(lines[index - 1] ?? "")) return [];
      const places = physicalPlaces(path, line);
      return places.map((place) => {
        return `${path}:${index + 1}: ${place}: name the start or the end of the line, or give the reason in a comment "physical: ..."`;
      });
    });
  });
}

function physicalPlaces(path: string, line: string): string[] {
  if (COMPONENT.test(path)) return line.match(PHYSICAL_CLASS) ?? [];
  if (!STYLE_SHEET.test(path)) return [];
  const isPhysical = PHYSICAL_DECLARATIONS.some((pattern) => pattern.test(line));
  return isPhysical || hasUnequalSides(line) ? [line.trim()] : [];
}

/** Whether a shorthand gives the left side, or a corner on the left, another value than the right. */
function hasUnequalSides(line: string): boolean {
  const [, property, value = ""] = SHORTHAND.exec(line) ?? [];
  const values = topLevelValues(value);
  if (property === "border-radius") {
    const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = values;
    return topLeft !== topRight || bottomLeft !== bottomRight;
  }
  const [, right, , left = right] = values;
  return left !== right;
}

/** The values of a declaration. What stands in parentheses is part of a value. */
function topLevelValues(text: string): string[] {
  const values: string[] = [];
  let depth = 0;
  for (const part of text.split(/\s+/)) {
    if (depth === 0) values.push(part);
    else values.push(`${values.pop()} ${part}`);
    depth += part.split("(").length - part.split(")").length;
  }
  return values;
}
