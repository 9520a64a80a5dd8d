/**
 * Keeps what is typed while the search is still on its way.
 *
 * @returns ends it and gives what was typed
 */
export function keepTyping(): () => string {
  let typed = "";
  const keep = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    typed += event.key;
  };
  // Before all others: a second / is a letter by now.
  addEventListener("keydown", keep, true);
  return () => {
    removeEventListener("keydown", keep, true);
    return typed;
  };
}
