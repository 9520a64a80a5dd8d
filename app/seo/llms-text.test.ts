import { expect, test } from "vitest";
import { content } from "#app/content/content.ts";
import { allPages } from "#app/page-index.ts";
import { llmsText } from "./llms-text.ts";

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
