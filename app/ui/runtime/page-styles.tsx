import { useContext } from "react";
import { AssetsContext } from "./island.tsx";

/** Brings a style sheet, by its source path, to the pages that need it, where they do: the first paint does not wait. */
export function PageStyles({ source }: { source: string }) {
  const assets = useContext(AssetsContext);
  return assets && <link rel="stylesheet" href={assets.url(source)} />;
}
