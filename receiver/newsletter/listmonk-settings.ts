/** A listmonk, which sends the letters. */
export interface Listmonk {
  /** Such as `https://lists.example.com`, without a slash at its end. */
  readonly url: string;
  /** The name of an API user and its token: `name:token`. */
  readonly token: string;
  /** The numbers of listmonk's lists by the ids of the site's lists. */
  readonly lists: Readonly<Record<string, number>>;
}
