import type { z } from "zod";

/** Nothing is sent; this project's receiver takes the forms; another receiver takes them. */
export type DeliveryMode = "simulated" | "received" | "endpoint";

/** The file in content/ with a mail for each form. */
export const ACKNOWLEDGEMENTS_FILE = "acknowledgements.yaml";

/** What the content says of the forms, and what it holds for them. The forms themselves stand in app/features/forms. */
export interface SiteForms {
  mode: DeliveryMode;
  /** Where forms are sent: an absolute address, or a path of the site's own host; undefined while they are simulated. */
  address: string | undefined;
  /** After how many days the forms are deleted, by the names that texts write for the numbers, such as `messageDays`. */
  retention: Readonly<Record<string, number>>;
  /** The schema of that file. */
  acknowledgements: z.ZodType;
}
