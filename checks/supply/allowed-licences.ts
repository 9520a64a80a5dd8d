/**
 * What a package is for: in the files that visitors get; loaded by the server behind `npm start`;
 * or only where the site is built and tested.
 */
export type PackageUse = "shipped" | "server" | "building";

/** A licence (SPDX) and the uses for which it is accepted. */
export interface AllowedLicence {
  id: string;
  uses: readonly PackageUse[];
  reason: string;
}

const everywhere: readonly PackageUse[] = ["shipped", "server", "building"];
const building: readonly PackageUse[] = ["building"];
const notice = "permissive: keep the notice, which licences.txt does for what is shipped";

/** Anything else is refused. A row is there because a package needs it, never in advance. */
export const allowedLicences: readonly AllowedLicence[] = [
  { id: "MIT", uses: everywhere, reason: notice },
  { id: "ISC", uses: everywhere, reason: notice },
  { id: "BSD-2-Clause", uses: everywhere, reason: notice },
  { id: "BSD-3-Clause", uses: everywhere, reason: notice },
  { id: "0BSD", uses: everywhere, reason: "asks for nothing" },
  { id: "Unlicense", uses: everywhere, reason: "asks for nothing" },
  {
    id: "OFL-1.1",
    uses: ["shipped"],
    reason: "the typeface: may be served with a site, with its notice, not sold by itself",
  },
  {
    id: "Apache-2.0",
    uses: building,
    reason: "permissive; to hand it on would mean to hand on NOTICE files too, which nothing does",
  },
  { id: "Zlib", uses: building, reason: "permissive: the notice stays in the source" },
  {
    id: "BlueOak-1.0.0",
    uses: building,
    reason: "permissive, seldom met by lawyers: kept out of what is handed on",
  },
  {
    id: "MPL-2.0",
    uses: building,
    reason:
      "axe-core and lightningcss: copyleft for their own files, which are neither changed nor handed on",
  },
  {
    id: "LGPL-3.0-or-later",
    uses: building,
    reason:
      "libvips behind sharp: a library of its own that draws pictures here; none of it is handed on",
  },
  {
    id: "CC-BY-4.0",
    uses: building,
    reason: "caniuse-lite: tables of browsers, read while styles are compiled",
  },
];
