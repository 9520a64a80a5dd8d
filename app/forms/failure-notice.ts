/**
 * What a form says when it could not be sent: in other words than the toast, whose text is specified.
 *
 * @param what the visitor was sending
 * @param email the firm's address for it
 */
export function failureNotice(what: "message" | "application", email: string, phone: string) {
  const wholePhone = phone.replaceAll(" ", "\u00a0");
  return {
    heading: `Your ${what} may not have arrived`,
    text: `What you entered is still here. Send it once more, write to ${email} or call ${wholePhone}.`,
  };
}
