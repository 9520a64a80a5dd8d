import { expect, test } from "vitest";
import { mapInParallel } from "./map-in-parallel.ts";

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test("results are in the order of the items, whichever item is done first", async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => index);
  const doubled = await mapInParallel(numbers, async (number) => {
    await wait(30 - number);
    return number * 2;
  });
  expect(doubled).toEqual(numbers.map((number) => number * 2));
});

test("several items are processed at a time, but not all of them", async () => {
  let working = 0;
  let most = 0;
  await mapInParallel(Array.from({ length: 100 }), async () => {
    working += 1;
    most = Math.max(most, working);
    await wait(1);
    working -= 1;
  });
  expect(most).toBe(8);
});

test("an error of the function is an error of the whole", async () => {
  const work = async (item: number) => {
    if (item === 2) throw new RangeError("not this item");
    return item;
  };
  await expect(mapInParallel([1, 2, 3], work)).rejects.toThrow("not this item");
  await expect(mapInParallel([], work)).resolves.toEqual([]);
});
