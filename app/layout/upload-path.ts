/** The address of a file of public/uploads/, under whatever sub-path the site is hosted. */
export function uploadPath(file: string): string {
  return `${import.meta.env.BASE_URL}uploads/${file}`;
}
