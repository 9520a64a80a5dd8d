import { contentTypes } from "#app/outputs/content-types.ts";
import { headersFor } from "#app/outputs/headers.ts";
import type { HostingRules } from "#app/outputs/hosting-rules.ts";

/** What stays at home: CloudFront compresses by itself, and the rest belongs to other hosts. */
const neverUploaded = ["*.br", "*.gz", "_headers", "_redirects", ".built", ".vite/*"];

/** Extensions whose type `aws` would guess wrongly, or without its charset. */
const typedByUs = ["data", "txt", "webmanifest", "xml"];

/**
 * Renders the shell script that uploads the site with `aws s3`: one command for each class of
 * files, because S3 keeps type and caching with each file. Nothing is deleted: a tab opened before
 * the deployment still asks for its old scripts.
 *
 * @param rules the rules of this build
 */
export function renderS3Upload({ headers, basePath }: HostingRules): string {
  const folders = headers.flatMap(({ path }) => /^\/([\w/]+)\/\*$/.exec(path)?.[1] ?? []);
  const cacheOf = (path: string) => headersFor(path, headers)["Cache-Control"] ?? "no-cache";
  const upload = (filters: string, path: string, type = "") =>
    `aws s3 cp "$site" "$bucket" --recursive ${filters} ${exclude(neverUploaded)}${type} --cache-control "${cacheOf(path)}"`;
  const byFolder = folders.map((folder) => upload(only(`${folder}/*`), `/${folder}/x`));
  const byType = typedByUs.map((extension) =>
    upload(
      `${only(`*.${extension}`)} ${exclude(folders.map((folder) => `${folder}/*`))}`,
      `/x.${extension}`,
      ` --content-type "${contentTypes[extension]?.type}"`,
    ),
  );
  const apart = [...folders.map((folder) => `${folder}/*`), ...typedByUs.map((end) => `*.${end}`)];
  return `#!/bin/sh
# Generated from app/outputs/; changes here are lost. How to use it: docs/deploying.md.
# usage: sh upload.sh <bucket> [<folder of the built site>]
set -eu
bucket="s3://$1${basePath}"
site="\${2:-build/client}"

# Files with a hash first, pages last: no page may name a file that is not there yet.
${[...byFolder, ...byType, upload(exclude(apart), "/")].join("\n")}
`;
}

function only(pattern: string): string {
  return `--exclude "*" --include "${pattern}"`;
}

function exclude(patterns: readonly string[]): string {
  return patterns.map((pattern) => `--exclude "${pattern}"`).join(" ");
}
