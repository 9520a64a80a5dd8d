const WARNING = [
  "Forms are SIMULATED: no message and no application reaches anybody.",
  "To deliver them, build with VITE_FORM_DELIVERY=endpoint and VITE_FORM_ENDPOINT=https://…",
];

/** Says loudly that nothing is delivered (decision 17). */
export function warnOfSimulatedForms(): void {
  const width = Math.max(...WARNING.map((line) => line.length));
  const edge = "*".repeat(width + 4);
  const lines = WARNING.map((line) => `* ${line.padEnd(width)} *`);
  console.warn(["", edge, ...lines, edge, ""].join("\n"));
}
