// What reaches the browser: everything that the start script, the boot script and the islands import, types
// aside. Run with these files as the only entries, so that whatever is met here is downloaded by visitors.
import shared, { never } from "./.dependency-cruiser.mjs";

const packages = "node_modules/(zod|yaml|marked|sharp|vite|fontkit|d3-[a-z]+)/";
const rules = [
  ["content", { path: "^app/(model|features/seo)/" }, "Hand it over as props."],
  ["node", { dependencyTypes: ["core"] }, "Read files while building."],
  ["build-packages", { path: packages }, "Visitors would load it."],
  ["server", { path: "^(platform|hosting|receiver)/" }, "It belongs to Node."],
];

export default {
  forbidden: rules.map(([name, to, why]) =>
    never(`no-${name}-in-the-browser`, "", { ...to, dependencyTypesNot: ["type-only"] }, why),
  ),
  options: {
    ...shared.options,
    doNotFollow: { path: "node_modules", dependencyTypes: ["type-only"] },
  },
};
