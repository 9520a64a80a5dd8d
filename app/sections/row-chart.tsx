import type { DrawnRow } from "#app/artwork/exhibits/draw-exhibit.ts";

/** Bars, or a disc beside its parts: the chart is the table of its figures. */
export function RowChart({ rows }: { rows: readonly DrawnRow[] }) {
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
