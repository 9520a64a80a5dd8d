/** The fragment with which /careers learns that an application was sent, if the browser forbids storage. */
export const RECEIPT_FRAGMENT = "#sent";
