-- What version 1.0.0 wrote, before the database had versions, as SQLite's own dump.
BEGIN TRANSACTION;
CREATE TABLE checks (checked_at BIGINT NOT NULL);
CREATE TABLE cvs (
  enquiry BIGINT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
  name TEXT NOT NULL, type TEXT NOT NULL, bytes BYTEA NOT NULL
);
INSERT INTO "cvs" VALUES(2,'Lebenslauf ü.pdf','pdf',X'255044462D312E370A312030206F626A3C3C3E3E656E646F626A0A747261696C65723C3C3E3E0A2525454F460A');
CREATE TABLE enquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT, received_at BIGINT NOT NULL, form TEXT NOT NULL, email TEXT NOT NULL, idempotency_key TEXT UNIQUE,
  content_hash TEXT NOT NULL, fields TEXT NOT NULL, suspicion TEXT NOT NULL
);
INSERT INTO "enquiries" VALUES(1,1795000000000,'contact','ada@example.org','0b7c5a52-ada','ea96eced9c310246b549a3f910e9a0885b43845bcfac4fd1b1def2258d71c040','{"name":"Ada Lovelace","email":"ada@example.org","subject":"Growth in France","message":"Hello,\nwhere do we start? It''s “urgent”."}','');
INSERT INTO "enquiries" VALUES(2,1795000100000,'application','grace@example.org',NULL,'70280f82b3cf58637b6de48d3d41a0fdf83803c16cc604e93e82df4bf4ce0487','{"position":"economist","fullName":"Grace Hopper","email":"Grace@example.org","phone":"+44 20 7946 0000","linkedin":"","coverLetter":"I count."}','');
INSERT INTO "enquiries" VALUES(4,1795000300000,'contact','eve@example.org',NULL,'ff70f36f1398c8c299e1be82314666d0a9a503b4495c2930a78dc41ce633572e','{"name":"Eve","email":"eve@example.org","subject":"Growth in France","message":"http://a http://b http://c http://d"}','4 links');
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT, enquiry BIGINT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE, kind TEXT NOT NULL,
  attempts BIGINT NOT NULL DEFAULT 0, queued_at BIGINT NOT NULL, next_at BIGINT,
  delivered_at BIGINT, failed_at BIGINT
);
INSERT INTO "outbox" VALUES(1,1,'enquiry',1,1795000000000,NULL,1795000001000,NULL);
INSERT INTO "outbox" VALUES(2,1,'acknowledgement',1,1795000000000,NULL,1795000001000,NULL);
INSERT INTO "outbox" VALUES(3,2,'enquiry',9,1795000100000,NULL,NULL,1795432100000);
INSERT INTO "outbox" VALUES(4,2,'acknowledgement',0,1795000100000,1795000100000,NULL,NULL);
INSERT INTO "outbox" VALUES(6,4,'enquiry',0,1795000300000,1795000300000,NULL,NULL);
CREATE INDEX enquiries_by_content ON enquiries (content_hash, received_at);
CREATE INDEX enquiries_by_time ON enquiries (received_at);
CREATE INDEX outbox_by_time ON outbox (next_at);
CREATE INDEX outbox_by_enquiry ON outbox (enquiry);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('enquiries',4);
INSERT INTO "sqlite_sequence" VALUES('outbox',6);
COMMIT;
