import { LinkRows } from "./link-rows.tsx";
import { TextRows } from "./text-rows.tsx";

export interface DocumentsProps {
  heading: string;
  links: readonly { label: string; href: string }[];
}

/** The presentation and the brochure, for who wants to show the firm to others. */
export function Documents({ heading, links }: DocumentsProps) {
  return (
    <TextRows id="documents" heading={heading}>
      <LinkRows items={links.map(({ label, href }) => ({ title: label, href }))} />
    </TextRows>
  );
}
