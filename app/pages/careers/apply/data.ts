import { content } from "#app/content/content.ts";

/** What /careers/apply shows. */
export function applyData() {
  const { pages, positions, site } = content();
  const { lead, privacyNote, withoutScript } = pages.apply;
  return {
    lead,
    privacyNote,
    withoutScript,
    positionsHeading: pages.careers.positionsHeading,
    positions: positions.map(({ id, title, location }) => ({ id, title, location })),
    email: site.hrEmail,
    phone: site.phone,
  };
}

export type ApplyData = ReturnType<typeof applyData>;
