import type { ReactNode } from "react";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { PictureSource } from "#app/lib/picture.ts";
import { Picture } from "#app/ui/picture.tsx";

export interface Crumb {
  name: string;
  href: string;
}

export interface PageOpeningProps {
  heading: ReactNode;
  lead?: string;
  picture?: PictureSource;
  /** The pages above this one, outermost first. */
  trail?: Crumb[];
  children?: ReactNode;
}

/** How inner pages open: a large heading left, one sentence right, a wide picture below. */
export function PageOpening({ heading, lead, picture, trail, children }: PageOpeningProps) {
  return (
    <div className="page-width pt-10 md:pt-16">
      {trail && trail.length > 0 && <Breadcrumbs trail={trail} />}
      <div className="page-grid items-end gap-y-5">
        <h1 className="col-span-4 text-h1 md:col-span-12 lg:col-span-8">{heading}</h1>
        {lead && (
          <p className="col-span-4 text-lead text-ink-2 md:col-span-8 lg:col-span-4 lg:col-start-9 lg:pb-2">
            {lead}
          </p>
        )}
      </div>
      {children}
      {picture && (
        <Picture
          picture={picture}
          isEager
          className="mt-10 aspect-4/3 max-h-[520px] rounded-picture sm:aspect-2/1 md:mt-14 lg:aspect-[2640/900]"
        />
      )}
    </div>
  );
}

function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-6 md:mb-8 print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-caption text-ink-3">
        {trail.map(({ name, href }) => (
          <li key={href} className="flex gap-x-2">
            <SiteLink
              href={href}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:text-blue hover:underline"
            >
              {name}
            </SiteLink>
            <span aria-hidden="true" className="inline-flex items-center">
              /
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
