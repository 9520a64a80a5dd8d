import type { Page } from "@playwright/test";

/** The text spacing of WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `
  main *, header *, footer * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Applies the text spacing, or removes it. */
export function setTextSpacing(page: Page, isWide = true): Promise<void> {
  return page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    isWide ? TEXT_SPACING : "",
  );
}

/**
 * Texts that a surrounding box cuts off. Only letters are measured, not decoration.
 *
 * @param shortened a selector of texts that end with an ellipsis where they are too long
 */
export function cutOff(page: Page, shortened = "none"): Promise<string[]> {
  return page.evaluate((shortened) => {
    const cuts = (value: string) => value === "hidden" || value === "clip";
    const isCutBy = (box: Element, { left, right, top, bottom }: DOMRect) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      return (
        (cuts(overflowX) && (left < edge.left - 1 || right > edge.right + 1)) ||
        (cuts(overflowY) && (top < edge.top - 1 || bottom > edge.bottom + 1))
      );
    };
    const cutting = new Set(
      [...document.querySelectorAll("*")].filter((box) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        return cuts(overflowX) || cuts(overflowY);
      }),
    );
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
      // Texts for screen readers are one pixel wide on purpose. What is inert is for nobody: the trap for programs in forms.
      if (parent.closest("svg, .skip-link, .exhibit-unseen, [inert]") || parent.clientWidth === 1)
        continue;
      if (parent.closest(shortened)) continue;
      range.selectNodeContents(text);
      const letters = [...range.getClientRects()];
      for (let box: Element | null = parent; box; box = box.parentElement)
        if (cutting.has(box) && letters.some((rect) => isCutBy(box as Element, rect)))
          found.push(text.textContent);
    }
    return found;
  }, shortened);
}

/** Elements beyond the edge of the screen that no ancestor clips or scrolls. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100));
    return [`${scrollWidth} > ${clientWidth}`, ...wide.slice(0, 4)];
  });
}

/**
 * Runs in the page: words of headings and of the logo that are broken over two lines. A line may end with a hyphen.
 */
export function wordsOnTwoLines(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const heading = text.parentElement?.closest("h1, h2, h3, header .logo");
    // Slides have a size of their own.
    if (!heading?.checkVisibility() || heading.closest(".slide, .sr-only")) continue;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s-]+-?/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // WebKit gives the first word of a line an empty box at the end of the line before.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}

/** Words of headings and of the logo that are broken over two lines. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(wordsOnTwoLines);
}

/** Pictures that are wider than the body of the page. */
export function picturesWiderThanPage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("img, svg")]
      .filter((picture) => picture.getBoundingClientRect().width > document.body.clientWidth)
      .map((picture) => picture.outerHTML.slice(0, 120)),
  );
}
