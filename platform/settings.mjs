// The settings file of a site. Every build and every server of the site reads it. Plain JavaScript, because `npm start`
// runs this code with any version of Node.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";

/** The default settings file, unless SETTINGS_FILE names another. It contains passwords, so git ignores it. */
const DEFAULT_FILE = "site.env";
/** The value of SETTINGS_FILE for a command that reads no file, such as the tests. */
export const NO_FILE = "none";

/** The settings that a build writes into the site's files, beside the retentions of its forms. */
const BUILD_SETTINGS = [
  "SITE_URL",
  "BASE_PATH",
  "PREVIEW",
  "PREVIEW_UNTIL",
  "CONTENT_DIR",
  "PDF",
  "FORMS",
  "VITE_FORM_DELIVERY",
  "VITE_FORM_ENDPOINT",
  "FIGURES",
  "FIGURES_MONTHS",
  "ATTRIBUTION",
  "NEWSLETTER",
  "EDITOR_BACKEND",
  "EDITOR_REPO",
  "EDITOR_BRANCH",
  "EDITOR_API",
  "EDITOR_AUTH",
  "EDITOR_APP",
];

/**
 * The settings of which a build writes only whether they are set: their values are secret. `/privacy` names the
 * programs that the receiver notifies of enquiries.
 */
export const SECRET_BUILD_SETTINGS = ["WEBHOOK_URL", "SLACK_WEBHOOK_URL", "HUBSPOT_FORM_URL"];

/**
 * The end of the names of the settings for retention. Each form has such a setting, and the table of forms has the
 * names.
 */
const RETENTION_SETTING = /^([A-Z]+_)*RETENTION_DAYS$/;

/** The other settings of the servers. A build does not read them. */
const SERVER_SETTINGS = [
  "PORT",
  "HOST",
  "TZ",
  "SMTP_URL",
  "MAIL_FROM",
  "ACKNOWLEDGE",
  "WEBHOOK_SECRET",
  "DATA_DIR",
  "DATABASE_URL",
  "RATE_LIMIT",
  "CLAMD",
  "TRUSTED_PROXY",
  "NEWSLETTER_SECRET",
  "LISTMONK_URL",
  "LISTMONK_TOKEN",
  "LISTMONK_LISTS",
  "FIGURES_PASSWORD",
  "SITE_DIRECTORY",
  "CHROME_PATH",
  "BUILD_CACHE",
];

/**
 * The settings that a build writes into the site's files.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]} names: of every setting that is not a retention, and of the retentions that the environment has
 */
export function buildSettings(env) {
  return [...BUILD_SETTINGS, ...retentionSettings(env)];
}

/**
 * The names of retentions among settings.
 *
 * @param {NodeJS.ProcessEnv} settings
 * @returns {string[]}
 */
export function retentionSettings(settings) {
  return Object.keys(settings).filter((name) => RETENTION_SETTING.test(name));
}

/**
 * Reads the settings file into the environment. A variable that the environment has already keeps its value there.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} [env] receives the settings
 * @throws {Error} that names the file, and what to write instead, for a missing file or an unknown setting
 */
export function loadSettings(root, env = process.env) {
  for (const [name, value] of Object.entries(readSettingsFile(root, env))) env[name] ??= value;
}

/**
 * Reads the settings file. Whether a form has the retentions that it names is not checked here.
 *
 * @param {string} root the project's folder
 * @param {NodeJS.ProcessEnv} env where `SETTINGS_FILE` may name another file
 * @returns {Record<string, string>} settings by name; empty if there is no file, or if none is to be read
 * @throws {Error} that names the file, and what to write instead, for a missing file or an unknown setting
 */
export function readSettingsFile(root, env) {
  if (env.SETTINGS_FILE === NO_FILE) return {};
  const file = resolve(root, env.SETTINGS_FILE || DEFAULT_FILE);
  if (!existsSync(file)) {
    if (!env.SETTINGS_FILE) return {};
    throw new Error(`SETTINGS_FILE is ${env.SETTINGS_FILE}, and there is no such file.`);
  }
  const settings = parseEnv(readFileSync(file, "utf8"));
  const known = [...BUILD_SETTINGS, ...SECRET_BUILD_SETTINGS, ...SERVER_SETTINGS];
  const retentions = retentionSettings(settings);
  for (const name of Object.keys(settings)) {
    if (!known.includes(name) && !retentions.includes(name))
      throw new Error(
        `${file}: there is no setting ${name}. The settings are: ${known.join(", ")}, and RETENTION_DAYS and the like.`,
      );
  }
  return settings;
}

/**
 * Says why a build must not replace the published build: the published build delivers its forms, and the new build
 * would not. Without this check, a build without the settings, for example by a timer, would silently end the delivery
 * of forms.
 *
 * @param {string} dist the folder of builds
 * @param {string} stampFile the path of the stamp of a build, below `dist`
 * @returns {string | undefined} undefined if the published build delivers nothing, or if there is none
 */
export function simulationRefusal(dist, stampFile) {
  const file = join(dist, stampFile);
  const { isDelivering = false } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  if (!isDelivering) return undefined;
  return [
    `The site in ${dist} delivers its forms. This build would only simulate them, and nobody would receive a message.`,
    `Write the settings of the site (FORMS, SITE_URL …) into ${DEFAULT_FILE}, or name their file in SETTINGS_FILE.`,
    "If the forms are to be simulated from now on, add --allow-simulated: npm run build -- --allow-simulated",
  ].join("\n");
}
