import { contentTypes } from "./content-types.ts";
import type { HostingRules } from "./hosting-rules.ts";
import * as patterns from "./path-patterns.ts";
import { locationOf } from "./redirects.ts";

/**
 * Writes the site's configuration for nginx, to be included inside `http { }`. All headers are added at one level, their
 * values chosen by maps when they are sent, for the file in `$uri`: one added in a location would drop all others.
 */
export function renderNginx(rules: HostingRules): string {
  const { basePath: base, everyAnswer, headers, redirects, formPath } = rules;
  const all = [everyAnswer, ...Object.values(headers)];
  const names = [...new Set(all.flatMap((row) => Object.keys(row)))];
  const types = Object.entries(contentTypes);
  const location = (pattern: string, action: string) =>
    `  location ~ ${quoted(pattern)} { ${action} }`;
  // The receiver sets the same headers as every answer, which would then be there twice.
  const twice = Object.keys(everyAnswer).map((name) => `    proxy_hide_header ${name};`);
  const forms = `  location = ${quoted(formPath ?? "")} {
    client_max_body_size 25m;
    proxy_pass http://site_receiver;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_read_timeout 90s;
${twice.join("\n")}
  }`;
  return `# Written by hosting/nginx.ts; changes here are lost. How to use it: docs/deploying.md.

${names.map((name) => headerMap(name, rules)).join("\n")}
map $status $site_allow { default ""; 405 "GET, HEAD"; }
map "$request_method $uri" $site_refuses {
  default 1;
  "~^(GET|HEAD) " 0;
  ${formPath ? `${quoted(`~ ${patterns.pathRegExp(formPath).slice(1)}`)} 0; # every method is for the receiver to judge` : ""}
}
${formPath ? "# Where the receiver of the forms listens.\ninclude site-receiver.conf;" : ""}
server {
  include site-listen.conf;

  absolute_redirect off;
  server_tokens off;
  gzip_static on;
  gzip_vary on;
  # Holds "brotli_static on;" where nginx has the module; the pattern lets the file be absent.
  include site-brotli[.]conf;

  default_type application/octet-stream;
  types {
${types.map(([extension, type]) => `    "${type}" ${extension};`).join("\n")}
  }

${names.map((name) => `  add_header ${name} ${variable(name)} always;`).join("\n")}
  add_header Allow $site_allow always;

  if ($site_refuses) { return 405; }
  # The one spelling of an address: the request as it was sent, still encoded, without what is too much.
  if ($request_uri ~ ${quoted(patterns.UNSERVABLE)}) { return 404; }
${patterns.SPELLINGS.map(([from, to]) => `  if ($request_uri ~ ${quoted(from)}) { return 308 "${to}"; }`).join("\n")}

  # A named location, which does not go through the rules above again.
  error_page 404 @notFound;
  location @notFound { try_files ${base}/404.html =404; }
${redirects
  .map((redirect, index) => {
    const instead = `@instead${index}`;
    const to = quoted(locationOf(redirect, base, "$is_args$args"));
    return `${location(patterns.pathRegExp(redirect.from, base), `try_files $uri/index.html $uri ${instead};`)}
  location ${instead} { return ${redirect.status} ${to}; }`;
  })
  .join("\n")}
${location(patterns.PRIVATE, "return 404;")}
${formPath ? forms : ""}
  location / { try_files $uri/index.html $uri =404; }
}
`;
}

/**
 * A header's value by status and file; in a map the first match counts, in the rules the last. `volatile` has it
 * read again for each answer. A 416 is a second answer to one request: it keeps the headers of the first.
 */
function headerMap(name: string, { basePath, everyAnswer, headers }: HostingRules): string {
  const ofFiles = Object.entries(headers).flatMap(([path, { [name]: value }]) => {
    // The body of a 404 is a page; nothing else that is missing has headers of its own.
    const statuses = `200|206|304${path === "*.html" ? "|404" : ""}`;
    const files = patterns.pathRegExp(path, basePath).slice(1);
    return value ? `  ${quoted(`~^(${statuses}) ${files}`)} ${quoted(value)};` : [];
  });
  return `map "$status $uri" ${variable(name)} {
  volatile;
  default ${quoted(everyAnswer[name] ?? "")};
  "~^416 " "";
${ofFiles.reverse().join("\n")}
}`;
}

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;
const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;
