import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { SiteModule, UnsavedPreview } from "./site-definition.ts";
import { UnsavedPreviews } from "./unsaved-previews.ts";

test("the text that was written last is shown, even if an earlier text takes longer to load", async () => {
  const previews = new UnsavedPreviews();
  const waiting = new Map<string, (preview: UnsavedPreview) => void>();
  const loadUnsavedSite = ({ text }: { text: string }) =>
    new Promise<UnsavedPreview>((resolve) => waiting.set(text, resolve));
  const module = { loadUnsavedSite } as unknown as SiteModule;
  const server = createServer((request, response) =>
    previews.receive(request, response, module, []),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const send = async (text: string) => {
    const body = JSON.stringify({ editor: "a", path: "site.yaml", text });
    const answer = fetch(`http://127.0.0.1:${port}`, { method: "POST", body });
    await expect.poll(() => waiting.has(text)).toBe(true);
    return { answer };
  };
  const finish = (text: string) => {
    waiting.get(text)?.({ site: undefined, faults: [], hints: [], address: `/${text}` });
  };
  const earlier = await send("earlier");
  const later = await send("later");
  finish("later");
  await later.answer;
  finish("earlier");
  await earlier.answer;
  expect(previews.find("?unsaved=a")?.address).toBe("/later");
});
