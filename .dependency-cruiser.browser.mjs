// What reaches the browser: everything that the start script, the boot script and the islands import, types
// aside. Run with these files as the only entries, so that whatever is met here is downloaded by visitors.
import shared, { never } from "./.dependency-cruiser.mjs";

const packages = "node_modules/(zod|yaml|marked|sharp|vite|fontkit|d3-[a-z]+)/";

export default {
  forbidden: [
    never(
      "no-content-in-the-browser",
      "",
      { path: "^app/(content|seo)/" },
      "Hand it over as props.",
    ),
    never(
      "no-node-in-the-browser",
      "",
      { dependencyTypes: ["core"] },
      "Read files while building.",
    ),
    never("no-build-packages-in-the-browser", "", { path: packages }, "Visitors would load it."),
    never(
      "no-server-in-the-browser",
      "",
      { path: "^(site|build|hosting|receiver)/" },
      "It is Node's.",
    ),
  ],
  options: {
    ...shared.options,
    doNotFollow: { path: "node_modules", dependencyTypes: ["type-only"] },
  },
};
