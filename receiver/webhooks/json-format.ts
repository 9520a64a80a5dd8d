import type { WebhookFormat } from "./webhook.ts";

/** Plain JSON, in the envelope that Standard Webhooks recommends: type, timestamp, data. */
export const jsonFormat: WebhookFormat = {
  accepts: () => true,
  payloadOf({ enquiry }) {
    const { id, form, receivedAt, fields, language, attribution, spamReasons, cv, cvSize } =
      enquiry;
    return {
      type: "enquiry.received",
      timestamp: new Date(receivedAt).toISOString(),
      data: {
        number: id,
        form,
        fields,
        language,
        attribution,
        suspectedSpam: spamReasons,
        // The file itself stays with the receiver.
        file: cv === "" ? null : { name: cv, size: cvSize },
      },
    };
  },
};
