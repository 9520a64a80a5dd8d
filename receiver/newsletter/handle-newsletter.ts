import { email as emailRule } from "../../app/features/forms/field-rules.ts";
import { HONEYPOT, type Texts } from "../../app/features/forms/form-rules.ts";
import {
  buttonForm,
  LINK_PURPOSES,
  type LinkPurpose,
  SIGN_UP_FORM,
  SIGN_UP_PLACES,
  type SignUpPlace,
  STEP_PAGES,
  type Step,
} from "../../app/features/newsletter/addresses.ts";
import type { Language } from "../../app/model/language.ts";
import { noScriptAnswer } from "../no-script-answer.ts";
import { readForm } from "../read-form.ts";
import { refusals } from "../refusal.ts";
import { clientAddress, wantsJson } from "../requests.ts";
import type { SentForm } from "../sent-form.ts";
import type { ReceiverContext, Services } from "../services.ts";
import { firmForVisitor } from "../visitor-language.ts";
import type { Newsletter } from "./newsletter.ts";
import {
  confirmSubscriber,
  endSubscription,
  isOnList,
  readSubscriber,
  type Subscriber,
  saveSignUp,
} from "./subscribers.ts";
import { isTokenValid, readToken } from "./token.ts";

/** The longest address that mail knows, in characters (RFC 5321, 4.5.3.1.3). */
const LONGEST_EMAIL = 254;

/**
 * Answers a sign-up, or the button behind a link.
 *
 * @returns undefined if the form is not one of these, or if nobody can sign up
 * @throws Refusal
 */
export async function answerNewsletterForm(
  { texts }: SentForm,
  context: ReceiverContext,
  services: Services,
): Promise<Response | undefined> {
  const { newsletter } = services;
  if (!newsletter) return undefined;
  if (texts.form === SIGN_UP_FORM) return takeSignUp(texts, newsletter, context, services);
  const purpose = LINK_PURPOSES.find((known) => texts.form === buttonForm(known));
  if (!purpose) return undefined;
  return followLink(purpose, texts.token ?? "", newsletter, context, services);
}

/** The answer is the same whether the address is on the list or not, and whether a mail is sent or not. */
async function takeSignUp(
  texts: Texts,
  newsletter: Newsletter,
  context: ReceiverContext,
  services: Services,
): Promise<Response> {
  const { settings, database, limit, log } = services;
  const firm = firmForVisitor(context, services);
  const { language, words, lists } = newsletter.inLanguage(firm.language.tag);
  const { list = "", place } = texts;
  if (!lists.has(list) || !isPlace(place)) throw refusals.unreadable();
  if (texts[HONEYPOT]?.trim()) throw refusals.filledByProgram();
  const email = readEmail(texts.email ?? "", words.form.invalid);
  const address = clientAddress(context, settings.trustedProxies);
  const seconds = await saveSignUp(database, {
    email,
    list,
    consent: words[place].consent,
    language: language.tag,
    now: Date.now(),
    secondsToWait: () => limit.count(address),
  });
  if (seconds > 0) throw refusals.tooMany(firm.email, seconds);
  log.info({ list }, "sign-up");
  if (wantsJson(context.req)) return context.json({ status: "kept" }, 201);
  return redirectToStep("sent", language, context, settings.site.basePath);
}

function isPlace(text: string | undefined): text is SignUpPlace {
  return SIGN_UP_PLACES.some((place) => place === text);
}

/** An address in lower case. @throws Refusal with what is wrong with it */
function readEmail(text: string, invalid: string): string {
  const email = text.toWellFormed().trim().toLowerCase();
  // An address without a dot behind the @ is one of a local network.
  const isValid = emailRule.check(email) === undefined && /@.+\../.test(email);
  if (!isValid || email.length > LONGEST_EMAIL) throw refusals.faulty({ email: invalid }, 422);
  return email;
}

/** Confirms or unsubscribes, as the button of a page requests, and redirects to the page that says so. */
async function followLink(
  purpose: LinkPurpose,
  token: string,
  newsletter: Newsletter,
  context: ReceiverContext,
  services: Services,
): Promise<Response> {
  const found = await findSubscriber(purpose, token, services);
  const step =
    purpose === "confirm" ? await confirm(found, services) : await unsubscribe(found, services);
  const { language } = newsletter.inLanguage(firmForVisitor(context, services).language.tag);
  return redirectToStep(step, language, context, services.settings.site.basePath);
}

