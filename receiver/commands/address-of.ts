import { UsageError } from "./command.ts";

/**
 * Converts an address that the operator has written to the form in which addresses are stored.
 *
 * @throws UsageError if it is not an address
 */
export function addressOf(text: string): string {
  const address = text.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(address))
    throw new UsageError(
      `"${text}" is no email address. Write a whole one, such as ada@example.org.`,
    );
  return address;
}
