/** Puts new elements in the place of all texts, as Chrome's and Edge's translation does. For `page.evaluate`. */
export function translatePage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode);
  for (const node of nodes) {
    const font = document.createElement("font");
    font.textContent = node.textContent;
    node.parentNode?.replaceChild(font, node);
  }
}

/** Adds marks to the fields and takes links out, as password managers and blockers do. For `page.evaluate`. */
export function extendPage() {
  for (const input of document.querySelectorAll("input")) {
    input.after(document.createElement("x-icon"));
    input.setAttribute("data-manager", "1");
  }
  for (const link of document.querySelectorAll("footer a, main form a")) link.remove();
}
