import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { referenceChoices } from "#app/model/reference-choices.ts";
import { siteSchemas } from "#app/routes/site-content.ts";
import { writeEditor } from "../../../editor/build-editor.ts";
import { editorConfig } from "../../../editor/editor-config.ts";
import { editorSettings } from "../../../editor/editor-settings.ts";
import { contentTypeOf } from "../../../hosting/content-types.ts";
import { EDITOR_FOLDER, headersFor, hostingRules } from "../../../hosting/hosting-rules.ts";
import { ENGLISH } from "../../set-up/editor-languages.ts";
import { type ServedSite, serve } from "../../set-up/serve-site.ts";

/**
 * Builds the editor of a published site and serves it with the headers of the site. It does not build the pages of the
 * site, which takes a minute.
 *
 * @param settings variables of the build, such as `EDITOR_BACKEND`
 */
export async function serveEditor(settings: Readonly<Record<string, string>>): Promise<ServedSite> {
  const editor = editorSettings(settings);
  if (!editor) throw new RangeError("The settings switch no editor on");
  const folder = await mkdtemp(join(tmpdir(), "editor-"));
  const config = editorConfig(siteSchemas(), editor, ENGLISH, referenceChoices());
  await writeEditor(folder, config, `${EDITOR_FOLDER}/`);
  const site = { basePath: "", url: "https://www.firm.test", inlineScripts: [] };
  const rules = hostingRules({ ...site, editor: editor.sources });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const name = pathname.slice(EDITOR_FOLDER.length + 1) || "index.html";
    try {
      const body = await readFile(join(folder, name));
      const type = contentTypeOf(name) ?? "application/octet-stream";
      response.writeHead(200, { ...headersFor(pathname, rules), "Content-Type": type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  const remove = { [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
  return serve(server, remove);
}
