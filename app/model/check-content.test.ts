import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { MADE_UP } from "../../tests/set-up/made-up-content.ts";
import { emptied, FILES, faultsWith, textOf } from "../../tests/set-up/mistaken-content.ts";
import { noFindings } from "./findings.ts";
import { createReader } from "./reader.ts";
import { contentRoot } from "./source-file.ts";

/**
 * A mistake in each line: the file, the replaced text and its replacement; then the reported line, counted from the
 * edit, the field and the remedy. `⏎` stands for the end of a line, `␣` for a space at an edge, `⇥` for a tab, `␀` for
 * U+0000, `…` for the rest of a remedy.
 */
const MISTAKES = readFileSync("app/model/mistakes.txt", "utf8").trim().split("\n");
const CONTROL_CHARACTERS: Record<string, string> = { "⏎": "\n", "␣": " ", "⇥": "\t", "␀": "\0" };

interface Mistake {
  path: string;
  /** The file with the mistake. */
  text: string;
  /** What is reported, as `path:line field | remedy`. */
  report: string;
}

function mistakeOf(row: string): Mistake {
  const [file = "", edit = "", position = "", remedy = ""] = row.split(/ +\| +/);
  const path = FILES[file as keyof typeof FILES] ?? file;
  const [search = "", replacement = ""] = edit
    .replace(/[⏎␣⇥␀]/g, (sign) => CONTROL_CHARACTERS[sign] ?? "")
    .split(/ ?→ ?/);
  const source = textOf(path);
  const before = source.split(search)[0] ?? "";
  if (before === source) throw new Error(`${path} does not hold ${search}`);
  const line = before.split("\n").length + Number.parseInt(position, 10);
  const field = position.replace(/^\S+ /, "");
  return {
    path,
    text: source.replace(search, () => replacement),
    report: `${path}:${line} ${field} | ${remedy}`,
  };
}

const ARTICLE = "insights/articles/a-growth-plan-that-survives-its-second-quarter.md";

test("content without a mistake has no fault", async () => {
  expect(await faultsWith({})).toEqual([]);
});

test("a photo and a file that are still to be chosen are reported once each", async () => {
  const text = textOf(ARTICLE).replace(
    /^picture:\n(?: .*\n)+/m,
    'picture:\n  file: ""\n  alt: A desk\ndownloads:\n  - title: The report\n    file: ""\n',
  );
  const faults = await faultsWith({ [ARTICLE]: text });
  expect(faults).toHaveLength(2);
  expect(faults.join("\n")).toContain("picture.file");
  expect(faults.join("\n")).toContain("downloads[0].file");
});

test.each([
  ["<script>alert(1)</script>", "a script"],
  ['<a href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>', "a script"],
  ['<path d="M0 0h9v9z" onload="alert(1)"/>', "an event handler, such as onload"],
  [
    '<image href="https://a.example.com/a.png" width="9" height="9"/>',
    "an address outside the file",
  ],
  [
    "<style>path { fill: url(https://a.example.com/a.svg#a) }</style>",
    "an address outside the file",
  ],
  ["<foreignObject><p>A</p></foreignObject>", "a foreignObject"],
  [
    '<path d="M0 0h9v9z" fill="&#117;rl(https://a.example.com/a.svg#a)"/>',
    "an address outside the file",
  ],
  [
    "<style>path { fill: \\75 rl(https://a.example.com/a.svg#a) }</style>",
    "an address outside the file",
  ],
  ["<style>@\\69mport 'https://a.example.com/a.css';</style>", "an address outside the file"],
  [
    "<style>svg { background: image-set('https://a.example.com/a.png' 1x) }</style>",
    "an address outside the file",
  ],
  [
    '<image><set attributeName="xlink:href" to="https://a.example.com/a.png"/></image>',
    "an address outside the file",
  ],
  ['<defs><path id="a" d="M0 0h9v9z"/></defs><use href="#a" fill="url( #b )"/>', undefined],
  ['<style>path { fill: url("#a") }</style><path d="M0 0h9v9z"/>', undefined],
])("a drawn logo that holds %s is refused, unless it is of shapes alone", async (part, unsafe) => {
  const remedy = `| this drawing holds ${unsafe}: export it as an SVG of shapes alone`;
  expect(await remediesForLogo(part)).toEqual(unsafe ? [remedy, remedy] : []);
});

