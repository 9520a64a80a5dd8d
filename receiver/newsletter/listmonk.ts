import { WebhookError } from "../webhooks/post-webhook.ts";
import type { Listmonk } from "./listmonk-settings.ts";
import { isOnList, type Subscriber } from "./subscribers.ts";

/** The status for an address that listmonk knows already. */
const CONFLICT = 409;

/**
 * Tells listmonk that an address has joined or left a list: https://listmonk.app/docs/apis/subscribers/
 *
 * Listmonk sends no mail of its own about it: the address is confirmed. The API user needs the permissions
 * `subscribers:manage` and `subscribers:sql_query`.
 *
 * @param timeout the longest that each request may take, in milliseconds
 * @throws WebhookError if listmonk does not accept it
 */
export async function notifyListmonk(
  listmonk: Listmonk,
  subscriber: Subscriber,
  timeout: number,
): Promise<void> {
  const list = listmonk.lists[subscriber.list];
  if (list === undefined) return;
  const call = (method: string, path: string, body: object) =>
    request(listmonk, method, path, body, timeout);
  const { email, consent } = subscriber;
  const memberships = {
    query: `subscribers.email = '${email.replaceAll("'", "''")}'`,
    target_list_ids: [list],
  };
  if (!isOnList(subscriber)) {
    await call("PUT", "/api/subscribers/query/lists", { ...memberships, action: "unsubscribe" });
    return;
  }
  const status = await call("POST", "/api/subscribers", {
    email,
    name: email,
    status: "enabled",
    lists: [list],
    preconfirm_subscriptions: true,
    attribs: { consent },
  });
  if (status !== CONFLICT) return;
  const add = { ...memberships, action: "add", status: "confirmed" };
  await call("PUT", "/api/subscribers/query/lists", add);
}

/** @returns the status: a 2xx, or 409 @throws WebhookError */
async function request(
  { url, token }: Listmonk,
  method: string,
  path: string,
  body: object,
  timeout: number,
): Promise<number> {
  const response = await fetch(url + path, {
    method,
    headers: {
      "Content-Type": "application/json",
      Authorization: `Basic ${Buffer.from(token).toString("base64")}`,
    },
    body: JSON.stringify(body),
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  }).catch(({ name, cause }: Error) => {
    throw new WebhookError("it does not answer", { code: Object(cause).code ?? name });
  });
  await response.body?.cancel();
  const { ok, status } = response;
  const isKnown = method === "POST" && status === CONFLICT;
  if (!ok && !isKnown) throw new WebhookError(`it answers ${status}`, { responseCode: status });
  return status;
}
