/**
 * The slide that an address asks for.
 *
 * @param value of the query's `slide`, counted from 1
 * @param count of slides in the deck
 * @returns the index of the slide, counted from 0; the first one for anything that names no slide
 */
export function slideIndex(value: string | null, count: number): number {
  const number = /^\d{1,6}$/.test(value ?? "") ? Number(value) : 1;
  return number >= 1 && number <= count ? number - 1 : 0;
}
