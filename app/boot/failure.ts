/** In the session's storage: the address that was loaded anew because its scripts were gone. */
const RELOADED = "boot:reloaded";
const NOTE = "boot-failure";

/**
 * After the scripts of the page failed to arrive. A tab that was restored after a new deployment asks for files
 * that are gone: when the site answers without them, the page is loaded anew, once.
 *
 * @param files addresses of the scripts
 * @param isSecondTry whether they were there the last time that this was asked
 * @returns what comes of it: without a connection nothing, because the visitor would lose the page that stands;
 *   "back" when the connection only failed for a moment and all files are there
 */
export async function recover(
  files: readonly string[],
  isSecondTry: boolean,
): Promise<"reloading" | "offline" | "broken" | "back"> {
  try {
    if (sessionStorage.getItem(RELOADED) === location.href) return "broken";
    const answers = await Promise.all(files.map((file) => fetch(file)));
    // Not every browser asks again for a module that has failed: then only a full load helps.
    if (!isSecondTry && answers.every(({ ok }) => ok)) return "back";
    const { status } = await fetch(location.href, { cache: "reload" });
    if (status >= 500) return "offline";
    sessionStorage.setItem(RELOADED, location.href);
    location.reload();
    return "reloading";
  } catch (error) {
    // No connection; or no storage, and then nothing would keep the page from loading anew for ever.
    return error instanceof DOMException ? "broken" : "offline";
  }
}

/** Says that a part of the page which needs its scripts cannot answer, and offers to load the page again. */
export function tell(): void {
  if (document.getElementById(NOTE)) return;
  const note = document.createElement("div");
  note.id = NOTE;
  note.setAttribute("role", "alert");
  note.className = "boot-failure";
  const link = document.createElement("a");
  link.href = `${location.pathname}${location.search}`;
  link.textContent = "Load it again";
  note.append("A part of this page did not arrive, so this cannot be done yet. ", link);
  document.body.append(note);
}

/** The scripts are there now. */
export function forget(): void {
  document.getElementById(NOTE)?.remove();
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // Without storage nothing is kept in it.
  }
}
