import { contentTypes } from "#app/outputs/content-types.ts";
import { type HeaderRule, headersFor } from "#app/outputs/headers.ts";
import type { HostingRules } from "#app/outputs/hosting-rules.ts";

/** CloudFront's quotas: characters of one policy's headers together, and of a function's code. */
const MAX_POLICY_LENGTH = 10_240;
const MAX_FUNCTION_LENGTH = 10_240;

/**
 * Renders the CloudFront function (runtime cloudfront-js-2.0) for viewer requests: one spelling
 * per address, the redirects, and the file behind a page's address.
 *
 * It cannot look into the bucket, so the redirects for missing pages are left to the browser.
 *
 * @throws RangeError when the function is longer than CloudFront allows
 */
export function renderCloudFrontFunction({ redirects, basePath }: HostingRules): string {
  const always = redirects.filter(({ when }) => when === "always");
  const table = Object.fromEntries(
    always.map(({ from, to, status }) => [basePath + from, [status, basePath + to]]),
  );
  const code = `// Generated from app/outputs/; changes here are lost. How to use it: docs/deploying.md.
var redirects = ${JSON.stringify(table)};
var fileName = /\\.(${Object.keys(contentTypes).join("|")})$/;

function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/\\/+/g, "/").replace(/\\/index\\.html$/, "/").replace(/(.)\\/$/, "$1");
  if (path !== request.uri) return redirect(308, path, request);
  if (Object.prototype.hasOwnProperty.call(redirects, path)) {
    return redirect(redirects[path][0], redirects[path][1], request);
  }
  if (!fileName.test(path)) request.uri = path === "/" ? "/index.html" : path + "/index.html";
  return request;
}

function redirect(status, path, request) {
  var parts = [];
  for (var name in request.querystring) {
    var entry = request.querystring[name];
    (entry.multiValue || [entry]).forEach(function (item) {
      parts.push(item.value === "" ? name : name + "=" + item.value);
    });
  }
  var location = parts.length ? path + "?" + parts.join("&") : path;
  return { statusCode: status, headers: { location: { value: location } } };
}
`;
  if (code.length > MAX_FUNCTION_LENGTH)
    throw new RangeError("The CloudFront function is too long.");
  return code;
}

/**
 * Renders a response headers policy: the argument of
 * `aws cloudfront create-response-headers-policy --response-headers-policy-config`.
 *
 * @param name the policy's name
 * @param path a path whose headers the policy gives, `Cache-Control` excepted: S3 sends that one
 * @throws RangeError when the headers are longer than CloudFront allows
 */
export function renderResponseHeadersPolicy(
  name: string,
  path: string,
  rules: readonly HeaderRule[],
): string {
  const { "Cache-Control": _fromS3, ...headers } = headersFor(path, rules);
  const length = Object.entries(headers).join().length;
  if (length > MAX_POLICY_LENGTH) throw new RangeError(`The policy ${name} is too long.`);
  // These have fields of their own and are refused among the custom headers.
  const {
    "Content-Security-Policy": policy,
    "Strict-Transport-Security": transport = "",
    "X-Content-Type-Options": _nosniff,
    "X-Frame-Options": frame,
    "Referrer-Policy": referrer,
    ...custom
  } = headers;
  const config = {
    Name: name,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes("includeSubDomains"),
        Preload: transport.includes("preload"),
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: frame },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
    },
    CustomHeadersConfig: {
      Quantity: Object.keys(custom).length,
      Items: Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
