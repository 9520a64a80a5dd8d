import type { ReactNode } from "react";
import type { PictureSource } from "#app/base/picture-source.ts";
import { PaintWholePage } from "#app/ui/frame/paint-whole-page.tsx";
import { Breadcrumbs, type BreadcrumbsProps } from "./breadcrumbs.tsx";
import { OpeningPicture } from "./opening-picture.tsx";

export interface PageHeaderProps extends BreadcrumbsProps {
  heading: ReactNode;
  lead?: string | undefined;
  /** A link below the lead. */
  action?: ReactNode;
  /**
   * `poster`: the title stands on the ground of the drawing, as wide as the window. `half`: the drawing fills the other half
   * of the window; several drawings stand below the title (app/routes/industries/page.css). `band`: the drawing is as wide as
   * the window, below a title on a tint (app/routes/industries/detail/page.css). `text`: a title with a sentence beside it.
   * Without a picture, a page begins with its text alone.
   */
  opening?: "poster" | "half" | "band" | "text";
  picture?: PictureSource | readonly PictureSource[] | undefined;
  /** The scheme of the drawing. A poster continues its ground, and the tint of a band differs from it. */
  ground?: string | undefined;
  /** Whether the first window shows the whole page. The first paint then waits for all of it. */
  isShort?: boolean;
  /** Whether the drawing shows a thing, which no frame may cut. The drawing's ground fills the rest of the frame. */
  isWhole?: boolean;
  children?: ReactNode;
}

/** In a wide window the sentence of a poster is larger, so that it holds against the drawing. */
const POSTER_LEAD = "text-lead lg:text-h5 lg:leading-snug";

/** The beginning of an inner page. Its title stands at the same height in all openings. */
export function PageHeader(props: PageHeaderProps) {
  const { heading, lead, opening = "text", picture, ground, breadcrumbs, children } = props;
  const { action, isShort = false, isWhole = false } = props;
  const text = (
    <>
      <Breadcrumbs breadcrumbs={breadcrumbs} />
      <div className="page-heading">
        <h1 className="text-h1">{heading}</h1>
        {lead && (
          <p className={opening === "poster" ? POSTER_LEAD : "text-lead"}>
            {lead}
            {action && <span className="mt-6 block">{action}</span>}
          </p>
        )}
      </div>
      {children}
    </>
  );
  if (opening === "text" || !picture) {
    return (
      <div className="page-width page-header">
        {text}
        <PaintWholePage />
      </div>
    );
  }
  return (
    <div className={`page-header opening-${opening}`} data-ground={ground}>
      <div className="page-width">
        <div className="opening-text">{text}</div>
      </div>
      {isShort && <PaintWholePage />}
      <OpeningPicture
        picture={picture}
        delaysPaint={!isShort}
        className={isWhole ? "opening-whole" : ""}
      />
    </div>
  );
}
