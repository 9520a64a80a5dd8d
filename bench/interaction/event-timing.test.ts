import { describe, expect, it } from "vitest";
import { longestInteraction, SHORTEST } from "./event-timing.ts";

describe("longestInteraction", () => {
  it("is the longest event of any interaction", () => {
    const events = [
      { interactionId: 7, duration: 32 },
      { interactionId: 7, duration: 48 },
      { interactionId: 8, duration: 24 },
    ];
    expect(longestInteraction(events)).toBe(48);
  });

  it("leaves out events that are no interaction, such as pointing", () => {
    expect(longestInteraction([{ interactionId: 0, duration: 300 }])).toBe(SHORTEST);
  });
});
