import type { Content } from "#app/content/content.ts";
import { telephoneLink } from "#app/lib/site-href.ts";
import type { ContactLine } from "./slide-view.tsx";

/** A line of the contact slide, with a link where it names something of the firm's that can be reached. */
export function contactLine(
  text: string,
  { phone, email, url, social }: Content["site"],
): ContactLine {
  if (text === email) return { text, href: `mailto:${email}` };
  if (text === phone) return { text, href: telephoneLink(phone) };
  if (url.endsWith(`//${text}`)) return { text, href: url };
  const network = social.find(({ label }) => text.startsWith(label));
  return network ? { text, href: network.href } : { text };
}
