import { buildDay } from "#app/lib/dates.ts";

/** The year of the build; in the browser the year by the visitor's clock (decision 14, app/browser/start.tsx). */
export function CurrentYear() {
  return <span data-current-year="">{buildDay().slice(0, 4)}</span>;
}
