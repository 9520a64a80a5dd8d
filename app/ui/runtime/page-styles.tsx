import { use } from "react";
import { AssetsContext } from "./island.tsx";

export interface PageStylesProps {
  /** The path of the style sheet in the repository. */
  source: string;
}

/** Links a style sheet at the place that needs it. It does not delay the first paint. */
export function PageStyles({ source }: PageStylesProps) {
  const assets = use(AssetsContext);
  return assets && <link rel="stylesheet" href={assets.url(source)} />;
}
