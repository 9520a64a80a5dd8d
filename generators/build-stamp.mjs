// The build's last step: marks the build as complete. `npm start` builds again where the stamp is
// missing, older than a source, or of other settings (server/build-state.mjs).
import { writeFileSync } from "node:fs";
import { buildSettings } from "../server/build-state.mjs";

writeFileSync("build/client/.built", `${JSON.stringify(buildSettings(process.env))}\n`);
