/*
 * Hydrates the islands of a page that need React, each by itself. The start script (app/ui/runtime/start.ts) loads it on
 * pages with such an island.
 */
import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { WordsContext } from "#app/words/words-context.tsx";
import { HYDRATED_EVENT } from "./events.ts";
import { captureContent, handleIslandFault } from "./island-fault.ts";
import { fileNameOf } from "./island-file.ts";
import { isLoadFailure } from "./load-failure.ts";

type Module = Record<string, ComponentType>;

const ISLANDS = import.meta.glob<Module>("../../{routes,features,ui}/**/*.island.tsx");

/**
 * Hydrates every island of React that is not hydrated yet.
 *
 * @throws TypeError when the file of an island did not arrive: the island stays HTML, and a later call tries again
 */
export async function hydrateIslands(): Promise<void> {
  const selector = "site-island[data-name]:not([data-hydrated])";
  const islands = [...document.querySelectorAll<HTMLElement>(selector)];
  islands.sort((a, b) => Number(isInUse(b)) - Number(isInUse(a)));
  const outcomes = await Promise.allSettled(islands.map(hydrate));
  const failure = outcomes.find(({ status }) => status === "rejected");
  if (failure) throw (failure as PromiseRejectedResult).reason;
}

/** An island under the pointer or with the focus is hydrated before others. */
function isInUse(island: HTMLElement): boolean {
  return island.matches(":hover, :focus-within");
}

/**
 * Hydrates an island. Where the HTML was altered before, for example translated, React renders it anew with what the
 * visitor has typed. An island with a fault of our own stays HTML, or gives way to the error screen (product 16.5).
 *
 * @throws TypeError when its file does not arrive
 */
async function hydrate(element: HTMLElement): Promise<void> {
  let fault: Promise<void> | undefined;
  let root: Root | undefined;
  let restoreContent: (() => void) | undefined;
  const takeFromReact = () => {
    // Otherwise React would empty the island again later.
    root?.unmount();
    restoreContent?.();
  };
  const onUncaughtError = (error: unknown) => {
    fault = handleIslandFault(element, error, takeFromReact);
  };
  try {
    const view = await loadElement(element);
    // Each island is hydrated in a task of its own, so that the browser can respond to the visitor in between.
    await new Promise((resolve) => setTimeout(resolve));
    restoreContent = captureContent(element);
    // React repairs altered HTML by itself, which is no error for the console.
    const options = { onUncaughtError, onRecoverableError: () => {} };
    const effect = captureFields(element);
    // Synchronously, effects included: the event below promises that the island responds.
    flushSync(() => {
      const child = <WithLayoutEffect effect={effect}>{view}</WithLayoutEffect>;
      root = hydrateRoot(element, child, options);
    });
  } catch (error) {
    if (isLoadFailure(error)) throw error;
    onUncaughtError(error);
  }
  if (fault) await fault;
  else element.dataset.hydrated = "";
  element.dispatchEvent(new Event(HYDRATED_EVENT));
}

/** Loads the component of an island and gives it its props and its words. @throws RangeError when no file exports it */
async function loadElement({ dataset }: HTMLElement): Promise<ReactNode> {
  const { name = "", props = "{}", words = "{}" } = dataset;
  const View = await loadView(name);
  const scope = { language: document.documentElement.lang, sections: JSON.parse(words) };
  return (
    <WordsContext value={scope}>
      <View {...JSON.parse(props)} />
    </WordsContext>
  );
}

/** The component of an island. @throws RangeError when no file exports it */
async function loadView(name: string): Promise<ComponentType> {
  const ending = `/${fileNameOf(name)}.island.tsx`;
  const [, load] = Object.entries(ISLANDS).find(([path]) => path.endsWith(ending)) ?? [];
  const module = await load?.();
  const View = module?.[name];
  if (!View) throw new RangeError(`No island ${name}`);
  return View;
}

/** Runs a layout effect after those of its children and before the browser paints, so that no paint lacks the focus. */
function WithLayoutEffect({ children, effect }: { children: ReactNode; effect: () => void }) {
  useLayoutEffect(effect, [effect]);
  return children;
}

interface CapturedField {
  field: HTMLInputElement;
  value: string;
}

/**
 * Captures the values of an element's fields, chosen files included, and the focus.
 *
 * @returns a function that restores them in fields that React has rendered anew
 */
function captureFields(element: HTMLElement): () => void {
  const captured = new Map<string, CapturedField>();
  for (const field of fieldsIn(element)) captured.set(keyOf(field), { field, value: field.value });
  const focused = element.querySelector(":focus");
  return () => {
    for (const field of fieldsIn(element)) {
      const earlier = captured.get(keyOf(field));
      if (earlier) restoreField(field, earlier);
    }
    if (focused?.id && !focused.isConnected) {
      document.getElementById(focused.id)?.focus({ preventScroll: true });
    }
  };
}

function fieldsIn(element: HTMLElement): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>("input, textarea")];
}

/** Fields of one name, such as radio buttons, have ids. Hidden fields have none. */
function keyOf({ id, name }: HTMLInputElement): string {
  return id || name;
}

function restoreField(field: HTMLInputElement, earlier: CapturedField): void {
  if (field.type !== "file") {
    field.value ||= earlier.value;
    return;
  }
  const { files } = earlier.field;
  if (field === earlier.field || !files?.length) return;
  field.files = files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
