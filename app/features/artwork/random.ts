/** A repeatable source of choices: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, count). */
  below(count: number): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  /** A random member of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** A new list with the same members in another order. */
  shuffle<T>(list: readonly T[]): T[];
}

/** FNV-1a, 32 bits, with a final avalanche so that `a-1` and `a-2` start far apart. */
function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** mulberry32 (Tommy Ettinger, public domain) over a hash of the seed. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    // Fisher and Yates, from the end.
    shuffle<T>(list: readonly T[]) {
      const shuffled = [...list];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const chosen = below(last + 1);
        const member = shuffled[last] as T;
        shuffled[last] = shuffled[chosen] as T;
        shuffled[chosen] = member;
      }
      return shuffled;
    },
  };
}
