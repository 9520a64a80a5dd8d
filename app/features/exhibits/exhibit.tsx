import { Fragment } from "react";
import type { DrawnExhibit, DrawnLines } from "./draw-exhibit.ts";

/**
 * A chart under its message. Its words are the page's own text; only bars, lines and sectors are drawn. On a slide
 * nothing opens: the table of a line chart is there for those who listen.
 */
export function Exhibit({ exhibit, isOnSlide }: { exhibit: DrawnExhibit; isOnSlide?: boolean }) {
  const { title, unit, note, lines } = exhibit;
  const table = lines && <FiguresTable {...lines} />;
  return (
    <figure className="exhibit">
      <figcaption className="exhibit-title">
        {title}
        {unit && <small>{unit}</small>}
      </figcaption>
      {lines ? <LineChart {...lines} /> : <RowChart {...exhibit} />}
      {lines && isOnSlide && <div className="exhibit-unseen">{table}</div>}
      {lines && !isOnSlide && (
        <details>
          <summary>The figures as a table</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the arrow keys */}
          <section className="table-scroll" aria-label={title} tabIndex={0}>
            {table}
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
                <svg aria-hidden="true">
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
      <svg aria-hidden="true" viewBox="-50 -50 100 100">
        {rows.map(({ label, ink, sector }) => (
          <path key={label} className={`exhibit-${ink}`} d={sector?.path} />
        ))}
      </svg>
      {table}
    </div>
  );
}

/** Lines between their figures. The labels stand beside the drawing, moved down by boxes of a drawn height. */
function LineChart({ named, hasLongNames, series, baseline, starts, ends }: DrawnLines) {
  const labels = (places: typeof ends, column: 0 | -1) => (
    <div>
      {places.map(({ line, room }) => (
        <Fragment key={line}>
          <svg height={room} aria-hidden="true" />
          <div>
            <b>{series[line]?.figures.at(column)}</b>
            {column === -1 && ` ${series[line]?.label}`}
          </div>
        </Fragment>
      ))}
    </div>
  );
  return (
    <div className="exhibit-lines" aria-hidden="true">
      {labels(starts, 0)}
      <svg
        className="exhibit-plot"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line y1={baseline} x2="100%" y2={baseline} />
        {/* The first lies on top. */}
        {series.toReversed().map(({ label, ink, path, points }) => (
          <g key={label} className={`exhibit-${ink}`}>
            <path d={path} />
            <path d={points} />
          </g>
        ))}
      </svg>
      {labels(ends, -1)}
      <div className="exhibit-columns" data-long={hasLongNames || undefined}>
        {named.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </div>
  );
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
