import { readStored, writeStored } from "./storage.ts";

/** The scheme that the visitor has chosen, `light` or `dark`; undefined where none, or nonsense, is stored. */
export function storedScheme(): string | undefined {
  const scheme = readStored("scheme");
  return scheme === "light" || scheme === "dark" ? scheme : undefined;
}

/**
 * Shows the day edition or the night edition, whatever the system prefers (app/ui/styles/tokens.css). The boot script
 * calls it before the first paint, the switch later.
 *
 * @param scheme `light` or `dark`
 */
export function applyScheme(scheme: string): void {
  document.documentElement.dataset.scheme = scheme;
  // These tags stand before the boot script (app/ui/frame/document.tsx).
  const colorScheme = document.querySelector<HTMLMetaElement>("[name=color-scheme]");
  if (colorScheme) colorScheme.content = scheme;
  // Of the two theme colors the browser takes the first whose media query matches. The first is that of the day.
  const dayColor = document.querySelector<HTMLMetaElement>("[name=theme-color]");
  if (dayColor) dayColor.media = scheme === "light" ? "all" : "not all";
}

/**
 * Makes the switches in the header and in the drawer work. They store a choice that differs from the system's
 * preference. Other tabs, and pages that come back from the browser's back/forward cache, follow the choice.
 */
export function watchScheme(): void {
  const switches = document.querySelectorAll<HTMLInputElement>("input[name=scheme]");
  if (switches.length === 0) return;
  const system = matchMedia("(prefers-color-scheme: dark)");
  const setSwitches = (isDark: boolean) => {
    for (const toggle of switches) toggle.checked = isDark;
  };
  const show = (scheme: string) => {
    applyScheme(scheme);
    setDrawingScheme(scheme);
    setSwitches(scheme === "dark");
  };
  const follow = () => show(storedScheme() ?? schemeName(system.matches));
  if (system.matches || storedScheme()) follow();
  // The page shows the day edition already. But a browser that goes back restores the old state of a switch.
  else setSwitches(false);
  const choose = ({ currentTarget }: Event) => {
    const { checked } = currentTarget as HTMLInputElement;
    writeStored("scheme", checked === system.matches ? undefined : schemeName(checked));
    show(schemeName(checked));
  };
  for (const toggle of switches) {
    toggle.disabled = false;
    toggle.addEventListener("change", choose);
  }
  system.addEventListener("change", follow);
  addEventListener("storage", follow);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) follow();
  });
}

const schemeName = (isDark: boolean) => (isDark ? "dark" : "light");

/**
 * Shows drawings in a scheme in WebKit, where an SVG file in an image knows only the system's scheme. The fragment of
 * the address chooses the edition (app/features/artwork/inks.ts).
 */
function setDrawingScheme(scheme: string): void {
  if (!navigator.vendor.startsWith("Apple")) return;
  const withScheme = (address: string, element: Element) => {
    // On paper it is always day (app/ui/styles/day-inks.css).
    const edition = element.closest(".day-inks") ? "light" : scheme;
    return address.replace(/(\.svg)(#.*)?$/, `$1#${edition}`);
  };
  for (const image of document.images) {
    if (image.src.includes(".svg")) image.src = withScheme(image.src, image);
    // WebKit reads the fragment again only when the image is inserted again.
    image.replaceWith(image);
  }
  for (const source of document.querySelectorAll("source")) {
    source.srcset = withScheme(source.srcset, source);
  }
}
