import { type ApplicationFields, CV_LIMIT } from "../application-rules.ts";
import type { ContactFields } from "../contact-rules.ts";
import { endpointDelivery } from "./endpoint.ts";

/** What a visitor sends. */
export type Submission =
  | { form: "contact"; fields: ContactFields }
  | { form: "application"; fields: ApplicationFields & { position: string }; cv: File };

/** What goes with it, for the receiver. */
export interface Envelope {
  /** The same for each attempt to send the same content. */
  key: string;
  /** When the form was opened, in milliseconds since 1970. */
  opened: number;
  /** What stands in the field that only programs fill in. */
  website: string;
}

/** `failed`: it may not have arrived. Or what the receiver says against it, of the whole (`note`) and by field. */
export type DeliveryResult =
  | "accepted"
  | "failed"
  /** The receiver may have kept something else under the key. */
  | { note: string; errors: Record<string, string>; isKeyTaken?: boolean };

/** Sends to an address of the firm: at most once, however often a submission is given under the same key. */
export type Delivery = (
  submission: Submission,
  recipient: string,
  envelope: Envelope,
) => Promise<DeliveryResult>;

/** Milliseconds (specification, section 9). */
const WAIT = { contact: 1000, application: 1500 };

/** Sends nothing: waits, then leaves a record on the console (specification, section 7), as JSON on one line. */
export const simulatedDelivery: Delivery = async (submission, recipient) => {
  const { form, fields } = submission;
  await new Promise((resolve) => setTimeout(resolve, WAIT[form]));
  // biome-ignore lint/suspicious/noConsole: the record is what the simulation delivers
  const record = (line: string) => console.log(line);
  if (form === "contact") {
    record(`Contact form (simulated): ${JSON.stringify({ ...fields, recipient })}`);
  } else {
    const { name, size, type } = submission.cv;
    record(`Application (simulated): ${JSON.stringify({ ...fields, cv: { name, size, type } })}`);
    record(`An e-mail to ${recipient} would be sent.`);
  }
  return "accepted";
};

/** Where forms are sent to; undefined while they are simulated. Known at build time: what is not chosen is left out. */
export const ENDPOINT: string | undefined = import.meta.env.VITE_FORM_ENDPOINT || undefined;

/** The delivery that this build was made for (hosting/delivery-settings.ts). */
export const deliver: Delivery = ENDPOINT ? endpointDelivery(ENDPOINT) : simulatedDelivery;

/** The largest file in bytes; none where nothing is sent. */
export const FILE_LIMIT = ENDPOINT ? CV_LIMIT : undefined;
