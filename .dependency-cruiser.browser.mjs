// What reaches the browser: everything that the start script, the boot script and the islands import, types
// aside. Run with these files as the only entries, so that whatever is met here is downloaded by visitors.
import shared, { never } from "./.dependency-cruiser.mjs";

const content = { path: "^app/(content|seo)/" };
const packages = { path: "node_modules/(zod|yaml|marked|sharp|vite|fontkit|d3-[a-z]+)/" };
const program = { path: "^(site|build|hosting|receiver)/" };

export default {
  forbidden: [
    never("no-content-in-the-browser", "", content, "Hand it over as props."),
    never(
      "no-node-in-the-browser",
      "",
      { dependencyTypes: ["core"] },
      "Read files while building.",
    ),
    never("no-build-packages-in-the-browser", "", packages, "Visitors would load it."),
    never("no-server-in-the-browser", "", program, "It belongs to Node."),
  ],
  options: {
    ...shared.options,
    doNotFollow: { path: "node_modules", dependencyTypes: ["type-only"] },
  },
};
