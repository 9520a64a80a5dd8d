import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { bundledSettings } from "./app/commands/bundled-settings.ts";
import { hasNewsletter } from "./app/features/forms/delivery-settings.ts";
import { bundledSearchLanguages } from "./app/features/search/bundled-languages.ts";
import { previewEditor } from "./editor/build-editor.ts";
import { EDITOR_FOLDER } from "./hosting/hosting-rules.ts";
import { bundledWords } from "./platform/bundled-words.ts";
import { devServer } from "./platform/dev-server.ts";
import { inlineScript } from "./platform/inline-script.ts";
import { styleSheetEntries } from "./platform/style-sheets.ts";

/**
 * Asks V8 to compile the whole file beside the main thread while it arrives, and not each function at its first call:
 * React is one very large function (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

const SHARED = /app[\\/](words[\\/]|ui[\\/]icon\.)/;

/** The entry of the server bundle. */
const SERVER = "app/entry-server.ts";

// `npm run dev` shows drafts, too.
if (process.argv.includes("dev")) process.env.PREVIEW ||= "1";

/** Where the preview server answers the editor of `npm run edit`, below the site's base. */
const EDITOR_ADDRESSES = { faults: "/@content-faults", unsaved: "/@unsaved-content" };

const { CONTENT_DIR = "content", PORT = "3000" } = process.env;

/** The sources of the pages and of the preview, and their packages. */
const SERVED_SOURCES = [
  "app",
  "platform/fault-page.css",
  "platform/reload-stale-page.ts",
  "node_modules",
];

/** A site without a newsletter has no file for it. */
const { newsletter = "", ...sheets } = styleSheetEntries();
const styleSheets = hasNewsletter() ? { ...sheets, newsletter } : sheets;

export default defineConfig({
  ...bundledSettings(),
  appType: "custom",
  plugins: [
    tailwindcss(),
    inlineScript(),
    bundledWords(),
    bundledSearchLanguages(),
    previewEditor(SERVER, EDITOR_FOLDER, CONTENT_DIR, EDITOR_ADDRESSES),
    devServer(SERVER, CONTENT_DIR, EDITOR_ADDRESSES),
  ],
  // The project's folder also has settings with passwords, and enquiries of visitors.
  server: { port: Number(PORT), fs: { allow: SERVED_SOURCES } },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // Browsers that know `:has()`. For older ones a list of selectors that contains it is written as a single `:is()`. A browser
    // then tries that rule on every element.
    cssTarget: ["chrome105", "firefox121", "ios16", "safari16"],
    modulePreload: false,
    emptyOutDir: true,
  },
  environments: {
    client: {
      build: {
        manifest: "manifest.json",
        license: { fileName: "licences.txt" },
        rolldownOptions: {
          // The warning that plugins take most of a short build is of no use here.
          checks: { bundlerTimings: false },
          input: { start: "app/ui/runtime/start.ts", ...styleSheets },
          // The boot script calls what the start script exports.
          preserveEntrySignatures: "allow-extension",
          output: {
            postBanner: ({ name }) => (name === "react" ? COMPILE_EARLY : ""),
            codeSplitting: {
              groups: [
                { name: "react", test: REACT },
                // Small modules that nearly every script needs: one file is lighter than two.
                { name: "shared", test: SHARED },
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
