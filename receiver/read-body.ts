import type { HonoRequest } from "hono";
import { refusals } from "./refusal.ts";

/** Bytes that are read of a form with a file: one that is too large still brings back what was typed beside it. */
export const FORM_LIMIT = 24 * 1024 ** 2;

/** How long a body may take, in milliseconds. */
const TIMES = {
  /** Without a byte. */
  silence: 20_000,
  /** In total: 5 MB on a line of 350 kbit/s. */
  total: 120_000,
};
export type BodyTimes = Readonly<typeof TIMES>;

/**
 * The body of a request, piece by piece as it arrives.
 *
 * @param changedTimes other times, for tests
 * @throws Refusal where the body is larger than the limit, or takes longer than it may
 */
export async function* readBody(
  request: HonoRequest,
  changedTimes?: Partial<BodyTimes>,
): AsyncGenerator<Uint8Array> {
  const { silence, total } = { ...TIMES, ...changedTimes };
  const reader = request.raw.body?.getReader();
  if (!reader) return;
  if (Number(request.header("content-length")) > FORM_LIMIT) throw refusals.tooLarge();
  const end = performance.now() + total;
  let size = 0;
  for (;;) {
    const { done, value } = await before(reader.read(), Math.min(silence, end - performance.now()));
    if (done) return;
    size += value.length;
    if (size > FORM_LIMIT) throw refusals.tooLarge();
    yield value;
  }
}

/** @throws Refusal where something takes longer than so many milliseconds */
async function before<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(refusals.tooSlow()), milliseconds);
  try {
    return await Promise.race([work, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