test.each([
  '<!ENTITY part "&#38;#60;script>alert(1)&#38;#60;/script>">',
  '<!ENTITY part "l(https://a.example.com/a.svg#a)">',
])("a drawn logo is refused if it declares what could be such a part: %s", async (entity) => {
  const remedy = "| this drawing holds an entity: export it as an SVG of shapes alone";
  const path = '<path fill="ur&part;" d="M0 0h9v9z"/>';
  expect(await remediesForLogo(path, `<!DOCTYPE svg [${entity}]>`)).toEqual([remedy, remedy]);
});

/** What is reported of a drawn logo, which stands in the header and in the footer. */
async function remediesForLogo(part: string, doctype = ""): Promise<string[]> {
  const xmlns = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  const logo = "logo:\n  file: a.svg\n  alt: A\n  footer:\n    file: a.svg\naddresses:";
  const faults = await faultsWith({
    "photos/a.svg": `${doctype}<svg ${xmlns} width="9" height="9">${part}</svg>`,
    [FILES.site]: textOf(FILES.site).replace("addresses:", logo),
  });
  return faults.map((fault) => fault.slice(fault.indexOf("|")));
}

test("an unknown name leads to `formerIds`: the entry may have got another address", async () => {
  const naming = (id: string) => ({
    [FILES.service]: textOf(FILES.service).replace("leader:", `related: [${id}]\nleader:`),
  });
  const advice =
    /; an entry that has got another address needs the old id in its `formerIds`, so that links stay: an-old-id$/;
  expect(await faultsWith(naming("an-old-id"))).toEqual([expect.stringMatching(advice)]);
});

test("the words of the interface can name the firm", async () => {
  const text = textOf(FILES.words).replace("Skip to main content", "Skip to {firm}");
  expect(await faultsWith({ [FILES.words]: text })).toEqual([]);
});

test("a fault of site.yaml is not reported of the words that name the firm", async () => {
  const text = textOf(FILES.site).replace(/^phone:.*\n/m, "");
  const faults = await faultsWith({ [FILES.site]: text });
  expect(faults).toEqual([expect.stringContaining("site.yaml:")]);
});

describe("a mistake is reported once, with its line and its remedy:", () => {
  test.each(MISTAKES)("%s", async (row) => {
    const { path, text, report } = mistakeOf(row);
    const [start = "", rest] = report.split("…");
    const found = await faultsWith({ [path]: text });
    const isCut = rest !== undefined;
    expect(found.map((fault) => (isCut ? fault.slice(0, start.length) : fault))).toEqual([start]);
  });
});

const { blog: BLOG, leader: LEADER } = FILES;
const blog = () => textOf(BLOG);
const blogWith = (search: string | RegExp, replacement: string) => ({
  [BLOG]: blog().replace(search, replacement),
});
const blogShowing = (photo: string) =>
  blogWith(/picture:\n.*\n.*/, `picture: { file: ${photo}, alt: A photo }`);

const leadingTo = (id: string) => ({
  [ARTICLE]: `${textOf(ARTICLE)}\n[A blog](/insights/blogs/${id})\n`,
});

type Files = Record<string, string | Buffer | undefined>;

