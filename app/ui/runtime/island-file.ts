/** The name of an island's file without `.island.tsx`: `site-menu` for `SiteMenu`. */
export function fileNameOf(name: string): string {
  return name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
