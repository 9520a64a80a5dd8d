/** Makes the verdict of the answers a new element, so that every screen reader speaks it. */
export function enhance(island: HTMLElement): void {
  const form = island.closest("form") as HTMLFormElement;
  form.addEventListener("change", () => {
    const answers = [...new FormData(form).values()].join("");
    const verdict = island.querySelector(`.for-${answers}`);
    verdict?.replaceWith(verdict.cloneNode(true));
  });
}
