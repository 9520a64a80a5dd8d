import type { Result } from "lighthouse";
import { describe, expect, it } from "vitest";
import { failsByDefinition, scoresOf } from "./page-scores.ts";

const subject = { address: "/about", device: "mobile", isLeftOut: false } as const;

/** The parts of a report that are read. */
function reportOf(performance: number, contrast: 0 | 1, weight = 7): Result {
  const category = (score: number, audits: string[] = []) => {
    return { score, auditRefs: audits.map((id) => ({ id, weight })) };
  };
  return {
    categories: {
      performance: category(performance, ["total-blocking-time"]),
      accessibility: category(contrast === 1 ? 1 : 0.96, ["color-contrast"]),
      "best-practices": category(1),
      seo: category(1),
    },
    audits: {
      "color-contrast": { score: contrast },
      "total-blocking-time": { numericValue: 100 - performance * 100 },
      "cumulative-layout-shift": { numericValue: 0 },
    },
  } as unknown as Result;
}

describe("scoresOf", () => {
  it("takes the median of what varies with the machine", () => {
    const scores = scoresOf(subject, [reportOf(0.9, 1), reportOf(1, 1), reportOf(0.98, 1)]);
    expect(scores).toMatchObject({ performance: 98, tbt: 2, runs: 3, failed: "" });
  });

  it("keeps what failed only once", () => {
    const scores = scoresOf(subject, [reportOf(0.9, 1), reportOf(1, 0), reportOf(1, 1)]);
    expect(scores).toMatchObject({ accessibility: 96, failed: "color-contrast" });
  });

  it("does not count what Lighthouse only mentions", () => {
    expect(scoresOf(subject, [reportOf(1, 0, 0)]).failed).toBe("");
  });
});

describe("failsByDefinition", () => {
  const scores = scoresOf(subject, [reportOf(1, 1)]);

  it("excuses a page that asks to be left out from being crawled, and nothing else", () => {
    expect(failsByDefinition({ ...scores, isLeftOut: true }, "is-crawlable")).toBe(true);
    expect(failsByDefinition({ ...scores, isLeftOut: true }, "meta-description")).toBe(false);
    expect(failsByDefinition(scores, "is-crawlable")).toBe(false);
  });

  it("excuses the status of the not-found page only", () => {
    expect(failsByDefinition({ ...scores, address: "/404" }, "http-status-code")).toBe(true);
    expect(failsByDefinition(scores, "http-status-code")).toBe(false);
  });
});
