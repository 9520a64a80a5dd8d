import { useEffect } from "react";
import { island } from "#app/browser/island.tsx";
import type { SiteFields } from "#app/content/schemas/site.ts";
import { type ContactFields, checkContact } from "#app/forms/contact-rules.ts";
import { deliver } from "#app/forms/delivery/delivery.ts";
import { FieldRows, type FieldRowsProps } from "#app/forms/field-rows.tsx";
import { FormFrame } from "#app/forms/form-frame.tsx";
import { readTexts } from "#app/forms/form-values.ts";
import { useForm } from "#app/forms/use-form.ts";
import { REPLY_FILE, type ReplyReminder, replyReminder } from "#app/lib/reply-reminder.ts";
import type { PlanCheck } from "#app/pages/plan-check.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";

/** Texts of the specification, section 8. */
const TOASTS = {
  sent: {
    title: "Message sent",
    description: "Your message has been sent successfully. We'll get back to you soon.",
    variant: "default",
  },
  failed: {
    title: "Error",
    description: "There was a problem sending your message. Please try again.",
    variant: "destructive",
  },
} as const;

const ROWS: FieldRowsProps["rows"] = [
  [
    { name: "name", label: "Name", autoComplete: "name" },
    { name: "email", label: "Email", type: "email" },
  ],
  [{ name: "subject", label: "Subject", autoComplete: "off" }],
  [{ name: "message", label: "Message", rows: 8 }],
];

/** What the contact form knows of "Do your plans agree?". */
type AskedQuestions = Pick<PlanCheck, "questions" | "message">;

export interface ContactFormProps {
  firm: Omit<ReplyReminder["firm"], "host">;
  reply: SiteFields["reply"];
  booking?: SiteFields["booking"];
  asked: AskedQuestions;
}

/** The contact form (specification, sections 2, 4, 5 and 7), and once it is sent, what to do until the reply comes. */
export const ContactForm = island("ContactForm", (props: ContactFormProps) => {
  const { firm, reply, booking, asked } = props;
  const { email, phone } = firm;
  const form = useForm({
    id: "contact",
    read: readTexts<ContactFields>,
    check: checkContact,
    send: (fields, envelope) => deliver({ form: "contact", fields }, email, envelope),
    toasts: TOASTS,
  });
  const { ref, state } = form;
  // An effect, and after those of useForm: by now the fields have what was typed, and the draft. The answers leave the
  // address, so that a reload does not bring them again.
  useEffect(() => {
    const message = ref.current?.elements.namedItem("message") as HTMLTextAreaElement | null;
    const answers = broughtAnswers(asked, new URLSearchParams(location.search));
    if (!message || answers.length === 0) return;
    message.value = withAnswers(message.value, asked, answers);
    history.replaceState(history.state, "", location.pathname);
  }, [ref, asked]);
  const reminderOf = (sent: { key: string; sent: number }) =>
    replyReminder({ ...sent, firm: { ...firm, host: location.host }, reply });
  return (
    <FormFrame {...{ form, email, phone }}>
      <FieldRows form={form} rows={ROWS} />
      <p>
        <SubmitButton
          label="Send message"
          busyLabel="Sending..."
          isBusy={state.status === "sending"}
        />
      </p>
      {state.status === "sent" && (
        <p>
          {!booking && <span>{reply.text} </span>}
          <a
            href={
              booking?.href ??
              `data:text/calendar;charset=utf-8,${encodeURIComponent(reminderOf(state))}`
            }
            download={booking ? undefined : REPLY_FILE}
            rel="noopener"
            className="text-link inline-block py-1"
          >
            {booking?.label ?? reply.label}
          </a>
        </p>
      )}
    </FormFrame>
  );
});

/** Every line that the answers can put into a message, by the names of the questions. */
const linesOf = ({ questions }: AskedQuestions) =>
  Object.entries(questions).map(([name, { question, answers }]) => ({
    name,
    lines: answers.map((answer) => `${question} ${answer}.`),
  }));

/** @param query of the form's address, such as `strategy=1&sales=2&marketing=1` */
function broughtAnswers(asked: AskedQuestions, query: URLSearchParams): string[] {
  return linesOf(asked).flatMap(({ name, lines }) =>
    lines.filter((_, index) => query.get(name) === `${index + 1}`),
  );
}

/** Puts answers below what a message holds. Those of an earlier visit give way to them; what was typed stays. */
function withAnswers(message: string, asked: AskedQuestions, answers: readonly string[]): string {
  const known = [asked.message, ...linesOf(asked).flatMap(({ lines }) => lines)];
  const typed = message.split("\n").filter((line) => !known.includes(line));
  const brought = [asked.message, ...answers].join("\n");
  return [typed.join("\n").trim(), brought].filter(Boolean).join("\n\n");
}
