import { type ComponentType, type ReactNode, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { fileNameOf } from "./island.tsx";
import { AWAKE_EVENT } from "./signals.ts";
import { keepFields } from "./typed-fields.ts";

export type Loader = () => Promise<Record<string, unknown>>;

/**
 * Hydrates one island. An island whose code does not arrive stays what it is, HTML.
 *
 * A page that was altered (translated, extended) before React came is rendered anew, this island alone, and what was
 * typed into it is put back.
 *
 * @param loaders by the name of the island's file
 */
export async function wakeIsland(
  element: HTMLElement,
  loaders: ReadonlyMap<string, Loader>,
): Promise<void> {
  const { name = "", props = "{}" } = element.dataset;
  const module = await loaders.get(fileNameOf(name))?.();
  const View = module?.[name] as ComponentType | undefined;
  if (!View) throw new RangeError(`No island ${name}`);
  const view = <View {...JSON.parse(props)} />;
  const asPrerendered = [...element.childNodes].map((node) => node.cloneNode(true));
  const restoreFields = keepFields(element);
  await new Promise<void>((resolve) => {
    const settle = () => {
      element.dataset.awake = "";
      element.dispatchEvent(new Event(AWAKE_EVENT, { bubbles: true }));
      resolve();
    };
    const onAwake = () => {
      restoreFields();
      settle();
    };
    const onError = (error: unknown) => {
      // In the page the fault is said; the header and the toasts go on as HTML.
      if (element.closest("main")) void showError(element, error);
      else element.replaceChildren(...asPrerendered);
      reportError(error);
      settle();
    };
    hydrateRoot(element, <Awake onAwake={onAwake}>{view}</Awake>, {
      // What React met in an altered page, it has mended.
      onRecoverableError: () => {},
      onUncaughtError: onError,
    });
  });
}

interface AwakeProps {
  children: ReactNode;
  onAwake: () => void;
}

function Awake({ children, onAwake }: AwakeProps) {
  // An effect, because an island answers only once it is in place. Once: the callback never changes.
  useEffect(() => onAwake(), [onAwake]);
  return children;
}

async function showError(element: HTMLElement, error: unknown): Promise<void> {
  const { ErrorScreen } = await import("./error-screen.tsx");
  const place: Root = createRoot(element);
  place.render(<ErrorScreen error={error} />);
}
