import { deliverySettings } from "#app/features/forms/delivery-settings.ts";
import { isPreview } from "#app/model/publication.ts";
import { siteAddress } from "../../../hosting/address.ts";
import { EDITOR_FOLDER, RECEIVER_PATH } from "../../../hosting/hosting-rules.ts";

/** The page with the figures, below the sub-path of the site. The receiver shows it to visitors who know its password. */
export const FIGURES_PAGE = `${EDITOR_FOLDER}/figures`;

/** The address to which pages report, below the sub-path of the site. */
export const REPORT_PATH = `${RECEIVER_PATH}/figures`;

/** How visits are counted: docs/operating.md, "Figures without cookies". */
export interface FiguresSettings {
  /** The address to which pages report: a path of the site's own host, base path included. */
  address: string;
  /** For how many months the figures of a day are stored. */
  months: number;
}

/** The longest time for which other tools of the field store figures about visits by default. */
const DEFAULT_MONTHS = 25;

/**
 * For how many months figures are stored.
 *
 * @throws TypeError when `FIGURES_MONTHS` is no number of months
 */
export function figuresMonths({ FIGURES_MONTHS }: NodeJS.ProcessEnv = process.env): number {
  const text = FIGURES_MONTHS || String(DEFAULT_MONTHS);
  if (!/^[1-9]\d{0,2}$/.test(text)) {
    throw new TypeError(`FIGURES_MONTHS must be a number of months from 1 on, not "${text}"`);
  }
  return Number(text);
}

/**
 * Reads how visits are counted from `FIGURES` and `FIGURES_MONTHS`.
 *
 * @returns undefined where nothing is counted, as in a preview
 * @throws TypeError when a value is unknown, contradicts another or is set without effect
 */
export function figuresSettings(env: NodeJS.ProcessEnv = process.env): FiguresSettings | undefined {
  const { FIGURES: figures = "" } = env;
  const months = figuresMonths(env);
  if (figures && figures !== "on") {
    throw new TypeError(`FIGURES must be "on" or unset, not "${figures}"`);
  }
  if (!figures) {
    if (env.FIGURES_MONTHS) {
      throw new TypeError("FIGURES_MONTHS has an effect with FIGURES=on only: set that too");
    }
    return undefined;
  }
  if (deliverySettings(env).mode !== "received") {
    throw new TypeError("FIGURES=on needs the receiver, which counts: set FORMS=receive too");
  }
  if (isPreview(env.PREVIEW || "0")) return undefined;
  return { address: siteAddress(env).basePath + REPORT_PATH, months };
}
