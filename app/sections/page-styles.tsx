import { useContext } from "react";
import { AssetsContext } from "#app/browser/island.tsx";

export interface PageStylesProps {
  /** Source path of a style sheet, such as `app/styles/deck.css`. */
  source: string;
}

/**
 * Brings a style sheet to the pages that show what it is for, and to no others: where that stands, so that the first
 * paint does not wait for it.
 */
export function PageStyles({ source }: PageStylesProps) {
  const assets = useContext(AssetsContext);
  return assets && <link rel="stylesheet" href={assets.url(source)} />;
}
