/** The value of the field `form` in a sign-up. */
export const SIGN_UP_FORM = "newsletter";

/** Where a sign-up stands: at the foot of pages, or on the page of a list that is yet to come. */
export const SIGN_UP_PLACES = ["footer", "comingSoon"] as const;
export type SignUpPlace = (typeof SIGN_UP_PLACES)[number];

/** The page of the sign-up, without the base path. */
export const SIGN_UP_PAGE = "/newsletter";

/**
 * The pages that follow a sign-up, without the base path. The receiver redirects to them. `confirm` and `unsubscribe`
 * have a button; the receiver itself answers with them, and writes the token of the link into the form of the button.
 */
export const STEP_PAGES = {
  sent: "/newsletter/sent",
  confirm: "/newsletter/confirm",
  confirmed: "/newsletter/confirmed",
  unsubscribe: "/newsletter/unsubscribe",
  unsubscribed: "/newsletter/unsubscribed",
  expired: "/newsletter/expired",
} as const;

/** A step after a sign-up. */
export type Step = keyof typeof STEP_PAGES;

/** The purpose of a link in a mail. It is also the name of the parameter with the token. */
export const LINK_PURPOSES = ["confirm", "unsubscribe"] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The value of the field `form` in the form of a button that confirms or unsubscribes. */
export const buttonForm = (purpose: LinkPurpose) => `newsletter-${purpose}`;
