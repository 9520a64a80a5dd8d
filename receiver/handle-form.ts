import { readAttribution } from "../app/base/attribution.ts";
import { refusalWords } from "../app/features/forms/interface-words.ts";
import { contactForm } from "../app/features/forms/table/contact.ts";
import { type KnownForm, recipientOf, sentPageOf } from "../app/features/forms/table/form-table.ts";
import { messageWithAnswers } from "../app/features/plan-check/plan-answers.ts";
import { wordsOf } from "../app/model/words.ts";
import { type Cv, checkEnquiry } from "./check-enquiry.ts";
import { isCountable } from "./figures/handle-report.ts";
import { type Firm, firmIn, type LocalFirm } from "./firm.ts";
import { answerNewsletterForm } from "./newsletter/handle-newsletter.ts";
import { readForm } from "./read-form.ts";
import { refusals } from "./refusal.ts";
import { clientAddress, isFromSite, refererOf, wantsJson } from "./requests.ts";
import type { SentForm } from "./sent-form.ts";
import type { ReceiverContext, Services } from "./services.ts";
import { spamReasons } from "./spam-reasons.ts";
import { saveEnquiry } from "./store/save-enquiry.ts";
import { isClean } from "./virus-scan.ts";
import { firmForVisitor } from "./visitor-language.ts";
import { webhooksFor } from "./webhooks/webhook-channel.ts";

/**
 * Answers the POST of a form: it is read, checked and stored before the answer leaves.
 *
 * @throws Refusal
 */
export async function handleForm(context: ReceiverContext, services: Services): Promise<Response> {
  const { settings, firm, database, limit, log } = services;
  const { req: request } = context;
  if (!isFromSite(request, new URL(settings.site.url))) throw refusals.foreign(settings.site.url);
  const sent = withQueryOfPage(
    await readForm(context, services.bodyTimes, services.pace),
    context,
    firm,
  );
  context.set("sent", sent);
  const localFirm = firmForVisitor(context, services);
  const newsletterAnswer = await answerNewsletterForm(sent, context, services);
  if (newsletterAnswer) return newsletterAnswer;
  const key = readKey(request.header("idempotency-key") || sent.texts.key);
  const enquiry = await checkEnquiry(sent, localFirm);
  const { form, cv } = enquiry;
  await refuseHarmful(cv, settings.clamd, localFirm);
  const now = Date.now();
  const reasons = spamReasons(form, sent.texts, firm, now);
  const attribution = settings.attribution ? readAttribution((name) => sent.texts[name]) : {};
  const address = clientAddress(context, settings.trustedProxies);
  const result = await saveEnquiry(database, {
    ...enquiry,
    key,
    spamReasons: reasons,
    attribution,
    language: localFirm.language.tag,
    webhooks: webhooksFor(settings.webhooks, form, reasons !== ""),
    acknowledges: settings.acknowledge,
    now,
    secondsToWait: () => limit.count(address),
  });
  if (result.outcome === "conflict") throw refusals.otherContent();
  if (result.outcome === "limited")
    throw refusals.tooMany(recipientOf(form, localFirm), result.seconds);
  const { id, outcome } = result;
  if (outcome === "stored" && !reasons && isCountable(request))
    services.figures?.count({ kind: "goal", name: `form ${form.name}` });
  log.info({ enquiry: id, form: form.name, outcome, suspected: reasons !== "" }, "enquiry");
  if (wantsJson(request)) return context.json({ status: "kept" }, 201);
  return context.redirect(addressAfter(context, services, form, localFirm, now), 303);
}

/**
 * Adds to a message what the address of its page contains, and what would be lost without scripts: the answers to "Do your
 * plans agree?" and the partner to whom the visitor writes. With scripts the message contains them already.
 */
function withQueryOfPage(sent: SentForm, { req }: ReceiverContext, firm: Firm): SentForm {
  const page = refererOf(req);
  if (sent.texts.form !== contactForm.name || wantsJson(req) || !page) return sent;
  const { planCheck } = firmIn(firm, sent.texts.language);
  const typed = sent.texts.message ?? "";
  const message = messageWithAnswers(typed, planCheck, page.searchParams) ?? typed;
  const partnerId = page.searchParams.get("partner");
  const named = firm.leaders.find(({ id }) => id === partnerId)?.name ?? "";
  const partner = sent.texts.partner || named;
  return { ...sent, texts: { ...sent.texts, message, partner } };
}

/** The idempotency key. Undefined if there is none. */
function readKey(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[\w-]{8,128}$/.test(text)) throw refusals.unreadable();
  return text;
}

async function refuseHarmful(
  cv: Cv | undefined,
  clamd: string | undefined,
  firm: LocalFirm,
): Promise<void> {
  if (!cv || !clamd) return;
  if (await isClean(clamd, cv.bytes)) return;
  throw refusals.faulty({ cv: wordsOf(refusalWords, firm).harmful }, 422);
}

/**
 * The address of the page after a form that was sent without scripts. It contains the time of sending, because the page
 * is the same for all visitors.
 */
function addressAfter(
  { req }: ReceiverContext,
  { settings: { site } }: Services,
  form: KnownForm,
  { language }: LocalFirm,
  now: number,
): string {
  // The site and the receiver may have different hosts.
  const isFromSiteHost = req.header("origin") === new URL(site.url).origin;
  const base = isFromSiteHost ? site.url : site.basePath;
  const query = form.promisesReply ? `?at=${now}` : "";
  return `${base}${language.prefix}${sentPageOf(form)}${query}`;
}
