import { figuresSettings } from "#app/features/figures/figures-settings.ts";
import {
  deliverySettings,
  hasAttribution,
  hasNewsletter,
} from "#app/features/forms/delivery-settings.ts";
import { siteAddress } from "../../hosting/address.ts";

/** The settings that the bundler writes into the bundles. What is off is left out of the scripts. */
export function bundledSettings() {
  return {
    base: `${siteAddress().basePath}/`,
    define: {
      // The value is known at build time, so the bundler leaves out the delivery that is not chosen.
      "import.meta.env.VITE_FORM_ENDPOINT": JSON.stringify(deliverySettings().address ?? ""),
      "import.meta.env.ATTRIBUTION": JSON.stringify(hasAttribution()),
      "import.meta.env.NEWSLETTER": JSON.stringify(hasNewsletter()),
      // Without the setting the bundler leaves out everything that counts.
      "import.meta.env.VITE_FIGURES": JSON.stringify(figuresSettings()?.address ?? ""),
    },
  };
}
