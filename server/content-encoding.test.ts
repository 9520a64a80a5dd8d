import { describe, expect, it } from "vitest";
import { acceptedEncodings } from "./content-encoding.ts";

describe("acceptedEncodings", () => {
  it.each([
    ["gzip, deflate, br", "br gzip identity"],
    ["gzip;q=1, br;q=0.5", "gzip br identity"],
    ["BR ; Q=0.9 , gzip;q=0.8", "br gzip identity"],
    ["br;q=0, gzip", "gzip identity"],
    ["*", "br gzip identity"],
    ["br;q=0, *", "gzip identity"],
    ["identity, br;q=0.5", "identity br"],
    ["x-gzip", "gzip identity"],
    ["zstd, deflate", "identity"],
    ["gzip;q=nonsense", "identity"],
    ["", "identity"],
    [undefined, "identity"],
    ["identity;q=0, *;q=0", "identity"],
  ])("understands %s as %s", (header, expected) => {
    expect(
      acceptedEncodings(header)
        .map(({ name }) => name)
        .join(" "),
    ).toBe(expected);
  });
});
