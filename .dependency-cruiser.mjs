// Who may import whom, as docs/architecture.md draws it: `npm run lint:boundaries` fails on anything else.
// Types are free: they leave nothing in the program. Tests and benchmarks are free: they ship with nothing.

const test = "[.](test|spec|check)[.]\\w+$";
const program = "^(app|site|build|hosting|receiver|editor)/";
const tools = "^(checks|bench|tests)/";
/** Pure functions on addresses, headers and types of files; no server, no files. */
const hostingRules =
  "hosting/(address|content-types|delivery-settings|hosting-rules|redirects)[.]ts";

const basics = ["app/lib", "app/artwork", "app/ui", "app/browser", "app/styles"];
const made = ["app/content", "app/search", "app/feeds", "app/seo"];

/** From the bottom to the top: a folder, and all that it may import besides itself and packages. */
const ladder = {
  "app/lib": [],
  "app/artwork": ["app/lib"],
  "app/content": ["app/lib", "app/artwork", hostingRules],
  "app/ui": ["app/lib", "app/styles"],
  "app/browser": ["app/lib", "app/ui", "app/artwork", "app/styles"],
  "app/forms": ["app/lib", "app/ui", "app/browser"],
  "app/search": [...basics, "app/content", "app/seo"],
  "app/feeds": ["app/lib", "app/ui", "app/artwork", "app/content"],
  "app/seo": ["app/lib", "app/artwork", "app/content", "app/feeds"],
  "app/sections": basics,
  "app/layout": [...basics, "app/search", "app/sections", "app/content", "app/feeds"],
  "app/pages": [...basics, ...made, "app/forms", "app/sections", "app/layout"],
  app: ["site/site-definition[.]ts", hostingRules],
  site: [],
  hosting: [],
  build: ["app", "site", "hosting", "editor"],
  receiver: ["app/forms", "app/content", "app/lib", "hosting"],
  editor: ["app/content", "app/artwork", "app/lib"],
  checks: ["hosting"],
};

/** What files must never import, types aside: Node's modules, packages, folders. */
export const never = (name, path, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path, pathNot: test },
  to: { dependencyTypesNot: ["type-only"], ...to },
});

const keepsToItsImports = ([folder, allowed]) => {
  const pathNot = [folder, ...allowed].map((path) => `^${path}(/|$)`);
  const comment = `It may import ${allowed.join(", ") || "packages only"}. Pass in whatever else it needs.`;
  const to = { path: [program, tools], pathNot };
  return never(`${folder}-keeps-to-its-imports`, `^${folder}/`, to, comment);
};

const rules = "^app/forms/[^/]*-rules[.]ts$";
const react = { path: "node_modules/react" };
const ofOneSide = { path: "node_modules/react|^app/(ui|browser)/" };
const outside = { dependencyTypes: ["core", "npm"], pathNot: "node_modules/d3-(scale|shape)/" };
// The editor is built where development packages are installed, and nowhere else.
const served = `^(?!editor/admin[.]ts)${program.slice(1)}`;
const ofTests = { dependencyTypes: ["npm-dev"] };

export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two modules that need each other are one module, or lack a third.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    ...Object.entries(ladder).map(keepsToItsImports),
    never("lib-and-drawings-without-state", "^app/(lib|artwork)/", outside, "But charts' scales."),
    never("content-without-react", "^app/content/", react, "It is data."),
    never("form-rules-without-browser", rules, ofOneSide, "The receiver checks by them, too."),
    never("served-without-dev-packages", served, ofTests, "`npm start` does not install them."),
    never("no-tests-in-the-program", program, { path: tools }, "Tests may import what they test."),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { conditionNames: ["import", "module", "default"] },
  },
};
