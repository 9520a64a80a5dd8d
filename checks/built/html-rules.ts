import { HtmlValidate } from "html-validate";
import { type BuiltSite, canonicalPage } from "./built-site.ts";

/** Without its size, a picture moves the page when it arrives. */
const side = { required: true, enum: ["/[1-9]\\d*/"] };

/** html-validate's own set (ids, headings, labels, alternatives, ARIA, inline styles), less what is said here. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  elements: ["html5", { img: { inherit: "img", attributes: { width: side, height: side } } }],
  rules: {
    // It counts `&amp;` as five characters; ./identity.ts counts what is seen.
    "long-title": "off",
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
