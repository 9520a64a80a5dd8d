import { createElement, type ReactNode } from "react";

export interface ScriptedIslandProps {
  /** The name of its script without `.script.ts`. */
  script: string;
  /** What the script needs to know, such as words. */
  data?: Readonly<Record<`data-${string}`, string | undefined>>;
  children: ReactNode;
}

/**
 * A part of a page that a plain script brings to life: `<script>.script.ts`, beside the component, exports `enhance` (see
 * app/ui/runtime/start.ts). For parts that need no React in the browser. A fault of its script leaves it as HTML (product
 * 16.5).
 */
export function ScriptedIsland({ script, data, children }: ScriptedIslandProps) {
  // It has `display: contents` and takes no part in the layout.
  return createElement("site-island", { "data-script": script, ...data }, children);
}
