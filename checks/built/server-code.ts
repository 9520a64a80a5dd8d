import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";

/** What Vite puts where browser code asks for a module of Node. */
const stubs = ["__vite-browser-external", '"node:'];

/** No script for the browser asks for a module of Node: then a loader's code has come along. */
export function findServerCode(site: BuiltSite): Problem[] {
  return [...site.files]
    .filter((file) => file.endsWith(".js"))
    .filter((file) => {
      const text = site.read(file).toString("utf8");
      return stubs.some((stub) => text.includes(stub)) || file.includes("browser-external");
    })
    .map((file) => ({
      where: file,
      what: "asks for a module of Node",
      remedy: "import what reads files in loaders only",
    }));
}
