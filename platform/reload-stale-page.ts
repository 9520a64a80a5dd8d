/**
 * A script of the preview's pages. Vite's client, which Vite loads with it, reloads a page when a file changes. A change that
 * comes before that client is connected would be missed. So the page says which state of the content it shows as soon as it
 * is connected, and the server lets it reload if that state is not the current one.
 */

/** The message of a page: the number of the state that it shows, as text. */
export const SHOWN_STATE = "site:shown-state";

/** The parameter in the address of this script with the number of the state. */
export const STATE_PARAMETER = "state";

// Undefined where the server imports the names above.
import.meta.hot?.send(SHOWN_STATE, new URL(import.meta.url).searchParams.get(STATE_PARAMETER));
