-- Who has signed up for which list. "mailbox" is the address without what stands behind a plus sign, for the limit of mails.
-- "confirmed_at" is NULL until the address is confirmed. "unsubscribed_at" stands until the next program has been told.
CREATE TABLE subscribers (
  id ID, email TEXT NOT NULL, mailbox TEXT NOT NULL, list TEXT NOT NULL, consent TEXT NOT NULL,
  asked_at BIGINT NOT NULL, expires_at BIGINT NOT NULL, confirmed_at BIGINT, unsubscribed_at BIGINT,
  UNIQUE (email, list)
);
CREATE INDEX subscribers_by_mailbox ON subscribers (mailbox);

-- A delivery belongs to an enquiry or to a subscriber. SQLite cannot take NOT NULL from a column.
CREATE TABLE deliveries (
  id ID, enquiry BIGINT REFERENCES enquiries (id) ON DELETE CASCADE,
  subscriber BIGINT REFERENCES subscribers (id) ON DELETE CASCADE, kind TEXT NOT NULL,
  attempts BIGINT NOT NULL DEFAULT 0, queued_at BIGINT NOT NULL, next_at BIGINT,
  delivered_at BIGINT, failed_at BIGINT,
  CHECK ((enquiry IS NULL) <> (subscriber IS NULL))
);
INSERT INTO deliveries (enquiry, kind, attempts, queued_at, next_at, delivered_at, failed_at)
  SELECT enquiry, kind, attempts, queued_at, next_at, delivered_at, failed_at FROM outbox ORDER BY id;
DROP TABLE outbox;
ALTER TABLE deliveries RENAME TO outbox;
CREATE INDEX outbox_by_time ON outbox (next_at);
CREATE INDEX outbox_by_enquiry ON outbox (enquiry);
CREATE INDEX outbox_by_subscriber ON outbox (subscriber);
