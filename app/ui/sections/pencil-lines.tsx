import type { Circles } from "./ink-circles.tsx";

export interface PencilLinesProps {
  circles: Circles;
}

/** The content of an `<svg>`: the pencil lines around circles in ink, drawn by hand (delivery-note.sheet.css). */
export function PencilLines({ circles }: PencilLinesProps) {
  const inOrder = [circles.blue, circles.yellow, circles.red];
  return (
    <g className="note-pencil">
      {inOrder.map(({ x = 0, y = 0, r }) => (
        // A hand does not close a circle where it began: the line overshoots.
        <path
          key={`${x} ${y}`}
          pathLength={1}
          d={`M${x} ${y - r}A${r + 2} ${r + 1} 0 0 1 ${x - 2} ${y + r + 1}A${r + 1} ${r + 2} 0 0 1 ${x - 8} ${y - r - 4}Q${x + 20} ${y - r - 8} ${x + 46} ${y - r + 4}`}
        />
      ))}
    </g>
  );
}
