import type { ApplicationFields } from "../application-rules.ts";
import type { ContactFields } from "../contact-rules.ts";
import { endpointDelivery } from "./endpoint.ts";
import { simulatedDelivery } from "./simulated.ts";

/** What a visitor sends. */
export type Submission =
  | { form: "contact"; fields: ContactFields }
  | { form: "application"; fields: ApplicationFields & { position: string }; cv: File };

/** `failed`: it may not have arrived. `unreadable`: its file has changed on the disk, so nothing was sent. */
export type DeliveryResult = "accepted" | "failed" | "unreadable";

/** How submissions leave the browser. Which adapter does it is chosen when the site is built. */
export interface Delivery {
  /** The largest file in bytes; none where nothing is sent. */
  readonly fileLimit?: number;
  /**
   * Delivers a submission, at most once however often the same one is given.
   *
   * @param recipient the firm's address for this kind of submission
   */
  send: (submission: Submission, recipient: string) => Promise<DeliveryResult>;
}

/** Known at build time: the bundler leaves out the adapter that is not chosen. */
const ADDRESS: string | undefined = import.meta.env.VITE_FORM_ENDPOINT;

/** The delivery that this build was made for (delivery-settings.ts). */
export const delivery: Delivery = ADDRESS ? endpointDelivery(ADDRESS) : simulatedDelivery;
