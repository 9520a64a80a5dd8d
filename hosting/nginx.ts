import { configText } from "./config-text.ts";
import { contentTypes, SPECULATION_RULES } from "./content-types.ts";
import type { HostingRules } from "./host-files.ts";
import * as patterns from "./path-patterns.ts";
import { locationOf } from "./redirects.ts";

/**
 * Writes the site's configuration for nginx, to be included inside `http { }`.
 *
 * All headers are added at one level, their values chosen by maps: an `add_header` in a location would drop
 * every inherited one. The maps are read when the headers are sent, when `$uri` is the file that is served.
 */
export function renderNginx(rules: HostingRules): string {
  const { basePath: base, everyAnswer, headers, redirects, formPath } = rules;
  const all = [everyAnswer, ...headers.map((rule) => rule.headers)];
  const names = [...new Set(all.flatMap((each) => Object.keys(each)))];
  return configText`# Written by hosting/nginx.ts; changes here are lost. How to use it: docs/deploying.md.

${names.map((name) => headerMap(name, rules))}
map $status $site_allow { default ""; 405 "GET, HEAD"; }
${formPath && "# Where the receiver of the forms listens.\ninclude site-receiver.conf;"}
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
${Object.entries(contentTypes).map(([extension, type]) => `    "${type}" ${extension};`)}
  }

${names.map((name) => `  add_header ${name} ${variable(name)} always;`)}
  add_header Allow $site_allow always;

  set $site_method $request_method;
${formPath && `  # Every method is for the receiver to judge.\n  if ($uri = ${quoted(formPath)}) { set $site_method GET; }`}
  if ($site_method !~ ^(GET|HEAD)$) { return 405; }
  # The one spelling of an address: the request as it was sent, still encoded, without what is too much.
  if ($request_uri ~ ${quoted(patterns.UNSERVABLE)}) { return 404; }
${patterns.SPELLINGS.map(([from, to]) => `  if ($request_uri ~ ${quoted(from)}) { return 308 "${to}"; }`)}

  # A named location, which does not go through the rules above again.
  error_page 404 @notFound;
  location @notFound { try_files ${base}/404.html =404; }
${redirects.map((redirect, index) => {
  const from = quoted(patterns.pathRegExp(redirect.from, base));
  const location = quoted(locationOf(redirect, base, "$is_args$args"));
  return `  location ~ ${from} { try_files $uri/index.html $uri @instead${index}; }
  location @instead${index} { return ${redirect.status} ${location}; }`;
})}
  location ~ ${quoted(patterns.belowBase(patterns.PRIVATE, base))} { return 404; }
  location ~ ${quoted(patterns.belowBase(patterns.WELL_KNOWN, base))} { try_files $uri =404; }
  location ~ ${quoted(patterns.DOT_FILE)} { return 404; }
  location = ${base}${SPECULATION_RULES.path} {
    types { }
    default_type ${SPECULATION_RULES.type};
  }
${formPath && formLocation(formPath, rules)}
  location / { try_files $uri/index.html $uri =404; }
}
`;
}

/** The receiver sets the same headers as every answer, which would then be there twice. */
function formLocation(path: string, { everyAnswer }: HostingRules): string {
  return configText`  location = ${quoted(path)} {
    client_max_body_size 25m;
    proxy_pass http://site_receiver;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_read_timeout 90s;
${Object.keys(everyAnswer).map((name) => `    proxy_hide_header ${name};`)}
  }`;
}

/**
 * A header's value by status and file; in a map the first match counts, in the rules the last. `volatile` has it
 * read again for each answer. A 416 is a second answer to one request: it keeps the headers of the first.
 */
function headerMap(name: string, { basePath, everyAnswer, headers }: HostingRules): string {
  const ofFiles = headers
    .filter((rule) => name in rule.headers)
    .map((rule) => {
      // The body of a 404 is a page; nothing else that is missing has headers of its own.
      const statuses = `200|206|304${rule.path === "*.html" ? "|404" : ""}`;
      const files = patterns.pathRegExp(rule.path, basePath).slice(1);
      return `  ${quoted(`~^(${statuses}) ${files}`)} ${quoted(rule.headers[name] ?? "")};\n`;
    });
  return `map "$status $uri" ${variable(name)} {
  volatile;
  default ${quoted(everyAnswer[name] ?? "")};
  "~^416 " "";
${ofFiles.reverse().join("")}}`;
}

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;
const quoted = (value: string) => `"${value.replace(/["\\]/g, "\\$&")}"`;
