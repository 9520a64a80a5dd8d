/** Settings under which Chromium does nothing of its own accord while it is tested or measured. */
export const browserFlags: readonly string[] = [
  // Chromium refuses to start its own sandbox as root (containers).
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
