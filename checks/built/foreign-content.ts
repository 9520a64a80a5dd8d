import type { Problem } from "../problem.ts";
import type { BuiltSite } from "./built-site.ts";
import type { ContentSample } from "./content-samples.ts";
import { addressOf } from "./page.ts";

/**
 * No page, and no data file behind a page, carries the body of another one: what a visitor loads
 * does not grow with the number of pages.
 */
export function findForeignContent(site: BuiltSite, samples: readonly ContentSample[]): Problem[] {
  const addresses = site.pages.map(({ address }) => address);
  const own = (id: string, address: string) => address.split("/").at(-1) === id;
  const withPage = samples.filter(({ id }) => addresses.some((address) => own(id, address)));
  return textsOf(site).flatMap(({ file, address, text }) =>
    withPage
      .filter(({ id }) => !own(id, address))
      .flatMap(({ id, passages }) => {
        const found = passages.find((passage) => text.includes(passage));
        return found ? [{ where: file, what: `holds the body of ${id}: "${found}"` }] : [];
      }),
  );
}

/** No script carries authored words: they come with the page, or with its data. */
export function findContentInScripts(
  site: BuiltSite,
  samples: readonly ContentSample[],
): Problem[] {
  const scripts = [...site.files].filter((file) => file.endsWith(".js"));
  return scripts.flatMap((file) => {
    const text = site.read(file).toString("utf8");
    return samples.flatMap(({ id, passages }) => {
      const found = passages.find((passage) => text.includes(passage));
      return found ? [{ where: file, what: `holds the words of ${id}: "${found}"` }] : [];
    });
  });
}

function textsOf(site: BuiltSite) {
  const pages = site.pages.map(({ file, address, html }) => ({ file, address, text: html }));
  const data = [...site.files].filter((file) => file.endsWith(".data"));
  return pages.concat(
    data.map((file) => ({
      file,
      address: addressOf(file.replace(/(^_(root)?)?\.data$/, "")),
      text: site.read(file).toString("utf8"),
    })),
  );
}
