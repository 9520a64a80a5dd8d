import { useContext } from "react";
import { AssetsContext } from "#app/browser/island.tsx";

export interface PageStylesProps {
  /** Source path of a style sheet, such as `app/styles/deck.css`. */
  source: string;
}

/** Brings a style sheet to the head of the pages that show what it is for, and of no others. */
export function PageStyles({ source }: PageStylesProps) {
  const assets = useContext(AssetsContext);
  return assets && <link rel="stylesheet" href={assets.url(source)} precedence="page" />;
}
