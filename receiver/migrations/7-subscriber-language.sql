-- The language in which the address signed up, and in which its mails are written: a tag such as en-US. Empty for sign-ups from
-- before this version, which are written to in the default language.
ALTER TABLE subscribers ADD COLUMN language TEXT NOT NULL DEFAULT '';
