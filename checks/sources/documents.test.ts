import { describe, expect, test } from "vitest";
import { findStaleDocuments } from "./documents.ts";

describe("documents", () => {
  const files = [
    { path: "package.json", text: '{"scripts":{"test":"x","check":"x"}}' },
    { path: "content/site.yaml", text: "" },
    { path: "docs/editing.md", text: "" },
  ];
  const check = (text: string, path = "README.md") =>
    findStaleDocuments([...files, { path, text }]);

  test("existing paths, addresses, patterns and files that the reader writes pass", () => {
    expect(check("`content/site.yaml` `content/` `site.yaml` `/about` `content/*.md`")).toEqual([]);
    expect(check("`content/<id>.md` `content/my-post.md` `dist/site` `npm run check`")).toEqual([]);
    expect(check("[a](docs/editing.md#top) [b](https://a.test/x) [c](/about) `npm test`")).toEqual(
      [],
    );
    expect(check("[up](../content/site.yaml)", "docs/x.md")).toEqual([]);
  });

  test("missing paths, links and scripts are reported with their line", () => {
    expect(check("a\n`app/gone.ts`")).toEqual(['README.md:2: there is no "app/gone.ts"']);
    expect(check("`gone.yaml`")).toEqual(['README.md:1: there is no "gone.yaml"']);
    expect(check("[x](docs/gone.md)")).toEqual(['README.md:1: there is no "docs/gone.md"']);
    expect(check("```\nnpm run gone\n```")).toEqual(['README.md:2: there is no "gone"']);
    expect(check("`npm run -s check > FILE`")).toEqual([]);
    expect(check("```\nnpm run -s gone\n```")).toEqual([`README.md:2: there is no "gone"`]);
    expect(check("```sh\nnode app/gone.ts # `app/no.ts`\n```")).toEqual([
      'README.md:2: there is no "app/gone.ts"',
    ]);
    expect(check("```\nnode app/gone.ts\napp/gone.ts: an error\n```")).toEqual([
      'README.md:2: there is no "app/gone.ts"',
    ]);
    expect(check("```yaml\npicture: app/gone.ts\n```")).toEqual([]);
    expect(check("`npm start`")).toEqual(['README.md:1: there is no "start"']);
  });
});
