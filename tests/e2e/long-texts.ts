import type { Page } from "@playwright/test";

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
