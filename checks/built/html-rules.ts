import { HtmlValidate } from "html-validate";
import { type BuiltSite, canonicalPage } from "./built-site.ts";

/** Without its size, a picture moves the page when it arrives. */
const side = { required: true, enum: ["/[1-9]\\d*/"] };

/** The recommended rules of html-validate, except the rules that are switched off here for a reason. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  elements: ["html5", { img: { inherit: "img", attributes: { width: side, height: side } } }],
  rules: {
    // The rule counts `&amp;` as five characters. ./identity.ts counts visible characters.
    "long-title": "off",
    // React writes these spellings. Browsers read either.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // The default type of HTML is "text".
    "no-implicit-input-type": "off",
    // The rule protects files of other hosts. Every file here comes from the site itself.
    "require-sri": "off",
    // Telephone numbers are content. Their authors decide about spaces.
    "tel-non-breaking": "off",
    // The hero's messages are level-one headings, and only one is exposed at a time. The file has one <h1>.
    "prefer-native-element": ["error", { exclude: ["heading"] }],
  },
});

/**
 * Every page is valid HTML by html-validate's rules. A page under a second address is left out: it is the same document, and
 * the checker takes a tenth of a second for each.
 */
export function findInvalidHtml(site: BuiltSite): string[] {
  const documents = site.pages.filter((page) => canonicalPage(site, page) === page);
  return documents.flatMap(({ address, html }) => {
    const { results } = validator.validateStringSync(html);
    const found = results.flatMap(({ messages }) => messages);
    return found.map(({ line, message, ruleId }) => `${address}:${line}: ${message} (${ruleId})`);
  });
}
