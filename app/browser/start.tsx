/* Wakes the islands of a page, each by itself. Asked for by the boot script, app/browser/boot.ts. */
import { prefetchLinks } from "./prefetch.ts";
import { revealOnScroll } from "./reveal.ts";
import { HYDRATED } from "./signals.ts";
import { type Loader, wakeIsland } from "./wake-island.tsx";

/** Islands of nearly every page come with this script: small files compress badly and cost a request each. */
const COMMON = import.meta.glob<Record<string, unknown>>("../layout/*.island.tsx", { eager: true });
const OTHERS = import.meta.glob<Record<string, unknown>>("../{pages,search,feeds}/**/*.island.tsx");

const loaders = new Map<string, Loader>();
for (const [path, module] of Object.entries(COMMON)) loaders.set(fileOf(path), async () => module);
for (const [path, load] of Object.entries(OTHERS)) loaders.set(fileOf(path), load);

function fileOf(path: string): string {
  return /([^/]+)\.island\.tsx$/.exec(path)?.[1] ?? path;
}

/** Ends the task, so that the browser can answer the visitor between two islands. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  for (const year of document.querySelectorAll("[data-current-year]")) {
    year.textContent = String(new Date().getFullYear());
  }
  const islands = [...document.querySelectorAll<HTMLElement>("site-island")];
  // What the visitor is at comes first.
  const isWanted = (island: HTMLElement) => island.matches(":hover, :focus-within");
  islands.sort((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
  await Promise.all(
    islands.map(async (element, index) => {
      for (let turn = 0; turn < index; turn += 1) await pause();
      await wakeIsland(element, loaders);
    }),
  );
  document.documentElement.dataset[HYDRATED] = "";
  await pause();
  revealOnScroll();
  prefetchLinks();
}

void start();
