import { simpleParser } from "mailparser";
import { expect, vi } from "vitest";
import { startMailServer, startReceiver } from "./receiving.ts";

export const NEWSLETTER_SECRET = "0123456789abcdef0123456789abcdef";
/** The longest wait of the outbox in use. With a shorter wait, a mail that is due later would look like a wrong clock. */
const LONG_DELAYS = { longestDelay: 2 * 3_600_000 };

/** The hidden fields of the sign-up in the footer of a page. */
const SIGN_UP = { form: "newsletter", list: "news-letters", place: "footer" };

/** A receiver that takes sign-ups, with its mail server. Both stop after the test. */
export async function startNewsletter(env: Readonly<Record<string, string>> = {}) {
  const mailServer = await startMailServer();
  const settings = { NEWSLETTER: "on", NEWSLETTER_SECRET, ...mailServer.env, ...env };
  const site = await startReceiver(settings, LONG_DELAYS);
  const signUp = (fields: Readonly<Record<string, string>> = {}, headers = {}) =>
    site.post(new URLSearchParams({ ...SIGN_UP, email: "Ada@Example.org", ...fields }), headers);
  const get = (query: string) => site.receiver.fetch(new Request(`http://site.test/forms${query}`));
  const press = (purpose: string, token: string) =>
    site.post(new URLSearchParams({ form: `newsletter-${purpose}`, token }), {
      Accept: "text/html",
    });
  const mail = async (number: number) => {
    await vi.waitFor(() => expect(mailServer.mails.length).toBeGreaterThan(number), 60_000);
    const { to, content = "" } = mailServer.mails[number] ?? {};
    return { to, content };
  };
  const subscribers = () => site.rows("SELECT * FROM subscribers ORDER BY id");
  return { ...site, mails: mailServer.mails, signUp, get, press, mail, subscribers };
}

type NewsletterSite = Awaited<ReturnType<typeof startNewsletter>>;

/** The token of a link in a mail. */
export async function tokenIn(content: string, purpose: string): Promise<string> {
  const { text = "" } = await simpleParser(content);
  return new RegExp(`/forms\\?${purpose}=(\\S+)`).exec(text)?.[1] ?? "";
}

/** Signs up and confirms. @returns the token that unsubscribes */
export async function subscribe(
  site: NewsletterSite,
  fields: Readonly<Record<string, string>> = {},
) {
  const count = site.mails.length;
  await site.signUp(fields);
  const first = await site.mail(count);
  await site.press("confirm", await tokenIn(first.content, "confirm"));
  const second = await site.mail(count + 1);
  return tokenIn(second.content, "unsubscribe");
}
