import announcingBootScript from "./announcing-boot.ts?script";
import bootScript from "./boot.ts?script";

/**
 * The script in the head of every page of a site. The policy of the site names it by its hash.
 *
 * @param isAnnouncing whether the site has an announcement
 */
export function bootScriptOf(isAnnouncing: boolean): string {
  return isAnnouncing ? announcingBootScript : bootScript;
}
