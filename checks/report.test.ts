import { expect, test } from "vitest";
import { runChecks } from "./report.ts";

test("each check counts once: passed, failed, skipped; one that breaks has failed", async () => {
  const lines: string[] = [];
  const counts = await runChecks(
    [
      { name: "good", find: () => [] },
      { name: "bad", find: () => [{ where: "/", what: "wrong", remedy: "mend it" }] },
      { name: "away", find: () => ({ skipped: "no Java" }) },
      {
        name: "broken",
        find: () => {
          throw new Error("no file");
        },
      },
    ],
    undefined,
    (line) => lines.push(line),
  );
  expect(counts).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(lines.join("\n")).toMatch(/✗ bad: 1\n {4}\/: wrong → mend it\n- away: skipped, no Java/);
});

test("one problem on many pages is one line", async () => {
  const lines: string[] = [];
  const places = ["/a", "/b", "/c"].map((where) => ({ where, what: "no file" }));
  await runChecks([{ name: "links", find: () => places }], undefined, (line) => lines.push(line));
  expect(lines).toEqual(["✗ links: 3", "    /a: no file (and at 2 more places)"]);
});
