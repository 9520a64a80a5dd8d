import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { content } from "#app/model/content.ts";
import { fixtureContent } from "../../tests/set-up/fixture-site.ts";
import { loadTestContent } from "../../tests/set-up/load-content.ts";
import { pageAt } from "./page-index.ts";
import { shellData } from "./shell-data.ts";

await loadTestContent();

test("the last link in each panel of the menu leads to the canonical address of its entry (product 3.2)", () => {
  const entries = shellData().navigation.filter(({ overview }) => overview);
  expect(entries.length).toBeGreaterThan(1);
  for (const { href, overview } of entries) {
    expect(overview?.href).toBe(pageAt(href)?.canonical);
  }
  expect(entries.map(({ overview }) => overview?.href)).toContain("/services");
});

test("a legal page that no column names stands beside the others in the footer, at the address of its id", async () => {
  const shipped = shellData().footer.columns;
  expect(shipped).toEqual(content().site.footer.columns);
  vi.stubEnv("CONTENT_DIR", fixtureContent("full"));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await loadTestContent();
  });
  await loadTestContent();
  const column = shellData().footer.columns.find(({ links }) =>
    links.some(({ href }) => href === "/privacy"),
  );
  const imprint = { label: "Imprint & Legal Notice", href: "/imprint" };
  expect(column?.links.filter(({ href }) => href === "/imprint")).toEqual([imprint]);
  expect(pageAt("/imprint")?.folder).toBe("legal");
});

test("pages of the firm's own stand in the menu in the order of their addresses, so a page below another follows it", async () => {
  const folder = mkdtempDisposableSync(join(tmpdir(), "content-"));
  onTestFinished(async () => {
    folder.remove();
    vi.unstubAllEnvs();
    await loadTestContent();
  });
  cpSync(fixtureContent("structure"), folder.path, { recursive: true });
  mkdirSync(join(folder.path, "standalone"));
  for (const address of ["/events", "/events/dinner"]) {
    const name = address.slice(1).replaceAll("/", "-");
    writeFileSync(
      join(folder.path, `standalone/${name}.yaml`),
      `title: Page at ${address}
address: ${address}
shownIn: { menu: true }
meta: { title: A page at ${address}, description: "What the page at ${address} is about, in a sentence that search engines show." }
lead: A page.
blocks: [{ kind: quote, text: It has an address., name: Nobody }]
`,
    );
  }
  vi.stubEnv("CONTENT_DIR", folder.path);
  await loadTestContent();
  const hrefs = shellData().navigation.map(({ href }) => href);
  expect(hrefs.slice(-3, -1)).toEqual(["/events", "/events/dinner"]);
});

test("the accessibility statement names its standard and says where to report a barrier (product 9.4)", () => {
  const statement = pageAt("/accessibility");
  expect(statement?.isIndexed).toBe(true);
  const texts = statement?.words?.().texts.join(" ");
  expect(texts).toContain("WCAG");
  expect(texts).toContain(content().site.email);
});

test.each([
  ["that its columns name", ""],
  ["that no column names", "        - label: Accessibility\n          href: /accessibility\n"],
])(
  "the footer has the accessibility statement beside the legal links: %s (product 9.4)",
  async (_, links) => {
    const folder = mkdtempDisposableSync(join(tmpdir(), "content-"));
    onTestFinished(() => folder.remove());
    cpSync(fixtureContent("structure"), folder.path, { recursive: true });
    const file = join(folder.path, "site.yaml");
    const site = readFileSync(file, "utf8");
    expect(site).toContain(links);
    writeFileSync(file, site.replace(links, ""));
    vi.stubEnv("CONTENT_DIR", folder.path);
    onTestFinished(async () => {
      vi.unstubAllEnvs();
      await loadTestContent();
    });
    await loadTestContent();
    const column = shellData().footer.columns.find(({ links }) =>
      links.some(({ href }) => href === "/privacy"),
    );
    expect(column?.links.filter(({ href }) => href === "/accessibility")).toHaveLength(1);
  },
);

test("an announcement is shown until its last day", async () => {
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await loadTestContent();
  });
  expect(shellData().announcement).toBeUndefined();
  const folder = mkdtempDisposableSync(join(tmpdir(), "content-"));
  onTestFinished(() => folder.remove());
  cpSync(fixtureContent("structure"), folder.path, { recursive: true });
  appendFileSync(
    join(folder.path, "site.yaml"),
    "announcement: { text: We move today., link: { label: Where to, href: /contact }, until: 2026-12-01 }\n",
  );
  vi.stubEnv("CONTENT_DIR", folder.path);
  const announcedOn = async (day: string) => {
    vi.stubEnv("SOURCE_DATE_EPOCH", `${Date.parse(day) / 1000}`);
    await loadTestContent();
    return shellData().announcement?.text;
  };
  expect(await announcedOn("2026-12-01")).toContain("We move");
  expect(await announcedOn("2026-12-02")).toBeUndefined();
});
