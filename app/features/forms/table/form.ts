import type { FieldRule, FileRule } from "../field-rules.ts";

/** A field for text. */
export interface TextField {
  readonly name: string;
  /** As the page shows it. Where a form marks its required fields, with the mark: `Full Name *`. */
  readonly label: string;
  /** Left out, the field is optional. */
  readonly rule?: FieldRule;
  /** Which keyboard a telephone shows, and what browsers check and fill in. */
  readonly type?: "email" | "tel" | "url";
  /** Left out, it is the same as the type. */
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** Of a field for several lines: how many it shows before it scrolls. */
  readonly rows?: number;
}

/** The field for the CV. A form with this field travels as multipart data. */
interface CvField {
  readonly name: "cv";
  readonly label: string;
  readonly type: "file";
  readonly rule: FileRule;
}

export type FormField = TextField | CvField;

/** The part of a form that browsers load: what its page shows and sends. */
export interface PageForm {
  /** The name of the form, in the sent field `form` and in the database. */
  readonly name: string;
  /** What screen readers call the form. */
  readonly label: string;
  /** What visitors send by it, in the middle of a sentence. */
  readonly noun: string;
  /** Row by row: two fields of a row stand side by side where there is room. */
  readonly fields: readonly (readonly [FormField, ...FormField[]])[];
  readonly simulation: Simulation;
  /** Milliseconds after which an attempt to send is given up. */
  readonly timeout: number;
  readonly toasts: {
    readonly sent: ToastWords;
    readonly failed: ToastWords;
    /** Left out where the form has no CV. */
    readonly noCv?: ToastWords;
  };
}

interface ToastWords {
  readonly title: string;
  readonly description: string;
}

/** What a simulated delivery does (delivery.ts). */
interface Simulation {
  /** Milliseconds. */
  readonly delay: number;
  /** Whether it says that an e-mail would be sent. Else the recipient stands in its record. */
  readonly mentionsMail: boolean;
}

/** The part of a form that the build and the receiver need. `Field` are the names of its fields. */
export interface FormHandling<Field extends string = string> {
  /**
   * Where the form is, without the base path: the address of the folder in app/routes/ that holds its page. The page after
   * it, for visitors without scripts, is at `sent` below.
   */
  readonly page: `/${string}`;
  /** Whom it is for: the field of content/site.yaml with the e-mail address. */
  readonly recipient: "email" | "hrEmail";
  readonly retention: Retention;
  /** The fields that say who writes. */
  readonly sender: { readonly name: Field; readonly email: Field };
  /** The field that says what it is about, in lists. */
  readonly topic: Field;
  /** The subject of the mail to the firm: a word for the form, then what stands in these fields. */
  readonly mailSubject: { readonly kind: string; readonly fields: readonly Field[] };
  /** Whether an appointment answers it: then visitors are offered the booking, or the day of the reply as a file. */
  readonly promisesReply: boolean;
}

/** How long the receiver stores a form. */
interface Retention {
  /** Days, unless the environment variable says otherwise. */
  readonly days: number;
  /** The name of the environment variable. The platform knows a retention by how it ends (platform/settings.mjs). */
  readonly variable: "RETENTION_DAYS" | `${Uppercase<string>}_RETENTION_DAYS`;
  /** How content names the number of days: `messageDays` is written `{messageDays}`. */
  readonly token: string;
}

/** A form of the table. */
export interface Form extends PageForm, FormHandling {}

type FieldOf<Of extends PageForm> = Of["fields"][number][number];
export type FieldNameOf<Of extends PageForm> = FieldOf<Of>["name"];
/** `cv` where a form has a CV, else never. */
export type CvNameOf<Of extends PageForm> = Extract<FieldOf<Of>, CvField>["name"];

/** The fields of a form in their order. */
export const fieldsOf = ({ fields }: PageForm): readonly FormField[] => fields.flat();

/** The label of a field without the mark of required fields, for mails. */
export const plainLabel = ({ label }: FormField) => label.replace(/ \*$/, "");

/** Whether a form has a CV. */
export const hasCv = (form: PageForm) => fieldsOf(form).some(({ type }) => type === "file");
