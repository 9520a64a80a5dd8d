import type { Delivery } from "./delivery.ts";
import { endpointDelivery } from "./endpoint.ts";
import { simulatedDelivery } from "./simulated.ts";

/** The address is there at build time or not at all: the bundler leaves out the adapter that is not chosen. */
const ADDRESS: string | undefined = import.meta.env.VITE_FORM_ENDPOINT;

/** The delivery that this build was made for (lib/delivery-settings.ts). */
export const delivery: Delivery = ADDRESS
  ? endpointDelivery({ address: ADDRESS })
  : simulatedDelivery;
