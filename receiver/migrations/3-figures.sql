-- How often something was counted on a day: a page that was shown, a host or a campaign that led here, a goal. "day" is
-- such as 2026-11-23. There is no row for a visit.
CREATE TABLE figures (
  day TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, counted BIGINT NOT NULL,
  PRIMARY KEY (day, kind, name)
);
