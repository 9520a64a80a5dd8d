import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { basePath } from "./app/lib/base-path.ts";
import { contentFiles } from "./generators/dev/content-files.ts";
import { formDelivery } from "./generators/dev/form-delivery.ts";
import { generatedFiles } from "./generators/dev/generated-files.ts";
import { routerParts } from "./generators/router-parts.ts";

/**
 * Asks V8 to compile the whole file beside the main thread while it arrives. Otherwise it compiles what is called at
 * the moment of the call, and React is one very large function
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
const COMPILE_EARLY = "//# allFunctionsCalledOnLoad";

export default defineConfig({
  base: `${basePath()}/`,
  plugins: [
    tailwindcss(),
    reactRouter(),
    contentFiles(),
    generatedFiles(),
    formDelivery(),
    routerParts(),
  ],
  // While prerendering, a watcher on everything that is written costs minutes per thousand pages.
  server: process.argv.includes("build") ? { watch: null } : {},
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: false,
    // Taken up and removed by generators/licences.ts.
    license: { fileName: "licences.json" },
  },
  environments: {
    client: {
      build: {
        // 0.8 KB less on every page than the default minifier (docs/decisions/0001-stack.md).
        minify: "terser",
        terserOptions: { module: true, compress: { passes: 3 } },
        rolldownOptions: {
          output: {
            postBanner: ({ name }) => (name === "vendor" ? COMPILE_EARLY : ""),
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|@remix-run)[\\/]/,
                  priority: 2,
                },
                // One file for what nearly every page shows: small files compress badly and cost a request each.
                {
                  name: "shell",
                  test: /@fontsource|[\\/]app[\\/](root|layout[\\/](?!not-found|search)|lib[\\/](page-head|shell-data|cards|unanswered-address)|hooks[\\/]use-(hover-menu|dismiss|is-hydrated|reveal|toast)|ui[\\/](icon|button-style|picture)|sections[\\/](reveal|page-opening|section-heading))/,
                  priority: 1,
                  minShareCount: 2,
                },
                {
                  name: "form",
                  test: /[\\/]app[\\/](forms|ui|hooks[\\/]use-draft)/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
});