async function confirm(
  found: FoundSubscriber,
  { database, newsletter, log }: Services,
): Promise<Step> {
  if (typeof found === "string") return "expired";
  const handovers = newsletter?.handoversFor(found.list) ?? [];
  if (!(await confirmSubscriber(database, found.id, handovers, Date.now()))) return "expired";
  log.info({ subscriber: found.id }, "subscriber confirmed");
  return "confirmed";
}

async function unsubscribe(
  found: FoundSubscriber,
  { database, newsletter, traces, log }: Services,
): Promise<Step> {
  if (found === "invalid") return "expired";
  if (found === "deleted") return "unsubscribed";
  const handovers = newsletter?.handoversFor(found.list) ?? [];
  const isDeleted = await endSubscription(database, found.id, handovers, Date.now());
  if (isDeleted) traces.schedule();
  log.info({ subscriber: found.id }, "subscriber removed from the list");
  return "unsubscribed";
}

/** The subscriber for whom a token was signed. `deleted` if the record is gone, `invalid` if the token is not valid. */
type FoundSubscriber = Subscriber | "deleted" | "invalid";

async function findSubscriber(
  purpose: LinkPurpose,
  text: string,
  { database, newsletter }: Services,
): Promise<FoundSubscriber> {
  const token = readToken(text);
  if (!token || !newsletter) return "invalid";
  const subscriber = await readSubscriber(database, token.id);
  if (!subscriber) return "deleted";
  const isValid = isTokenValid(newsletter.secrets, purpose, token, subscriber, Date.now());
  return isValid ? subscriber : "invalid";
}

/**
 * Answers a mail program whose user has pressed the program's own button to unsubscribe (RFC 8058). Such a program
 * follows no redirect.
 *
 * @returns undefined for any other request
 * @throws Refusal
 */
export async function unsubscribeInOneClick(
  context: ReceiverContext,
  services: Services,
): Promise<Response | undefined> {
  const text = context.req.query("unsubscribe");
  if (text === undefined || !services.newsletter) return undefined;
  const { texts } = await readForm(context, services.bodyTimes);
  if (texts["List-Unsubscribe"] !== "One-Click") throw refusals.unreadable();
  const found = await findSubscriber("unsubscribe", text, services);
  if ((await unsubscribe(found, services)) === "expired") throw refusals.unreadable();
  return context.text("Unsubscribed\n", 200, { "Cache-Control": "no-store" });
}

/**
 * Answers a link of a mail with the page that has its button. The link itself changes nothing, because mail scanners follow
 * every link.
 *
 * @returns undefined if the address is not such a link
 */
export async function answerMailLink(
  context: ReceiverContext,
  services: Services,
): Promise<Response | undefined> {
  const { newsletter } = services;
  if (!newsletter) return undefined;
  const purpose = LINK_PURPOSES.find((known) => context.req.query(known) !== undefined);
  if (!purpose) return undefined;
  const token = context.req.query(purpose) ?? "";
  const found = await findSubscriber(purpose, token, services);
  const { language } = newsletter.inLanguage(context.req.query("language") ?? "");
  return showStep(stepBehindLink(purpose, found), token, language, context, services);
}

function stepBehindLink(purpose: LinkPurpose, found: FoundSubscriber): Step {
  if (found === "deleted") return purpose === "unsubscribe" ? "unsubscribed" : "expired";
  if (found === "invalid") return "expired";
  if (purpose === "unsubscribe") return found.unsubscribedAt ? "unsubscribed" : "unsubscribe";
  return isOnList(found) ? "confirmed" : "confirm";
}

/** A prerendered page, its form filled with the token. */
async function showStep(
  step: Step,
  token: string,
  { prefix }: Language,
  context: ReceiverContext,
  { settings }: Services,
): Promise<Response> {
  const page = prefix + STEP_PAGES[step];
  const name = step === "confirm" || step === "unsubscribe" ? buttonForm(step) : "";
  const form = { name, texts: { token }, errors: {}, note: "" };
  const answer = await noScriptAnswer(settings.siteDirectory, page, form);
  if (!answer) return context.redirect(settings.site.url + page, 303);
  return context.body(answer.html, step === "expired" ? 410 : 200, answer.headers);
}

/** Redirects to the page of a step, which is the same for all visitors of a language. */
function redirectToStep(
  step: Step,
  { prefix }: Language,
  context: ReceiverContext,
  basePath: string,
): Response {
  context.header("Cache-Control", "no-store");
  return context.redirect(basePath + prefix + STEP_PAGES[step], 303);
}
