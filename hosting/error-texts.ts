/**
 * The text that a host sends instead of a page, by status. For an unreadable address (400) it sends the not-found page.
 */
const ERROR_TEXTS: Readonly<Record<number, string>> = {
  400: "This request cannot be read. Check the address, or start again at the home page.",
  405: "Pages of this site can only be read. Go back, and load the page again.",
  408: "The request took too long to arrive. Try again.",
  412: "The page has changed. Load it again.",
  413: "This is more than the site takes. Go back, and send less.",
  414: "This address is too long. Start again at the home page.",
  416: "The file has no such part. Load it again.",
  417: "The site cannot do what your program expects of it. Load the page in a browser.",
  421: "This site is not at this address.",
  431: "Your browser has sent too much with its request. Delete the cookies of this site, and try again.",
  500: "Something went wrong here. Try again in a moment.",
  502: "This part of the site does not answer just now. Try again in a moment.",
  503: "The site is busy. Try again in a moment.",
  504: "This part of the site takes too long to answer. Try again in a moment.",
};

/** The text of an answer without a file. */
export function errorText(status: number): string {
  const words = ERROR_TEXTS[status];
  return words ? `${status}: ${words}\n` : `${status}\n`;
}
