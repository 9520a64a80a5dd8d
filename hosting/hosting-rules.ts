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

/** The settings of the build that its rules depend on. */
export interface HostingOptions extends ContentSecurityPolicyOptions {
  /** As `siteAddress` gives it. */
  readonly basePath: string;
}

/** Puts together the rules from which every host's own files are written. */
export function hostingRules(options: HostingOptions): HostingRules {
  const { basePath } = options;
  return {
    basePath,
    headers: headerRules(contentSecurityPolicy(options), basePath),
    redirects,
  };
}