describe("a problem of a whole file is reported once, without problems that follow from it:", () => {
  const OTHER = `(the other is content/${BLOG})`;
  test.each<[string, () => Files | Promise<Files>, ...string[]]>([
    [
      "an old encoding",
      () => ({ [BLOG]: Buffer.from(blog().replace("## A", "## Caf\u00e9 A"), "latin1") }),
      `${BLOG}:1 (encoding) | save as UTF-8`,
    ],
    [
      "UTF-16",
      () => ({ [BLOG]: Buffer.from(`\ufeff${blog()}`, "utf16le") }),
      `${BLOG}:1 (encoding) | save as UTF-8`,
    ],
    [
      "a mark at the start",
      () => blogWith(/^/, "\ufeff"),
      `${BLOG}:1 (encoding) | save as UTF-8 without a byte order mark: choose “UTF-8”, not “UTF-8 with BOM”, when you save`,
    ],
    ...[
      ["## A", 16],
      ["category:", 4],
    ].map(([start, line]): [string, () => Files, string] => [
      `two versions of the line ${start}`,
      () => ({
        ...blogWith(`${start}`, `<<<<<<< HEAD\n${start} x\n=======\n>>>>>>> a\n${start}`),
        ...leadingTo("made-up"),
      }),
      `${BLOG}:${line} (conflict) | two people changed the same lines: keep what is right, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>`,
    ]),
    [
      "a copy that was not changed",
      () => ({ "insights/blogs/copy of made-up.md": blog() }),
      `insights/blogs/copy of made-up.md:3 id | these two files have the same id; change it in the newer one ${OTHER}`,
    ],
    [
      "the earlier id of a text, where it is named",
      () => ({
        ...blogWith("id: made-up", "id: today\nformerIds: [made-up]"),
        [FILES.service]: textOf(FILES.service).replace("leader:", "related: [made-up]\nleader:"),
      }),
      `${FILES.service}:21 related[0] | write today, as it is called today`,
    ],
    [
      "two items that search results could not tell apart",
      () => ({
        "services/capabilities/twin.yaml": textOf(FILES.service)
          .replace("id: made-up", "id: twin")
          .replace(/title: (Made-up|A made-up)/g, "$& twin")
          .replace("order: 99", "order: 98"),
      }),
      `services/capabilities/twin.yaml:6 meta.description | these two files have the same meta.description; change it in the newer one (the other is content/${FILES.service})`,
    ],
    [
      "a photo that is not there",
      () => blogShowing("gone.jpg"),
      `${BLOG}:11 picture.file | put the photo into content/photos/ or mend its name (capitals count)`,
    ],
    [
      "a photo of a text that is not there",
      () => blogWith(/\n## /, "\n![A hall](gone.jpg)\n\n## "),
      `${BLOG}:16 body | put the photo into content/photos/ or mend its name (capitals count)`,
    ],
    [
      "a photo whose name is misspelt",
      () => ({ ...blogShowing("hal.jpg"), "photos/hall.jpg": "x" }),
      `${BLOG}:11 picture.file | did you mean hall.jpg? put the photo into content/photos/ or mend its name (capitals count)`,
    ],
    [
      "a photo as a telephone keeps it",
      () => ({ ...blogShowing("a.heic"), "photos/a.heic": "\0\0\0\x18ftypheic\0\0\0\0mif1heic" }),
      `${BLOG}:11 picture.file | this is a HEIC photo, which browsers do not show: export it as JPEG and name that file`,
    ],
    [
      "a photo that is too small",
      async () => {
        const create = { width: 200, height: 150, channels: 3, background: "red" } as const;
        return {
          ...blogShowing("a.png"),
          "photos/a.png": await sharp({ create }).png().toBuffer(),
        };
      },
      `${BLOG}:11 picture.file | this photo has 200 × 150 pixels: export it with at least 480 × 360`,
    ],
    ["what a Mac leaves behind", () => ({ "leaders/.DS_Store": "x" })],
    ...["leaders/Thumbs.db", "insights/blogs/a.docx", "insights/blog/made-up.md"].map(
      (path): [string, () => Files, string] => [
        `${path}, which nothing reads`,
        () => ({ [path]: "x" }),
        `${path} (file name) | nothing reads it here: remove it, or give it the name of a file that the site reads, such as …`,
      ],
    ),
    [
      "a page without its words",
      () => ({ "pages/about.yaml": undefined }),
      "pages/about.yaml (file) | add this file",
    ],
    ["no positions", () => emptied("positions")],
    [
      "an entity that is meant",
      () => blogWith("A paragraph", "`&amp;`, or \\&amp;, in a paragraph"),
    ],
    [
      "an entity that stands twice in a line",
      () => blogWith("A paragraph", "A&nbsp;paragraph&nbsp;"),
      `${BLOG}:18 body | write a space: &nbsp; is shown as it stands`,
    ],
    [
      "a text without its first line, to which another leads",
      () => ({ ...blogWith(/^---\n/, ""), ...leadingTo("made-up") }),
      `${BLOG}:1 front matter | begin the file with a line that holds only ---`,
    ],
    [
      "an invalid id of a text that another text links to",
      () => ({ ...blogWith("id: made-up", "id: Made Up"), ...leadingTo("made-up") }),
      `${BLOG}:3 id | may hold small letters, digits and single hyphens only, such as ask-before-you-publish`,
    ],
    [
      "figures that are not fields, which other files name",
      () => ({ "site.yaml": textOf("site.yaml").replace(/^figures:\n( .*\n)+/m, "figures: 5\n") }),
      "site.yaml:LINE figures | write its fields below it, each on a line of its own",
    ],
    [
      "figures that are not fields, in a text that is short enough with them",
      () => ({
        "site.yaml": textOf("site.yaml").replace(/^figures:\n( .*\n)+/m, "figures: 5\n"),
        ...blogWith(
          /^description: .*/m,
          `description: Told in nine figures, each of them as short as can be. ${"{launchShareClaim} ".repeat(9)}`,
        ),
      }),
      "site.yaml:LINE figures | write its fields below it, each on a line of its own",
    ],
    [
      "an unknown name, in a text that is too long with it",
      () => blogWith(/^title: .*/m, `title: "{${"firm".repeat(20)}}"`),
      `${BLOG}:2 title | use one of: …`,
    ],
    [
      "no authors",
      () => emptied("leaders"),
      "leaders (empty) | there are no items, but content/insights/articles/a-growth-plan-that-survives-its-second-quarter.md names one",
    ],
    [
      "an author whose file cannot be read",
      () => ({ [LEADER]: "name: Made Up\n- x\n" }),
      `${LEADER}:2 name | begin this line in the same column as those that it belongs with`,
    ],
    [
      "six mistakes in six files",
      () => ({
        "site.yaml": textOf("site.yaml").replace(/^phone:.*/m, "phone: call us"),
        ...blogWith("2024-03-04", "4 March"),
        [LEADER]: MADE_UP.leader[1].replace(/^bio:.*\n/m, ""),
        [ARTICLE]: textOf(ARTICLE).replace(/^author: .*/m, "author: nobody"),
        "brochure/brochure.yaml": textOf("brochure/brochure.yaml").replace("{firm}", "{frim}"),
        "redirects.yaml": "redirects:\n  - { from: /old, to: /abot }\n",
      }),
      "site.yaml:LINE phone | must be an international number such as +1 415 555 0132",
      `${BLOG}:5 date | must be a date written YYYY-MM-DD, for example 2025-03-18`,
      "brochure/brochure.yaml:8 cover.subtitle | did you mean {firm}? use one of: …",
      `${LEADER}:1 bio | add \`bio:\` followed by a text`,
      `${ARTICLE}:6 author | use one of content/leaders: …`,
      "redirects.yaml:2 redirects[0].to | lead to a page that exists, such as /contact: there is no page at this address",
    ],
  ])("%s", async (_, files, ...expected) => {
    const found = await faultsWith(await files());
    const read = found.map((fault) =>
      fault
        .replace(/(site.yaml:)\d+/, "$1LINE")
        .replace(/(?<=site reads, such as |(use one of|content\/leaders): ).*/, "…"),
    );
    expect(read).toEqual(expected);
  });
});

test.each([
  ["Example Ltd.", "We are Example Ltd. Ask Example Ltd. anything."],
  ["Example Inc", "We are Example Inc. Ask Example Inc anything."],
])("the name %s at the end of a sentence gets no second full stop", (legalName, expected) => {
  const file = join(contentRoot(), "a.yaml");
  writeFileSync(file, "words: We are {legalName}. Ask {legalName} anything.\n");
  const schema = z.object({ words: z.string() });
  const { fields } = createReader({ legalName }, noFindings()).readAs("a.yaml", schema);
  rmSync(file);
  expect(fields.words).toBe(expected);
});
