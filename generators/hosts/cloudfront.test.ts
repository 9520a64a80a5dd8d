import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { headersFor } from "#app/outputs/headers.ts";
import { hostingRules } from "#app/outputs/hosting-rules.ts";
import { renderCloudFrontFunction, renderResponseHeadersPolicy } from "./cloudfront.ts";

const rules = hostingRules({ basePath: "", siteUrl: "https://www.example.com" });

/** What the function makes of a request: the key to fetch, or the redirect. */
function visit(uri: string, querystring: object = {}, basePath = "") {
  const code = renderCloudFrontFunction({ ...rules, basePath });
  const event = { request: { uri, querystring } };
  const result = runInNewContext(`${code}; handler(event)`, { event });
  return result.statusCode
    ? `${result.statusCode} ${result.headers.location.value}`
    : (result.uri as string);
}

describe("the CloudFront function", () => {
  it.each([
    ["/", "/index.html"],
    ["/about", "/about/index.html"],
    ["/services/360%C2%B0-business-growth", "/services/360%C2%B0-business-growth/index.html"],
    ["/insights/growth-of-3.2x", "/insights/growth-of-3.2x/index.html"],
    ["/about.data", "/about.data"],
    ["/feeds/all.xml", "/feeds/all.xml"],
  ])("fetches for %s the file %s", (uri, key) => {
    expect(visit(uri)).toBe(key);
  });

  it.each([
    ["/about/", "308 /about"],
    ["/about/index.html", "308 /about"],
    ["/index.html", "308 /"],
    ["//evil.example/", "308 /evil.example"],
    ["/apply", "301 /careers/apply"],
    ["/feeds/.xml", "302 /404"],
  ])("answers %s with %s", (uri, answer) => {
    expect(visit(uri)).toBe(answer);
  });

  it("keeps the query in a redirect, as it was sent", () => {
    const several = { value: "1", multiValue: [{ value: "1" }, { value: "2" }] };
    const query = { position: { value: "a%20b" }, x: several, flag: { value: "" } };
    expect(visit("/apply", query)).toBe("301 /careers/apply?position=a%20b&x=1&x=2&flag");
  });

  it("redirects inside the sub-path", () => {
    expect(visit("/site/apply", {}, "/site")).toBe("301 /site/careers/apply");
    expect(visit("/site", {}, "/site")).toBe("/site/index.html");
  });
});

describe("the response headers policy", () => {
  it.each(["/", "/artwork/a.svg"])(
    "has every header of %s, in the field that is meant for it",
    (path) => {
      const policy = JSON.parse(renderResponseHeadersPolicy("test", path, rules.headers));
      const security = policy.SecurityHeadersConfig;
      const transport = security.StrictTransportSecurity;
      const written = {
        "Content-Security-Policy": security.ContentSecurityPolicy.ContentSecurityPolicy,
        "Strict-Transport-Security": `max-age=${transport.AccessControlMaxAgeSec}; includeSubDomains`,
        "X-Content-Type-Options": security.ContentTypeOptions.Override && "nosniff",
        "X-Frame-Options": security.FrameOptions.FrameOption,
        "Referrer-Policy": security.ReferrerPolicy.ReferrerPolicy,
      };
      const custom = policy.CustomHeadersConfig.Items.map(
        (item: { Header: string; Value: string }) => [item.Header, item.Value],
      );
      const { "Cache-Control": _fromS3, ...expected } = headersFor(path, rules.headers);
      expect({ ...written, ...Object.fromEntries(custom) }).toEqual(expected);
      expect(policy.CustomHeadersConfig.Quantity).toBe(custom.length);
    },
  );
});
