export interface TableOfContentsProps {
  headings: { id: string; text: string }[];
}

/** The parts of a text; on wide screens it stays beside it. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  if (headings.length < 2) return null;
  return (
    <nav
      aria-labelledby="contents-heading"
      className="border-t-2 border-ink pt-5 lg:sticky lg:top-28 print:hidden"
    >
      <h2 id="contents-heading" className="text-caption font-semibold">
        In this text
      </h2>
      <ol className="mt-2">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 leading-snug text-ink-2 hover:text-blue">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
