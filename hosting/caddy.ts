import { type ContentType, contentTypes, SPECULATION_RULES } from "./content-types.ts";
import { headersFor, headersOfEveryAnswer, pathRegExp } from "./headers.ts";
import type { HostingRules } from "./hosting-rules.ts";
import { belowBase, DOT_FILE, PRIVATE, WELL_KNOWN } from "./private-files.ts";
import { idFolderOf, type Redirect } from "./redirects.ts";
import { SPELLINGS, UNSERVABLE } from "./spelling.ts";

/**
 * Writes the Caddyfile. The address and the folder come from SITE_ADDRESS and SITE_ROOT.
 *
 * Everything stands in one `route`, which keeps the order as written. The headers of a class of
 * files are set only after the file was found, so that a missing script is not cached for a year.
 * Expressions rather than `path`, which takes no notice of upper and lower case.
 *
 * @param rules the rules of this build
 */
export function renderCaddyfile({ basePath: base, headers, redirects }: HostingRules): string {
  const compressible = Object.keys(contentTypes).filter((key) => contentTypes[key]?.isCompressible);
  return `# Written by hosting/caddy.ts; changes here are lost. How to use it: docs/deploying.md.
(site_headers) {
	# Apart from the others: a deletion puts off its whole block until the answer is sent.
	header -Server
	header {
${headerLines(headersOfEveryAnswer(headers))}
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv/site}
	route {
		import site_headers

		@otherMethod not method GET HEAD
		error @otherMethod 405

		@unservable vars_regexp {http.request.uri} \`${UNSERVABLE}\`
		error @unservable 404
${SPELLINGS.map(spelling).join("")}
${redirects.map((redirect, index) => redirectRoute(redirect, index, base, "always")).join("")}
		@private path_regexp \`${belowBase(PRIVATE, base)}\`
		error @private 404
		@dotFile {
			path_regexp \`${DOT_FILE}\`
			not path_regexp \`${belowBase(WELL_KNOWN, base)}\`
		}
		error @dotFile 404
${redirects.map((redirect, index) => redirectRoute(redirect, index, base, "no-file")).join("")}
		try_files {path} {path}/index.html =404
${Object.entries(contentTypes).map(contentTypeLines).join("\n")}
		header ${base}${SPECULATION_RULES.path} Content-Type "${SPECULATION_RULES.type}"
		@compressible path ${compressible.map((extension) => `*.${extension}`).join(" ")}
		header @compressible {
			defer
			Vary Accept-Encoding
		}
${headers
  .slice(1)
  .map((rule, index) => {
    const files = pathRegExp(rule.path.replace(/^\//, `${base}/`));
    return `		@class${index} path_regexp \`${files}\`
		header @class${index} {
${headerLines(rule.headers)}
		}
`;
  })
  .join("")}
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
${headerLines(headersFor("/404.html", headers))}
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

function spelling([pattern, to]: (typeof SPELLINGS)[number], index: number): string {
  const address = to.replace(/\$(\d)/g, `{re.spelling${index}.$1}`);
  return `		@spelling${index} vars_regexp spelling${index} {http.request.uri} \`${pattern}\`
		redir @spelling${index} ${address} 308
`;
}

function redirectRoute(
  { from, to, status, when }: Redirect,
  index: number,
  base: string,
  wanted: Redirect["when"],
): string {
  if (when !== wanted) return "";
  const folder = idFolderOf(from);
  const files = pathRegExp(base + (folder ?? from));
  const isMissing = when === "no-file" ? "\n			not file {path} {path}/index.html" : "";
  // The rewrite keeps the query.
  return `		@redirect${index} {
			path_regexp \`${folder ? files.replace(/\$$/, "[^/]+$") : files}\`${isMissing}
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

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `			${name} "${value.replaceAll('"', '\\"')}"`)
    .join("\n");
}
