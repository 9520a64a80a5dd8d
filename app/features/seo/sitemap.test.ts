import { expect, test } from "vitest";
import { content } from "#app/model/content.ts";
import { allPages } from "#app/routes/page-index.ts";
import { loadTestContent } from "../../../tests/set-up/load-content.ts";
import { llmsText, sitemapXml } from "./text-files.ts";

await loadTestContent();

const xml = sitemapXml(allPages());
const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text]) => text);

test("each page is listed once, under its canonical address, percent-encoded and escaped", () => {
  const { url } = content().site;
  expect(new Set(locations).size).toBe(locations.length);
  expect(locations).toContain(`${url}/`);
  expect(locations).toContain(`${url}/services/360%C2%B0-business-growth`);
  expect(locations).toContain(`${url}/services/m&amp;a-growth-support`);
  for (const hidden of ["/hero-preview", "/capabilities", "/careers/apply", "/404"]) {
    expect(locations).not.toContain(`${url}${hidden}`);
  }
  expect(locations.filter((location) => location?.startsWith(`${url}/blogs/`))).toEqual([]);
});

test("insights state the day of their last change; a page whose content states none has none", () => {
  const { insights } = content();
  expect(xml.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)).toHaveLength(insights.length);
  expect(xml).toContain("/about</loc></url>");
});

test("llms.txt has one title, a summary, and a link with a sentence for every service and insight", () => {
  const text = llmsText(allPages());
  const { site, insights, growthServices, capabilities } = content();
  expect(text.startsWith(`# ${site.name}\n\n> ${site.description}\n`)).toBe(true);
  expect(text.match(/^# /gm)).toHaveLength(1);
  const links = [...text.matchAll(/^- \[(.+)\]\((\S+)\): \S/gm)].map(([, name]) => name);
  for (const { title } of [...insights, ...growthServices, ...capabilities]) {
    expect(links).toContain(title);
  }
});

test("every address in llms.txt is absolute and percent-encoded", () => {
  const addresses = [...llmsText(allPages()).matchAll(/\]\(([^)]*)\)/g)].map(
    ([, address]) => address ?? "",
  );
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses) expect(address).toBe(new URL(address).href);
});
