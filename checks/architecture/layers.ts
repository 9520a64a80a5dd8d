import { INKS, type Ink } from "#app/artwork/inks.ts";

/** Folders that belong together in the picture. */
export interface Layer {
  name: string;
  /** What holds for them, in short lines. */
  about: readonly string[];
  /** The colour of its boxes, and of the dots for imports of them. */
  ink: string;
  /** Of text on that colour. */
  text: string;
  /** Importers before what they import. */
  folders: readonly string[];
}

const on = (ink: Ink, text: Ink) => ({ ink: INKS[ink], text: INKS[text] });

/** From what uses to what is used. A folder with code that stands in no layer fails the check. */
export const layers: readonly Layer[] = [
  {
    name: "Around the app",
    about: ["On Node: proofs, build, server"],
    ...on("ink", "paper"),
    folders: ["", "bench", "tests", "checks", "generators", "server"],
  },
  {
    name: "Pages and their parts",
    about: ["React: rendered while building,", "alive in the browser"],
    ...on("blue", "paper"),
    folders: [
      "app",
      "app/routes",
      "app/forms",
      "app/sections",
      "app/layout",
      "app/hooks",
      "app/ui",
      "app/styles",
    ],
  },
  {
    name: "Content and what is made of it",
    about: ["No React, never in the browser:", "read, checked, made into files"],
    ...on("red", "ink"),
    folders: ["app/outputs", "app/collections", "app/artwork"],
  },
  {
    name: "Underneath",
    about: ["Imports no other folder"],
    ...on("yellow", "ink"),
    folders: ["app/boot", "app/lib"],
  },
];

/** What a folder is called in the picture. */
export function labelOf(folder: string): string {
  if (folder === "") return "settings";
  return folder === "app" ? "app/ (root)" : folder;
}
