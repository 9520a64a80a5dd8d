import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";

/** Without its size, a picture moves the page when it arrives. */
const side = { required: true, enum: ["/[1-9]\\d*/"] };

/** html-validate's own set (ids, headings, labels, alternatives, ARIA, inline styles), less what is said here. */
const rules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  elements: ["html5", { img: { inherit: "img", attributes: { width: side, height: side } } }],
  rules: {
    // Search results cut a title at about 60 characters.
    "long-title": ["error", { maxlength: 60 }],
    // React writes these; browsers read either spelling.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // "text" is the type that HTML gives by itself.
    "no-implicit-input-type": "off",
    // It guards files of other hosts; every file here comes from the site's own.
    "require-sri": "off",
    // Telephone numbers are content, spaced as their authors wish.
    "tel-non-breaking": "off",
    // The hero's messages are level-one headings of which only one is ever exposed; the file keeps one <h1>.
    "prefer-native-element": ["error", { exclude: ["heading"] }],
  },
};

/** Every page is valid HTML by html-validate's rules. */
export async function findInvalidHtml({ pages }: BuiltSite): Promise<Problem[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(rules));
  const problems: Problem[] = [];
  for (const { address, html } of pages) {
    const { results } = await validator.validateString(html, address);
    for (const { line, ruleId, message } of results.flatMap(({ messages }) => messages)) {
      problems.push({ where: `${address}:${line}`, what: `${message} (${ruleId})` });
    }
  }
  return problems;
}
