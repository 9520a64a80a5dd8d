/** The categories of podcast directories that suit a firm (https://podcasters.apple.com/support/1691-apple-podcasts-categories). */
export const PODCAST_CATEGORIES = [
  "Arts",
  "Business",
  "Education",
  "Government",
  "Health & Fitness",
  "History",
  "News",
  "Science",
  "Society & Culture",
  "Technology",
] as const;
