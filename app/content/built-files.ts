/** Bytes of the files that a build has written before its pages, by address. While developing none is. */
const WRITTEN: Readonly<Record<string, number>> = JSON.parse(process.env.BUILT_FILES ?? "{}");

/** What a link says of a file's size: `, 305 KB`; nothing where it is made when it is asked for. */
export function sizeOf(address: string): string {
  const bytes = WRITTEN[address];
  return bytes === undefined ? "" : `, ${Math.ceil(bytes / 1000)} KB`;
}
