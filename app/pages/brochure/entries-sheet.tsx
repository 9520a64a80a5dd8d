import type { BrochureEntry } from "./data.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Sheet } from "./sheet.tsx";

export interface EntriesSheetProps {
  kind: "services" | "industries";
  heading: string;
  items: BrochureEntry[];
}

const PAGE_NUMBERS = { services: 3, industries: 4 };

/** The six services, or the four industries. */
export function EntriesSheet({ kind, heading, items }: EntriesSheetProps) {
  return (
    <Sheet name={kind} number={PAGE_NUMBERS[kind]}>
      <h2 id={`sheet-${kind}`} className="sheet-heading">
        {heading}
      </h2>
      <ul className="sheet-entries">
        {items.map(({ title, text, picture }) => (
          <li key={title}>
            <Picture picture={picture} isEager className="sheet-picture" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
