/** Tells /careers that an application was sent, where the browser forbids storage. */
export const RECEIPT_FRAGMENT = "#sent";
