import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export interface TextRowsProps {
  id: string;
  heading: string;
  text?: string | undefined;
  /** Short lines with hairlines between them, in two columns on wide screens. */
  lines?: readonly string[];
  /** Whether the lines are sentences, the first of them the largest (app/routes/services/detail/page.css). */
  isLarge?: boolean;
  /** What stands below the heading (app/features/topics/topics.sheet.css). */
  aside?: ReactNode;
  /** Links to pages, one below the other, with hairlines between them. */
  links?: readonly { href: string; label: string; note?: string }[] | undefined;
  /** Whether the section stands on paper too. The default is true. */
  isPrinted?: boolean;
  children?: ReactNode;
}

/** A section of a page: the heading in the left columns, the content in the right ones. */
export function TextRows(props: TextRowsProps) {
  const { id, heading, text, lines, isLarge, aside, links, isPrinted = true, children } = props;
  const lineClass = isLarge ? "large-lines" : "gap-x-(--column-gap) lg:grid lg:grid-cols-2";
  return (
    <section
      aria-labelledby={id}
      className={`page-width py-9 md:py-14 ${isPrinted ? "" : "print:hidden"}`}
    >
      <div className="page-grid gap-y-6 ruled pt-6">
        <h2 id={id} className="col-span-4 text-h3 text-balance md:col-span-4">
          {heading}
        </h2>
        {aside}
        <div className="col-span-4 md:col-span-8">
          {text && <p className="max-w-[37.5rem] text-lead text-pretty">{text}</p>}
          {lines && (
            <ul className={`-mt-4 ${lineClass}`}>
              {lines.map((line) => (
                <li key={line} className="border-b border-rule py-4">
                  {line}
                </li>
              ))}
            </ul>
          )}
          {links && (
            <ul className="-mt-4">
              {links.map(({ href, label, note }) => (
                <li key={href} className="border-b border-rule">
                  <SiteLink href={href} className="flex items-center gap-x-6 py-4 hover:text-blue">
                    <span className="grow justify-between gap-x-8 sm:flex sm:items-baseline">
                      {/* The label takes a second line before the note does, and keeps its words whole. */}
                      <span className="block text-h5 font-semibold wrap-break-word sm:shrink-999">
                        {label}
                      </span>
                      {note && <span className="text-ink-2 sm:text-end">{note}</span>}
                    </span>
                    <Icon name="arrow-right" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
          {children}
        </div>
      </div>
    </section>
  );
}
