/** Copies the address of the page, or opens the system's share sheet if there is one, and reports the result. */
export function enhance(island: HTMLElement): void {
  const { title = "", url = "", copied, notCopied, shared, notShared } = island.dataset;
  const status = island.querySelector("[role=status]") as HTMLElement;
  const copyButton = island.querySelector("[data-copy]") as HTMLElement;
  const shareButton = island.querySelector("[data-share]") as HTMLElement;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      status.textContent = copied ?? "";
    } catch {
      status.textContent = notCopied ?? "";
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, url });
      status.textContent = shared ?? "";
    } catch (error) {
      // A visitor who closes the sheet has not met a failure.
      if ((error as DOMException).name !== "AbortError") status.textContent = notShared ?? "";
    }
  }

  copyButton.addEventListener("click", copy);
  shareButton.addEventListener("click", share);
  shareButton.hidden = typeof navigator.share !== "function";
}
