-- ID is the type of a key that counts up, which differs between SQLite and PostgreSQL. Times are milliseconds since 1970;
-- "fields" is JSON; "suspicion" is empty where there is none.
-- Databases from before the first version have these tables already: hence IF NOT EXISTS.
CREATE TABLE IF NOT EXISTS enquiries (
  id ID, received_at BIGINT NOT NULL, form TEXT NOT NULL, email TEXT NOT NULL, idempotency_key TEXT UNIQUE,
  content_hash TEXT NOT NULL, fields TEXT NOT NULL, suspicion TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS enquiries_by_content ON enquiries (content_hash, received_at);
CREATE INDEX IF NOT EXISTS enquiries_by_time ON enquiries (received_at);

CREATE TABLE IF NOT EXISTS cvs (
  enquiry BIGINT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
  name TEXT NOT NULL, type TEXT NOT NULL, bytes BYTEA NOT NULL
);

-- "next_at" is when the mail may be tried again; a worker sets it ahead while it sends. NULL: nothing is left to do.
CREATE TABLE IF NOT EXISTS outbox (
  id ID, enquiry BIGINT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE, kind TEXT NOT NULL,
  attempts BIGINT NOT NULL DEFAULT 0, queued_at BIGINT NOT NULL, next_at BIGINT,
  delivered_at BIGINT, failed_at BIGINT
);
CREATE INDEX IF NOT EXISTS outbox_by_time ON outbox (next_at);
CREATE INDEX IF NOT EXISTS outbox_by_enquiry ON outbox (enquiry);

-- /healthz writes here to see that the database can be written to.
CREATE TABLE IF NOT EXISTS checks (checked_at BIGINT NOT NULL);
