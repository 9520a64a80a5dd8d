/**
 * Alters a page as a translator and extensions do, now and after each change: every text stands in `<font>` elements,
 * every field has an icon after it, links to other sites are gone. Runs in the page.
 */
export function alterPage() {
  const skipped = "font, script, style, svg, textarea, option, title";
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(skipped)) continue;
      const font = document.createElement("font");
      const inner = document.createElement("font");
      font.append(inner);
      text.replaceWith(font);
      // A new text node: React knows only the node that the translation replaces.
      inner.textContent = text.data;
    }
  };
  const extend = () => {
    for (const field of document.querySelectorAll("input, textarea")) {
      if (field.nextElementSibling?.matches("[data-extension]")) continue;
      const icon = document.createElement("span");
      icon.dataset.extension = "";
      field.after(icon);
      field.setAttribute("data-extension-id", "1");
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href^=http]")) {
      if (link.host !== location.host) link.remove();
    }
  };
  const alter = () => {
    translate(document.body);
    extend();
  };
  alter();
  document.body.dataset.extension = "";
  new MutationObserver(alter).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
