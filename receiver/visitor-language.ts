import { type Firm, firmIn, type LocalFirm } from "./firm.ts";
import { refererOf } from "./requests.ts";
import type { ReceiverContext, Services } from "./services.ts";

/**
 * The firm in the visitor's language: that of the sent form, or else that of the page from which the request comes. The
 * default language stands for a language that the site does not have.
 */
export function firmForVisitor(
  { req, get }: ReceiverContext,
  { firm, settings }: Pick<Services, "firm" | "settings">,
): LocalFirm {
  const tag = get("sent")?.texts.language;
  if (tag) return firmIn(firm, tag);
  return firmOfPath(firm, refererOf(req)?.pathname ?? "", settings.site.basePath);
}

/** The firm in the language of an address of the site, such as `/de/contact`. */
function firmOfPath(firm: Firm, path: string, basePath: string): LocalFirm {
  const isBelow = ({ language }: LocalFirm) =>
    `${path}/`.startsWith(`${basePath}${language.prefix}/`);
  return firm.translations.find(isBelow) ?? firm;
}
