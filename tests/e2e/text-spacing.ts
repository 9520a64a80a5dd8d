import type { Page } from "@playwright/test";

/** WCAG 2.2, 1.4.12: what a visitor may set, and nothing may be lost. */
const TEXT_SPACING = `
  main *, header *, footer * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Sets the text as far apart as a visitor may, or as it was. */
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

/** Texts of which a box around them cuts a part off: measured on the letters, not on decoration. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
      // Texts for screen readers are one pixel wide on purpose.
      if (parent.closest("svg, .skip-link, .exhibit-unseen") || parent.clientWidth === 1) continue;
      range.selectNodeContents(text);
      const letters = [...range.getClientRects()];
      for (let box: Element | null = parent; box; box = box.parentElement)
        if (cutting.has(box) && letters.some((rect) => isCutBy(box as Element, rect)))
          found.push(text.textContent);
    }
    return found;
  });
}

/** What stands over the edge of the screen, and no ancestor cuts off or lets scroll. */
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

/** The words of headings and of the logo that are broken inside, on two lines. A hyphen may end a line. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
}
