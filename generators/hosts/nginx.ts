import { contentTypes } from "#app/outputs/content-types.ts";
import { pathRegExp } from "#app/outputs/headers.ts";
import type { HostingRules } from "#app/outputs/hosting-rules.ts";
import { compressedEndings, privateFiles } from "#app/outputs/private-files.ts";
import { idFolderOf, type Redirect } from "#app/outputs/redirects.ts";

/**
 * Renders the site's configuration for nginx, to be included inside `http { }`.
 *
 * All headers are added at one level, their values chosen by maps: an `add_header` in a location
 * would drop every inherited one. Maps are read when the headers are sent, when `$uri` is the file
 * that is served; so a missing script gets the headers of the 404 page, not those of a script.
 *
 * @param rules the rules of this build
 */
export function renderNginx(rules: HostingRules): string {
  const base = rules.basePath;
  return `# Generated from app/outputs/; changes here are lost. How to use it: docs/deploying.md.

${headerMaps(rules)}
map $status $site_allow { default ""; 405 "GET, HEAD"; }

# One spelling per address. The request as it was sent is still encoded: it can be sent back as it
# is. Leading slashes are reduced to one, or "//host/" would lead to another host.
map $request_uri $site_address {
  default "";
  "~\\\\\\\\" "";
  "~^/+index\\.html(?<q1>\\?.*)?$" "/$q1";
  "~^/+(?<p2>[^?]*?)/+index\\.html(?<q2>\\?.*)?$" "/$p2$q2";
  "~^/+(?<p3>[^?]*[^/?])/+(?<q3>\\?.*)?$" "/$p3$q3";
  "~^//+(?<p4>[^?]*)(?<q4>\\?.*)?$" "/$p4$q4";
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

${addHeaders(rules)}
  add_header Allow $site_allow always;

  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  if ($site_address) { return 308 $site_address; }

  error_page 404 ${base}/404.html;
${privateFiles.map((file) => `  location = ${base}${file} { internal; }`).join("\n")}
  location ~ (${compressedEndings.map((ending) => `\\${ending}`).join("|")})$ { return 404; }
  location ~ "^${base}/(?!\\.well-known/)(.*/)?\\." { return 404; }

${rules.redirects.map((redirect, index) => location(redirect, index, base)).join("\n")}
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri/index.html =404; }
}
`;
}

function location({ from, to, status, when }: Redirect, index: number, base: string): string {
  const answer = `return ${status} ${base}${to}$is_args$args;`;
  if (when === "always") return `  location = ${base}${from} { ${answer} }`;
  const folder = idFolderOf(from);
  const pattern = folder ? `${base}${folder}(?!.*\\.data$)[^/]+` : `${base}${from}`;
  return `  location ~ "^${pattern}$" { try_files $uri $uri/index.html @instead${index}; }
  location @instead${index} { ${answer} }`;
}

/** Names of the headers that not every path has alike. */
function varying({ headers }: HostingRules): string[] {
  const names = headers.flatMap((rule) => Object.keys(rule.headers));
  return [...new Set(names)].filter((name) => {
    const rules = headers.filter((rule) => name in rule.headers);
    return rules.length > 1 || rules[0]?.path !== "/*";
  });
}

function headerMaps(rules: HostingRules): string {
  return varying(rules)
    .map((name) => {
      const everywhere = rules.headers.find(({ path }) => path === "/*")?.headers[name] ?? "";
      // In a map the first match counts, in the rules the last.
      const entries = rules.headers
        .filter((rule) => name in rule.headers && rule.path !== "/*")
        .map((rule) => {
          const path = pathRegExp(rules.basePath + rule.path);
          return `  "~${path}" "${quoted(rule.headers[name] ?? "")}";\n`;
        });
      const first = `  default "${quoted(everywhere)}";\n`;
      return `map $uri ${variable(name)} {\n${first}${entries.reverse().join("")}}\n`;
    })
    .join("");
}

function addHeaders(rules: HostingRules): string {
  const names = new Set(rules.headers.flatMap((rule) => Object.keys(rule.headers)));
  return [...names]
    .map((name) => {
      const fixed = rules.headers.find((rule) => name in rule.headers)?.headers[name] ?? "";
      const value = varying(rules).includes(name) ? variable(name) : `"${quoted(fixed)}"`;
      return `  add_header ${name} ${value} always;`;
    })
    .join("\n");
}

function variable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll("-", "_")}`;
}

/** @throws Error for what would end the string, or be read as a variable, in nginx */
function quoted(value: string): string {
  if (/["$\\\n]/.test(value)) throw new Error(`nginx cannot hold this header: ${value}`);
  return value;
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
