import { useEffect } from "react";
import { FormFrame } from "#app/features/forms/form-frame.tsx";
import { REPLY_FILE, replyReminder } from "#app/features/forms/reply-reminder.ts";
import { contactForm } from "#app/features/forms/table/contact.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import type { PlanCheck } from "#app/features/plan-check/content.ts";
import type { SiteFields } from "#app/model/schemas/site.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";

export interface ContactFormProps {
  firm: Pick<SiteFields, "name" | "email" | "phone">;
  reply: SiteFields["reply"];
  booking?: SiteFields["booking"];
  /** What it knows of "Do your plans agree?". */
  asked: Pick<PlanCheck, "questions" | "message">;
}

/** The contact form (product 10.2), and once it is sent, what to do until the reply comes. */
export const ContactForm = island("ContactForm", (props: ContactFormProps) => {
  const { firm, reply, booking, asked } = props;
  const { email: recipient, phone } = firm;
  const controller = useForm({ form: contactForm, recipient, phone });
  const { ref, state } = controller;
  // An effect, and after that of useForm: by now the fields have what was typed, and the draft. The answers leave the
  // address, so that a reload does not bring them again.
  useEffect(() => {
    const message = ref.current?.elements.namedItem("message") as HTMLTextAreaElement;
    const text = withAnswers(message.value, asked, new URLSearchParams(location.search));
    if (!text) return;
    message.value = text;
    history.replaceState(history.state, "", location.pathname);
  }, [ref, asked]);
  const reminderHref = ({ key, sent }: { key: string; sent: number }) => {
    const file = replyReminder({ key, sent, firm: { ...firm, host: location.host }, reply });
    return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
  };
  return (
    <FormFrame controller={controller} customFields={{}}>
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
            href={booking?.href ?? reminderHref(state)}
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

/**
 * Puts the answers of a query such as `strategy=1&sales=2&marketing=1`, if it has any, below what a message holds.
 * Those of an earlier visit give way to them; what was typed stays.
 */
function withAnswers(message: string, asked: ContactFormProps["asked"], query: URLSearchParams) {
  const lines = Object.entries(asked.questions).flatMap(([name, { question, answers }]) =>
    answers.map((answer, index) => ({
      text: `${question} ${answer}.`,
      isBrought: query.get(name) === `${index + 1}`,
    })),
  );
  const brought = lines.filter(({ isBrought }) => isBrought).map(({ text }) => text);
  if (brought.length === 0) return undefined;
  const known = [asked.message, ...lines.map(({ text }) => text)];
  const typed = message.split("\n").filter((line) => !known.includes(line));
  const added = [asked.message, ...brought].join("\n");
  return [typed.join("\n").trim(), added].filter(Boolean).join("\n\n");
}
