import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { headersFor } from "../hosting/headers.ts";
import { RULES_FILE } from "../hosting/host-files.ts";
import type { FormName } from "./enquiry.ts";
import { filledPage } from "./filled-page.ts";
import type { Refusal } from "./refusal.ts";

/** The pages of the forms, without the base path. */
export const FORM_PAGES = { contact: "/contact", application: "/careers/apply" } as const;

/**
 * What a browser without scripts gets for a form that was not kept: the form's own prerendered page, with everything
 * that was typed and the messages in it, under the headers of that page. Where the site was built without the receiver,
 * the words alone.
 */
export async function noScriptAnswer(
  siteDirectory: string,
  form: FormName,
  texts: Readonly<Record<string, string>>,
  { status, message, details: { errors, retryAfter } }: Refusal,
): Promise<Response> {
  const file = `${FORM_PAGES[form]}/index.html`;
  const own = {
    "Cache-Control": "no-store",
    ...(retryAfter && { "Retry-After": `${retryAfter}` }),
  };
  try {
    // Page and headers of one build, though another may be published at this moment.
    const root = await realpath(siteDirectory);
    const rules = JSON.parse(await readFile(join(root, "..", "hosting", RULES_FILE), "utf8"));
    const page = await readFile(join(root, file), "utf8");
    const filled = filledPage(page, { texts, errors: errors ?? {}, note: errors ? "" : message });
    // A page of another host would look for its styles here.
    if (filled && rules.formPath) {
      const type = { "Content-Type": "text/html; charset=utf-8" };
      const headers = { ...headersFor(file, rules), ...type, ...own };
      return new Response(filled, { status, headers });
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  const headers = { "Content-Type": "text/plain; charset=utf-8", ...own };
  return new Response(`${message}\n`, { status, headers });
}
