import type { AllowedString } from "./shown-strings.ts";

/** The strings in code that look as if visitors met them, each with the reason why it may stand there. */
export const ALLOWED_STRINGS: readonly AllowedString[] = [
  {
    path: "hosting/error-texts.ts",
    reason:
      "A host answers with them instead of a page, before it knows the language; two hosts have them in their configuration.",
  },
  {
    path: "app/features/forms/delivery.ts",
    text: "An e-mail to {} would be sent.",
    reason: "A line in the console of the browser (product 11.10), for whoever tries the site out.",
  },
  { path: "receiver/health.ts", reason: "For the operator: the answer of /healthz." },
  { path: "receiver/health-metrics.ts", reason: "For the operator: the help texts of Prometheus." },
  { path: "receiver/figures/run-figures.ts", reason: "For the operator: the usage of a command." },
  {
    path: "receiver/figures/figures-summary.ts",
    reason:
      "For the firm: the page of figures beside the editor, which is in English like the editor.",
  },
  {
    path: "receiver/figures/handle-figures-page.ts",
    reason:
      "For the firm: the page of figures beside the editor, which is in English like the editor.",
  },
  { path: "receiver/migrate.ts", reason: "For the operator: why the receiver does not start." },
  { path: "receiver/receive.ts", reason: "For the operator: where the receiver listens." },
];
