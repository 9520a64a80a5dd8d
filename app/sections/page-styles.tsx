import { useContext } from "react";
import { AssetsContext } from "#app/browser/island.tsx";

export interface PageStylesProps {
  /** Source path of a style sheet, such as `app/styles/deck.css`. */
  source: string;
  /** Of what stands below the fold: in place instead of in the head, so that the first paint does not wait for it. */
  isLate?: boolean;
}

/** Brings a style sheet to the pages that show what it is for, and to no others. */
export function PageStyles({ source, isLate }: PageStylesProps) {
  const assets = useContext(AssetsContext);
  return (
    assets && (
      <link rel="stylesheet" href={assets.url(source)} precedence={isLate ? undefined : "page"} />
    )
  );
}
