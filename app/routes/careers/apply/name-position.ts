/*
 * The text of this script stands behind the heading of the application page. It writes the title of the position that the
 * address names into the heading, before the page is painted for the first time. Later the island ApplyHeading does so.
 */
import { titleInQuery } from "./chosen-position.ts";
import { POSITION_TITLE } from "./position-title.ts";

const { positions = "" } = (document.currentScript as HTMLScriptElement).dataset;
const title = titleInQuery(JSON.parse(positions), new URLSearchParams(location.search));
const element = document.getElementById(POSITION_TITLE);
if (title && element) element.textContent = title;
