import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./hosting-rules.ts";

const url = "https://www.example.com";

describe("the Content-Security-Policy", () => {
  const directive = (name: string, formEndpoint?: string) =>
    contentSecurityPolicy({ url, formEndpoint, inlineScripts: ["a()", "b()"] })
      .split("; ")
      .find((part) => part.startsWith(`${name} `));

  it("allows only the named inline scripts, no eval and no other host", () => {
    const policy = contentSecurityPolicy({ url, inlineScripts: ["a()", "b()"] });
    expect(policy).not.toMatch(/unsafe|https?:|\*|data:|blob:/);
    expect(directive("default-src")).toBe("default-src 'none'");
    expect(directive("require-trusted-types-for")).toContain("'script'");
    expect(directive("script-src")).toBe(
      "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='",
    );
  });

  it.each([
    ["https://forms.example.net/v1/messages?key=1", "'self' https://forms.example.net"],
    ["/api/messages", "'self'"],
    ["https://www.example.com/api", "'self'"],
  ])("allows forms to be sent to %s and nothing else on that host", (formEndpoint, hosts) => {
    expect(directive("connect-src", formEndpoint)).toBe(`connect-src ${hosts}`);
    expect(directive("form-action", formEndpoint)).toBe(`form-action ${hosts}`);
  });

  it("refuses an endpoint that is not an address", () => {
    expect(() => directive("connect-src", "https://")).toThrow(TypeError);
  });
});
