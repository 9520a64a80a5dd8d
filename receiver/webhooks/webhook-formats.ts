import type { WebhookKind } from "../../app/model/site-forms.ts";
import { hubSpotFormat } from "./hubspot-format.ts";
import { jsonFormat } from "./json-format.ts";
import { slackFormat } from "./slack-format.ts";
import type { WebhookFormat } from "./webhook.ts";

export const WEBHOOK_FORMATS: Readonly<Record<WebhookKind, WebhookFormat>> = {
  webhook: jsonFormat,
  slack: slackFormat,
  hubspot: hubSpotFormat,
};
