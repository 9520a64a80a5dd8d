import type { Texts } from "../app/features/forms/form-rules.ts";
import {
  FORMS,
  findForm,
  type KnownForm,
  recipientOf,
} from "../app/features/forms/table/form-table.ts";
import {
  buttonForm,
  LINK_PURPOSES,
  SIGN_UP_FORM,
  SIGN_UP_PAGE,
  STEP_PAGES,
} from "../app/features/newsletter/addresses.ts";
import { ERROR_IN_WORDS } from "../hosting/hosting-rules.ts";
import type { FilledForm } from "./fill-page.ts";
import type { LocalFirm } from "./firm.ts";
import { noScriptAnswer } from "./no-script-answer.ts";
import { Refusal, refusals } from "./refusal.ts";
import { clientAddress, refererOf, wantsJson } from "./requests.ts";
import { logFailure, type ReceiverContext, type Services } from "./services.ts";
import { firmForVisitor } from "./visitor-language.ts";

/**
 * The statuses of refusals that count against a network. A 403 does not count, because another site can cause it in a
 * visitor's browser. A 503 does not count, because it is not the network's fault.
 */
const COUNTED_STATUSES: readonly number[] = [400, 408, 409, 413, 415, 422];

/** Answers a form that was not stored: in JSON for scripts, otherwise with the page of the form, filled in. */
export async function handleError(
  error: Error,
  context: ReceiverContext,
  services: Services,
): Promise<Response> {
  const firm = firmForVisitor(context, services);
  const form = newsletterFormOf(context, services) ?? formOf(context, services, firm);
  const refusal = refusalFor(error, context, services, form, firm);
  const { status, errors, retryAfter } = refusal;
  const message = refusal.messageIn(firm);
  if (COUNTED_STATUSES.includes(status))
    services.refusedLimit.count(clientAddress(context, services.settings.trustedProxies));
  services.log.info({ status, fields: Object.keys(errors ?? {}) }, "refused");
  context.header("Cache-Control", "no-store");
  if (retryAfter) context.header("Retry-After", `${retryAfter}`);
  if (wantsJson(context.req)) return context.json(errors ? { errors } : { message }, status);
  const texts = textsToFill(context.get("sent")?.texts ?? {});
  const { siteDirectory } = services.settings;
  const state = { texts, errors: errors ?? {}, note: errors ? "" : message };
  const answer = form && (await pageOf(form, state, siteDirectory, firm));
  if (!answer) return context.text(`${message}\n`, status, ERROR_IN_WORDS);
  return context.body(answer.html, status, answer.headers);
}

/** The page of the form, filled in. Its language may lack the page: then it is that of the default language. */
async function pageOf(
  { name, page }: AnsweringForm,
  state: Omit<FilledForm, "name">,
  siteDirectory: string,
  { language }: LocalFirm,
) {
  const filled = { name, ...state };
  const answer = await noScriptAnswer(siteDirectory, language.prefix + page, filled);
  return answer ?? noScriptAnswer(siteDirectory, page, filled);
}

/** Which form comes back, and on which page. */
interface AnsweringForm {
  readonly name: string;
  /** Without the base path. */
  readonly page: string;
}

/** The form of the newsletter that was sent; undefined where it was another form, or nobody can sign up. */
function newsletterFormOf(
  { get }: ReceiverContext,
  { newsletter }: Services,
): AnsweringForm | undefined {
  const name = get("sent")?.texts.form;
  if (!newsletter || !name) return undefined;
  if (name === SIGN_UP_FORM) return { name, page: SIGN_UP_PAGE };
  const purpose = LINK_PURPOSES.find((purpose) => name === buttonForm(purpose));
  return purpose && { name, page: STEP_PAGES[purpose] };
}

/**
 * The texts that are filled in again. The place of a sign-up is left out, because it follows from the page that shows
 * the form.
 */
function textsToFill({ place: _place, ...texts }: Texts): Texts {
  return texts;
}

/** The form that was sent, or the form on the page from which it was sent. Undefined if neither is known. */
function formOf(
  { req, get }: ReceiverContext,
  { settings: { site } }: Services,
  { language }: LocalFirm,
): KnownForm | undefined {
  const path = refererOf(req)?.pathname;
  const isOnPage = ({ page }: KnownForm) => path === site.basePath + language.prefix + page;
  return findForm(get("sent")?.texts.form) ?? FORMS.find(isOnPage);
}

/** The reason why nothing was stored. An unexpected error is logged. */
function refusalFor(
  error: Error,
  context: ReceiverContext,
  { log }: Services,
  form: AnsweringForm | undefined,
  firm: LocalFirm,
): Refusal {
  if (error instanceof Refusal) return error;
  // A visitor who aborted the request has sent nothing readable.
  if (!context.get("sent")) return refusals.unreadable();
  logFailure(log, error, "ENQUIRY NOT STORED");
  const known = findForm(form?.name);
  return refusals.notStored(known ? recipientOf(known, firm) : firm.email);
}
