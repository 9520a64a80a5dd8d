/** The value of the field `form` in a sign-up. */
export const SIGN_UP_FORM = "newsletter";

/** Where a sign-up stands: at the foot of pages, or on the page of a list that is yet to come. */
export type SignUpPlace = "footer" | "comingSoon";

/** The page of the sign-up, without the base path. */
export const SIGN_UP_PAGE = "/newsletter";

/**
 * The pages that follow a sign-up, without the base path. The receiver leads to them, or answers with them: `confirm` and
 * `unsubscribe` hold a button, whose form the receiver fills with the token of the link.
 */
export const STEP_PAGES = {
  sent: "/newsletter/sent",
  confirm: "/newsletter/confirm",
  confirmed: "/newsletter/confirmed",
  unsubscribe: "/newsletter/unsubscribe",
  unsubscribed: "/newsletter/unsubscribed",
  expired: "/newsletter/expired",
} as const;

/** What can follow a sign-up. */
export type Step = keyof typeof STEP_PAGES;

/** What a link in a mail asks for. It is also the name of the token in the link, and the value of the field `form` behind it. */
export const LINK_PURPOSES = ["confirm", "unsubscribe"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The value of the field `form` where a button of a page confirms or unsubscribes. */
export const buttonForm = (purpose: LinkPurpose) => `newsletter-${purpose}`;
