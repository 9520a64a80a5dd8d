import { contentTypes, SPECULATION_RULES } from "./content-types.ts";
import type { HostingRules } from "./host-files.ts";
import * as patterns from "./path-patterns.ts";
import { locationOf, type Redirect } from "./redirects.ts";

/**
 * Writes the site's configuration for nginx, to be included inside `http { }`.
 *
 * All headers are added at one level, their values chosen by maps: an `add_header` in a location would drop
 * every inherited one. The maps are read when the headers are sent, when `$uri` is the file that is served.
 */
export function renderNginx(rules: HostingRules): string {
  const base = rules.basePath;
  const all = [rules.everyAnswer, ...rules.headers.map(({ headers }) => headers)];
  const names = [...new Set(all.flatMap((headers) => Object.keys(headers)))];
  return `# Written by hosting/nginx.ts; changes here are lost. How to use it: docs/deploying.md.

${names.map((name) => headerMap(name, rules)).join("\n")}
map $status $site_allow { default ""; 405 "GET, HEAD"; }

# The one spelling of an address: the request as it was sent, still encoded, without what is too much.
map $request_uri $site_spelling {
  default "";
  ${quoted(`~${patterns.UNSERVABLE}`)} "";
${patterns.SPELLINGS.map(([from, to]) => `  ${quoted(`~${from}`)} "${to}";`).join("\n")}
}
map $request_uri $site_unservable {
  default "";
  ${quoted(`~${patterns.UNSERVABLE}`)} 1;
}
# The not-found page is an answer to such addresses too.
map "$site_unservable $uri" $site_refused {
  volatile;
  default "";
  "1 ${base}/404.html" "";
  "~^1 " 1;
}

${rules.formPath ? formMap(rules.formPath) : ""}
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
${Object.entries(contentTypes)
  .map(([extension, type]) => `    "${type}" ${extension};`)
  .join("\n")}
  }

${names.map((name) => `  add_header ${name} ${variable(name)} always;`).join("\n")}
  add_header Allow $site_allow always;

  if (${rules.formPath ? "$site_other_method" : "$request_method !~ ^(GET|HEAD)$"}) { return 405; }
  if ($site_refused) { return 404; }
  if ($site_spelling) { return 308 $site_spelling; }

  error_page 404 ${base}/404.html;
  location = ${base}/404.html { internal; }
${redirectLocations(rules, "always")}
  location ~ ${quoted(patterns.belowBase(patterns.PRIVATE, base))} { return 404; }
  location ~ ${quoted(patterns.belowBase(patterns.WELL_KNOWN, base))} { try_files $uri =404; }
  location ~ ${quoted(patterns.DOT_FILE)} { return 404; }
${redirectLocations(rules, "no-file")}
  location = ${base}${SPECULATION_RULES.path} {
    types { }
    default_type ${SPECULATION_RULES.type};
  }
${rules.formPath ? formLocation(rules.formPath, rules) : ""}
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri/index.html =404; }
}
`;
}

/** Every method is for the receiver to judge. */
function formMap(path: string): string {
  return `# Where the receiver of the forms listens.
include site-receiver.conf;
map "$request_method $uri" $site_other_method {
  volatile;
  default 1;
  "~^(GET|HEAD) " "";
  ${quoted(`~ ${patterns.pathRegExp(path).slice(1)}`)} "";
}
`;
}

/** The receiver sets the same headers as every answer, which would then be there twice. */
function formLocation(path: string, { everyAnswer }: HostingRules): string {
  return `  location = ${quoted(path)} {
    client_max_body_size 25m;
    proxy_pass http://site_receiver;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_read_timeout 90s;
${Object.keys(everyAnswer)
  .map((name) => `    proxy_hide_header ${name};`)
  .join("\n")}
  }`;
}

function redirectLocations(
  { basePath, redirects }: HostingRules,
  wanted: Redirect["when"],
): string {
  return redirects
    .filter(({ when }) => when === wanted)
    .map((redirect, index) => {
      const { from, status } = redirect;
      const location = `  location ~ ${quoted(patterns.pathRegExp(from, basePath))}`;
      const answer = `{ return ${status} ${quoted(locationOf(redirect, basePath, "$is_args$args"))}; }`;
      return wanted === "always"
        ? `${location} ${answer}`
        : `${location} { try_files $uri $uri/index.html @instead${index}; }
  location @instead${index} ${answer}`;
    })
    .join("\n");
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
