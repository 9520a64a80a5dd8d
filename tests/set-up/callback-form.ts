/* A further form, "callback", with every file that it needs (docs/architecture.md, "Add a form"). */

const ENTRY = `import { atLeast, email } from "../field-rules.ts";
import type { FieldNameOf, FormHandling, PageForm } from "./form.ts";

export const callbackForm = {
  name: "callback",
  fields: [
    [{ name: "name", rule: atLeast(1) }],
    [
      { name: "email", type: "email", rule: email },
      { name: "phone", type: "tel", rule: atLeast(5) },
    ],
    [{ name: "times", rows: 3 }],
  ],
  simulation: { delay: 1_000, mentionsMail: false },
  timeout: 15_000,
} as const satisfies PageForm;

export const callbackHandling = {
  page: "/callback",
  recipient: "hrEmail",
  retention: { days: 30, variable: "CALLBACK_RETENTION_DAYS", token: "callbackDays" },
  sender: { name: "name", email: "email" },
  topic: "phone",
  subjectFields: ["name", "phone"],
  promisesReply: false,
} as const satisfies FormHandling<FieldNameOf<typeof callbackForm>>;
`;

const SCHEMA = `import { z } from "zod";
import { paragraph } from "#app/model/fields/building-blocks.ts";
import { pageContent } from "#app/model/page-content.ts";
import { opening, sentPage } from "#app/model/schemas/shared.ts";

export const callbackContent = pageContent(
  "callback",
  z.strictObject({
    ...opening,
    fieldsNote: paragraph(),
    withoutScript: paragraph(),
    sent: sentPage,
  }),
);
`;

const ISLAND = `import formTexts from "virtual:words/callbackForm";
import { FormFrame } from "#app/features/forms/form-frame.tsx";
import { FORM_WORDS } from "#app/features/forms/form-words.ts";
import { callbackForm } from "#app/features/forms/table/callback.ts";
import { useForm } from "#app/features/forms/use-form.ts";
import { island } from "#app/ui/runtime/island.tsx";
import { SubmitButton } from "#app/ui/submit-button.tsx";

export interface CallbackFormProps {
  recipient: string;
  phone: string;
  language: string | undefined;
}

export const CallbackForm = island("CallbackForm", CallbackFormView, {
  ...FORM_WORDS,
  ...formTexts,
});

function CallbackFormView(props: CallbackFormProps) {
  const controller = useForm({ form: callbackForm, ...props });
  const isBusy = controller.state.status === "sending";
  return (
    <FormFrame controller={controller} customFields={{}}>
      <SubmitButton label="Call me" busyLabel="Sending..." isBusy={isBusy} />
    </FormFrame>
  );
}
`;

const PAGE = `import { FormIntro } from "#app/features/forms/form-intro.tsx";
import { statedLanguage } from "#app/features/forms/stated-language.ts";
import { callbackHandling } from "#app/features/forms/table/callback.ts";
import { recipientOf } from "#app/features/forms/table/form-table.ts";
import { content } from "#app/model/content.ts";
import { CallbackForm } from "./callback-form.island.tsx";
import { callbackContent } from "./content.ts";

export function Page() {
  const { fieldsNote, withoutScript } = callbackContent();
  const { site } = content();
  const { phone } = site;
  const recipient = recipientOf(callbackHandling, site);
  return (
    <div className="page-width pb-(--section-gap)">
      <FormIntro
        fieldsNote={fieldsNote}
        withoutScript={withoutScript}
        email={recipient}
        phone={phone}
      />
      <CallbackForm recipient={recipient} phone={phone} language={statedLanguage()} />
    </div>
  );
}
`;

const PAGE_WORDS = `meta:
  title: We call you back
  description: Leave your number and a time that suits you, and a person of the firm calls you back.
heading: We call you back.
lead: Leave your number and a time that suits you.
fieldsNote: Name, email and telephone are required.
withoutScript: The form below needs JavaScript, which is switched off here. Write to {hrEmail} or call {phone}.
sent:
  meta:
    title: Request sent
    description: Your request has arrived. A person of the firm calls you at the number that you left.
  heading: Thank you. We call you.
  lead: Your request has arrived.
  links:
    - label: Return to Home
      href: /
`;

