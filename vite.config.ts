import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { figuresSettings } from "./app/features/figures/figures-settings.ts";
import {
  deliverySettings,
  hasAttribution,
  hasNewsletter,
} from "./app/features/forms/delivery-settings.ts";
import { previewEditor } from "./editor/build-editor.ts";
import { siteAddress } from "./hosting/address.ts";
import { EDITOR_FOLDER } from "./hosting/hosting-rules.ts";
import { bundledWords } from "./platform/bundled-words.ts";
import { devServer } from "./platform/dev-server.ts";
import { inlineScript } from "./platform/inline-script.ts";
import { styleSheetEntries } from "./platform/style-sheets.ts";

/**
 * Asks V8 to compile the whole file beside the main thread while it arrives, and not what is called when it is called:
 * React is one very large function (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

const SHARED = /app[\\/](words[\\/]|ui[\\/]icon\.)/;

/** The entry of the server bundle. */
const SERVER = "app/entry-server.ts";

// `npm run dev` shows drafts, too.
if (process.argv.includes("dev")) process.env.PREVIEW ||= "1";

const { CONTENT_DIR = "content", PORT = "3000" } = process.env;

/** A site without a newsletter has no file for it. */
const isNewsletterOn = hasNewsletter();
const { newsletter = "", ...sheets } = styleSheetEntries();
const styleSheets = isNewsletterOn ? { ...sheets, newsletter } : sheets;

export default defineConfig({
  base: `${siteAddress().basePath}/`,
  appType: "custom",
  plugins: [
    tailwindcss(),
    inlineScript(),
    bundledWords(),
    previewEditor(SERVER, EDITOR_FOLDER),
    devServer(SERVER, CONTENT_DIR),
  ],
  define: {
    // There at build time or not at all: the bundler leaves out the delivery that is not chosen.
    "import.meta.env.VITE_FORM_ENDPOINT": JSON.stringify(deliverySettings().address ?? ""),
    "import.meta.env.ATTRIBUTION": JSON.stringify(hasAttribution()),
    "import.meta.env.NEWSLETTER": JSON.stringify(isNewsletterOn),
    // Without the setting the bundler leaves out everything that counts.
    "import.meta.env.VITE_FIGURES": JSON.stringify(figuresSettings()?.address ?? ""),
  },
  // The sources of the pages and their packages. Beside them lie settings with passwords, and what visitors have sent.
  server: { port: Number(PORT), fs: { allow: ["app", "node_modules"] } },
  build: { assetsInlineLimit: 0, target: "es2022", modulePreload: false, emptyOutDir: true },
  environments: {
    client: {
      build: {
        manifest: "manifest.json",
        license: { fileName: "licences.txt" },
        rolldownOptions: {
          // That plugins take most of a short build is no news.
          checks: { bundlerTimings: false },
          input: { start: "app/ui/runtime/start.tsx", ...styleSheets },
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
