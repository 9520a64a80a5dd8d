import type { z } from "zod";

/**
 * `simulated`: nothing is sent. `received`: this project's receiver takes the forms. `endpoint`: another receiver takes
 * them.
 */
export type DeliveryMode = "simulated" | "received" | "endpoint";

/**
 * Other programs of the firm that the receiver notifies of enquiries: one of its own, Slack, HubSpot. The texts about them in
 * the privacy policy have these names (app/model/schemas/legal.ts).
 */
export const WEBHOOK_KINDS = ["webhook", "slack", "hubspot"] as const;
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** The file in content/ with a mail for each form. */
export const ACKNOWLEDGEMENTS_FILE = "acknowledgements.yaml";

/**
 * What the content needs to know about the forms and about counting visits. The forms themselves are in
 * app/features/forms.
 */
export interface SiteForms {
  mode: DeliveryMode;
  /**
   * The address that receives the forms: absolute, or a path on the site's host. Undefined while forms are simulated.
   */
  address: string | undefined;
  /** Whether forms say where their visitors came from. */
  hasAttribution: boolean;
  /** The number of days or months after which data is deleted, by the token that texts use, such as `messageDays`. */
  retention: Readonly<Record<string, number>>;
  /** Whether visitors can sign up for the newsletter. */
  hasNewsletter: boolean;
  /** The programs that the receiver notifies of enquiries. */
  webhooks: readonly WebhookKind[];
  /** Whether visits are counted. */
  isCounting: boolean;
  /** The schema of content/acknowledgements.yaml. */
  acknowledgements: z.ZodType;
}
