import { type ContentType, contentTypes } from "#app/outputs/content-types.ts";
import { type HeaderRule, pathRegExp } from "#app/outputs/headers.ts";
import type { HostingRules } from "#app/outputs/hosting-rules.ts";
import { compressedEndings, privateFiles } from "#app/outputs/private-files.ts";
import { idFolderOf, type Redirect } from "#app/outputs/redirects.ts";

/**
 * Renders the Caddyfile. The address and the folder come from SITE_ADDRESS and SITE_ROOT.
 *
 * Everything stands in one `route`, which keeps the order as written. The headers of a class of
 * files are set only after the file was found, so that a missing script is not cached for a year.
 *
 * @param rules the rules of this build
 */
export function renderCaddyfile(rules: HostingRules): string {
  const base = rules.basePath;
  const [everything, ...classes] = rules.headers;
  if (everything?.path !== "/*") throw new Error("the first header rule must be for every path.");
  const compressible = Object.keys(contentTypes).filter((key) => contentTypes[key]?.isCompressible);
  const hidden = [...privateFiles, ...compressedEndings.map((ending) => `/*${ending}`)];
  return `# Generated from app/outputs/; changes here are lost. How to use it: docs/deploying.md.
(site_headers) {
	# Apart from the others: a deletion puts off its whole block until the answer is sent.
	header -Server
	header {
${headerLines(everything)}
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv/site}
	route {
		import site_headers

		@otherMethod not method GET HEAD
		error @otherMethod 405

		# One spelling per address. Leading slashes become one, or "//host/" would lead elsewhere.
		# (path_regexp would see a path in which they already are one.)
		@spelling vars_regexp {http.request.uri.path} ^//|.+/$|/index\\.html$
		route @spelling {
			uri path_regexp /+ /
			uri path_regexp (.)/$ $1
			uri path_regexp /index\\.html$ /
			uri path_regexp (.)/$ $1
			redir {uri} 308
		}

${rules.redirects.map((redirect, index) => redirectRoute(redirect, index, base)).join("\n")}
		@hidden path ${hidden.map((path) => base + path).join(" ")}
		error @hidden 404
		@dotFile {
			path */.*
			not path ${base}/.well-known/*
		}
		error @dotFile 404

		try_files {path} {path}/index.html =404
${Object.entries(contentTypes).map(contentTypeLines).join("\n")}
		@compressible path ${compressible.map((extension) => `*.${extension}`).join(" ")}
		header @compressible {
			defer
			Vary Accept-Encoding
		}
${classes.map((rule, index) => classHeaders(rule, index, base)).join("\n")}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		import site_headers
		@notFound expression {http.error.status_code} == 404
		handle @notFound {
			rewrite * ${base}/404.html
			header {
				defer
				Content-Type "${contentTypes.html?.type}"
				Vary Accept-Encoding
			}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		handle {
			@method expression {http.error.status_code} == 405
			header @method Allow "GET, HEAD"
			respond "{http.error.status_code}"
		}
	}
}
`;
}

function redirectRoute({ from, to, status, when }: Redirect, index: number, base: string): string {
  const folder = idFolderOf(from);
  const matchers = folder
    ? [`path_regexp ^${base}${folder}[^/]+$`, `not path *.data`]
    : [`path ${base}${from}`];
  if (when === "no-file") matchers.push("not file {path} {path}/index.html");
  // The rewrite keeps the query.
  return `		@redirect${index} {
${matchers.map((matcher) => `			${matcher}`).join("\n")}
		}
		route @redirect${index} {
			rewrite * ${base}${to}
			redir {uri} ${status}
		}
`;
}

function contentTypeLines([extension, { type }]: [string, ContentType]): string {
  return `		@${extension} path *.${extension}
		header @${extension} Content-Type "${type}"`;
}

function classHeaders(rule: HeaderRule, index: number, base: string): string {
  return `		@class${index} path_regexp ${pathRegExp(base + rule.path)}
		header @class${index} {
${headerLines(rule)}
		}`;
}

function headerLines({ headers }: HeaderRule): string {
  return Object.entries(headers)
    .map(([name, value]) => `			${name} "${value}"`)
    .join("\n");
}
