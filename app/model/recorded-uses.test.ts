import { expect, test } from "vitest";
import { loadTestContent } from "../../tests/set-up/load-content.ts";
import { type Content, memoizeOnContent } from "./content.ts";
import { notePicture, recordUses, watchTexts } from "./recorded-uses.ts";

const fixture: Content = structuredClone(await loadTestContent());
watchTexts(fixture);
const [first, second] = fixture.insights;
const textOf = (content: Content, index: number) => content.insights[index]?.markdown;

test("the texts that are read are recorded, and other fields are not", () => {
  const { uses } = recordUses(() => {
    expect(first?.title).not.toBe("");
    return textOf(fixture, 1);
  });
  expect([...uses.texts]).toEqual([second?.file]);
});

test("a text that is read a moment later is recorded too", async () => {
  const { result, uses } = recordUses(async () => {
    await Promise.resolve();
    return textOf(fixture, 0);
  });
  expect(await result).not.toBe("");
  expect([...uses.texts]).toEqual([first?.file]);
});

test("a result that is made from an earlier result uses everything that the earlier result has used", () => {
  const inner = memoizeOnContent((content) => {
    notePicture("/photos/a.webp");
    return textOf(content, 0);
  });
  const outer = memoizeOnContent((content) => [inner(content), textOf(content, 1)]);
  outer(fixture);
  const { uses } = recordUses(() => outer(fixture));
  expect([...uses.texts]).toEqual([first?.file, second?.file]);
  expect([...uses.pictures]).toEqual(["/photos/a.webp"]);
});
