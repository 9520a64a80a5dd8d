import { SIGN_UP_PAGE, STEP_PAGES, type Step } from "#app/features/newsletter/addresses.ts";
import {
  isSignUpOffered,
  newsletterContent,
  newsletterWords,
} from "#app/features/newsletter/content.ts";
import type { Content } from "#app/model/content.ts";
import type { PageAddress } from "#app/model/page-record.ts";
import { pageAddress } from "#app/routes/page-kind.ts";
import { pageSet } from "#app/routes/page-set.ts";

const STEPS = Object.keys(STEP_PAGES) as Step[];

/** The entry of the registry for the page of the sign-up. A language without a newsletter has no such page. */
export const newsletterPage = pageSet(
  { main: SIGN_UP_PAGE },
  {
    files: [newsletterContent],
    addresses: ({ main }, of) => (isSignUpOffered(of) ? [signUpAddress(main, of)] : []),
    itemOf: () => undefined,
    isWithoutClosing: true,
  },
);

function signUpAddress(path: string, of: Content): PageAddress {
  const { meta, heading, lead } = newsletterWords(of);
  return pageAddress(path, meta, {
    id: path.slice(1),
    name: meta.title,
    pageHeader: { heading, lead, opening: "text" },
    hasSignUp: true,
    words: () => ({ headings: [heading], texts: [lead] }),
  });
}

/** The entry of the registry for the pages that follow a sign-up. */
export const newsletterSteps = pageSet(STEP_PAGES, {
  files: [newsletterContent],
  addresses: (paths, of) =>
    isSignUpOffered(of) ? STEPS.map((step) => stepAddress(paths, step, of)) : [],
  itemOf: (_paths, { id }) => STEPS.find((step) => id === idOf(step)) ?? "expired",
  isWithoutClosing: true,
});

const idOf = (step: Step) => `newsletter-${step}`;

function stepAddress(paths: typeof STEP_PAGES, step: Step, of: Content): PageAddress {
  const { meta, heading, lead } = newsletterWords(of).steps[step];
  return pageAddress(paths[step], meta, {
    id: idOf(step),
    name: meta.title,
    pageHeader: { heading, lead, opening: "text" },
    isIndexed: false,
    hasSignUp: true,
  });
}
