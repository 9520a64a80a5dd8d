-- Deletions whose text may still be in the files of the database. A row goes when the files are clean.
CREATE TABLE traces (deleted_at BIGINT NOT NULL);

-- Finds what a person has sent: for the limit of acknowledgements, for export and for deletion.
CREATE INDEX enquiries_by_email ON enquiries (email);
