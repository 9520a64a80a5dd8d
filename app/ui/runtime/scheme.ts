import { readStored, writeStored } from "./storage.ts";

/** Shows an edition, whatever the system prefers (styles/tokens.css): before anything is painted, and by the switch. */
export function applyScheme(scheme: string): void {
  document.documentElement.dataset.scheme = scheme;
  // The metas stand before the script (layout/document.tsx). Of both colours for the browser's own bars the first that
  // fits holds; it is the day's.
  const [colorScheme, dayColour] =
    document.querySelectorAll<HTMLMetaElement>("[name^=color],[media]");
  if (colorScheme) colorScheme.content = scheme;
  if (dayColour) dayColour.media = scheme === "light" ? "all" : "not all";
}

/** The switch in the footer. A choice that is not the system's is kept; other tabs, and pages that come back, follow it. */
export function watchScheme(): void {
  const toggle = document.querySelector<HTMLInputElement>("input[name=scheme]");
  if (!toggle) return;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const nameOf = (isDark: boolean) => (isDark ? "dark" : "light");
  const show = (scheme: string) => {
    applyScheme(scheme);
    askDrawings(scheme);
    toggle.checked = scheme === "dark";
  };
  const follow = () => show(readStored("scheme") ?? nameOf(system.matches));
  if (system.matches || readStored("scheme")) follow();
  // Nothing to draw anew; but a browser that goes back puts its old state into the switch.
  else toggle.checked = false;
  toggle.disabled = false;
  toggle.addEventListener("change", () => {
    const chosen = nameOf(toggle.checked);
    writeStored("scheme", toggle.checked === system.matches ? undefined : chosen);
    show(chosen);
  });
  system.addEventListener("change", follow);
  addEventListener("storage", follow);
  addEventListener("pageshow", ({ persisted }) => persisted && follow());
}

/** In WebKit drawings know no scheme but the system's: their fragment asks for an edition (app/features/artwork/inks.ts). */
function askDrawings(scheme: string): void {
  if (!navigator.vendor.startsWith("Apple")) return;
  const ask = (address: string) => address.replace(/(\.svg)(#.*)?$/, `$1#${scheme}`);
  for (const image of document.images) {
    if (image.src.includes(".svg")) image.src = ask(image.src);
    // An image that has its place looks at its fragment no more.
    image.replaceWith(image);
  }
  for (const source of document.querySelectorAll("source")) source.srcset = ask(source.srcset);
}
