import type { Delivery, Submission } from "./delivery.ts";

/** Milliseconds (specification, section 9). */
const WAIT = { contact: 1000, application: 1500 };

/** Sends nothing: waits, then leaves a record on the console (specification, section 7), as JSON on one line. */
export const simulatedDelivery: Delivery = {
  async send(submission, recipient) {
    await new Promise((resolve) => setTimeout(resolve, WAIT[submission.form]));
    for (const line of recordOf(submission, recipient)) {
      // biome-ignore lint/suspicious/noConsole: the record is what the simulation delivers
      console.log(line);
    }
    return "accepted";
  },
};

function recordOf(submission: Submission, recipient: string): string[] {
  const { form, fields } = submission;
  if (form === "contact") {
    return [`Contact form (simulated): ${JSON.stringify({ ...fields, recipient })}`];
  }
  const { name, size, type } = submission.cv;
  return [
    `Application (simulated): ${JSON.stringify({ ...fields, cv: { name, size, type } })}`,
    `An e-mail to ${recipient} would be sent.`,
  ];
}
