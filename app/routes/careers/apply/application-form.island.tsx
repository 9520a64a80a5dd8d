import applicationFormTexts from "virtual:words/applicationForm";
import applyTexts from "virtual:words/apply";
import choiceTexts from "virtual:words/positionChoice";
import { useEffect } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { ENDPOINT } from "#app/features/forms/delivery.ts";
import { FormFrame } from "#app/features/forms/form-frame.tsx";
import { FORM_WORDS } from "#app/features/forms/form-words.ts";
import { readReceipt, writeReceipt } from "#app/features/forms/receipt.ts";
import { applicationForm } from "#app/features/forms/table/application.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import type { FieldTexts } from "#app/ui/field.tsx";
import { listen } from "#app/ui/runtime/events.ts";
import { mainIsland } from "#app/ui/runtime/island.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";
import { type LinkLanguage, useWords } from "#app/words/words-context.tsx";
import { RECEIPT_FRAGMENT } from "../receipt-fragment.ts";
import type { PositionChoice } from "./chosen-position.ts";
import { CvField } from "./cv-field.tsx";
import type { applyWords, positionChoiceWords } from "./interface-words.ts";
import { useChosenPosition } from "./use-chosen-position.ts";

export interface ApplicationFormProps {
  positions: readonly PositionChoice[];
  recipient: string;
  phone: string;
  privacyNote: string;
  /** The language that the form states (useForm). */
  language: string | undefined;
  /** Where a sent form leads. */
  careersHref: string;
  privacyHref: string;
  /** The language of the privacy policy, if that is not the language of the page. */
  privacyLanguage?: LinkLanguage | undefined;
}

/** Milliseconds from success to the return (product 11.11). */
const RETURN_DELAY = 2000;

/** The application form (product 11.4 to 11.12). */
export const ApplicationForm = mainIsland("ApplicationForm", ApplicationFormView, {
  ...FORM_WORDS,
  ...applicationFormTexts,
  ...applyTexts,
  ...choiceTexts,
});

function ApplicationFormView(props: ApplicationFormProps) {
  const { positions, recipient, phone, privacyNote, language, careersHref } = props;
  const { privacyHref, privacyLanguage } = props;
  const words = useWords<typeof applyWords>("apply");
  const { none } = useWords<typeof positionChoiceWords>("positionChoice");
  const position = useChosenPosition(positions);
  // A page from the receiver has the position in its field, not in its address.
  const isInField = ENDPOINT && position === undefined;
  const extraFields = isInField ? {} : { position: position ?? none };
  const controller = useForm({
    form: applicationForm,
    recipient,
    phone,
    language,
    extraFields,
  });
  const { state } = controller;
  const isSent = state.status === "sent";
  // An effect, because it sets a timer. A visitor who has left by then is not sent back, also not from the back/forward
  // cache.
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(returnTo, RETURN_DELAY, careersHref);
    return listen(window, ["pagehide"], () => clearTimeout(timer));
  }, [isSent, careersHref]);
  return (
    <FormFrame
      controller={controller}
      customFields={{
        position: (texts) => ENDPOINT && <PositionField {...texts} positions={positions} />,
        cv: (texts) => <CvField {...texts} onChoose={controller.onChooseFile} />,
      }}
    >
      <div className="grid gap-5">
        <p className="max-w-measure text-caption text-ink-2">
          {privacyNote}{" "}
          <SiteLink href={privacyHref} language={privacyLanguage} className="text-link">
            {words.privacy}
          </SiteLink>
        </p>
        <p>
          <SubmitButton
            label={words.submit}
            busyLabel={words.submitting}
            isBusy={state.status === "sending"}
            isDone={isSent}
          />
        </p>
      </div>
    </FormFrame>
  );
}

/**
 * The address of the next page, which says that the application was sent. If no receipt is stored, the fragment of the
 * address carries the message.
 */
function returnTo(careersHref: string): void {
  const { name } = applicationForm;
  const isStored = writeReceipt(name, readReceipt(name));
  location.assign(siteHref(careersHref) + (isStored ? "" : RECEIPT_FRAGMENT));
}

type PositionFieldProps = Pick<FieldTexts, "id" | "name" | "label"> &
  Pick<ApplicationFormProps, "positions">;

/** Asks for the position if there are no scripts, because only scripts can read it in the address. */
function PositionField({ id, name, label, positions }: PositionFieldProps) {
  const { anotherPosition } = useWords<typeof applyWords>("apply");
  const { none } = useWords<typeof positionChoiceWords>("positionChoice");
  return (
    <div className="without-script">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select id={id} name={name} className="control">
        <option value={none}>{anotherPosition}</option>
        {positions.map(({ id, title }) => (
          <option key={id} value={title}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
