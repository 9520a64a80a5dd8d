import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { type BuiltSite, readBuiltSite } from "../../checks/built/built-site.ts";
import { PAGE_CHECKS } from "../../checks/page-checks.ts";
import type { HostingRules } from "../../hosting/hosting-rules.ts";
import { FACTS } from "../../tests/set-up/made-up-content.ts";

/* What an editor may change without touching code: all of it in one build, and all of it taken away in another. */

// biome-ignore lint/suspicious/noExplicitAny: fields of whatever file is changed
type Fields = any;

/** Copies share their words, and what was taken away leads nowhere on. */
const LEFT_OUT = /^(no page or script holds|every page is linked to)/;

/** Builds a copy of the content that was changed first. */
function build(change: (edit: Edit, folder: string) => unknown) {
  const folders: string[] = [];
  let site: BuiltSite | undefined;
  const read = (file: string) => String(site?.read(file));
  beforeAll(async () => {
    const [content, dist] = ["content", "dist"].map((name) =>
      // Below the project, so that the bundle finds the packages.
      mkdtempSync(join("node_modules", `.changed-${name}-`)),
    ) as [string, string];
    folders.push(content, dist);
    cpSync("content", content, { recursive: true });
    await change((path, edit) => {
      const file = join(content, path);
      const [before = "", front = before, body] = readFileSync(file, "utf8").split("---\n");
      const fields = parse(front);
      const changed = edit(fields);
      const yaml = stringify(fields);
      const newBody = typeof changed === "string" ? changed : body;
      writeFileSync(file, body === undefined ? yaml : `---\n${yaml}---\n${newBody}`);
    }, content);
    const env = { ...process.env, CONTENT_DIR: content, NODE_ENV: undefined };
    execFileSync(process.execPath, ["app/commands/build.ts", dist], { env, stdio: "pipe" });
    site = readBuiltSite(dist);
  }, 180_000);
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  test("every page keeps to all that is checked", { timeout: 60_000 }, () => {
    const checks = Object.entries(PAGE_CHECKS).filter(([name]) => !LEFT_OUT.test(name));
    const found = checks.map(([name, find]) => [name, site ? find(site) : "no site"]);
    expect(found).toEqual(checks.map(([name]) => [name, []]));
  });
  return {
    rules: () => JSON.parse(site?.rules ?? "") as HostingRules,
    read,
    page: (address: string) => read(join(address, "index.html").slice(1)),
  };
}
/** Changes the fields of a file below content/; returns the text below them where that changes too. */
type Edit = (path: string, change: (fields: Fields) => unknown) => void;

const more = <Item>(items: Item[], change: object) =>
  items.push({ ...structuredClone(items[0]), ...change } as Item);

