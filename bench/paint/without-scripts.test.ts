import { describe, expect, it } from "vitest";
import { withoutScripts } from "./without-scripts.ts";

describe("withoutScripts", () => {
  it("removes scripts of every type, and hints to load some", () => {
    const html =
      '<head><script type="module" src="/boot.js"></script><link rel="modulepreload" href="/a.js"/>' +
      '<script type="application/json">{"a":"<b>"}</script>\n<SCRIPT>1</SCRIPT></head>';
    expect(withoutScripts(html)).toBe("<head>\n</head>");
  });

  it("leaves styles, fonts and what replaces scripts", () => {
    const html =
      '<link rel="stylesheet" href="/a.css"><link rel="preload" as="font" href="/a.woff2"><noscript>b</noscript>';
    expect(withoutScripts(html)).toBe(html);
  });
});
