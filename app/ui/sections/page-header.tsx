import type { ReactNode } from "react";
import type { PictureSource } from "#app/base/picture-source.ts";
import { PaintWholePage } from "#app/ui/frame/paint-whole-page.tsx";
import { Breadcrumbs, type BreadcrumbsProps } from "./breadcrumbs.tsx";
import { OpeningPicture } from "./opening-picture.tsx";

export interface PageHeaderProps extends BreadcrumbsProps {
  heading: ReactNode;
  lead?: string | undefined;
  picture?: PictureSource | undefined;
  children?: ReactNode;
}

/** The top of an inner page: a large heading on the left, one sentence on the right, a wide picture below. */
export function PageHeader({ heading, lead, picture, breadcrumbs, children }: PageHeaderProps) {
  return (
    <div className="page-width page-header">
      <Breadcrumbs breadcrumbs={breadcrumbs} />
      <div className="page-heading page-grid">
        <h1 className="text-h1">{heading}</h1>
        {lead && <p className="text-lead text-ink-2">{lead}</p>}
      </div>
      {children}
      {picture ? <OpeningPicture picture={picture} /> : <PaintWholePage />}
    </div>
  );
}
