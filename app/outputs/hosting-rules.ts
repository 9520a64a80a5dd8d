import {
  type ContentSecurityPolicyOptions,
  contentSecurityPolicy,
} from "./content-security-policy.ts";
import { type HeaderRule, headerRules } from "./headers.ts";
import { type Redirect, redirects } from "./redirects.ts";

/** Everything that a host must know to serve one build; it can be written as JSON. */
export interface HostingRules {
  /** Empty, or the sub-path of the site, e.g. `/site`. The paths below stand without it. */
  readonly basePath: string;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
}

/**
 * Puts together the rules from which every target is rendered.
 *
 * @param options the settings of the build; `basePath` as `basePath()` gives it
 */
export function hostingRules(
  options: ContentSecurityPolicyOptions & { readonly basePath: string },
): HostingRules {
  return {
    basePath: options.basePath,
    headers: headerRules(contentSecurityPolicy(options)),
    redirects,
  };
}
