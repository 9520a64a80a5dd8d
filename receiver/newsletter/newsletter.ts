import { CONFIRMATION_DAYS } from "../../app/features/forms/delivery-settings.ts";
import { insightListsContent } from "../../app/features/insights/content.ts";
import { type NewsletterWords, newsletterContent } from "../../app/features/newsletter/content.ts";
import { ContentError } from "../../app/model/content-error.ts";
import { type ContentSource, ORIGINAL, translationIn } from "../../app/model/content-source.ts";
import { noFindings } from "../../app/model/findings.ts";
import type { Language } from "../../app/model/language.ts";
import { pageFilePath } from "../../app/model/page-content.ts";
import { createReader } from "../../app/model/reader.ts";
import { mailTokens } from "../../app/model/site-reader.ts";
import type { HandoverKind } from "../delivery-kinds.ts";
import type { Firm, LocalFirm } from "../firm.ts";
import type { ReceiverSettings } from "../settings.ts";

const WORDS_PATH = pageFilePath(newsletterContent);

/** The newsletter in a language. */
export interface LocalNewsletter {
  readonly language: Language;
  readonly words: NewsletterWords;
  /** The names, in mails, of the lists that visitors can sign up for, by their ids. */
  readonly lists: ReadonlyMap<string, string>;
}

/** A newsletter that is switched on. */
export interface Newsletter {
  /** The first secret signs the links in mails. Links that another secret has signed are valid, too. */
  readonly secrets: readonly string[];
  /** @param tag of a language. A language without a newsletter gets that of the default language */
  readonly inLanguage: (tag: string) => LocalNewsletter;
  /** The programs that are notified of subscriptions to a list. */
  readonly handoversFor: (list: string) => readonly HandoverKind[];
}

/**
 * Reads content/pages/newsletter.yaml and the lists that are yet to come, in every language that has words for it.
 *
 * @throws ContentError; TypeError in words if a setting names a list that the site does not have
 */
export function readNewsletter(
  { secrets, listmonk }: NonNullable<ReceiverSettings["newsletter"]>,
  webhooks: ReceiverSettings["webhooks"],
  firm: Firm,
): Newsletter {
  const original = readLocalNewsletter(firm, ORIGINAL);
  const translations: LocalNewsletter[] = [];
  for (const translation of firm.translations) {
    const source = translationIn(translation.language.prefix.slice(1));
    if (source.has(WORDS_PATH)) translations.push(readLocalNewsletter(translation, source));
  }
  refuseUnknownLists(Object.keys(listmonk?.lists ?? {}), [...original.lists.keys()]);
  const inLanguage = (tag: string) =>
    translations.find(({ language }) => language.tag === tag) ?? original;
  const hasWebhook = webhooks.some(({ kind }) => kind === "webhook");
  const handoversFor = (list: string) => {
    const handovers: HandoverKind[] = hasWebhook ? ["webhook"] : [];
    if (listmonk && Object.hasOwn(listmonk.lists, list)) handovers.push("listmonk");
    return handovers;
  };
  return { secrets, inLanguage, handoversFor };
}

function readLocalNewsletter(firm: LocalFirm, source: ContentSource): LocalNewsletter {
  const findings = noFindings({ source });
  const { legalName, figures, language } = firm;
  const tokens = {
    ...mailTokens(firm),
    ...figures,
    legalName,
    site: firm.host,
    confirmationDays: CONFIRMATION_DAYS,
  };
  const { fields: words } = createReader(tokens, findings).readAs(
    WORDS_PATH,
    newsletterContent.schema,
  );
  // Only the ids and headings of this file are used, so its tokens stay.
  const { fields: insights } = createReader(undefined, findings).readAs(
    pageFilePath(insightListsContent),
    insightListsContent.schema,
  );
  if (findings.problems.length > 0) throw new ContentError(findings.problems);
  const comingSoon = insights.lists.filter((list) => list.comingSoon);
  const lists = new Map(comingSoon.map(({ id, heading }) => [id, heading]));
  lists.set(words.list.id, words.list.name);
  return { language, words, lists };
}

function refuseUnknownLists(named: readonly string[], known: readonly string[]): void {
  const unknown = named.find((list) => !known.includes(list));
  if (unknown === undefined) return;
  throw new TypeError(
    `LISTMONK_LISTS names the list ${unknown}, which the site does not have. Its lists: ${known.join(", ")}.`,
  );
}
