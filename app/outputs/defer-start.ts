import { BOOT_DATA_ID, type BootData } from "#app/boot/boot-data.ts";
import { scriptJson } from "#app/lib/script-json.ts";

const CONTEXT =
  /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = new ReadableStream\([^<]*<\/script>/;
const MODULES = /<script type="module" async="">([^<]*__reactRouterRouteModules[^<]*)<\/script>/;
const CHUNK =
  /<script>window\.__reactRouterContext\.streamController\.enqueue\(("[^"\\]*(?:\\.[^"\\]*)*")\);<\/script>/g;
const CLOSE = "<script>window.__reactRouterContext.streamController.close();</script>";
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** React adds these for pictures that load at once; the picture's own tag is as early. */
const PICTURE_PRELOAD = /<link rel="preload" as="image"[^>]*\/>/g;

function required(html: string, pattern: RegExp, what: string): string {
  const match = pattern.exec(html)?.[1];
  if (match === undefined) throw new Error(`The framework's output has no ${what} any more`);
  return match;
}

/** The modules of each route, from the module script's imports. */
function routesOf(script: string): BootData["routes"] {
  const imports = [...script.matchAll(/import \* as (route\d+)(?:_\w+)? from "([^"]+)";/g)];
  const table = required(script, /__reactRouterRouteModules = \{([^}]*)\}/, "route table");
  return [...table.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id = "", variable]) => {
    const modules = imports.flatMap(([, name, url = ""]) => (name === variable ? [url] : []));
    if (modules.length === 0) throw new Error(`The framework's output has no module for ${id}`);
    return [id, modules];
  });
}

/**
 * Turns the inline scripts of a prerendered page into data and one script at its end, the same on every page, so
 * that nothing competes with the first paint and the Content-Security-Policy needs one hash.
 *
 * @param html a page as the framework wrote it
 * @param bootScript text of the boot script
 * @returns the page; one without scripts (a redirect) is returned as it is
 * @throws Error when the framework's output is not of the shape known here
 */
export function deferStart(html: string, bootScript: string): string {
  if (!html.includes("<script")) return html;
  const modules = required(html, MODULES, "module script");
  const chunks = [...html.matchAll(CHUNK)].map(([, text = '""']) => JSON.parse(text) as string);
  if (chunks.length === 0 || !html.includes(CLOSE)) {
    throw new Error("The framework's output has no stream chunks any more");
  }
  const data: BootData = {
    context: JSON.parse(required(html, CONTEXT, "context script")),
    stream: chunks.join(""),
    manifest: required(modules, /import "([^"]+)";/, "manifest import"),
    routes: routesOf(modules),
    entry: required(modules, /import\("([^"]+)"\)/, "entry import"),
    preloads: [...html.matchAll(PRELOAD)].map(([, href = ""]) => href),
  };
  const bare = html
    .replace(CONTEXT, "")
    .replace(MODULES, "")
    .replace(CHUNK, "")
    .replace(CLOSE, "")
    .replace(PRELOAD, "")
    .replace(PICTURE_PRELOAD, "")
    .replace(/<!--\$-->\s*<!--\/\$-->/g, "");
  if (bare.includes("<script"))
    throw new Error("The framework's output has a script not known here");
  if (!bare.includes("</head>") || !bare.includes("</body>")) {
    throw new Error("The framework's output has no head or body");
  }
  // Replacements as functions: the data may hold `$&` and the like.
  const scripts =
    `<script type="application/json" id="${BOOT_DATA_ID}">${scriptJson(data)}</script>` +
    `<script>${bootScript}</script>`;
  return bare.replace("</body>", () => `${scripts}</body>`);
}
