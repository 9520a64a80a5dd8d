import { contentTypes, isCompressible } from "./content-types.ts";
import { errorText } from "./error-texts.ts";
import type { Headers, HostingRules } from "./hosting-rules.ts";
import * as patterns from "./path-patterns.ts";
import { locationOf, redirectRegExp } from "./redirects.ts";

/**
 * Writes the Caddyfile.
 *
 * Everything is in one `route`, which keeps the order as written. A file's headers are set once the file is found, so that a
 * missing script is not cached for a year. Paths are compared by `path_regexp`, because `path` ignores case.
 */
export function renderCaddyfile(rules: HostingRules): string {
  const { everyAnswer, everyError, receiverPaths } = rules;
  return `# Written by hosting/caddy.ts; changes here are lost. How to use it: docs/hosts.md.
(files) {${fileHeaders(rules)}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv/site}
${LOG}
	route {
		header {${headerLines(everyAnswer)}
		}
${receiverPaths.length > 0 ? receiverRoute(receiverPaths, everyAnswer) : ""}
		@otherMethod not method GET HEAD
		header @otherMethod Allow "GET, HEAD"
		error @otherMethod 405

		@unservable vars_regexp {http.request.uri} \`${patterns.UNSERVABLE}\`
		error @unservable 404
${spelledPages(rules)}
${spellings()}
${queryRedirectRules(rules)}${redirectRules(rules)}
		@private path_regexp \`${patterns.PRIVATE}\`
		error @private 404
		try_files {path} {path}/index.html =404
		import files
	}

	handle_errors {
		@notFound expression {http.error.status_code} == 404
		route @notFound {
${notFoundRewrites(rules)}
			import files
		}
		header {${headerLines(everyError)}
			Content-Type "text/plain; charset=utf-8"
		}
${errorResponses().join("\n")}
		respond "{http.error.status_code}"
	}
}

# For requests to other hosts, which Caddy would answer with an empty page (docs/hosts.md).
(unknown_host) {
	header {${headerLines(everyError)}
		Content-Type "text/plain; charset=utf-8"
	}
	respond "${errorText(421).trim()}" 421
}
`;
}

/** A line for each answer: time, status, method, path without its query, bytes, seconds. Nothing of the visitor. */
const LOG = `	log {
		format filter {
			wrap json
			fields {
				request>host delete
				request>remote_ip delete
				request>remote_port delete
				request>client_ip delete
				request>headers delete
				request>tls delete
				request>uri regexp "[?].*" ""
				resp_headers delete
				user_id delete
			}
		}
	}`;

/** Rewrites an unknown address to the not-found page of its language. */
function notFoundRewrites({ basePath, languages }: HostingRules): string {
  const ofLanguages = languages.flatMap((prefix, index) => [
    `			@notFound${index} path ${basePath}${prefix} ${basePath}${prefix}/*`,
    `			rewrite @notFound${index} ${basePath}${prefix}/404.html`,
  ]);
  const isPage = `			@notFoundOther not path */404.html`;
  const matcher = languages.length > 0 ? "@notFoundOther" : "*";
  const lines = [...ofLanguages, `			rewrite ${matcher} ${basePath}/404.html`];
  return (languages.length > 0 ? [isPage, ...lines] : lines).join("\n");
}

/** The errors that Caddy finds itself. Caddy answers unreadable requests before it uses this configuration. */
const OWN_ERRORS = [405, 413, 500, 502, 503, 504];

function errorResponses(): string[] {
  return OWN_ERRORS.map(
    (status) => `		@is${status} expression {http.error.status_code} == ${status}
		respond @is${status} "${errorText(status).trim()}"`,
  );
}

function spellings(): string {
  const rules = patterns.SPELLINGS.map(([pattern, replacement], index) => {
    const target = replacement.replace(/\$(\d)/g, `{re.spelling${index}.$1}`);
    return `
		@spelling${index} vars_regexp spelling${index} {http.request.uri} \`${pattern}\`
		redir @spelling${index} ${target} 308`;
  });
  return rules.join("");
}

/**
 * Redirects other spellings of a page's address to the address. Most requests have the usual spelling and skip all of
 * these.
 */
function spelledPages({ pages, basePath }: HostingRules): string {
  const rules = pages.map((page, index) => {
    const target = locationOf({ to: page }, basePath, "{re.spelled.1}");
    return `
			@page${index} path_regexp \`${patterns.oddSpellings(page, basePath)}\`
			redir @page${index} ${target} 301`;
  });
  return `
		@odd {
			path_regexp \`${patterns.ODD_SPELLING}\`
			vars_regexp spelled {http.request.uri} \`^/[^?]*(.*)$\`
		}
		route @odd {${rules.join("")}
		}`;
}

/** Redirects that a parameter of the query brings about, also where there is a page. */
function queryRedirectRules({ redirects, basePath }: HostingRules): string {
  const withQuery = redirects.filter(({ query }) => query !== undefined);
  const rules = withQuery.map((redirect, index) => {
    return `
		@parameter${index} {
			path_regexp \`${redirectRegExp(redirect, basePath)}\`
			query ${redirect.query}
		}
		redir @parameter${index} ${locationOf(redirect, basePath, "")} ${redirect.status}`;
  });
  return rules.join("");
}

/** Redirects that apply if there is no such file. */
function redirectRules({ redirects, basePath }: HostingRules): string {
  const fromPath = redirects.filter(({ query }) => query === undefined);
  const rules = fromPath.map((redirect, index) => {
    const target = locationOf(redirect, basePath, "{re.asked.1}");
    return `
		@redirect${index} {
			path_regexp \`${redirectRegExp(redirect, basePath)}\`
			not file {path} {path}/index.html
			vars_regexp asked {http.request.uri} \`^/[^?]*(.*)$\`
		}
		redir @redirect${index} ${target} ${redirect.status}`;
  });
  return rules.join("");
}

/** Passes requests on. The receiver sets the headers of every answer itself; added again they would be there twice. */
function receiverRoute(receiverPaths: readonly string[], everyAnswer: Headers): string {
  const pattern = receiverPaths.map((path) => patterns.pathRegExp(path)).join("|");
  const removed = Object.keys(everyAnswer).map((name) => `				header_down -${name}`);
  return `
		@receiver path_regexp \`${pattern}\`
		route @receiver {
			request_body {
				max_size 25MiB
			}
			reverse_proxy {$SITE_RECEIVER:127.0.0.1:3001} {
${removed.join("\n")}
			}
		}
`;
}

/** The headers of files. Caddy runs deferred directives in reverse order, so they are written in reverse order. */
function fileHeaders({ basePath, headers }: HostingRules): string {
  const rows = [...typeHeaders(), ...Object.entries(headers)];
  const directives = rows.map(
    ([path, values], index) => `
	@files${index} path_regexp \`${patterns.pathRegExp(path, basePath)}\`
	header @files${index} {
		defer${headerLines(values)}
	}`,
  );
  return directives.reverse().join("");
}

/** The headers that follow from a file's type, by the pattern of its name. */
function typeHeaders(): [string, Headers][] {
  return Object.entries(contentTypes).map(([extension, type]) => {
    const headers: Record<string, string> = { "Content-Type": type };
    if (isCompressible(type)) headers.Vary = "Accept-Encoding";
    return [`*.${extension}`, headers];
  });
}

function headerLines(headers: Headers): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `\n		${name} "${value.replaceAll('"', '\\"')}"`,
  );
  return lines.join("");
}