/** The words of the interface about the form, a section of content/words.yaml. */
const FORM_WORDS = `callbackForm:
  label: Callback
  sent: Your request was sent.
  notSent: Your request was not sent
  perhapsSent: Your request may not have arrived
  fields:
    name:
      label: Name
      errors:
        missing: Enter your name
    email:
      label: Email
      errors:
        missing: Enter your email address
        invalid: Enter an email address such as name@example.com
    phone:
      label: Telephone
      errors:
        missing: Enter your number
    times:
      label: When we reach you
  toasts:
    sent:
      title: Request sent
      description: We call you back.
    failed:
      title: Error
      description: Your request was not sent.
`;

const MAIL = `callback:
  subject: Your number has arrived at {firm}
  text: We call you back.
`;

export const FORM_FILE = "app/features/forms/table/callback.ts";
const TABLE_FILE = "app/features/forms/table/form-table.ts";
export const REGISTRY_FILE = "app/routes/registry.ts";

/** The new files with their texts, by path. */
export const NEW_FILES: Readonly<Record<string, string>> = {
  [FORM_FILE]: ENTRY,
  "app/routes/callback/callback-form.island.tsx": ISLAND,
  "app/routes/callback/content.ts": SCHEMA,
  "app/routes/callback/page.tsx": PAGE,
  "content/pages/callback.yaml": PAGE_WORDS,
};

/** A change of an existing file. */
export interface FileEdit {
  file: string;
  /** A text that the file holds, and that `after` replaces. */
  before: string;
  after: string;
}

const TABLE_END = "] as const satisfies readonly Form[];";
const SENT_PAGES = "sentPages({ contact: contactContent, application: applyContent })";
const REGISTRY_IMPORT = 'import { contactContent } from "./contact/content.ts";';

export const ENTRY_IN_TABLE: FileEdit = {
  file: TABLE_FILE,
  before: TABLE_END,
  after: `  { ...callbackForm, ...callbackHandling },\n${TABLE_END}`,
};

export const PAGE_IN_REGISTRY: FileEdit = {
  file: REGISTRY_FILE,
  before: '  "form-sent": ',
  after: `  callback: fixedPage(callbackHandling.page, {
    content: callbackContent,
    opening: "text",
    sheets: ["forms"],
    isWithoutClosing: true,
  }),
  "form-sent": `,
};

export const WORDS_IN_REGISTRY: FileEdit = {
  file: REGISTRY_FILE,
  before: SENT_PAGES,
  after: SENT_PAGES.replace(" })", ", callback: callbackContent })"),
};

const WORDS_FILE = "content/words.yaml";

/** The words of the interface about the form. */
export const WORDS_OF_FORM: FileEdit = {
  file: WORDS_FILE,
  before: "contactForm:\n",
  after: `${FORM_WORDS}contactForm:\n`,
};

/** The name of the form in mails to the firm. */
export const NAME_IN_MAILS: FileEdit = {
  file: WORDS_FILE,
  before: "    contact: Message\n",
  after: "    contact: Message\n    callback: Callback\n",
};

/** Every change of an existing file: a line of the table, an entry of the registry, words of the content. */
export const EDITS: readonly FileEdit[] = [
  {
    file: TABLE_FILE,
    before: "import { contactForm,",
    after: 'import { callbackForm, callbackHandling } from "./callback.ts";\nimport { contactForm,',
  },
  ENTRY_IN_TABLE,
  {
    file: REGISTRY_FILE,
    before: REGISTRY_IMPORT,
    after: `${REGISTRY_IMPORT}
import { callbackHandling } from "#app/features/forms/table/callback.ts";
import { callbackContent } from "./callback/content.ts";`,
  },
  PAGE_IN_REGISTRY,
  WORDS_IN_REGISTRY,
  WORDS_OF_FORM,
  NAME_IN_MAILS,
  { file: "content/acknowledgements.yaml", before: "contact:", after: `${MAIL}contact:` },
  {
    file: "content/legal/privacy.md",
    before: "The server deletes",
    after: "A number that you leave is deleted after {callbackDays} days. The server deletes",
  },
];
