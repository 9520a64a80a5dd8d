/** A repeatable source of choices: the same seed gives the same sequence on every machine. */
export type Random = ReturnType<typeof seededRandom>;

/** FNV-1a, 32 bits, with a final avalanche so that `a-1` and `a-2` start far apart. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const unit of seed.split("")) hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** mulberry32 (Tommy Ettinger, public domain) over a hash of the seed. */
export function seededRandom(seed: string) {
  let state = hashOf(seed);
  /** A number in [0, 1). */
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  /** A whole number in [0, count). */
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    /** A number in [low, high). */
    between: (low: number, high: number): number => low + next() * (high - low),
    chance: (probability: number): boolean => next() < probability,
    pick<T>(list: readonly T[]): T {
      return list[below(list.length)] as T;
    },
    /** A new list with the same members in another order. */
    shuffle<T>(list: readonly T[]): T[] {
      const result = [...list];
      for (let last = result.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [result[last], result[other]] = [result[other] as T, result[last] as T];
      }
      return result;
    },
  };
}
