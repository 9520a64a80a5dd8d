import { FORMS, type FormName } from "./table/form-table.ts";

/** The environment variables that set the retention of a form. */
export const RETENTION_VARIABLES = FORMS.map(({ retention }) => retention.variable);

/** What is wrong with a retention variable that belongs to no form. Undefined if a form has it. */
export function unknownRetention(variable: string): string | undefined {
  if (RETENTION_VARIABLES.some((known) => known === variable)) return undefined;
  return `No form has the setting ${variable}: write one of ${RETENTION_VARIABLES.join(", ")}`;
}

/**
 * The number of days after which the receiver deletes messages, by form.
 *
 * @throws TypeError if a variable is not a number of days
 */
export function retentionDays(env: NodeJS.ProcessEnv = process.env): Record<FormName, number> {
  const entries = FORMS.map(({ name, retention: { variable, days } }) => {
    const text = env[variable] || String(days);
    if (!/^[1-9]\d{0,4}$/.test(text)) {
      throw new TypeError(`${variable} must be a number of days from 1 on, not "${text}"`);
    }
    return [name, Number(text)];
  });
  return Object.fromEntries(entries);
}
