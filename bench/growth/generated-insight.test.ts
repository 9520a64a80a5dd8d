import { CATEGORIES, insightFrontMatter } from "#app/content/schemas/texts.ts";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { parseBody } from "#app/content/body.ts";
import { slugOf } from "#app/lib/slug.ts";
import { generatedInsight, markdownFile } from "./generated-insight.ts";

const some = Array.from({ length: 300 }, (_, index) => generatedInsight(index, ["ada", "bo"]));

describe("generatedInsight", () => {
  it("passes the rules for authored insights", () => {
    for (const insight of some) {
      const [, yaml = ""] = markdownFile(insight).split("---\n");
      const { id, title } = insightFrontMatter.parse(parse(yaml));
      expect(id).toBe(slugOf(title));
    }
  });

  it("has a body that the site renders, of some 700 words", () => {
    for (const { body } of some) {
      expect(
        parseBody(body).filter((node) => typeof node !== "string" && node.tag === "h2"),
      ).toHaveLength(5);
      const count = body.split(/\s+/).length;
      expect(count).toBeGreaterThan(600);
      expect(count).toBeLessThan(800);
    }
  });

  it("is the same for the same index, and of another title for another", () => {
    expect(generatedInsight(7, ["ada", "bo"])).toEqual(some[7]);
    expect(new Set(some.map(({ fields }) => fields.id)).size).toBe(some.length);
  });

  it("spreads over all categories and backwards in time", () => {
    expect(new Set(some.map(({ fields }) => fields.category))).toEqual(new Set(CATEGORIES));
    const days = some.map(({ fields }) => fields.date);
    expect(days).toEqual(days.toSorted().reverse());
    expect(new Set(days).size).toBe(150);
  });
});
