import type { HttpBindings } from "@hono/node-server";
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

/** A request, with Node's own if it has come over the network. */
export interface RequestWithBody {
  readonly req: HonoRequest;
  readonly env: Partial<HttpBindings>;
}

/**
 * The body of a request, piece by piece as it arrives.
 *
 * @param changedTimes other times, for tests
 * @param pace of the pieces
 * @throws Refusal if the body is larger or takes longer than allowed
 */
export async function* readBody(
  request: RequestWithBody,
  changedTimes?: Partial<BodyTimes>,
  pace: FormPace = unpaced,
): AsyncGenerator<Uint8Array> {
  const { silence, total } = { ...TIMES, ...changedTimes };
  const length = request.req.header("content-length");
  if (length !== undefined && Number(length) <= SHORT_BODY) {
    const body = await before(request.req.raw.arrayBuffer(), silence);
    await pace.next();
    yield new Uint8Array(body);
    return;
  }
  const pieces = piecesOf(request);
  if (!pieces) return;
  if (Number(length) > FORM_LIMIT) throw refusals.tooLarge();
  const end = performance.now() + total;
  let size = 0;
  try {
    for (;;) {
      const next = pieces.next();
      const { done, value } = await before(next, Math.min(silence, end - performance.now()));
      if (done) return;
      size += value.length;
      if (size > FORM_LIMIT) throw refusals.tooLarge();
      await pace.next();
      yield value;
    }
  } finally {
    // Not awaited, because the sender may never send the next piece.
    void pieces.return?.();
  }
}

/**
 * The pieces of a body, from the connection itself: a web stream copies every piece. The connection outlives the body,
 * because the answer goes over it.
 */
function piecesOf({ req, env }: RequestWithBody): AsyncIterator<Uint8Array> | undefined {
  const pieces = env.incoming?.iterator({ destroyOnReturn: false });
  return pieces ?? req.raw.body?.values({ preventCancel: true });
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
