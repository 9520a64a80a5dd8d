import { contentTypes } from "./content-types.ts";
import { errorText } from "./error-texts.ts";
import type { HostingRules } from "./hosting-rules.ts";
import * as patterns from "./path-patterns.ts";
import { locationOf, redirectPattern, redirectRegExp } from "./redirects.ts";

/** In the map of refused methods: the receiver judges the methods of its paths itself. */
const EVERY_METHOD = "0; # every method is for the receiver to judge";

/**
 * Writes the site's configuration for nginx, to be included inside `http { }`.
 *
 * All headers are added at the same level, because a header in a location would drop all others. Maps choose the values
 * by the file in `$uri` when nginx sends the headers.
 */
export function renderNginx(rules: HostingRules): string {
  const { basePath, languages, receiverPaths } = rules;
  const headerNames = namesOfHeaders(rules);
  const headerMaps = headerNames.map((name) => headerMap(name, rules));
  const addedHeaders = headerNames.map((name) => `  add_header ${name} ${variable(name)} always;`);
  const types = Object.entries(contentTypes).map(([extension, type]) => {
    return `    "${type}" ${extension};`;
  });
  const receiver = "# Where the receiver of the forms listens.\ninclude site-receiver.conf;";
  return `# Written by hosting/nginx.ts; changes here are lost. How to use it: docs/hosts.md.

${headerMaps.join("\n")}
# The not-found page in the language of an address.
map $uri $site_not_found {
  default ${basePath}/404.html;
${languages.map((prefix) => `  ~^${basePath}${prefix}(/|$) ${basePath}${prefix}/404.html;`).join("\n")}
}
# The page that is meant by an address with capitals or with .html. The second map is read for such addresses alone.
map $uri $site_page_meant {
  default "";
  ${quoted(`~${patterns.ODD_SPELLING}`)} $site_page_spelled;
}
map $uri $site_page_spelled {
  default "";
${spelledPages(rules).join("\n")}
}
map "$uri?$args" $site_redirect_by_query {
  default "";
${queryRedirects(rules).join("\n")}
}
map "$status $uri" $site_allow { volatile; default ""; "405 ${errorPath(405)}" "GET, HEAD"; }
# The request as it was sent; empty for the words of an error, which the rules for addresses must leave alone.
map $uri $site_request { volatile; default $request_uri; "~^${ERROR_FOLDER}" ""; }
map "$request_method $uri" $site_refuses {
  volatile;
  default 1;
  "~^(GET|HEAD) " 0;
${receiverPaths.map(allowedMethods).join("\n")}
}
${receiverPaths.length > 0 ? receiver : ""}
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
${types.join("\n")}
  }

${addedHeaders.join("\n")}
  add_header Allow $site_allow always;

  if ($site_refuses) { return 405; }
  if ($site_request ~ ${quoted(patterns.UNSERVABLE)}) { return 404; }
  # Before the rules for slashes, so that no address takes two redirects.
  if ($site_page_meant) { return 301 "$site_page_meant$is_args$args"; }
  # The one spelling of an address: the request as it was sent, still encoded, without superfluous slashes and index.html.
${spellings().join("\n")}

  if ($site_redirect_by_query) { return 301 $site_redirect_by_query; }

  # A named location, which does not go through the rules above again.
  error_page 404 @notFound;
  # No named location: an address that cannot be read has no name to keep.
  error_page 400 ${basePath}/404.html;
  location = ${basePath}/404.html { internal; }
${errorLocations().join("\n")}
  location @notFound { try_files $site_not_found =404; }
${redirectLocations(rules).join("\n")}
${location(patterns.PRIVATE, "return 404;")}
${receiverPaths.map((path) => receiverLocation(path, rules)).join("\n")}
  location / { try_files $uri/index.html $uri =404; }
}
`;
}

/** The path of the error texts. No request from outside reaches it. */
const ERROR_FOLDER = "/@";

const errorPath = (status: number) => `${ERROR_FOLDER}${status}`;

/** The errors that nginx finds itself; 494 is its own number for headers that are too large. */
const OWN_ERRORS = [405, 408, 413, 414, 431, 500, 502, 503, 504];

