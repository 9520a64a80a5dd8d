import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { type Headers, headersFor, RULES_FILE } from "../hosting/hosting-rules.ts";
import { type FilledForm, fillPage } from "./fill-page.ts";

interface NoScriptAnswer {
  html: string;
  headers: Headers;
}

/**
 * The answer for a browser without scripts if a form was not stored: the prerendered page of the form, filled in, with
 * the headers of that page.
 *
 * @param siteDirectory the folder of the built site
 * @param path the page of the form, without the base path
 * @returns undefined if the site was built for another receiver: such a page would load its styles from this host
 */
export async function noScriptAnswer(
  siteDirectory: string,
  path: string,
  form: FilledForm,
): Promise<NoScriptAnswer | undefined> {
  const file = `${path}/index.html`;
  try {
    // Page and headers come from the same build, even if another build is published at this moment.
    const root = await realpath(siteDirectory);
    const rules = JSON.parse(await readFile(join(root, "..", "hosting", RULES_FILE), "utf8"));
    if (!rules.formPath) return undefined;
    const html = fillPage(await readFile(join(root, file), "utf8"), form);
    const headers = {
      ...headersFor(file, rules),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    };
    return { html, headers };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
