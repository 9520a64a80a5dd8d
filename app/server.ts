/* Everything that the build and `npm run dev` ask of the app; bundled by Vite into dist/server/server.js. */
export { site, START_SCRIPT } from "#app/site.tsx";

/** What a page process has to tell when all of its pages are written. */
export function finish(): unknown {
  return undefined;
}
