import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";

const rules: ConfigData = {
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  root: true,
  rules: {
    // It guards files of other hosts; every file here comes from the site's own.
    "require-sri": "off",
    // The hero's messages are level-one headings of which only one is ever exposed; the file keeps one <h1>.
    "prefer-native-element": ["error", { exclude: ["heading"] }],
  },
};

/** Every page is valid HTML by html-validate's rules; each one switched off says why above. */
export async function findInvalidHtml(site: BuiltSite): Promise<Problem[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  const problems: Problem[] = [];
  for (const { address, html } of site.pages) {
    const { results } = await validator.validateString(html, address);
    for (const { messages } of results) {
      for (const { line, ruleId, message } of messages) {
        problems.push({ where: `${address}:${line}`, what: `${message} (${ruleId})` });
      }
    }
  }
  return problems;
}
