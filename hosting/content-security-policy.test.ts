import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const siteUrl = "https://www.example.com";

function directive(policy: string, name: string): string | undefined {
  return policy.split("; ").find((part) => part.startsWith(`${name} `));
}

describe("contentSecurityPolicy", () => {
  it("allows nothing inline, nothing evaluated and no other host", () => {
    const policy = contentSecurityPolicy({ siteUrl });
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
    expect(directive(policy, "default-src")).toBe("default-src 'none'");
    expect(directive(policy, "require-trusted-types-for")).toContain("'script'");
  });

  it("lets the forms reach the endpoint's host and nothing else of it", () => {
    const formEndpoint = "https://forms.example.net/v1/messages?key=1";
    const policy = contentSecurityPolicy({ siteUrl, formEndpoint });
    expect(directive(policy, "connect-src")).toBe("connect-src 'self' https://forms.example.net");
    expect(directive(policy, "form-action")).toBe("form-action 'self'");
  });

  it.each(["/api/messages", "https://www.example.com/api"])(
    "adds nothing for an endpoint on the site itself (%s)",
    (formEndpoint) => {
      const policy = contentSecurityPolicy({ siteUrl, formEndpoint });
      expect(directive(policy, "connect-src")).toBe("connect-src 'self'");
    },
  );

  it("refuses an endpoint that is no address", () => {
    expect(() => contentSecurityPolicy({ siteUrl, formEndpoint: "https://" })).toThrow(TypeError);
  });

  it("runs the inline scripts whose hashes it was given", () => {
    const policy = contentSecurityPolicy({ siteUrl, scriptHashes: ["sha256-abc="] });
    expect(directive(policy, "script-src")).toBe("script-src 'self' 'sha256-abc='");
  });
});
