import type { SourceFile } from "./source-files.ts";

/** Sources of the app. Its tests name the addresses that visitors use. */
const APP_SOURCE = /^app\/.*(?<!\.test)\.tsx?$/;

/** The places where addresses of pages are declared. */
const DECLARATIONS: readonly string[] = [
  "app/routes/registry.ts",
  // The table of forms says where each form stands, for the receiver, too. The registry reads it.
  "app/features/forms/table/application.ts",
  "app/features/forms/table/contact.ts",
  // The receiver leads to the pages of the newsletter. The registry reads them here.
  "app/features/newsletter/addresses.ts",
];

const COMMENT = /^\s*(\/\/|\/?\*)|\{\/\*.*\*\/\}/;
/** A quoted address: of at least a letter, without what is no address, such as a blank or the tags of an SVG. */
const QUOTED = /["'`](\/[a-z][^"'`<>\s]*)["'`]/gi;

/**
 * Addresses of pages that stand in quotation marks outside the registry. A page that moves would leave them behind. The root
 * of the site and files, whose names have a dot, are no pages.
 *
 * @returns a line for each place, with the remedy
 */
export function findPageAddresses(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => APP_SOURCE.test(path) && !DECLARATIONS.includes(path))
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) =>
        addressesIn(line).map((address) => {
          return `${path}:${index + 1}: ${address}: take the address from href() of app/routes/registry.ts, or have it handed over`;
        }),
      ),
    );
}

function addressesIn(line: string): string[] {
  if (COMMENT.test(line)) return [];
  const quoted = Array.from(line.matchAll(QUOTED), ([, address = ""]) => address);
  return quoted.filter((address) => !isFile(address));
}

/** Whether the last part of an address is the name of a file. What a template fills in is no part of the name. */
function isFile(address: string): boolean {
  const path = address.replace(/\$\{[^}]*\}/g, "x").replace(/[?#].*/, "");
  return /\.[^/]*$/.test(path);
}
