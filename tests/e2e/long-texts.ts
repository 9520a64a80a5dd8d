import type { Page } from "@playwright/test";
import { cutOff, overflowing } from "./text-spacing.ts";

/** The dialog of the search shows two lines of each text. */
const SHORTENED = ".search-dialog .search-result-text";

/** What lies beyond an edge, or is cut off, once the texts of a page are longer. */
export async function brokenByLength(page: Page): Promise<string[]> {
  await lengthenTexts(page);
  return [
    ...(await overflowing(page)),
    ...(await cutOff(page, SHORTENED)),
    ...(await overlaysThatScrollSideways(page)),
  ];
}

/** The boxes of open overlays that scroll sideways. */
function overlaysThatScrollSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overlays = ":is(dialog:is([open], :popover-open), .toast-region)";
    const boxes = document.querySelectorAll(`${overlays}, ${overlays} *`);
    const isScrolled = (box: Element) => {
      const { overflowX } = getComputedStyle(box);
      return /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1;
    };
    return [...boxes].filter(isScrolled).map((box) => box.outerHTML.slice(0, 120));
  });
}

/**
 * Makes every text of a page 40 % longer, as translations are. Words get longer, and there are more of them: German has
 * both.
 */
export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const MORE = 0.4;
    /** The word with some of its vowels doubled. */
    const longerWord = (word: string) => {
      let room = Math.round(word.length * MORE);
      return word.replaceAll(/[aeiou]/g, (vowel) => (room-- > 0 ? vowel + vowel : vowel));
    };
    const longer = (text: string) => {
      const words = text.split(" ").map(longerWord).join(" ");
      const missing = Math.round(text.length * (1 + MORE)) - words.length;
      return missing > 2 ? `${words} ${"a".repeat(missing - 1)}` : words;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const isRead = !text.parentElement?.closest("script, style");
      if (isRead && /\p{L}{2}/u.test(text.data)) text.data = longer(text.data);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>("[placeholder]")) {
      field.placeholder = longer(field.placeholder);
    }
  });
}
