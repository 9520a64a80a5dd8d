import type { BrochureSheets } from "./data.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Sheet } from "./sheet.tsx";

export type AboutSheetProps = BrochureSheets["about"];

export function AboutSheet({
  heading,
  paragraphs,
  approachHeading,
  approach,
  picture,
}: AboutSheetProps) {
  return (
    <Sheet name="about" number={2}>
      <Picture picture={picture} isEager className="sheet-band" />
      <h2 id="sheet-about" className="sheet-heading">
        {heading}
      </h2>
      <div className="sheet-columns">
        <div className="sheet-text">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h3 className="sheet-subheading">{approachHeading}</h3>
          <ol className="sheet-approach">
            {approach.map(({ title, text }) => (
              <li key={title}>
                <h4>{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Sheet>
  );
}
