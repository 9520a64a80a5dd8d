/** The outlines of the icons on a grid of 24 units. */
const PATHS = {
  "arrow-down": "M12 4v16m-6.5-6.5L12 20l6.5-6.5",
  "arrow-left": "M20 12H4m6.5-6.5L4 12l6.5 6.5",
  "arrow-right": "M4 12h16m-6.5-6.5L20 12l-6.5 6.5",
  "chevron-down": "M6 9.5 12 15l6-5.5",
  close: "M5 5l14 14M19 5 5 19",
  menu: "M3 7h18M3 17h18",
  pause: "M8.5 5v14M15.5 5v14",
  play: "M8 5v14l11-7-11-7Z",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L21 21",
  share: "M12 15V3.5M7.5 7.5 12 3.5l4.5 4M5 12v8.5h14V12",
} as const;

/** Icons that point along the line. They are mirrored where text runs from right to left. */
const SIDEWAYS: readonly string[] = ["arrow-left", "arrow-right"];

export interface IconProps {
  name: keyof typeof PATHS;
  /** The width and height in pixels. */
  size?: 16 | 20 | 24;
}

/** A decorative icon in the current color. The control around it has the accessible name. */
export function Icon({ name, size = 20 }: IconProps) {
  const className = SIDEWAYS.includes(name) ? "icon icon-sideways" : "icon";
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className={className}>
      <path d={PATHS[name]} />
    </svg>
  );
}
