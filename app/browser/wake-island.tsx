import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { fileNameOf } from "./island.tsx";
import { AWAKE_EVENT } from "./signals.ts";

export type Loader = () => Promise<Record<string, unknown>>;

/**
 * Hydrates one island. One that was altered (translated, extended) before React came is rendered anew, and what was typed
 * into it is put back.
 *
 * @param loaders by the name of the island's file
 * @throws what the loader does, where the code does not arrive: the island stays HTML
 */
export async function wakeIsland(
  element: HTMLElement,
  loaders: ReadonlyMap<string, Loader>,
): Promise<void> {
  const { name = "", props = "{}" } = element.dataset;
  const module = await loaders.get(fileNameOf(name))?.();
  const View = module?.[name] as ComponentType | undefined;
  if (!View) throw new RangeError(`No island ${name}`);
  const asPrerendered = [...element.childNodes].map((node) => node.cloneNode(true));
  const restoreFields = keepFields(element);
  await new Promise<void>((resolve) => {
    const onUncaughtError = (error: unknown) => {
      // In the page the fault is said; the header and the toasts go on as HTML.
      if (element.closest("main")) void showError(element, error);
      else element.replaceChildren(...asPrerendered);
      reportError(error);
      resolve();
    };
    const view = (
      <Awake onPlaced={restoreFields} onAwake={resolve}>
        <View {...JSON.parse(props)} />
      </Awake>
    );
    // What React met in an altered page, it has mended.
    hydrateRoot(element, view, { onRecoverableError: () => {}, onUncaughtError });
  });
  element.dataset.awake = "";
  element.dispatchEvent(new Event(AWAKE_EVENT));
}

function Awake(props: { children: ReactNode; onPlaced: () => void; onAwake: () => void }) {
  const { children, onPlaced, onAwake } = props;
  // Before the browser paints the island anew: the focus is not lost for a moment.
  useLayoutEffect(onPlaced, [onPlaced]);
  // Once its own effects have run.
  useEffect(onAwake, [onAwake]);
  return children;
}

async function showError(element: HTMLElement, error: unknown): Promise<void> {
  const { ErrorScreen } = await import("./error-screen.tsx");
  createRoot(element).render(<ErrorScreen error={error} />);
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
