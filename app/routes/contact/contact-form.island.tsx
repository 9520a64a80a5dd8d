import contactTexts from "virtual:words/contact";
import contactFormTexts from "virtual:words/contactForm";
import { useEffect } from "react";
import { FormFrame } from "#app/features/forms/form-frame.tsx";
import { FORM_WORDS } from "#app/features/forms/form-words.ts";
import { REPLY_FILE, replyReminder } from "#app/features/forms/reply-reminder.ts";
import { contactForm } from "#app/features/forms/table/contact.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { type AskedPlan, messageWithAnswers } from "#app/features/plan-check/plan-answers.ts";
import type { SiteFields } from "#app/model/schemas/site.ts";
import { mainIsland } from "#app/ui/runtime/island.tsx";
import { changeQuery, useQuery } from "#app/ui/runtime/use-query.ts";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { useLanguage, useWords } from "#app/words/words-context.tsx";
import { ChosenPartner, type PartnerChoice } from "./chosen-partner.tsx";
import type { contactWords } from "./interface-words.ts";

export interface ContactFormProps {
  firm: Pick<SiteFields, "name" | "email" | "phone">;
  reply: SiteFields["reply"];
  booking?: SiteFields["booking"];
  /** The language that the form states (useForm). */
  language: string | undefined;
  /** The texts of "Do your plans agree?" that the message uses. */
  asked: AskedPlan;
  /** What stands in the field for the subject already. */
  subject?: string | undefined;
  partners: readonly PartnerChoice[];
  /** The address of this page. */
  contactHref: string;
}

/** The contact form (product 10.2). After sending it shows what to do until the reply comes. */
export const ContactForm = mainIsland("ContactForm", ContactFormView, {
  ...FORM_WORDS,
  ...contactFormTexts,
  ...contactTexts,
});

function ContactFormView(props: ContactFormProps) {
  const words = useWords<typeof contactWords>("contact");
  const tag = useLanguage();
  const { firm, reply, booking, asked, language, subject, partners, contactHref } = props;
  const { email: recipient, phone } = firm;
  const partnerId = useQuery().get("partner");
  const partner = partners.find(({ id }) => id === partnerId);
  const controller = useForm({
    form: contactForm,
    recipient,
    phone,
    language,
    presets: subject === undefined ? {} : { subject },
    extraFields: partner ? { partner: partner.name } : {},
  });
  const { ref, state, receipt } = controller;
  // An effect that runs after the effect of useForm, because the fields then have the typed text and the draft. The
  // answers are removed from the address, so that a reload does not add them again. The partner stays.
  useEffect(() => {
    const message = ref.current?.elements.namedItem("message") as HTMLTextAreaElement;
    const text = messageWithAnswers(message.value, asked, new URLSearchParams(location.search));
    if (!text) return;
    message.value = text;
    for (const question of Object.keys(asked.questions)) changeQuery(question, undefined);
  }, [ref, asked]);
  const reminderHref = ({ key, sent }: { key: string; sent: number }) => {
    const calendar = { firm: { ...firm, host: location.host }, reply };
    const file = replyReminder({ messageKey: key, sentAt: sent, language: tag, ...calendar });
    return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
  };
  const afterSent = receipt && (
    <>
      {!booking && <span>{reply.text} </span>}
      <a
        href={booking?.href ?? reminderHref(receipt)}
        download={booking ? undefined : REPLY_FILE}
        rel="noopener"
        className="text-link inline-block py-1"
      >
        {booking?.label ?? reply.label}
      </a>
    </>
  );
  return (
    <FormFrame
      controller={controller}
      customFields={{
        partner: ({ name }) => (
          <ChosenPartner
            partners={partners}
            chosen={partner}
            name={name}
            contactHref={contactHref}
          />
        ),
      }}
      afterSent={afterSent}
    >
      <p>
        <SubmitButton
          label={words.send}
          busyLabel={words.sending}
          isBusy={state.status === "sending"}
        />
      </p>
    </FormFrame>
  );
}
