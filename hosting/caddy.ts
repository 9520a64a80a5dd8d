import { contentTypes, isCompressible } from "./content-types.ts";
import type { Headers, HostingRules } from "./hosting-rules.ts";
import * as patterns from "./path-patterns.ts";
import { locationOf } from "./redirects.ts";

/**
 * Writes the Caddyfile. Everything is in one `route`, which keeps the order as written; a file's headers are set once it
 * is found, so that a missing script is not cached for a year. `path` would not tell upper from lower case.
 */
export function renderCaddyfile(rules: HostingRules): string {
  const { basePath: base, everyAnswer, redirects, formPath } = rules;
  const spellings = patterns.SPELLINGS.map(
    ([from, to], index) => `
		@spelling${index} vars_regexp spelling${index} {http.request.uri} \`${from}\`
		redir @spelling${index} ${to.replace(/\$(\d)/g, `{re.spelling${index}.$1}`)} 308`,
  );
  const moves = redirects.map(
    (redirect, index) => `
		@redirect${index} {
			path_regexp \`${patterns.pathRegExp(redirect.from, base)}\`
			not file {path} {path}/index.html
			vars_regexp asked {http.request.uri} \`^/[^?]*(.*)$\`
		}
		redir @redirect${index} ${locationOf(redirect, base, "{re.asked.1}")} ${redirect.status}`,
  );
  // The receiver sets the same headers as every answer, which would then be there twice.
  const twice = Object.keys(everyAnswer).map((name) => `				header_down -${name}`);
  const forms = `
		@forms path_regexp \`${patterns.pathRegExp(formPath ?? "")}\`
		route @forms {
			request_body {
				max_size 25MiB
			}
			reverse_proxy {$SITE_RECEIVER:127.0.0.1:3001} {
${twice.join("\n")}
			}
		}
`;
  return `# Written by hosting/caddy.ts; changes here are lost. How to use it: docs/deploying.md.
(files) {${fileHeaders(rules)}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv/site}
	route {
		header {${headerLines(everyAnswer)}
		}
${formPath ? forms : ""}
		@otherMethod not method GET HEAD
		header @otherMethod Allow "GET, HEAD"
		error @otherMethod 405

		@unservable vars_regexp {http.request.uri} \`${patterns.UNSERVABLE}\`
		error @unservable 404
${spellings.join("")}
${moves.join("")}
		@private path_regexp \`${patterns.PRIVATE}\`
		error @private 404
		try_files {path} {path}/index.html =404
		import files
	}

	handle_errors {
		@notFound expression {http.error.status_code} == 404
		route @notFound {
			rewrite * ${base}/404.html
			import files
		}
		respond "{http.error.status_code}"
	}
}
`;
}

/** Headers that are put off until the answer is sent take each other's place backwards: the first row would count. */
function fileHeaders({ basePath, headers }: HostingRules): string {
  const types = Object.entries(contentTypes).map(([extension, type]): [string, Headers] => [
    `*.${extension}`,
    { "Content-Type": type, ...(isCompressible(type) && { Vary: "Accept-Encoding" }) },
  ]);
  const rows = [...types, ...Object.entries(headers)].map(
    ([path, values], index) => `
	@files${index} path_regexp \`${patterns.pathRegExp(path, basePath)}\`
	header @files${index} {
		defer${headerLines(values)}
	}`,
  );
  return rows.reverse().join("");
}

const headerLines = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `\n		${name} "${value.replaceAll('"', '\\"')}"`)
    .join("");
