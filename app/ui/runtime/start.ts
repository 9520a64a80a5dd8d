/*
 * Starts the page. The boot script (app/ui/runtime/boot.ts) loads it after the first paint. It holds what stands in nearly
 * every page, without React: React is loaded only on pages with a part that needs it.
 */
import { countFigures } from "./count-figures.ts";
import { HYDRATED_EVENT } from "./events.ts";
import { handleIslandFault } from "./island-fault.ts";
import { markCurrentSection, revealOnScroll } from "./on-scroll.ts";
import { prefetchLinks } from "./prefetch.ts";
import { watchScheme } from "./scheme.ts";
import { writeStored } from "./storage.ts";

/** Brings an island to life. It changes the HTML of the page, which is complete without it. */
type Enhance = (island: HTMLElement) => void;

/** The scripts of islands without React. They are part of this script: small files compress badly and cost a request each. */
const SCRIPTS = import.meta.glob<Enhance>("../../{routes,features,ui}/**/*.script.ts", {
  eager: true,
  import: "enhance",
});

/** The script of the sign-up for the newsletter, which stands on every page. It is part of this script for the same reason. */
const SIGN_UP_SCRIPT = import.meta.glob<() => void>(
  "../../features/newsletter/answer-in-place.ts",
  {
    eager: true,
    import: "answerInPlace",
  },
);

/**
 * Brings every island to life that is still plain HTML. When all of them are, it starts the effects of scrolling.
 *
 * @throws TypeError when the file of an island did not arrive: the island stays HTML, and a later call tries again
 */
export async function startPage(): Promise<void> {
  const selector = "site-island[data-script]:not([data-hydrated])";
  const islands = [...document.querySelectorAll<HTMLElement>(selector)];
  await Promise.all(islands.map(enhanceIsland));
  if (document.querySelector("site-island[data-name]")) {
    const { hydrateIslands } = await import("./hydrate-islands.tsx");
    await hydrateIslands();
  }
  const { dataset } = document.documentElement;
  dataset.hydrated = "";
  // The islands have rendered what depends on the query. The styles hid it until now (app/ui/frame/frame.css).
  delete dataset.query;
  writeStored("reloaded", undefined);
  setTimeout(revealOnScroll);
  setTimeout(markCurrentSection);
}

/** Runs the script of an island. An island with a fault of our own stays HTML (product 16.5). */
async function enhanceIsland(island: HTMLElement): Promise<void> {
  try {
    scriptOf(island)(island);
  } catch (error) {
    await handleIslandFault(island, error);
  }
  island.dataset.hydrated = "";
  island.dispatchEvent(new Event(HYDRATED_EVENT));
}

/** The script that an island names. @throws RangeError when there is no such script */
function scriptOf({ dataset: { script } }: HTMLElement): Enhance {
  const path = Object.keys(SCRIPTS).find((path) => path.endsWith(`/${script}.script.ts`));
  const enhance = path && SCRIPTS[path];
  if (!enhance) throw new RangeError(`No script ${script}`);
  return enhance;
}

for (const year of document.querySelectorAll("[data-current-year]")) {
  year.textContent = String(new Date().getFullYear());
}
watchScheme();
prefetchLinks();
// Known at build time: without their settings the script contains neither of these. A fault in them keeps no page from
// starting.
if (import.meta.env.NEWSLETTER) {
  for (const answerInPlace of Object.values(SIGN_UP_SCRIPT)) setTimeout(answerInPlace);
}
if (import.meta.env.VITE_FIGURES) setTimeout(countFigures);
