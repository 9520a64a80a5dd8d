/** A telephone number as an address, e.g. `tel:+14155550132`. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(" ", "")}`;
}
