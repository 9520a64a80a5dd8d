-- The language in which the visitor used the site: a tag such as en-US. Empty for enquiries from before this version.
ALTER TABLE enquiries ADD COLUMN language TEXT NOT NULL DEFAULT '';
