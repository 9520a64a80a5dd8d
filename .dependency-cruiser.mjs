// Who may import whom, as docs/architecture.md draws it: `npm run lint:boundaries` fails on anything else. Types count
// like values. Tests and benchmarks may import anything, because they are not shipped.

const test = "[.](test|spec|check)[.]\\w+$";
const program = "^(app|platform|hosting|receiver|editor)/";
const tools = "^(checks|bench|tests)/";

/** Features from the bottom to the top: each may import those above it in this list. */
const features = [
  "app/features/artwork",
  "app/features/exhibits",
  "app/features/long-text",
  "app/features/attachments",
  "app/features/events",
  "app/features/insights",
  "app/features/plan-check",
  "app/features/specimens",
  "app/features/topics",
  "app/features/leaders",
  "app/features/forms",
  "app/features/figures",
  "app/features/newsletter",
  "app/features/feeds",
  "app/features/seo",
  "app/features/search",
  "app/features/navigation",
  "app/features/deck",
];

/** Headers, redirects and addresses as data, which the app reads and the platform and the hosts are handed. */
const hostingData = "hosting/(address|content-types|hosting-rules|redirects)[.]ts";
/**
 * The types of the site that the app hands to the renderer, functions that write the files of a build, and how style sheets
 * are called.
 */
const platformTypes =
  "platform/(site-definition|built-files|build-cache|source-code|style-sheets)[.]ts";

/** What a build takes over from earlier builds. */
const buildCache = "platform/(build-cache|source-code)[.]ts";

const everyRoom = ["app/base", "app/words", "app/model", "app/ui", hostingData, platformTypes];

const featureRooms = Object.fromEntries(
  features.map((feature, index) => [feature, [...everyRoom, ...features.slice(0, index)]]),
);

/** From the bottom to the top: a room, and everything that it may import besides itself and packages. */
const rooms = {
  "app/base": [],
  "app/words": [],
  "app/model": ["app/base", "app/words", hostingData, buildCache],
  "app/ui": ["app/base", "app/words", platformTypes],
  ...featureRooms,
  "app/routes": [...everyRoom, "app/features"],
  "app/site": [...everyRoom, "app/features", "app/routes"],
  "app/commands": ["app", "platform", "hosting", "editor"],
  platform: ["hosting"],
  hosting: [],
  receiver: [
    "app/base",
    "app/words",
    "app/model",
    "app/features/forms",
    "app/features/figures",
    "app/features/newsletter",
    "app/features/plan-check",
    "app/features/insights/content[.]ts",
    "hosting",
  ],
  editor: ["app/base", "app/model", platformTypes],
  // What ships is compared with its promises as the app reads it.
  checks: ["app/model", "app/features", "app/routes", "hosting"],
};

/** What files must never import: Node's modules, packages, folders. */
export const never = (name, path, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: { path, pathNot: test },
  to,
});

function keepsToItsImports([room, allowed]) {
  const pathNot = [room, ...allowed].map((path) => `^${path}(/|$)`);
  const comment = `It may import ${allowed.join(", ") || "packages only"}. Pass in whatever else it needs.`;
  return never(
    `${room}-keeps-to-its-imports`,
    `^${room}/`,
    { path: [program, tools], pathNot },
    comment,
  );
}

const rules = "^app/features/forms/(table/|[^/]*-rules[.]ts$)";
const react = { path: "node_modules/react" };
const browserOnly = { path: "node_modules/react|^app/ui/" };
const outside = { dependencyTypes: ["core", "npm"], pathNot: "node_modules/d3-(scale|shape)/" };
// The editor is built where development packages are installed, and nowhere else.
const served = `^(?!editor/admin[.]ts)${program.slice(1)}`;
const developmentPackages = { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] };

export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two modules that need each other are one module, or lack a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...Object.entries(rooms).map(keepsToItsImports),
    never("base-without-state", "^app/base/", outside, "It is pure functions and types."),
    never("model-without-react", "^app/model/", react, "It is data."),
    never("form-rules-without-browser", rules, browserOnly, "The receiver checks by them, too."),
    never(
      "served-without-dev-packages",
      served,
      developmentPackages,
      "`npm start` does not install them.",
    ),
    never("no-tests-in-the-program", program, { path: tools }, "Tests may import what they test."),
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { conditionNames: ["import", "module", "default"] },
  },
};
