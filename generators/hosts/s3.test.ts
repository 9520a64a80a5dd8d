import { describe, expect, it } from "vitest";
import { hostingRules } from "#app/outputs/hosting-rules.ts";
import { renderS3Upload } from "./s3.ts";

const rules = hostingRules({ basePath: "", siteUrl: "https://www.example.com" });

interface Upload {
  readonly filters: readonly (readonly [kind: string, pattern: RegExp])[];
  readonly cache: string | undefined;
  readonly type: string | undefined;
}

const uploads: Upload[] = renderS3Upload(rules)
  .split("\n")
  .filter((line) => line.startsWith("aws s3 cp"))
  .map((line) => ({
    filters: [...line.matchAll(/--(include|exclude) "([^"]+)"/g)].map(
      ([, kind = "", pattern = ""]) =>
        [kind, new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`)] as const,
    ),
    cache: /--cache-control "([^"]+)"/.exec(line)?.[1],
    type: /--content-type "([^"]+)"/.exec(line)?.[1],
  }));

/** The commands that upload a file; as in `aws`, the last filter that matches decides. */
function uploadsOf(key: string): Upload[] {
  return uploads.filter(({ filters }) => {
    const last = filters.findLast(([, pattern]) => pattern.test(key));
    return last?.[0] !== "exclude";
  });
}

describe("renderS3Upload", () => {
  it.each([
    ["index.html", "no-cache"],
    ["services/m&a-growth-support/index.html", "no-cache"],
    ["insights/one.data", "public, max-age=300"],
    ["assets/entry-B4x1.js", "public, max-age=31536000, immutable"],
    ["feeds/images/one.jpg", "public, max-age=86400"],
    ["feeds/all.xml", "no-cache"],
    [".well-known/security.txt", "no-cache"],
  ])("uploads %s once, with the caching %s", (key, cache) => {
    expect(uploadsOf(key).map((upload) => upload.cache)).toEqual([cache]);
  });

  it("names the type of what aws does not know", () => {
    expect(uploadsOf("insights/one.data")[0]?.type).toBe("text/x-script; charset=utf-8");
    expect(uploadsOf("feeds/all.xml")[0]?.type).toBe("application/xml; charset=utf-8");
  });

  it.each(["index.html.br", "assets/entry-B4x1.js.gz", "_headers", ".built"])(
    "leaves %s at home",
    (key) => {
      expect(uploadsOf(key)).toEqual([]);
    },
  );
});