function errorLocations(): string[] {
  return OWN_ERRORS.map((status) => {
    const errors = status === 431 ? "494 =431" : `${status}`;
    const words = errorText(status).trim();
    return `  error_page ${errors} ${errorPath(status)};
  location = ${errorPath(status)} {
    internal;
    default_type "text/plain; charset=utf-8";
    return ${status} "${words}\\n";
  }`;
  });
}

/** The names of all headers that occur in answers, each once. */
function namesOfHeaders({ everyAnswer, everyError, headers }: HostingRules): string[] {
  const rows = [everyAnswer, everyError, ...Object.values(headers)];
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/**
 * A header's value by status and file. The first match of a map applies, but the last match of the rules. `volatile`
 * makes nginx evaluate the map for each answer. A 416 is a second answer to the same request and keeps the headers of
 * the first.
 */
function headerMap(
  name: string,
  { basePath, everyAnswer, everyError, headers }: HostingRules,
): string {
  const rows: string[] = [];
  for (const [path, { [name]: value }] of Object.entries(headers)) {
    if (!value) continue;
    // The body of a 404 is a page. No other missing file has headers of its own.
    const statuses = path === "*.html" ? "200|206|304|400|404" : "200|206|304";
    const files = patterns.pathPattern(path, basePath);
    rows.push(`  ${quoted(`~^(${statuses}) ${files}$`)} ${quoted(value)};`);
  }
  return `map "$status $uri" ${variable(name)} {
  volatile;
  default ${quoted(everyAnswer[name] ?? "")};
  "~^416 " "";
  "~^\\d+ ${ERROR_FOLDER}" ${quoted(everyError[name] ?? "")};
${rows.reverse().join("\n")}
}`;
}

function spellings(): string[] {
  return patterns.SPELLINGS.map(
    ([pattern, replacement]) =>
      `  if ($site_request ~ ${quoted(pattern)}) { return 308 "${replacement}"; }`,
  );
}

/** For each page a row of a map from other spellings to its address. */
function spelledPages({ pages, basePath }: HostingRules): string[] {
  return pages.map((page) => {
    const address = locationOf({ to: page }, basePath, "");
    return `  ${quoted(`~${patterns.oddSpellings(page, basePath)}`)} ${quoted(address)};`;
  });
}

/** For each redirect that asks for a parameter, a row of a map from path and query to its target. */
function queryRedirects({ redirects, basePath }: HostingRules): string[] {
  return redirects.flatMap((redirect) => {
    if (redirect.query === undefined) return [];
    const path = redirectPattern(redirect, basePath);
    const pattern = `^${path}[?](.*&)?${patterns.parameterPattern(redirect.query)}`;
    return [`  ${quoted(`~${pattern}`)} ${quoted(locationOf(redirect, basePath, ""))};`];
  });
}

/** For each redirect that asks for no parameter, a location that looks for a file first, and a named location that redirects. */
function redirectLocations({ redirects, basePath }: HostingRules): string[] {
  const fromPath = redirects.filter(({ query }) => query === undefined);
  return fromPath.map((redirect, index) => {
    const name = `@instead${index}`;
    const pattern = redirectRegExp(redirect, basePath);
    const target = quoted(locationOf(redirect, basePath, "$is_args$args"));
    return `${location(pattern, `try_files $uri/index.html $uri ${name};`)}
  location ${name} { return ${redirect.status} ${target}; }`;
  });
}

function allowedMethods(receiverPath: string): string {
  return `  ${quoted(`~ ${patterns.pathPattern(receiverPath)}$`)} ${EVERY_METHOD}`;
}

/** Passes requests on. The receiver sets the headers of every answer itself; added again they would be there twice. */
function receiverLocation(receiverPath: string, { everyAnswer }: HostingRules): string {
  const hidden = Object.keys(everyAnswer).map((name) => `    proxy_hide_header ${name};`);
  return `  location = ${quoted(receiverPath)} {
    client_max_body_size 25m;
    proxy_pass http://site_receiver;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_read_timeout 90s;
${hidden.join("\n")}
  }`;
}

function location(pattern: string, action: string): string {
  return `  location ~ ${quoted(pattern)} { ${action} }`;
}

/** The variable with a header's value. */
function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll("-", "_")}`;
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
