import { findProgram, type RunningProgram, startAnnounced } from "./programs.ts";

/** A screen that nobody sees, larger than any size that the journeys ask for. */
const SCREEN = ["-screen", "0", "1920x1200x24", "-nolisten", "tcp"];

/** Whether a browser with a window can be shown anywhere. */
export function hasDisplay(): boolean {
  return findProgram("Xvfb") !== undefined;
}

/** Starts a virtual display on a free number, which is announced. */
export function startDisplay(): Promise<RunningProgram> {
  return startAnnounced(findProgram("Xvfb") ?? "Xvfb", ["-displayfd", "1", ...SCREEN], /^(\d+)\s/m);
}
