import { expect, it } from "vitest";
import { contentTypeOf } from "../../hosting/content-types.ts";
import { headersFor, hostingRules } from "../../hosting/hosting-rules.ts";
import { ATTACHMENT_TYPES } from "./attachment-types.ts";

const rules = hostingRules({ basePath: "", url: "https://www.example.com", inlineScripts: [] });

for (const [extension, { kind, mime }] of Object.entries(ATTACHMENT_TYPES)) {
  it(`hosts send an attached .${extension} file as ${mime}, to be ${kind === "document" ? "downloaded" : "played"}`, () => {
    expect(contentTypeOf(`attached.${extension}`)?.split(";")[0]).toBe(mime);
    const headers =
      kind === "document"
        ? { "Content-Disposition": "attachment", "X-Robots-Tag": "noindex" }
        : { "Cross-Origin-Resource-Policy": "cross-origin" };
    const folder = kind === "document" ? "downloads" : "media";
    expect(headersFor(`/${folder}/attached.${extension}`, rules)).toMatchObject(headers);
  });
}
