import { uploadPath } from "./upload-path.ts";

export interface PrintHeaderProps {
  name: string;
  /** The page's address in full. */
  address: string;
}

/** On paper only: the logo and the address of the page, at the top of the first sheet. */
export function PrintHeader({ name, address }: PrintHeaderProps) {
  return (
    <div className="print-header">
      <img src={uploadPath("logo.svg")} alt="" width={28} height={28} />
      <span>{name}</span>
      <span>{decodeURI(address).replace(/^https?:\/\//, "")}</span>
    </div>
  );
}
