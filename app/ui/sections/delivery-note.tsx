import { InkCircles } from "./ink-circles.tsx";
import { PencilLines } from "./pencil-lines.tsx";

/** The circles that the founder drew, in a box of 600 by 800. */
const CIRCLES = {
  blue: { x: 300, y: 330, r: 130 },
  red: { x: 366, y: 444, r: 130 },
  yellow: { x: 234, y: 444, r: 130 },
};

/** The grease stain, in the same box. */
export const GREASE_STAIN = "M452 655c34-20 84-8 96 30s-14 76-52 82-84-8-88-44 14-50 44-68z";

export interface DeliveryNoteProps {
  /** Unique on the page: the ids of the clip paths begin with it. */
  id: string;
}

/**
 * The delivery note on which the firm began: a form with four folds and a grease stain, and three circles, in pencil and
 * then in ink. The circles appear while the page scrolls. Where nothing moves they are complete from the start
 * (delivery-note.sheet.css). Decorative: the words beside it tell the same.
 */
export function DeliveryNote({ id }: DeliveryNoteProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 800"
      width={300}
      height={400}
      className="delivery-note"
    >
      <path className="note-paper" d="M0 0h600v800H0z" />
      <path className="note-stain" d={GREASE_STAIN} />
      <path
        className="note-form"
        d="M40 62h190v14H40zM40 90h120v8H40zM420 62h140v3H420zM420 84h140v3H420zM420 106h140v3H420zM40 140h520v3H40zM40 650h520v2H40zM40 690h240v2H40zM40 730h240v2H40z"
      />
      <path className="note-fold" d="M0 266h600M0 533h600M200 0v800M400 0v800" />
      <g className="note-ink">
        <InkCircles id={id} circles={CIRCLES} />
      </g>
      <PencilLines circles={CIRCLES} />
    </svg>
  );
}
