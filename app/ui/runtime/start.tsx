/* Wakes the islands of a page, each by itself. Asked for by the boot script, app/ui/runtime/boot.ts. */
import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { fileNameOf } from "./island.tsx";
import { markCurrentSection, revealOnScroll } from "./on-scroll.ts";
import { prefetchLinks } from "./prefetch.ts";
import { watchScheme } from "./scheme.ts";
import { AWAKE_EVENT } from "./signals.ts";
import { writeStored } from "./storage.ts";

type Module = Record<string, ComponentType>;

/** Islands of nearly every page come with this script: small files compress badly and cost a request each. */
const COMMON = import.meta.glob<Module>("../../{ui/frame,features/navigation}/*.island.tsx", {
  eager: true,
});
const OTHERS = import.meta.glob<Module>(
  "../../{routes,features/{deck,plan-check,search}}/**/*.island.tsx",
);

/**
 * Wakes every island that is not awake yet; once all are, the rest of the page starts to move.
 *
 * @throws Error when the code of one did not arrive: it stays HTML, and can be woken later
 */
export async function wakeIslands(): Promise<void> {
  const islands = [...document.querySelectorAll<HTMLElement>("site-island:not([data-awake])")];
  // What the visitor is at comes first.
  const isWanted = (island: HTMLElement) => island.matches(":hover, :focus-within");
  islands.sort((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
  await Promise.all(islands.map((element) => wake(element).catch(reportError)));
  if (islands.some(({ dataset }) => !("awake" in dataset))) throw new Error("An island sleeps");
  const { dataset } = document.documentElement;
  dataset.hydrated = "";
  // What was held back because it depends on the query is shown.
  delete dataset.query;
  writeStored("reloaded", undefined);
  setTimeout(revealOnScroll);
  setTimeout(markCurrentSection);
}

/** Hydrates an island. One that was altered (translated, extended) before is rendered anew, with what was typed. */
async function wake(element: HTMLElement): Promise<void> {
  const { name = "", props = "{}" } = element.dataset;
  const files = Object.entries({ ...COMMON, ...OTHERS });
  const [, file] = files.find(([path]) => path.endsWith(`/${fileNameOf(name)}.island.tsx`)) ?? [];
  const { [name]: View } = (typeof file === "function" ? await file() : file) ?? {};
  if (!View) throw new RangeError(`No island ${name}`);
  // In a task of its own: between two islands the browser can answer the visitor.
  await new Promise((resolve) => setTimeout(resolve));
  const asPrerendered = element.cloneNode(true) as HTMLElement;
  asPrerendered.dataset.awake = "";
  const onUncaughtError = async (error: unknown) => {
    reportError(error);
    // In the page the fault is said; the header and the toasts go on as HTML.
    if (!element.closest("main")) return element.replaceWith(asPrerendered);
    const { ErrorScreen } = await import("./error-screen.tsx");
    createRoot(element).render(<ErrorScreen error={error} />);
  };
  const view = (
    <Placed onPlaced={keepFields(element)}>
      <View {...JSON.parse(props)} />
    </Placed>
  );
  // At once, its effects too. What React met in an altered page, it has mended.
  const options = { onRecoverableError: () => {}, onUncaughtError };
  flushSync(() => hydrateRoot(element, view, options));
  element.dataset.awake = "";
  element.dispatchEvent(new Event(AWAKE_EVENT));
}

/** Tells before its effects run, and before the browser paints it anew: the focus is not lost for a moment. */
function Placed({ children, onPlaced }: { children: ReactNode; onPlaced: () => void }) {
  useLayoutEffect(onPlaced, [onPlaced]);
  return children;
}

/**
 * Remembers what stands in the fields of an element, chosen files too, and where the focus is.
 *
 * @returns puts it back into fields that have come anew and are empty
 */
function keepFields(element: HTMLElement): () => void {
  const fields = () => [...element.querySelectorAll<HTMLInputElement>("input, textarea")];
  const earlier = new Map(fields().map((field) => [field.id, { field, value: field.value }]));
  const focused = element.querySelector(":focus");
  return () => {
    for (const field of fields()) {
      const { field: before, value = "" } = earlier.get(field.id) ?? {};
      if (field.type !== "file") field.value ||= value;
      else if (before !== field && before?.files?.length) {
        field.files = before.files;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      }
    }
    if (focused?.id && !focused.isConnected)
      document.getElementById(focused.id)?.focus({ preventScroll: true });
  };
}

for (const year of document.querySelectorAll("[data-current-year]"))
  year.textContent = String(new Date().getFullYear());
watchScheme();
prefetchLinks();
