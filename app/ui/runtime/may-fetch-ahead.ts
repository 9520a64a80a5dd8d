/** What a browser may say about the visitor's connection and device. Browsers say different parts of it. */
export interface Circumstances {
  /** https://wicg.github.io/netinfo/ */
  connection?: { saveData?: boolean; effectiveType?: string; type?: string };
  /** In gigabytes. */
  deviceMemory?: number;
}

/** Connections on which pages fetched ahead would delay the page that the visitor reads. */
const SLOW: readonly string[] = ["slow-2g", "2g", "3g"];

/** Gigabytes. With less memory a page rendered ahead would push other tabs out. */
const LEAST_MEMORY = 2;

/** Whether pages may be fetched and rendered ahead: never where a visitor saves data, pays for it, or has little of it. */
export function mayFetchAhead({ connection = {}, deviceMemory = 8 }: Circumstances): boolean {
  const { saveData, effectiveType = "4g", type } = connection;
  if (saveData || SLOW.includes(effectiveType)) return false;
  // Few contracts for telephones are without a limit.
  if (type === "cellular") return false;
  return deviceMemory > LEAST_MEMORY;
}
