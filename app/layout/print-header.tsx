import { useMatches } from "react-router";
import type { PageHead } from "#app/lib/page-head.ts";
import { uploadPath } from "./upload-path.ts";

export interface PrintHeaderProps {
  name: string;
}

/** On paper only: the logo and the address of the page, at the top of the first sheet. */
export function PrintHeader({ name }: PrintHeaderProps) {
  const address = useMatches()
    .map(({ loaderData }) => (loaderData as { head?: PageHead } | undefined)?.head?.canonical)
    .findLast((canonical) => canonical !== undefined);
  return (
    <div className="print-header">
      <img src={uploadPath("logo.svg")} alt="" width={28} height={28} />
      <span>{name}</span>
      {address && <span>{decodeURI(address).replace(/^https?:\/\//, "")}</span>}
    </div>
  );
}
