import type { Plugin } from "vite";
import { deliverySettings } from "../../app/lib/delivery-settings.ts";

const WARNING = [
  "Forms are SIMULATED: no message and no application reaches anybody.",
  "To deliver them, build with VITE_FORM_DELIVERY=endpoint and VITE_FORM_ENDPOINT=https://…",
];

/**
 * Builds the chosen delivery of forms into the site, and says loudly while nothing is delivered.
 *
 * @throws TypeError when the settings in the environment are wrong: the build stops
 */
export function formDelivery(): Plugin {
  const settings = deliverySettings();
  return {
    name: "form-delivery",
    config: () => ({
      define: {
        "import.meta.env.VITE_FORM_ENDPOINT": JSON.stringify(
          settings.mode === "endpoint" ? settings.address : "",
        ),
      },
    }),
    buildApp: {
      order: "post",
      async handler() {
        if (settings.mode === "simulated") console.warn(boxed(WARNING));
      },
    },
  };
}

function boxed(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length));
  const edge = "*".repeat(width + 4);
  return ["", edge, ...lines.map((line) => `* ${line.padEnd(width)} *`), edge, ""].join("\n");
}
