import { resolve } from "node:path";
import type { Plugin } from "vite";
import { contentRoot } from "../../app/collections/source-files.ts";

/** While developing: a saved content file reloads the page, and drawings are served before any build exists. */
export function contentFiles(): Plugin {
  return {
    name: "content-files",
    apply: "serve",
    async configureServer(server) {
      server.watcher.add(contentRoot());
      server.watcher.on("change", (path) => {
        if (resolve(path).startsWith(contentRoot())) server.ws.send({ type: "full-reload" });
      });
      const { drawingFile } = await import("../../app/outputs/pictures.ts");
      server.middlewares.use((request, response, next) => {
        const svg = drawingFile(request.url ?? "");
        if (svg === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(svg);
      });
    },
  };
}
