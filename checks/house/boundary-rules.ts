/** Who may import whom. Types are free: they leave nothing in the program. */
export interface FolderRule {
  /** Path of a folder, or of a single file. The longest that fits a file is the one that holds. */
  folder: string;
  /** Folders or files that it may import, besides itself; "*" for any. */
  mayImport: readonly string[];
  /** Packages that it must do without; "node:" stands for everything of Node. */
  mayNotUse?: readonly string[];
  remedy: string;
}

const noNode = ["node:"];
const react = ["react", "react-dom", "react-router"];
const ofTheSite = ["app/outputs", "app/collections", "app/lib", "app/artwork"];

/** The table of folders, as docs and reviews speak of it. */
export const folderRules: readonly FolderRule[] = [
  {
    folder: "app",
    mayImport: ["app"],
    remedy: "the app knows nothing of the tools around it; move what both need into app/lib",
  },
  {
    folder: "app/lib",
    mayImport: [],
    mayNotUse: noNode,
    remedy: "lib is pure and stands at the bottom; pass in what it needs as an argument",
  },
  {
    folder: "app/artwork",
    mayImport: ["app/lib"],
    mayNotUse: [...noNode, ...react],
    remedy: "a drawing depends on its seed and family alone; pass in anything else",
  },
  {
    folder: "app/boot",
    mayImport: ["app/lib"],
    mayNotUse: [...noNode, ...react],
    remedy: "the script of the first load waits for everything else and must stay tiny",
  },
  {
    folder: "app/collections",
    mayImport: ["app/lib", "app/artwork/families.ts"],
    mayNotUse: react,
    remedy:
      "collections only read and check content; what is made of it belongs in outputs or routes",
  },
  {
    folder: "app/outputs",
    // What is written into a page for the boot script has the shape that it reads.
    mayImport: ["app/boot/boot-data.ts", "app/collections", "app/artwork", "app/lib"],
    mayNotUse: ["react-dom"],
    remedy: "outputs are built from content without a page; move what both need into lib",
  },
  {
    folder: "app/ui",
    mayImport: ["app/lib"],
    mayNotUse: [...noNode, "react-router"],
    remedy: "a primitive knows neither addresses nor content; take them as props or children",
  },
  {
    folder: "app/hooks",
    mayImport: ["app/lib"],
    mayNotUse: noNode,
    remedy: "a hook holds browser state for any component; take what it needs as an argument",
  },
  {
    folder: "app/forms",
    mayImport: ["app/ui", "app/hooks", "app/lib"],
    mayNotUse: noNode,
    remedy: "a form takes its words and its delivery as props",
  },
  {
    folder: "app/forms/delivery",
    mayImport: ["app/lib"],
    mayNotUse: [...noNode, ...react],
    remedy: "delivery is an interface and its adapters; what is shown of it belongs in app/forms",
  },
  {
    // Loaded with the search only: in app/root.tsx its styles would weigh on every first paint.
    folder: "app/layout/search/search-outcome.tsx",
    mayImport: ["app/ui", "app/hooks", "app/lib", "app/layout", "app/styles"],
    mayNotUse: noNode,
    remedy: "the search takes its words from the index",
  },
  {
    folder: "app/layout",
    mayImport: ["app/ui", "app/hooks", "app/lib"],
    mayNotUse: noNode,
    remedy: "the frame takes its content as props; load it in app/root.tsx",
  },
  {
    folder: "app/sections",
    // The frame's link knows which addresses the router answers; sections link by it too.
    mayImport: ["app/layout/site-link.tsx", "app/ui", "app/hooks", "app/lib"],
    mayNotUse: noNode,
    remedy: "a block takes its content as props; load it in the route that shows it",
  },
  {
    folder: "app/routes",
    mayImport: ["app"],
    mayNotUse: noNode,
    remedy: "a route's loader asks app/collections or app/outputs, which may read files",
  },
  {
    folder: "generators",
    // The build leaves a stamp that `npm start` reads; both must speak of the same settings.
    mayImport: [...ofTheSite, "server/build-state.mjs"],
    remedy: "a generator writes what app/outputs builds; move the building there",
  },
  {
    folder: "server",
    mayImport: ofTheSite,
    remedy: "the server serves files by the rules of app/outputs; it knows no page",
  },
  {
    folder: "checks",
    mayImport: ofTheSite,
    remedy: "a check reads what was built or written; it runs nothing of the app",
  },
  {
    folder: "bench",
    mayImport: [...ofTheSite, "checks", "generators", "server", "tests/set-up"],
    remedy: "a benchmark measures the site from outside",
  },
  { folder: "tests", mayImport: ["*"], remedy: "" },
];

/** What may import the set-up of the tests: they themselves, benchmarks, and settings of the tools. */
export const mayImportTests = ["tests", "bench", "playwright.config.ts", "vitest.config.ts"];
