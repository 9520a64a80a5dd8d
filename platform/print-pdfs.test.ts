import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type PrintJob, printPdfs } from "./print-pdfs.ts";

/* A build takes a PDF over from an earlier build unless one of its inputs has changed. */

vi.mock("./pdf/accessible-pdf.ts", () => ({
  accessiblePdf: async (bytes: Uint8Array) => ({ bytes, gaps: [] }),
}));

/** Stands in for Chromium: it reads a page and its style sheet, and prints the number of its call. */
const BROWSER = `#!/bin/sh
here=$(dirname "$0")
if [ "$1" = --version ]; then cat "$here/version"; exit; fi
for argument; do
  case "$argument" in --print-to-pdf=*) file=\${argument#*=} ;; http:*) address=$argument ;; esac
done
"${process.execPath}" -e '
const [address] = process.argv.slice(1);
fetch(address).then(() => fetch(new URL("/page.css", address)));
' "$address"
echo call >> "$here/calls"
wc -l < "$here/calls" > "$file"
`;

const folder = mkdtempSync(join(tmpdir(), "print-pdfs-"));
const directory = join(folder, "site");
const cache = join(folder, "first");
const job: PrintJob = {
  directory,
  basePath: "",
  pages: [{ address: "/brochure", title: undefined }],
  author: "A firm",
  siteUrl: "https://example.com",
};

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const pdf = () => readFileSync(join(directory, "brochure.pdf"), "utf8").trim();

/** Prints with a copy of the cache of the first build. @returns whether the page was printed anew */
async function isPrintedAnew(change: Partial<PrintJob> = {}): Promise<boolean> {
  const copy = mkdtempSync(join(folder, "cache-"));
  cpSync(cache, copy, { recursive: true });
  await printPdfs({ ...job, ...change }, copy);
  return pdf() !== "1";
}

function writeSite(): void {
  write("site/brochure/index.html", "<head></head>the page");
  write("site/page.css", "the style");
  write("site/index.html", "another page");
  write("version", "Browser 1");
}

beforeAll(async () => {
  mkdirSync(join(directory, "brochure"), { recursive: true });
  write("browser", BROWSER);
  chmodSync(join(folder, "browser"), 0o755);
  vi.stubEnv("CHROME_PATH", join(folder, "browser"));
  vi.stubEnv("PDF", "1");
  writeSite();
  expect(await printPdfs(job, cache)).toEqual({ "/brochure.pdf": pdf().length + 1 });
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["the page", "site/brochure/index.html", true],
  ["a style sheet that it loads", "site/page.css", true],
  ["the version of the browser", "version", true],
  ["another page", "site/index.html", false],
])("if only %s changes, the PDF is printed anew or taken over", async (_name, file, isAnew) => {
  write(file, "changed");
  expect(await isPrintedAnew()).toBe(isAnew);
  writeSite();
});

test("a PDF is printed anew if only its author, its title or the address of the site changes", async () => {
  expect(await isPrintedAnew({ author: "Another firm" })).toBe(true);
  const pages = [{ address: "/brochure", title: "Another title" }];
  expect(await isPrintedAnew({ pages })).toBe(true);
  expect(await isPrintedAnew({ siteUrl: "https://example.org" })).toBe(true);
});

test("a PDF is taken over if nothing changes", async () => {
  expect(await isPrintedAnew()).toBe(false);
});
