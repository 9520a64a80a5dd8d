import { CONFIRMATION_DAYS } from "../../app/features/forms/delivery-settings.ts";
import { insightListsContent } from "../../app/features/insights/content.ts";
import { type NewsletterWords, newsletterContent } from "../../app/features/newsletter/content.ts";
import { ContentError } from "../../app/model/content-error.ts";
import { createReader, noFindings } from "../../app/model/reader.ts";
import { mailTokens } from "../../app/model/schemas/site.ts";
import type { HandoverKind } from "../delivery-kinds.ts";
import type { Firm } from "../firm.ts";
import type { ReceiverSettings } from "../settings.ts";

/** A newsletter that is switched on. */
export interface Newsletter {
  /** Signs the links in mails. */
  readonly secret: string;
  readonly words: NewsletterWords;
  /** What mails call the lists that visitors can sign up for, by their ids. */
  readonly lists: ReadonlyMap<string, string>;
  /** The programs that are told who is on a list. */
  readonly handoversFor: (list: string) => readonly HandoverKind[];
}

/**
 * Reads content/pages/newsletter.yaml and the lists that are yet to come.
 *
 * @throws ContentError; TypeError in words where a setting names a list that the site does not have
 */
export function readNewsletter(
  { secret, listmonk }: NonNullable<ReceiverSettings["newsletter"]>,
  webhooks: ReceiverSettings["webhooks"],
  firm: Firm,
): Newsletter {
  const findings = noFindings();
  const { legalName, figures } = firm;
  const tokens = {
    ...mailTokens(firm),
    ...figures,
    legalName,
    site: firm.host,
    confirmationDays: CONFIRMATION_DAYS,
  };
  const { fields: words } = createReader(tokens, findings).readAs(
    `pages/${newsletterContent.fileName}.yaml`,
    newsletterContent.schema,
  );
  // Of this file only ids and headings are of interest.
  const { fields: insights } = createReader(undefined, findings).readAs(
    `pages/${insightListsContent.fileName}.yaml`,
    insightListsContent.schema,
  );
  if (findings.problems.length > 0) throw new ContentError(findings.problems);
  const comingSoon = insights.lists.filter((list) => list.comingSoon);
  const lists = new Map(comingSoon.map(({ id, heading }) => [id, heading]));
  lists.set(words.list.id, words.list.name);
  refuseUnknownLists(Object.keys(listmonk?.lists ?? {}), [...lists.keys()]);
  const hasWebhook = webhooks.some(({ kind }) => kind === "webhook");
  const handoversFor = (list: string) => {
    const handovers: HandoverKind[] = hasWebhook ? ["webhook"] : [];
    if (listmonk && Object.hasOwn(listmonk.lists, list)) handovers.push("listmonk");
    return handovers;
  };
  return { secret, words, lists, handoversFor };
}

function refuseUnknownLists(named: readonly string[], known: readonly string[]): void {
  const unknown = named.find((list) => !known.includes(list));
  if (unknown === undefined) return;
  throw new TypeError(
    `LISTMONK_LISTS names the list ${unknown}, which the site does not have. Its lists: ${known.join(", ")}.`,
  );
}
