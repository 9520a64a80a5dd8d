import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Frees the memory of everything that nothing refers to. V8 would do it only when its heap is full: a build of ten thousand
 * insights would keep 300 MB of content that it has checked, while other processes need the memory.
 */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}