describe("everything more, longer, renamed", () => {
  const { rules, read, page } = build(async (edit, folder) => {
    const [article = "", blog = "", position = "", industry = "", leader = ""] = [
      "insights/articles",
      "insights/blogs",
      "positions",
      "industries",
      "leaders",
    ].map((part) => `${part}/${readdirSync(join(folder, part)).sort()[0]}`);
    /** Another item like one that is there. */
    const add = (from: string, name: string, change: (fields: Fields) => unknown) => {
      const file = from.replace(/[^/.]+(?=\.\w+$)/, name);
      cpSync(join(folder, from), join(folder, file));
      edit(file, (fields) => {
        fields.order &&= 99;
        if (fields.meta) fields.meta = { ...fields.meta, title: name };
        const about = fields.meta ?? fields;
        if (about.description)
          about.description = `${name} ${about.description}`.slice(0, 150).trim();
        Object.assign(fields, { id: undefined, validThrough: fields.validThrough && "2099-01-01" });
        return change(fields);
      });
    };
    add(blog, "punctuated", (fields) => {
      Object.assign(fields, { title: "What's next: 5 Łódź questions?", category: "Café & Co." });
      return "## Main\n\n## Menu capabilities\n\n## Drawer\n\nA text.\n";
    });
    add(blog, "moved", (fields) => {
      Object.assign(fields, { title: "A moved text", id: "today", formerIds: ["first", "second"] });
    });
    add(article, "kept", (fields) => Object.assign(fields, { title: "A new title", id: "kept" }));
    add(position, "made-up-intern", (fields) => {
      Object.assign(fields, { title: "Intern (m/f/d)", type: "Internship", formerIds: ["aide"] });
    });
    add(industry, "made-up", (fields) => {
      fields.title = "Made-up Sector";
      fields.caseStudies.splice(1);
      more(fields.caseStudies, { title: "One story more", facts: undefined });
      Object.assign(fields.caseStudies[0], { title: "A case", facts: FACTS });
    });
    add(leader, "new", (fields) =>
      Object.assign(fields, { name: "Ana Núñez", picture: undefined }),
    );
    add(leader, "photo", (fields) => {
      const picture = { file: "ada.jpg", alt: "Ada at a table" };
      Object.assign(fields, { name: "Ada Berg", order: 100, picture });
    });
    edit("pages/about.yaml", (fields) => {
      fields.founder = { leader: "ada-berg", caption: "The founder" };
    });
    const shape = { width: 900, height: 1200, channels: 3, background: "#345" } as const;
    await sharp({ create: shape }).jpeg().toFile(join(folder, "photos/ada.jpg"));
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h9"/></svg>';
    writeFileSync(join(folder, "photos/logo.svg"), logo);
    edit("site.yaml", (fields) => {
      fields.logo = { file: "logo.svg", alt: "Own logo", footer: { file: "logo.svg" } };
      fields.booking = { label: "Book 20 minutes", href: "https://calendar.example.com/firm" };
      fields.figures.madeUp = "19%";
      fields.categories.push("Café & Co.");
      more(fields.social, { network: "youtube", href: "https://www.youtube.com/example" });
      more(fields.addresses, { city: "Oslo", street: "1 Test Street" });
      more(fields.navigation, { title: "Careers", href: "/careers" });
      more(fields.footer.columns, { heading: "One more" });
    });
    edit("pages/home.yaml", (fields) => {
      more(fields.heroMessages, { headline: "We grow by {madeUp}." });
      more(fields.claims.figures, { value: "{madeUp}", label: "more" });
    });
    edit("deck/deck.yaml", ({ slides }) => {
      slides.splice(1, 0, { ...slides[0], title: "A second start" });
      const rows = ["inquiries", "talks"].map((label) => ({ label, values: [100, 200] }));
      const [title, points] = ["Inquiries double", ["One buyer more", "Nobody talks to"]];
      const chart = { title, kind: "slope", columns: ["Then", "Now"], rows, illustrative: true };
      slides.push({ type: "content", title, points, exhibit: chart });
    });
    edit("brochure/brochure.yaml", ({ cover, services: { items } }) => {
      cover.year = "2027";
      items.push(...structuredClone(items), ...structuredClone(items));
    });
    edit("redirects.yaml", ({ redirects }) =>
      redirects.push(
        { from: "/made-up.html", to: "/about" },
        { from: "/made-up-shop", to: "https://shop.example.com/" },
      ),
    );
  });
  const BLOG = "/insights/blogs/whats-next-5-lodz-questions";

  test.each<[what: string, address: string, html: string | RegExp]>([
    ["a title with any punctuation has an address", BLOG, "next: 5 Łódź questions?</h1>"],
    ["a heading never takes the id of a part of the page", BLOG, 'id="part-main"'],
    ["a category is a line of content", "/insights", "?category=Caf%C3%A9%20%26%20Co."],
    ["a new title keeps the address", "/insights/articles/kept", "A new title</h1>"],
    ["a new position is open", "/careers", /Intern \(m\/f\/d\).*Internship/s],
    ["its kind is told to search engines", "/careers/intern-m-f-d", '"employmentType":"INTERN"'],
    ["an industry more is in the menu", "/contact", "/industries/made-up-sector"],
    ["a case study more stands on its page", "/industries/made-up-sector", "One story more"],
    ["a note names the case it is of", "/industries/made-up-sector", /ink-3">A case: [^<]*</],
    [
      "a partner more has a portrait",
      "/leadership",
      /portrait\.\w+\.tall\.\w+-\w+\.svg"[^>]*Núñez/,
    ],
    ["a partner can have a photo", "/leadership", /image\/avif"[\s\S]*alt="Ada at a table"/],
    ["so can the founder", "/about", 'alt="Ada at a table"'],
    ["the logo is a file", "/about", /<header[\s\S]*"\/photos\/logo\.[^>]*alt="Own logo"/],
    ["a figure is named once", "/", "We grow by 19%."],
    ["any network can be linked to", "/", /youtube\.com[\s\S]*social\.svg#link/],
    ["offices stand on the contact page", "/contact", /Oslo[\s\S]*1 Test Street/],
    ["an appointment can be booked", "/contact", 'href="https://calendar.example.com/firm"'],
    ["a message more has its button", "/", /Message (\d+) of \1: We grow/],
    ["a slide can hold a chart", "/presentation", '<figure class="exhibit'],
    ["a slide more is shown", "/presentation", "A second start</h2>"],
    ["the year of the brochure is free", "/brochure", "<span>2027</span>"],
    ["more services take another sheet", "/brochure", 'id="sheet-services-2"'],
  ])("%s", (_, address, html) => {
    expect(page(address)).toMatch(html);
  });

  test("old addresses lead on, and feed readers know a moved text by its first id", () => {
    const { redirects } = rules();
    expect(Object.fromEntries(redirects.map(({ from, to }) => [from, to]))).toMatchObject({
      "/made-up.html": "/about",
      "/made-up-shop": "https://shop.example.com/",
      "/careers/aide": "/careers/intern-m-f-d",
      "/insights/first": "/insights/today",
      "/blogs/second": "/blogs/today",
      "/insights/blogs/first": "/insights/blogs/today",
    });
    expect(read("feeds/blogs.xml")).toMatch(/\/blogs\/today<\/link>\s*<guid[^>]*>blog-first</);
  });
});

describe("nothing where nothing must be", () => {
  const { page } = build((edit, folder) => {
    const emptied = ["insights/articles", "insights/blogs", "positions", "industries", "leaders"];
    for (const part of [...emptied, "services/growth"]) {
      for (const name of readdirSync(join(folder, part))) rmSync(join(folder, part, name));
    }
    const capabilities = "services/capabilities";
    for (const name of readdirSync(join(folder, capabilities))) {
      edit(`${capabilities}/${name}`, (fields) => {
        Object.assign(fields, { leader: undefined, related: undefined, caseStudies: [] });
      });
    }
    edit("site.yaml", (fields) => {
      Object.assign(fields, { social: [], addresses: [], categories: [] });
      fields.footer.columns = [];
      fields.navigation.splice(1);
    });
    edit("pages/home.yaml", ({ heroMessages, claims, industries }) => {
      heroMessages.splice(1);
      claims.figures.splice(0);
      industries.cards.splice(0);
    });
    edit("pages/about.yaml", (fields) => Object.assign(fields, { founder: undefined }));
    edit("pages/careers.yaml", (fields) => Object.assign(fields, { noPositions: "None today." }));
    edit("pages/insight-lists.yaml", (fields) => {
      fields.nothingYet = "None yet.";
      fields.lists.splice(3);
    });
    edit("brochure/brochure.yaml", (fields) => {
      const own = fields.services.items.slice(0, 1);
      Object.assign(fields, { services: { ...fields.services, items: own } });
      fields.industries.items.splice(0);
    });
    edit("deck/deck.yaml", ({ slides }) => slides.splice(1));
  });

  test.each<[what: string, address: string, html: string | RegExp]>([
    ["the careers page says where to write", "/careers", /None today\.[\s\S]*href="mailto:/],
    ["one can apply without a position", "/careers/apply", /Job Position(?![\s\S]*id="positions")/],
    ["an empty list says so", "/insights/blogs", "None yet."],
    ["the home page has no teasers, and one message", "/", /^(?![\s\S]*(id="insights"|carousel))/],
    ["the contact page has no offices", "/contact", /^(?![\s\S]*id="offices")/],
    ["a menu of one entry opens nothing", "/", /^(?![\s\S]*aria-controls)/],
  ])("%s", (_, address, html) => {
    expect(page(address)).toMatch(html);
  });
});
