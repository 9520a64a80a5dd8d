import { use } from "react";
import { AssetsContext } from "./island.tsx";

export interface PageStylesProps {
  /** The name of the style sheet: `figures` for `figures.sheet.css`. */
  name: string;
}

/** Links a style sheet at the place that needs it. It does not delay the first paint. */
export function PageStyles({ name }: PageStylesProps) {
  const assets = use(AssetsContext);
  return assets && <link rel="stylesheet" href={assets.sheet(name)} />;
}
