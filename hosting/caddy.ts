import { configText } from "./config-text.ts";
import { contentTypes, isCompressible, SPECULATION_RULES } from "./content-types.ts";
import { type Headers, headersFor } from "./headers.ts";
import type { HostingRules } from "./host-files.ts";
import * as patterns from "./path-patterns.ts";
import { locationOf, type Redirect } from "./redirects.ts";

const SEND_FILE = `file_server {
			precompressed br gzip
			disable_canonical_uris
		}`;

/**
 * Writes the Caddyfile. The address and the folder come from SITE_ADDRESS and SITE_ROOT, the receiver's from
 * SITE_RECEIVER.
 *
 * Everything is in one `route`, which keeps the order as written. The headers of a class of files are set only
 * after the file was found, so that a missing script is not cached for a year. Expressions rather than `path`,
 * which takes no notice of upper and lower case.
 */
export function renderCaddyfile(rules: HostingRules): string {
  const { basePath: base, everyAnswer, headers, redirects, formPath } = rules;
  const types = Object.entries(contentTypes);
  const compressible = types.filter(([, type]) => isCompressible(type));
  return configText`# Written by hosting/caddy.ts; changes here are lost. How to use it: docs/deploying.md.
(site_headers) {
	# Apart from the others: a deletion puts off its whole block until the answer is sent.
	header -Server
	header {
${headerLines(everyAnswer)}
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv/site}
	route {
		import site_headers
${formPath && formRoute(formPath, everyAnswer)}
		@otherMethod not method GET HEAD
		error @otherMethod 405

		@unservable vars_regexp {http.request.uri} \`${patterns.UNSERVABLE}\`
		error @unservable 404
${patterns.SPELLINGS.map(spelling)}
${redirects.map((redirect, index) => redirectRoute(redirect, index, base))}
		@private path_regexp \`${patterns.belowBase(patterns.PRIVATE, base)}\`
		error @private 404
		@dotFile {
			path_regexp \`${patterns.DOT_FILE}\`
			not path_regexp \`${patterns.belowBase(patterns.WELL_KNOWN, base)}\`
		}
		error @dotFile 404
		try_files {path} {path}/index.html =404
${types.map(([extension, type]) => [
  `		@${extension} path *.${extension}`,
  `		header @${extension} Content-Type "${type}"`,
])}
		header ${base}${SPECULATION_RULES.path} Content-Type "${SPECULATION_RULES.type}"
		@compressible path ${compressible.map(([extension]) => `*.${extension}`).join(" ")}
		header @compressible {
			defer
			Vary Accept-Encoding
		}
${headers.map(({ path, headers }, index) => [
  `		@class${index} path_regexp \`${patterns.pathRegExp(path, base)}\``,
  `		header @class${index} {`,
  headerLines(headers),
  "		}",
])}
		${SEND_FILE}
	}

	handle_errors {
		import site_headers
		@notFound expression {http.error.status_code} == 404
		handle @notFound {
			rewrite * ${base}/404.html
			header {
				defer
				Content-Type "${contentTypes.html}"
				Vary Accept-Encoding
${headerLines(headersFor("/404.html", rules))}
			}
			${SEND_FILE}
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

/** The receiver sets the same headers as every answer, which would then be there twice. */
function formRoute(path: string, everyAnswer: Headers): string {
  return configText`
		@forms path_regexp \`${patterns.pathRegExp(path)}\`
		route @forms {
			request_body {
				max_size 25MiB
			}
			reverse_proxy {$SITE_RECEIVER:127.0.0.1:3001} {
${Object.keys(everyAnswer).map((name) => `				header_down -${name}`)}
			}
		}
`;
}

function spelling([pattern, to]: (typeof patterns.SPELLINGS)[number], index: number): string {
  const address = to.replace(/\$(\d)/g, `{re.spelling${index}.$1}`);
  return `		@spelling${index} vars_regexp spelling${index} {http.request.uri} \`${pattern}\`
		redir @spelling${index} ${address} 308`;
}

/** The rewrite keeps the query. */
function redirectRoute(redirect: Redirect, index: number, base: string): string {
  const { from, to, status } = redirect;
  const isOwn = to.startsWith("/");
  return `		@redirect${index} {
			path_regexp \`${patterns.pathRegExp(from, base)}\`
			not file {path} {path}/index.html
		}
		route @redirect${index} {
			${isOwn ? `rewrite * ${base}${to}\n			redir {uri}` : `redir * ${locationOf(redirect, base, "")}`} ${status}
		}`;
}

function headerLines(headers: Headers): string[] {
  const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
  return Object.entries(headers).map(([name, value]) => `			${name} ${quoted(value)}`);
}
