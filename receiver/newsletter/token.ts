import { createHmac, timingSafeEqual } from "node:crypto";
import type { LinkPurpose } from "../../app/features/newsletter/addresses.ts";

/** The owner of a token. */
export interface TokenOwner {
  readonly id: number;
  readonly email: string;
  readonly list: string;
}

/** The content of a token. It is not trusted before the token is verified. */
interface TokenParts {
  readonly id: number;
  /** In milliseconds since 1970; 0 where the token never expires. */
  readonly expiresAt: number;
  readonly signature: string;
}

/** The number of the subscriber and the time of expiry, both in base 36, and an HMAC with SHA-256 in base64url. */
const TOKEN = /^([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/**
 * Makes the token of a link in a mail. It holds no address, because links stand in the logs of servers. Its signature binds it
 * to the address, the list and the purpose.
 *
 * @param secrets the first secret signs
 * @param expiresAt in milliseconds since 1970; 0 for a link that works for as long as the subscription lasts
 */
export function signToken(
  [secret = ""]: readonly string[],
  purpose: LinkPurpose,
  owner: TokenOwner,
  expiresAt: number,
): string {
  const signature = signatureOf(secret, purpose, owner, expiresAt);
  return `${owner.id.toString(36)}.${expiresAt.toString(36)}.${signature}`;
}

/** Reads a token without verifying it. @returns undefined if the text is not a token */
export function readToken(text: string): TokenParts | undefined {
  const [, id, expiresAt, signature] = TOKEN.exec(text) ?? [];
  if (!id || !expiresAt || !signature) return undefined;
  return { id: Number.parseInt(id, 36), expiresAt: Number.parseInt(expiresAt, 36), signature };
}

/**
 * Whether a token was signed with one of the secrets for this purpose and this owner, and has not expired.
 *
 * @param now in milliseconds since 1970
 */
export function isTokenValid(
  secrets: readonly string[],
  purpose: LinkPurpose,
  token: TokenParts,
  owner: TokenOwner,
  now: number,
): boolean {
  const { expiresAt, signature } = token;
  const isSigned = secrets.some((secret) => {
    const expected = signatureOf(secret, purpose, owner, expiresAt);
    // Both have the same length, because the pattern of tokens requires it.
    return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  });
  return isSigned && (expiresAt === 0 || now < expiresAt);
}

function signatureOf(
  secret: string,
  purpose: LinkPurpose,
  { id, email, list }: TokenOwner,
  expiresAt: number,
): string {
  const content = JSON.stringify([purpose, id, email, list, expiresAt]);
  return createHmac("sha256", secret).update(content).digest("base64url");
}
