import type { FieldRule, FileRule } from "../field-rules.ts";

/** A field for text. Its words stand in content/words.yaml. */
export interface TextField {
  readonly name: string;
  /** Left out, the field is optional. */
  readonly rule?: FieldRule;
  /** The type of the field. It decides the keyboard of a telephone, and what browsers check and fill in. */
  readonly type?: "email" | "tel" | "url";
  /** The default is the type. */
  readonly autoComplete?: string;
  /** Whether its words have a placeholder. */
  readonly hasPlaceholder?: boolean;
  /** For a field with several lines: the number of lines that it shows before it scrolls. */
  readonly rows?: number;
}

/** The name of the field for the CV. */
export const CV_FIELD = "cv";

/** The field for the CV. A form with this field travels as multipart data. */
interface CvField {
  readonly name: typeof CV_FIELD;
  readonly type: "file";
  readonly rule: FileRule;
}

export type FormField = TextField | CvField;

/** The part of a form that browsers load: the data that its page needs. */
export interface PageForm {
  /**
   * The name of the form, in the sent field `form` and in the database. The words of the form `contact` stand in the
   * section `contactForm` of content/words.yaml.
   */
  readonly name: string;
  /** The fields row by row. Two fields of a row stand side by side if there is room. */
  readonly fields: readonly (readonly [FormField, ...FormField[]])[];
  readonly simulation: Simulation;
  /** Milliseconds after which an attempt to send is aborted. */
  readonly timeout: number;
}

/** The behavior of a simulated delivery (delivery.ts). */
interface Simulation {
  /** The delay in milliseconds. */
  readonly delay: number;
  /** Whether it also writes that an e-mail would be sent. Otherwise its record contains the recipient. */
  readonly mentionsMail: boolean;
}

/** The part of a form that the build and the receiver need. `Field` is the union of its fields' names. */
export interface FormHandling<Field extends string = string> {
  /**
   * The address of the form without the base path: the address of its page's folder in app/routes/. The next page, for
   * visitors without scripts, is at `sent` below this address.
   */
  readonly page: `/${string}`;
  /** The field of content/site.yaml with the recipient's e-mail address. */
  readonly recipient: "email" | "hrEmail";
  readonly retention: Retention;
  /** The fields with the sender's name and e-mail address. */
  readonly sender: { readonly name: Field; readonly email: Field };
  /** The field that lists show as the subject. */
  readonly topic: Field;
  /** The fields whose values stand in the subject of the mail to the firm. */
  readonly subjectFields: readonly Field[];
  /** Whether an appointment follows. Then the site offers the booking, or a calendar file for the day of the reply. */
  readonly promisesReply: boolean;
}

/** How long the receiver keeps the content of a form. */
interface Retention {
  /** The number of days, unless the environment variable sets another. */
  readonly days: number;
  /**
   * The name of the environment variable. The platform recognizes a retention by the end of the name
   * (platform/settings.mjs).
   */
  readonly variable: "RETENTION_DAYS" | `${Uppercase<string>}_RETENTION_DAYS`;
  /** The token for the number of days in content: `messageDays` is written `{messageDays}`. */
  readonly token: string;
}

/** A form of the table. */
export interface Form extends PageForm, FormHandling {}

type FieldOf<Of extends PageForm> = Of["fields"][number][number];
export type FieldNameOf<Of extends PageForm> = FieldOf<Of>["name"];
/** `cv` if a form has a CV, otherwise never. */
export type CvNameOf<Of extends PageForm> = Extract<FieldOf<Of>, CvField>["name"];

/** The fields of a form in order. */
export const fieldsOf = ({ fields }: PageForm): readonly FormField[] => fields.flat();

/** Whether a field takes several lines. */
export const hasSeveralLines = (field: FormField) =>
  field.type !== "file" && field.rows !== undefined;

/** Whether a form has a CV. */
export const hasCv = (form: PageForm) => fieldsOf(form).some(({ type }) => type === "file");
