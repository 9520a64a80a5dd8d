import type { CaseStudy } from "#app/content/schemas/topics.ts";

export interface CaseFactsProps {
  facts: NonNullable<CaseStudy["facts"]>;
}

/** The strip that opens a story: it stands above the title, and is read after it. */
export function CaseFacts({ facts }: CaseFactsProps) {
  const { sector, size, duration, figure } = facts;
  return (
    <div className="-order-1 mb-8">
      <p className="text-caption font-medium">
        {sector}
        <span aria-hidden="true"> · </span>
        {size}
        <span aria-hidden="true"> · </span>
        {duration}
      </p>
      <p className="mt-3 flex flex-wrap items-end gap-x-4 gap-y-1 border-t-2 border-ink pt-4">
        <span className="text-h2 font-bold tabular">{figure.value}</span>
        <span className="max-w-[22ch] pb-1 leading-snug">{figure.label}</span>
      </p>
    </div>
  );
}
