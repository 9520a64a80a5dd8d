import { phrase } from "#app/words/phrases.ts";
import { wordSection } from "#app/words/word-section.ts";

/** The menu of wide screens, and the drawer of narrow ones. */
export const menuWords = wordSection(
  "menu",
  "The menu, the drawer of narrow windows, and the switch between day and night.",
  {
    menu: phrase(),
    drawerMenu: phrase(),
    drawer: phrase(),
    openDrawer: phrase(),
    closeDrawer: phrase(),
    call: phrase(),
    /** The switch between the colors of day and night. */
    night: phrase(),
  },
);
