import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The menu of wide screens, and the drawer of narrow ones. */
export const menuWords = wordSection("menu", {
  menu: phrase(),
  drawerMenu: phrase(),
  drawer: phrase(),
  openDrawer: phrase(),
  closeDrawer: phrase(),
  call: phrase(),
});
