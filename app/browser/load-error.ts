const NOTE = "load-error";

/** Says that a part of the page which needs its scripts cannot answer, and offers to load the page again. */
export function showLoadError(): void {
  if (document.getElementById(NOTE)) return;
  const note = document.createElement("div");
  note.id = NOTE;
  note.setAttribute("role", "alert");
  note.className = "load-error";
  const link = document.createElement("a");
  link.href = `${location.pathname}${location.search}`;
  link.textContent = "Load it again";
  note.append("A part of this page did not arrive, so this cannot be done yet. ", link);
  document.body.append(note);
}

/** The scripts are there now. */
export function clearLoadError(): void {
  document.getElementById(NOTE)?.remove();
}
