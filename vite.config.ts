import { globSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { isPreview } from "./app/content/publication.ts";
import { previewEditor } from "./editor/build-editor.ts";
import { localEditor } from "./editor/editor-settings.ts";
import { siteAddress } from "./hosting/address.ts";
import { contentTypeOf } from "./hosting/content-types.ts";
import { deliverySettings } from "./hosting/delivery-settings.ts";
import { EDITOR_FOLDER, headerRules, headersFor, PREVIEW_ANSWER } from "./hosting/headers.ts";
import { locationOf, type Move, redirectFor, redirectsOf } from "./hosting/redirects.ts";
import { devServer } from "./site/dev-server.ts";
import { inlineScript } from "./site/inline-script.ts";

/**
 * Asks V8 to compile the whole file beside the main thread while it arrives. Otherwise it compiles what is called at
 * the moment of the call, and React is one very large function
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";

/** The entry of the server bundle. */
const SERVER = "app/server.ts";

// `npm run dev` shows drafts, too.
if (process.argv.includes("dev")) process.env.PREVIEW ||= "1";

const { address: formEndpoint } = deliverySettings();
const site = siteAddress();
const { basePath } = site;

/** As in production, but for what would bind the browser to HTTPS on this machine. */
const headersOf = (path: string, inlineScript: string) =>
  headersFor(path, {
    everyAnswer: isPreview() ? PREVIEW_ANSWER : {},
    headers: headerRules({ ...site, formEndpoint, inlineScript, editor }),
  });
const headers = (inlineScript: string) => headersOf("/", inlineScript);
const { sources: editor } = localEditor("");

/** `npm run edit` */
const editors = process.env.PREVIEW_EDITOR
  ? [
      previewEditor(SERVER, EDITOR_FOLDER, (path) => ({
        ...headersOf(path, ""),
        "Content-Type": contentTypeOf(path) ?? "application/octet-stream",
      })),
    ]
  : [];

/** As the hosts redirect (hosting/redirects.ts). */
const redirect = (path: string, query: string, moves: readonly Move[]) => {
  const found = redirectFor(path, redirectsOf(moves));
  return found && locationOf(found, basePath, query);
};

export default defineConfig({
  base: `${basePath}/`,
  appType: "custom",
  plugins: [
    tailwindcss(),
    inlineScript(),
    ...editors,
    devServer({
      entry: SERVER,
      watched: [process.env.CONTENT_DIR ?? "content"],
      headers,
      redirect,
    }),
  ],
  define: {
    // There at build time or not at all: the bundler leaves out the delivery that is not chosen.
    "import.meta.env.VITE_FORM_ENDPOINT": JSON.stringify(formEndpoint ?? ""),
  },
  server: { port: Number(process.env.PORT ?? 3000), strictPort: process.env.PORT !== undefined },
  build: { assetsInlineLimit: 0, target: "es2022", modulePreload: false, emptyOutDir: true },
  environments: {
    client: {
      build: {
        manifest: "manifest.json",
        license: { fileName: "licences.json" },
        rolldownOptions: {
          // That plugins take most of a short build is no news.
          checks: { bundlerTimings: false },
          // Style sheets that pages name themselves (app/pages.ts).
          input: [
            "app/browser/start.tsx",
            ...globSync(
              "app/styles/{site,home,deck,brochure,figures,forms,hero,slide-exhibits,search-page}.css",
            ),
          ],
          output: {
            postBanner: ({ name }) => (name === "react" ? COMPILE_EARLY : ""),
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        rolldownOptions: { input: SERVER, output: { entryFileNames: "server.js" } },
      },
    },
  },
});
