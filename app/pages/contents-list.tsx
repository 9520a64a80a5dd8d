import { type BodyNode, bodyText } from "#app/content/body.ts";

/** The parts of a text; the one that is being read is marked (app/browser/start.tsx). */
export function ContentsList({ body }: { body: readonly BodyNode[] }) {
  const headings = body.flatMap((node) =>
    typeof node !== "string" && node.tag === "h2" && node.id
      ? [{ id: node.id, text: bodyText(node.children) }]
      : [],
  );
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents-heading" className="ruled pt-5 lg:sticky lg:top-28 print:hidden">
      <h2 id="contents-heading" className="text-caption font-semibold">
        In this text
      </h2>
      <ol data-contents="" className="mt-2">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1.5 leading-snug text-ink-2 decoration-2 underline-offset-4 hover:text-blue lg:aria-[current]:text-blue lg:aria-[current]:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
