// Who may import whom, as docs/architecture.md draws it: `npm run lint:boundaries` fails on anything else.
// Types are free: they leave nothing in the program. Tests and benchmarks are free: they ship with nothing.

const test = "[.](test|spec|check)[.]\\w+$";
const code = "^(app|site|build|hosting|receiver|editor|checks|bench|tests)/";
/** Data and pure functions on headers, redirects and addresses; no server, no files. */
const hostingRules = "^hosting/(address|content-types|headers|path-patterns|redirects)[.]ts$";

/** A folder, or a file, and all that it may import besides itself and packages. */
const only = (folder, allowed, comment) => {
  const own = folder.includes(".") ? `^${folder.replaceAll(".", "[.]")}$` : `^${folder}/`;
  const others = allowed.map((path) => (path.startsWith("^") ? path : `^${path}/`));
  return {
    name: `${folder} keeps to its imports`.replaceAll(" ", "-"),
    comment,
    severity: "error",
    from: { path: own, pathNot: test },
    to: { path: code, pathNot: [own, ...others], dependencyTypesNot: ["type-only"] },
  };
};

/** What some files must never import: Node's modules, packages, folders. */
const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path: from, pathNot: test },
  to: { dependencyTypesNot: ["type-only"], ...to },
});

const [lib, artwork, ui, browser, forms] = ["lib", "artwork", "ui", "browser", "forms"].map(
  (name) => `app/${name}`,
);
const [content, search, feeds, seo] = ["content", "search", "feeds", "seo"].map(
  (name) => `app/${name}`,
);
const [styles, sections, layout] = ["styles", "sections", "layout"].map((name) => `app/${name}`);
const parts = [lib, artwork, ui, browser, styles];

export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two modules that need each other are one module, or lack a third.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    // From the bottom to the top.
    only(lib, [], "lib is pure and stands at the bottom; pass in what it needs."),
    only(artwork, [lib], "A drawing depends on its seed and family alone; pass in anything else."),
    only(
      content,
      [lib, artwork, hostingRules],
      "Content is read and checked; what is made of it stands above.",
    ),
    only(
      ui,
      [lib, styles],
      "A primitive knows neither content nor address; take them as props or children.",
    ),
    only(browser, [lib, ui, artwork], "What wakes islands knows no page."),
    only(forms, [lib, ui, browser], "A form takes its words and its delivery as props."),
    only(
      search,
      [...parts, content, seo],
      "The search is used by the frame and its page, and knows neither.",
    ),
    only(
      feeds,
      [lib, ui, artwork, content, "^app/seo/absolute-url[.]ts$"],
      "A feed is made from content; it knows no page.",
    ),
    only(
      seo,
      [lib, artwork, content, feeds, hostingRules],
      "Heads and maps are made from what the registry hands over.",
    ),
    only(
      sections,
      [...parts],
      "A block takes its content as props; load it in the page that shows it.",
    ),
    only(layout, [...parts, search, sections, content, feeds], "The frame knows no page."),
    only(
      "app/pages",
      [...parts, content, forms, search, feeds, seo, sections, layout, hostingRules],
      "A page is used by the registry alone.",
    ),
    only(
      "app",
      ["app", "^site/site-definition[.]ts$", hostingRules],
      "The app knows nothing of the tools around it.",
    ),
    only("site", [], "The renderer knows nothing of this firm: hand it over as data."),
    only("hosting", [], "Hosts serve files by rules; whoever writes a site hands the rules over."),
    only(
      "build",
      ["app", "site", "hosting"],
      "A step of the build calls one function of the app, the renderer or hosting.",
    ),
    only(
      "receiver",
      [forms, content, lib, "hosting"],
      "The receiver shares the rules of the forms and the firm's addresses.",
    ),
    only("editor", [content, artwork, lib], "The editor is made from the schemas of the content."),
    only(
      "checks",
      [lib, "hosting"],
      "A check reads what was built or written; it runs nothing of the app.",
    ),
    // Whatever the folder.
    never(
      "lib-without-state",
      `^${lib}/`,
      { dependencyTypes: ["core", "npm"] },
      "lib needs neither Node nor packages.",
    ),
    never(
      "drawings-without-react",
      `^${artwork}/`,
      { dependencyTypes: ["core", "npm"] },
      "A drawing is text.",
    ),
    never(
      "content-without-react",
      `^${content}/`,
      { path: "node_modules/react" },
      "Content is data.",
    ),
    never(
      "form-rules-are-shared",
      `^${forms}/[^/]*-rules[.]ts$`,
      { path: ["node_modules/react", "^app/(ui|browser)/"] },
      "Browser and receiver check by the same rules.",
    ),
    never(
      "form-rules-without-node",
      `^${forms}/[^/]*-rules[.]ts$`,
      { dependencyTypes: ["core"] },
      "Browser and receiver check by the same rules.",
    ),
    never(
      "served-without-dev-packages",
      "^(app|site|build|hosting|receiver|editor)/",
      { dependencyTypes: ["npm-dev"] },
      "`npm start` installs dependencies only; move the package there.",
    ),
    never(
      "no-tests-in-the-program",
      "^(app|site|build|hosting|receiver|editor)/",
      { path: "^(tests|bench|checks)/" },
      "What both sides need belongs where it is used; tests may import that.",
    ),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { conditionNames: ["import", "module", "default"] },
  },
};
