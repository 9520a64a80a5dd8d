import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { contentRoot } from "../../app/collections/source-files.ts";

/**
 * While developing: serves what otherwise only a build writes, the photos, the data from which the feed
 * screen makes its feeds (without their images), and what the filters of long lists fetch.
 */
export function generatedFiles(): Plugin {
  return {
    name: "generated-files",
    apply: "serve",
    async configureServer(server) {
      const { listPhotos } = await import("../photo-list.ts");
      const { photoFile } = await import("../photos.ts");
      const { feedData } = await import("../../app/outputs/feed.ts");
      const { FEED_DATA_PATH } = await import("../../app/lib/feed-data.ts");
      const { categoryFiles } = await import("../../app/outputs/insight-lists.ts");
      const { contentTypeOf } = await import("../../app/outputs/content-types.ts");
      const report = (error: Error) => server.config.logger.error(error.message);
      await listPhotos().catch(report);
      const photos = join(contentRoot(), "photos") + sep;
      for (const event of ["add", "change", "unlink"] as const) {
        server.watcher.on(event, (path) => {
          if (path.startsWith(photos)) void listPhotos().catch(report);
        });
      }
      server.middlewares.use(async (request, response, next) => {
        const address = request.url?.replace(/\?.*$/, "") ?? "";
        try {
          const data = address.endsWith(FEED_DATA_PATH)
            ? feedData(() => undefined)
            : address.startsWith("/insight-lists/") && categoryFiles().get(address);
          if (data) {
            response.setHeader("Content-Type", "application/json");
            response.end(JSON.stringify(data));
            return;
          }
          const photo = await photoFile(address);
          if (!photo) return next();
          response.setHeader("Content-Type", contentTypeOf(photo)?.type ?? "");
          response.end(await readFile(photo));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
