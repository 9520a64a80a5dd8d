/** The id of the element in the heading that holds the title of the position. */
export const POSITION_TITLE = "position-title";
