import { isOnList, type Subscriber } from "./subscribers.ts";

/**
 * The payload about a subscriber for another program, in the envelope that Standard Webhooks recommends: type, timestamp,
 * data.
 */
export function subscriberEvent(subscriber: Subscriber): object {
  const { id, email, list, consent, language, signedUpAt, confirmedAt, unsubscribedAt } =
    subscriber;
  const isSubscribed = isOnList(subscriber);
  const time = (isSubscribed ? confirmedAt : unsubscribedAt) ?? signedUpAt;
  return {
    type: isSubscribed ? "newsletter.subscribed" : "newsletter.unsubscribed",
    timestamp: isoTime(time),
    data: {
      number: id,
      email,
      list,
      consent,
      language,
      signedUp: isoTime(signedUpAt),
      confirmed: confirmedAt === null ? null : isoTime(confirmedAt),
    },
  };
}

const isoTime = (time: number) => new Date(time).toISOString();
