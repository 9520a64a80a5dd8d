-- Where the visitor came from, as JSON: app/base/attribution.ts has the names. Empty where nothing is known of it.
ALTER TABLE enquiries ADD COLUMN attribution TEXT NOT NULL DEFAULT '{}';
