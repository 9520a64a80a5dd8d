/* Everything that the build and `npm run dev` need from the app. Vite bundles it into server.js, never for the browser. */

export { writePictures } from "./features/artwork/picture-files.ts";
export { copyAttachments } from "./features/attachments/attachments.ts";
export { referenceChoices } from "./model/reference-choices.ts";
export { editorLanguages, siteSchemas } from "./routes/site-content.ts";
export { openSite, printedPages } from "./site/definition.ts";
export { writeFiles } from "./site/files.ts";
export { headersAt, rules } from "./site/hosting.ts";
export { powerPoint } from "./site/power-point.ts";
export { loadSite, loadUnsavedSite } from "./site/preview.ts";
