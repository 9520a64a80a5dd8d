import { contentTypes, SPECULATION_RULES } from "./content-types.ts";
import { EVERY_ANSWER, type HeaderRule, pathRegExp } from "./headers.ts";
import type { HostingRules } from "./hosting-rules.ts";
import { belowBase, DOT_FILE, PRIVATE, WELL_KNOWN } from "./private-files.ts";
import { idFolderOf, type Redirect } from "./redirects.ts";
import { SPELLINGS, UNSERVABLE } from "./spelling.ts";

/**
 * Writes the site's configuration for nginx, to be included inside `http { }`.
 *
 * All headers are added at one level, their values chosen by maps: an `add_header` in a location
 * would drop every inherited one. The maps are read when the headers are sent, when `$uri` is the
 * file that is served, so that a missing script gets the headers of the 404 page.
 *
 * @param rules the rules of this build
 */
export function renderNginx(rules: HostingRules): string {
  const base = rules.basePath;
  const names = [...new Set(rules.headers.flatMap((rule) => Object.keys(rule.headers)))];
  return `# Written by hosting/nginx.ts; changes here are lost. How to use it: docs/deploying.md.

${names.map((name) => headerMap(name, rules)).join("\n")}
map $status $site_allow { default ""; 405 "GET, HEAD"; }

# The one spelling of an address: the request as it was sent, still encoded, without what is too much.
map $request_uri $site_spelling {
  default "";
  ${quoted(`~${UNSERVABLE}`)} "";
${SPELLINGS.map(([from, to]) => `  ${quoted(`~${from}`)} "${to}";`).join("\n")}
}
map $request_uri $site_unservable {
  default "";
  ${quoted(`~${UNSERVABLE}`)} 1;
}
# The not-found page is an answer to such addresses too.
map "$site_unservable $uri" $site_refused {
  volatile;
  default "";
  "1 ${base}/404.html" "";
  "~^1 " 1;
}

server {
  include site-listen.conf;

  absolute_redirect off;
  server_tokens off;
  gzip_static on;
  gzip_vary on;
  # Holds "brotli_static on;" where nginx has the module; the pattern lets the file be absent.
  include site-brotli[.]conf;

  charset utf-8;
  charset_types ${textTypes().join(" ")};
  default_type application/octet-stream;
  types {
${types()}
  }

${names.map((name) => `  add_header ${name} ${variable(name)} always;`).join("\n")}
  add_header Allow $site_allow always;

  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  if ($site_refused) { return 404; }
  if ($site_spelling) { return 308 $site_spelling; }

  error_page 404 ${base}/404.html;
  location = ${base}/404.html { internal; }
${rules.redirects.map((redirect, index) => always(redirect, index, base)).join("")}  location ~ ${quoted(belowBase(PRIVATE, base))} { return 404; }
  location ~ ${quoted(belowBase(WELL_KNOWN, base))} { try_files $uri =404; }
  location ~ ${quoted(DOT_FILE)} { return 404; }
${rules.redirects.map((redirect, index) => withoutFile(redirect, index, base)).join("")}
  location = ${base}${SPECULATION_RULES.path} {
    types { }
    default_type ${SPECULATION_RULES.type};
  }
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri/index.html =404; }
}
`;
}

const redirectTo = ({ status, to }: Redirect, base: string) =>
  `return ${status} ${base}${to}$is_args$args;`;

function always(redirect: Redirect, _index: number, base: string): string {
  if (redirect.when !== "always") return "";
  return `  location = ${base}${redirect.from} { ${redirectTo(redirect, base)} }\n`;
}

function withoutFile(redirect: Redirect, index: number, base: string): string {
  if (redirect.when !== "no-file") return "";
  const folder = idFolderOf(redirect.from);
  const pattern = `^${base}${folder ? `${folder}[^/]+` : redirect.from}$`;
  return `  location ~ ${quoted(pattern)} { try_files $uri $uri/index.html @instead${index}; }
  location @instead${index} { ${redirectTo(redirect, base)} }
`;
}

/**
 * A header's value by status and file; in a map the first match counts, in the rules the last. `volatile` has it
 * read again for each answer. A 416 is a second answer to one request: it keeps the headers of the first.
 */
function headerMap(name: string, { headers, basePath }: HostingRules): string {
  const rules = headers.filter((rule) => name in rule.headers).reverse();
  const everywhere = rules.find(({ path }) => path === EVERY_ANSWER)?.headers[name] ?? "";
  return `map "$status $uri" ${variable(name)} {
  volatile;
  default ${quoted(everywhere)};
  "~^416 " "";
${rules
  .filter(({ path }) => path !== EVERY_ANSWER)
  .map((rule) => `  ${quoted(filesWith(rule, basePath))} ${quoted(rule.headers[name] ?? "")};\n`)
  .join("")}}`;
}

/** The body of a 404 is a page like any other; nothing else that is missing has headers of its own. */
function filesWith({ path }: HeaderRule, base: string): string {
  const files = pathRegExp(path.replace(/^\//, `${base}/`)).slice(1);
  return `~^(200|206|304${path === "*.html" ? "|404" : ""}) ${files}`;
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll("-", "_")}`;
}

/** @throws Error for what nginx would read as a variable, or cannot hold */
function quoted(value: string): string {
  if (/\$(?!$)[a-z{]|\n/i.test(value)) throw new Error(`nginx cannot hold this text: ${value}`);
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

const bare = (type: string) => type.replace(/;.*/, "");

function types(): string {
  return Object.entries(contentTypes)
    .map(([extension, { type }]) => `    ${bare(type)} ${extension};`)
    .join("\n");
}

/** The types with a charset; `text/html` is always among nginx's own. */
function textTypes(): string[] {
  const texts = Object.values(contentTypes).filter(({ type }) => type.includes("charset"));
  return [...new Set(texts.map(({ type }) => bare(type)))].filter((type) => type !== "text/html");
}
