import { Fragment } from "react";
import { useWords } from "#app/words/words-context.tsx";
import type { DrawnExhibit } from "./draw-exhibit.ts";
import type { DrawnLines } from "./draw-lines.ts";
import type { exhibitWords } from "./interface-words.ts";

export interface ExhibitProps {
  exhibit: DrawnExhibit;
  /**
   * Whether it is on a slide. There the table of a line chart cannot be opened: it is only for assistive technology.
   */
  isOnSlide?: boolean;
}

/** A chart under its message. Its words are the page's own text; only bars, lines and sectors are drawn. */
export function Exhibit({ exhibit, isOnSlide = false }: ExhibitProps) {
  const words = useWords<typeof exhibitWords>("exhibits");
  const { title, unit, note, lines } = exhibit;
  return (
    <figure className="exhibit">
      <figcaption className="exhibit-title">
        {title}
        {unit && <small>{unit}</small>}
      </figcaption>
      {lines ? <LineChart {...lines} /> : <RowChart {...exhibit} />}
      {lines && isOnSlide && (
        <div className="exhibit-unseen">
          <FiguresTable {...lines} />
        </div>
      )}
      {lines && isOnSlide && (
        <div role="img" aria-label={figuresText(lines)} className="exhibit-printed" />
      )}
      {lines && !isOnSlide && (
        <details>
          <summary>{words.table}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: visitors without a mouse scroll it by the arrow keys */}
          <section className="table-scroll" aria-label={title} tabIndex={0}>
            <FiguresTable {...lines} />
          </section>
        </details>
      )}
      <p>
        <small>{note}</small>
      </p>
    </figure>
  );
}

/** Bars, or a disc beside its parts: the chart is the table of its figures. */
function RowChart({ rows }: DrawnExhibit) {
  const hasSectors = rows.some(({ sector }) => sector);
  const table = (
    <table className={hasSectors ? "exhibit-parts" : "exhibit-bars"}>
      <tbody>
        {rows.map(({ label, ink, figure, bar, sector }) => (
          <tr key={label} className={`exhibit-${ink}`}>
            <th scope="row">
              {label}
              {bar && (
                <svg aria-hidden="true" width="100%" height={20}>
                  <rect x={bar.x} width={bar.width} height="100%" />
                </svg>
              )}
            </th>
            <td>{sector?.part ?? figure}</td>
            {sector?.part && <td>{figure}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!hasSectors) return table;
  return (
    <div className="exhibit-share">
      <svg aria-hidden="true" viewBox="-50 -50 100 100" width={160} height={160}>
        {rows.map(({ label, ink, sector }) => (
          <path key={label} className={`exhibit-${ink}`} d={sector?.path} />
        ))}
      </svg>
      {table}
    </div>
  );
}

/** A line chart with figures at both ends of each line. */
function LineChart(lines: DrawnLines) {
  const { namedColumns, hasLongNames, series, baseline } = lines;
  return (
    <div className="exhibit-lines" aria-hidden="true">
      <EndLabels lines={lines} end="start" />
      <svg
        className="exhibit-plot"
        viewBox="0 0 100 100"
        width={280}
        height={160}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line y1={baseline} x2="100%" y2={baseline} />
        {/* The first line lies on top. */}
        {series.toReversed().map(({ label, ink, path, points }) => (
          <g key={label} className={`exhibit-${ink}`}>
            <path d={path} />
            <path d={points} />
          </g>
        ))}
      </svg>
      <EndLabels lines={lines} end="end" />
      <div className="exhibit-columns" data-long={hasLongNames || undefined}>
        {namedColumns.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  );
}

/**
 * The labels beside the drawing, moved down by boxes of a drawn height. Only the labels at the end name their lines.
 */
function EndLabels({ lines, end }: { lines: DrawnLines; end: "start" | "end" }) {
  const { series, starts, ends } = lines;
  const isStart = end === "start";
  return (
    <div>
      {(isStart ? starts : ends).map(({ line, room }) => (
        <Fragment key={line}>
          <svg height={room} width={1} aria-hidden="true" />
          <div>
            <b>{series[line]?.figures.at(isStart ? 0 : -1)}</b>
            {!isStart && ` ${series[line]?.label}`}
          </div>
        </Fragment>
      ))}
    </div>
  );
}

/** The figures of a line chart in words, such as `orders: 2024 10, 2025 12`: the alternative text of the drawing in a PDF. */
function figuresText({ columns, series }: DrawnLines): string {
  const lines = series.map(({ label, figures }) => {
    const pairs = figures.map((figure, index) => `${columns[index]} ${figure}`);
    return `${label}: ${pairs.join(", ")}`;
  });
  return lines.join("; ");
}

function FiguresTable({ columns, series }: DrawnLines) {
  return (
    <table>
      <thead>
        <tr>
          <td />
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map(({ label, figures }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {figures.map((figure, index) => (
              <td key={columns[index]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
