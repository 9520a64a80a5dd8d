import { describe, expect, it } from "vitest";
import { headersFor } from "#app/outputs/headers.ts";
import { type HostingRules, hostingRules } from "#app/outputs/hosting-rules.ts";
import { renderHeadersFile, renderRedirectsFile } from "./rule-files.ts";

const rules = hostingRules({ basePath: "", siteUrl: "https://www.example.com" });
const paths = [
  "/",
  "/about",
  "/about.data",
  "/insights/articles/one.data",
  "/assets/entry-B4x1.js",
  "/artwork/1/bars.svg",
  "/feeds/images/one.jpg",
  "/uploads/logo.svg",
  "/photos/team.avif",
];

/** The rules of a `_headers` file: a path, and its lines. */
function parse(file: string): { pattern: RegExp; lines: string[] }[] {
  const blocks = file.replace(/^#.*\n/, "").split(/\n(?=\/)/);
  return blocks.map((block) => {
    const [path = "", ...lines] = block.split("\n").filter((line) => line !== "");
    const source = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
    return { pattern: new RegExp(`^${source}$`), lines: lines.map((line) => line.trim()) };
  });
}

/** As Cloudflare reads it: `! Name` takes back, a header set twice is joined. */
function onCloudflare(file: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of parse(file).flatMap((rule) => (rule.pattern.test(path) ? rule.lines : []))) {
    const [, name = "", value = ""] = /^([^:]+): (.*)$/.exec(line) ?? [];
    if (line.startsWith("! ")) delete headers[line.slice(2)];
    else headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** As Netlify reads it: lines without a colon are skipped, the last rule counts. */
function onNetlify(file: string, path: string): Record<string, string> {
  const lines = parse(file).flatMap((rule) => (rule.pattern.test(path) ? rule.lines : []));
  const pairs = lines.flatMap((line) => {
    const [, name, value] = /^([^:]+): (.*)$/.exec(line) ?? [];
    return name && value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

describe("renderHeadersFile", () => {
  it.each(paths)("gives %s its headers on both hosts", (path) => {
    const file = renderHeadersFile(rules);
    const expected = headersFor(path, rules.headers);
    expect(onCloudflare(file, path)).toEqual(expected);
    expect(onNetlify(file, path)).toEqual(expected);
  });

  it("covers the sub-path and nothing beside it", () => {
    const file = renderHeadersFile({ ...rules, basePath: "/site" });
    expect(onCloudflare(file, "/site/assets/a.js")).toEqual(
      headersFor("/assets/a.js", rules.headers),
    );
    expect(onCloudflare(file, "/assets/a.js")).toEqual({});
  });

  it("fails rather than writing more than Cloudflare reads", () => {
    const rule = { path: "/x", headers: { "X-Test": "1" } };
    const many: HostingRules = { ...rules, headers: Array.from({ length: 101 }, () => rule) };
    expect(() => renderHeadersFile(many)).toThrow(/101 rules/);
    const long = { ...rule, headers: { "X-Test": "1".repeat(2_000) } };
    expect(() => renderHeadersFile({ ...rules, headers: [long] })).toThrow(/2000 characters/);
  });
});

describe("renderRedirectsFile", () => {
  it("leaves out what would hide existing pages on Cloudflare", () => {
    const file = renderRedirectsFile(rules, false);
    expect(file).toContain("\n/apply /careers/apply 301\n");
    expect(file).not.toContain(":id");
  });

  it("has every redirect on Netlify, under the base path", () => {
    const file = renderRedirectsFile({ ...rules, basePath: "/site" }, true);
    const lines = file.split("\n").filter((line) => line.startsWith("/"));
    expect(lines).toHaveLength(rules.redirects.length);
    expect(lines).toContain("/site/insights/:id /site/insights 302");
  });

  it("fails rather than writing a line that Cloudflare ignores", () => {
    const redirect = {
      from: "/a",
      to: `/${"b".repeat(1_000)}`,
      status: 301,
      when: "always",
    } as const;
    expect(() => renderRedirectsFile({ ...rules, redirects: [redirect] }, false)).toThrow(
      RangeError,
    );
  });
});
