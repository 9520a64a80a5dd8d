// What reaches the browser: everything that the start script, the boot script and the islands import, types
// aside. Run with these files as the only entries, so that whatever is met here is downloaded by visitors.
import shared from "./.dependency-cruiser.mjs";

const never = (name, to, comment) => ({
  name,
  comment,
  severity: "error",
  from: {},
  to: { dependencyTypesNot: ["type-only"], ...to },
});

export default {
  forbidden: [
    never(
      "no-content-in-the-browser",
      { path: "^app/(content|seo)/" },
      "Pages hand content to islands as props.",
    ),
    never(
      "no-node-in-the-browser",
      { dependencyTypes: ["core"] },
      "Read files while prerendering.",
    ),
    never(
      "no-build-packages-in-the-browser",
      { path: "node_modules/(zod|yaml|marked|sharp|vite|fontkit)/" },
      "Visitors would load it.",
    ),
    never(
      "no-server-in-the-browser",
      { path: "^(site|build|hosting|receiver)/" },
      "It belongs to Node.",
    ),
  ],
  options: {
    ...shared.options,
    doNotFollow: { path: "node_modules", dependencyTypes: ["type-only"] },
  },
};
