import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { type Headers, headersFor, RULES_FILE } from "../hosting/hosting-rules.ts";
import { type FilledForm, fillPage } from "./fill-page.ts";

interface NoScriptAnswer {
  html: string;
  headers: Headers;
}

/**
 * What a browser without scripts gets for a form that was not stored: the form's own prerendered page, filled in, with
 * the headers of that page.
 *
 * @param siteDirectory the folder of the built site
 * @param path the page of the form, without the base path
 * @returns undefined where the site was built without the receiver: its page would look for its styles here
 */
export async function noScriptAnswer(
  siteDirectory: string,
  path: string,
  form: FilledForm,
): Promise<NoScriptAnswer | undefined> {
  const file = `${path}/index.html`;
  try {
    // Page and headers of one build, even if another build is published at this moment.
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
