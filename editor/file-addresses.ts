/** The folder of photos on the site. The editor needs the address of a photo; files have only its name. */
export const PHOTOS_ADDRESS = "/photos";

/** The same for files that content attaches. */
export const ATTACHMENTS_ADDRESS = "/downloads";
