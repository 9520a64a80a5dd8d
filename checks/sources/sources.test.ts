import { describe, expect, test } from "vitest";
import { drawArchitecture } from "./architecture.ts";
import { findStaleDocuments } from "./documents.ts";
import { findBrandNames, findLongFiles, findMachinePaths } from "./source-files.ts";
import { findForbiddenLicences, findLooseSupply } from "./supply.ts";

const lines = (count: number) => "x\n".repeat(count);
const whatOf = (problems: readonly { where: string; what: string }[]) =>
  problems.map(({ where, what }) => `${where}: ${what}`);

describe("sizes of files", () => {
  const files = (...counts: number[]) =>
    counts.map((count, index) => ({ path: `app/${index}.ts`, text: lines(count) }));

  test("a file over the limit is found, whatever the others are", () => {
    expect(whatOf(findLongFiles(files(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 251)))).toEqual([
      "app/11.ts: 251 lines, over 250",
    ]);
  });

  test("too long at the median and at the 90th percentile is found", () => {
    expect(findLongFiles(files(10, 61, 61))[0]?.what).toBe("61 lines, over 60");
    expect(findLongFiles(files(10, 10, 10, 151, 151))[0]?.what).toBe("151 lines, over 150");
  });

  test("content and settings may be long", () => {
    expect(findLongFiles([{ path: "content/a.yaml", text: lines(999) }])).toEqual([]);
  });
});

describe("the brand", () => {
  const site = { path: "content/site.yaml", text: "name: Acme\n" };

  test("is found in any file but its own", () => {
    const other = { path: "app/layout/footer.tsx", text: "<p>\n  Acme Ltd.\n</p>" };
    expect(whatOf(findBrandNames([site, other]))).toEqual([
      'app/layout/footer.tsx:2: names "Acme"',
    ]);
    expect(findBrandNames([site])).toEqual([]);
  });

  test("must have a name", () => {
    expect(() => findBrandNames([{ ...site, text: "tagline: x" }])).toThrow("no name");
  });
});

test("a path of one machine is found", () => {
  const text = `a\n${["", "home", "ada", "x"].join("/")}\n/srv/copy/app\n#app/routes/home/home.tsx`;
  expect(
    findMachinePaths([{ path: "README.md", text }], ["/srv/copy"]).map(({ where }) => where),
  ).toEqual(["README.md:2", "README.md:3"]);
});

describe("documents", () => {
  const files = [
    { path: "package.json", text: '{"scripts":{"test":"x","check":"x"}}' },
    { path: "content/site.yaml", text: "" },
    { path: "docs/editing.md", text: "" },
  ];
  const check = (text: string, path = "README.md") =>
    whatOf(findStaleDocuments([...files, { path, text }]));

  test("what exists, addresses, patterns and files to be written pass", () => {
    expect(check("`content/site.yaml` `content/` `site.yaml` `/about` `content/*.md`")).toEqual([]);
    expect(check("`content/<id>.md` `content/my-post.md` `dist/site` `npm run check`")).toEqual([]);
    expect(check("[a](docs/editing.md#top) [b](https://a.test/x) [c](/about) `npm test`")).toEqual(
      [],
    );
    expect(check("[up](../content/site.yaml)", "docs/x.md")).toEqual([]);
  });

  test("paths, links and scripts that are gone are found with their line", () => {
    expect(check("a\n`app/gone.ts`")).toEqual(['README.md:2: there is no "app/gone.ts"']);
    expect(check("`gone.yaml`")).toEqual(['README.md:1: there is no "gone.yaml"']);
    expect(check("[x](docs/gone.md)")).toEqual(['README.md:1: there is no "docs/gone.md"']);
    expect(check("```\nnpm run gone\n```")).toEqual(['README.md:2: there is no "gone"']);
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

test("an arrow that follows from others is left out of the picture", () => {
  const imports = [
    ["app/pages", "app/ui"],
    ["app/pages", "app/layout"],
    ["app/layout", "app/ui"],
    ["build", "site"],
  ] as const;
  expect(drawArchitecture(imports).split("\n").slice(2, -1)).toEqual([
    "  app/layout --> app/ui",
    "  app/pages --> app/layout",
    "  build --> site",
  ]);
});

describe("packages", () => {
  const hash = { integrity: "sha512-x" };
  const b = "node_modules/a/node_modules/@s/b";
  const whats = (...args: Parameters<typeof findLooseSupply>) =>
    findLooseSupply(...args).map(({ what }) => what);

  test("exact versions with hashes and decided install scripts pass", () => {
    const manifest = { dependencies: { a: "1.0.0" }, allowScripts: { "@s/b": false } };
    const packages = { "": {}, "node_modules/a": hash, [b]: { ...hash, hasInstallScript: true } };
    expect(whats(manifest, { packages })).toEqual([]);
  });

  test.each(["^1.0.0", "latest", "github:a/b", "1.x"])("the version %s is found", (version) => {
    for (const kind of ["dependencies", "devDependencies", "optionalDependencies"]) {
      expect(whats({ [kind]: { a: version } }, { packages: {} })).toEqual([
        `a is "${version}", not one version`,
      ]);
    }
  });

  test("an entry without a hash, and install scripts without or beside a decision, are found", () => {
    const packages = { "node_modules/a": {}, [b]: { ...hash, hasInstallScript: true } };
    expect(whats({ allowScripts: { c: true } }, { packages })).toEqual([
      "node_modules/a has no hash: take a release of the registry",
      "@s/b has an install script that allowScripts does not decide on",
      "allowScripts names c, which has no install script",
    ]);
  });

  test("a licence is accepted for its use only, and rows that no package needs are found", () => {
    const table = { MIT: "served", "MPL-2.0": "tests", Zlib: "tests" } as const;
    const all = { "a@1": "MIT", "b@1": "MPL-2.0", "c@1": "MPL-2.0", "d@1": "GPL-3.0" };
    expect(findForbiddenLicences({ "a@1": "MIT", "b@1": "MPL-2.0" }, all, table)).toMatchObject([
      { where: "b@1", what: expect.stringContaining("building and serving") },
      { where: "d@1" },
      { what: 'accepts "Zlib", which no package has' },
    ]);
  });
});
