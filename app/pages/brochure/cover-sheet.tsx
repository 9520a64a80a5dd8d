import type { BrochureSheets } from "./data.ts";
import { OverprintCircles } from "#app/sections/overprint-circles.tsx";
import { Sheet } from "./sheet.tsx";

export type CoverSheetProps = BrochureSheets["cover"] & { firm: string };

export function CoverSheet({ firm, title, subtitle, year }: CoverSheetProps) {
  return (
    <Sheet name="cover">
      <p className="sheet-brand">
        <span>{firm}</span>
        <span>{year}</span>
      </p>
      <h2 id="sheet-cover" className="sheet-title">
        {title}
      </h2>
      <p className="sheet-subtitle">{subtitle}</p>
      <OverprintCircles id="brochure-cover" className="sheet-circles" />
    </Sheet>
  );
}
