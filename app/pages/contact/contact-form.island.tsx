import { useEffect } from "react";
import { island } from "#app/browser/island.tsx";
import { CONTACT_FIELDS, type ContactFields, checkContact } from "#app/forms/contact-rules.ts";
import { delivery } from "#app/forms/delivery/delivery.ts";
import { isBrowserEmail } from "#app/forms/field-rules.ts";
import { FormFrame } from "#app/forms/form-frame.tsx";
import { readTexts } from "#app/forms/form-values.ts";
import { useForm } from "#app/forms/use-form.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type AskedQuestions, broughtAnswers, withAnswers } from "./brought-answers.ts";

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

interface ContactFormProps {
  recipient: string;
  phone: string;
  asked: AskedQuestions;
}

/** The contact form (specification, sections 2, 4, 5 and 7). */
export const ContactForm = island("ContactForm", (props: ContactFormProps) => {
  const { recipient, phone, asked } = props;
  const form = useForm({
    id: "contact",
    read: (element): ContactFields => readTexts(element, CONTACT_FIELDS),
    check: (fields) => checkContact(fields, isBrowserEmail),
    send: (fields, envelope) => delivery.send({ form: "contact", fields }, recipient, envelope),
    toasts: TOASTS,
  });
  const { ref } = form;
  // An effect, and after those of useForm: by now the fields have what was typed, and the draft. The answers leave the
  // address, so that a reload does not bring them again.
  useEffect(() => {
    const message = ref.current?.elements.namedItem("message") as HTMLTextAreaElement | null;
    const answers = broughtAnswers(asked, new URLSearchParams(location.search));
    if (!message || answers.length === 0) return;
    message.value = withAnswers(message.value, asked, answers);
    history.replaceState(history.state, "", location.pathname);
  }, [ref, asked]);
  const field = (name: keyof typeof form.errors) => ({
    id: `contact-${name}`,
    name,
    error: form.errors[name],
  });
  return (
    <FormFrame
      id="contact"
      label="Contact"
      subject="message"
      email={recipient}
      phone={phone}
      form={form}
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <TextField {...field("name")} label="Name" autoComplete="name" />
        <TextField
          {...field("email")}
          type="email"
          label="Email"
          autoComplete="email"
          inputMode="email"
        />
      </div>
      <TextField {...field("subject")} label="Subject" autoComplete="off" />
      <TextField {...field("message")} label="Message" rows={8} />
      <p>
        <SubmitButton
          label="Send message"
          busyLabel="Sending..."
          isBusy={form.state.status === "sending"}
        />
      </p>
    </FormFrame>
  );
});
