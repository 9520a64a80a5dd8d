import { WEBHOOK_KINDS } from "../app/model/site-forms.ts";

/** Mails about enquiries: to the firm, and to the visitor. */
export type MailKind = "enquiry" | "acknowledgement";

/** Mails about subscriptions: the link to confirm, and what follows the confirmation. */
export type SubscriberMailKind = "confirmation" | "subscribed";

/** The programs that are notified of subscriptions. */
export type HandoverKind = "webhook" | "listmonk";

/** Every program that the receiver notifies. */
export const PROGRAM_KINDS = [...WEBHOOK_KINDS, "listmonk"] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

/** The kinds of rows in the outbox. */
export type DeliveryKind = MailKind | SubscriberMailKind | ProgramKind;

/** A text that a statement can search: `kindList LIKE '%,' || kind || ',%'`. Only PostgreSQL accepts lists as values. */
export const kindList = (kinds: readonly DeliveryKind[]) => `,${kinds.join(",")},`;
