import { acknowledgements as schema } from "../app/features/forms/acknowledgements.ts";
import { RECEIVER_WORDS } from "../app/features/forms/interface-words.ts";
import { retentionTokens } from "../app/features/forms/site-forms.ts";
import { planCheckContent } from "../app/features/plan-check/content.ts";
import { ContentError } from "../app/model/content-error.ts";
import { type ContentSource, ORIGINAL, translationIn } from "../app/model/content-source.ts";
import { noFindings } from "../app/model/findings.ts";
import { withIds } from "../app/model/items.ts";
import { defaultLanguage, languageOfFolder, translationFolders } from "../app/model/language.ts";
import { pageFilePath } from "../app/model/page-content.ts";
import { createReader } from "../app/model/reader.ts";
import { ACKNOWLEDGEMENTS_FILE } from "../app/model/site-forms.ts";
import { mailTokens, siteReader } from "../app/model/site-reader.ts";
import { WORDS_FILE } from "../app/model/words.ts";
import { schemaOfSections } from "../app/words/word-section.ts";
import { siteAddress } from "../hosting/address.ts";

/** The recipients of forms and the words for visitors, in a language of the site. */
export type LocalFirm = ReturnType<typeof readLocalFirm>;

/** The same in the default language, with the other languages. */
export type Firm = LocalFirm & { readonly translations: readonly LocalFirm[] };

/**
 * Reads content/site.yaml, content/acknowledgements.yaml, content/words.yaml, content/leaders/ and
 * content/pages/plan-check.yaml in every language.
 *
 * @throws ContentError
 */
export function readFirm(): Firm {
  const translations = translationFolders().map((folder) => readLocalFirm(translationIn(folder)));
  return { ...readLocalFirm(ORIGINAL), translations };
}

function readLocalFirm(source: ContentSource) {
  const findings = noFindings({ source });
  const { fields: site } = createReader({}, findings).readFile("site.yaml");
  const { url } = siteAddress();
  const mails = createReader(mailTokens(site), findings);
  const { fields: acknowledgements } = mails.readAs(ACKNOWLEDGEMENTS_FILE, schema);
  const planCheckPath = pageFilePath(planCheckContent);
  const { fields: planCheck } = mails.readAs(planCheckPath, planCheckContent.schema);
  const forms = { address: undefined, retention: retentionTokens() };
  const wordsReader = siteReader({ ...site, url }, forms, findings, { isExact: true });
  // The file has the sections of the pages, too.
  const { fields: words } = wordsReader.readAs(
    WORDS_FILE,
    schemaOfSections(RECEIVER_WORDS).strip(),
  );
  const { folder } = source;
  const leaders = withIds(wordsReader.readFolder("leaders/*.yaml"), findings).map(({ fields }) => {
    return { id: fields.id, name: fields.name };
  });
  if (findings.problems.length > 0) throw new ContentError(findings.problems);
  const language = folder === "" ? defaultLanguage(site.language) : languageOfFolder(folder);
  return {
    ...site,
    language,
    host: new URL(url).host,
    leaders,
    acknowledgements,
    planCheck,
    words,
  };
}

/** The firm in a visitor's language. @param tag of the language; the default language stands for an unknown tag */
export function firmIn(firm: Firm, tag: string | undefined): LocalFirm {
  return firm.translations.find(({ language }) => language.tag === tag) ?? firm;
}
