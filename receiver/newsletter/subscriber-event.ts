import { isOnList, type Subscriber } from "./subscribers.ts";

/** What the receiver tells another program about a subscriber, in the envelope that Standard Webhooks recommends: type, timestamp, data. */
export function subscriberEvent(subscriber: Subscriber): object {
  const { id, email, list, consent, language, askedAt, confirmedAt, unsubscribedAt } = subscriber;
  const isSubscribed = isOnList(subscriber);
  const time = (isSubscribed ? confirmedAt : unsubscribedAt) ?? askedAt;
  return {
    type: isSubscribed ? "newsletter.subscribed" : "newsletter.unsubscribed",
    timestamp: isoTime(time),
    data: {
      number: id,
      email,
      list,
      consent,
      language,
      signedUp: isoTime(askedAt),
      confirmed: confirmedAt === null ? null : isoTime(confirmedAt),
    },
  };
}

const isoTime = (time: number) => new Date(time).toISOString();
