import type { HonoRequest } from "hono";
import { type FormPace, unpaced } from "./form-pace.ts";
import { refusals } from "./refusal.ts";

/**
 * The most bytes that are read of a form with a file. They are more than the limit of a file, so that the typed text
 * survives a file that is too large.
 */
const FORM_LIMIT = 24 * 1024 ** 2;

/**
 * The most bytes of a body that is read in one piece. Its web stream would take a third of the processor time of a form.
 */
const SHORT_BODY = 32 * 1024;

/** The time limits for a body, in milliseconds. */
const TIMES = {
  /** The longest time without a byte, and the longest time for a short body. */
  silence: 20_000,
  /** The longest time in total: 5 MB at 350 kbit/s. */
  total: 120_000,
};
export type BodyTimes = Readonly<typeof TIMES>;

/**
 * The body of a request, piece by piece as it arrives.
 *
 * @param changedTimes other times, for tests
 * @param pace of the pieces
 * @throws Refusal if the body is larger or takes longer than allowed
 */
export async function* readBody(
  request: HonoRequest,
  changedTimes?: Partial<BodyTimes>,
  pace: FormPace = unpaced,
): AsyncGenerator<Uint8Array> {
  const { silence, total } = { ...TIMES, ...changedTimes };
  const length = request.header("content-length");
  if (length !== undefined && Number(length) <= SHORT_BODY) {
    const body = await before(request.raw.arrayBuffer(), silence);
    await pace.next();
    yield new Uint8Array(body);
    return;
  }
  const reader = request.raw.body?.getReader();
  if (!reader) return;
  if (Number(length) > FORM_LIMIT) throw refusals.tooLarge();
  const end = performance.now() + total;
  let size = 0;
  for (;;) {
    const { done, value } = await before(reader.read(), Math.min(silence, end - performance.now()));
    if (done) return;
    size += value.length;
    if (size > FORM_LIMIT) throw refusals.tooLarge();
    await pace.next();
    yield value;
  }
}

/** @throws Refusal if a promise takes longer than the limit in milliseconds */
async function before<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(refusals.tooSlow()), milliseconds);
  try {
    return await Promise.race([work, tooSlow]);
  } finally {
    clearTimeout(timer);
  }
}
