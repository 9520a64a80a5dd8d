import type { ReactNode } from "react";

export interface SheetProps {
  /** The look in styles/brochure.css. */
  name: "cover" | "about" | "services" | "industries" | "contact";
  /** Names the sheet, where several look like it. */
  id?: string;
  children: ReactNode;
  /** Printed at the foot; the coloured sheets have none. */
  number?: number;
}

/** A page of the brochure: a sheet of paper on the screen, a page in print. */
export function Sheet({ name, id = name, children, number }: SheetProps) {
  return (
    <section aria-labelledby={`sheet-${id}`} className={`sheet sheet-${name}`}>
      <div className="sheet-page">
        {children}
        {number && (
          <p className="sheet-number" aria-hidden="true">
            {number}
          </p>
        )}
      </div>
    </section>
  );
}
