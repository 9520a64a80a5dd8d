-- Finds what a person has sent: for the limit of acknowledgements, for export and for deletion.
CREATE INDEX enquiries_by_email ON enquiries (email);
