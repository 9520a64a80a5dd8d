/** What is wrong, by field, in the order of the form. */
export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Leaves out the fields without a fault. */
export function fieldErrors<Field extends string>(
  faults: Record<Field, string | false | undefined>,
): FieldErrors<Field> {
  const found = Object.entries(faults).filter(([, fault]) => fault);
  return Object.fromEntries(found) as FieldErrors<Field>;
}
