import { expect, test } from "vitest";
import { FileMemory } from "./file-memory.ts";

const MB = 1024 ** 2;

test("a file has the bytes of its pieces, even if the pieces change later", () => {
  const memory = new FileMemory(10);
  const piece = Buffer.from("%PDF");
  memory.add(piece);
  piece.fill("x");
  memory.add(Buffer.from("-1.7"));
  expect(memory.size).toBe(8);
  expect(memory.take().toString()).toBe("%PDF-1.7");
  expect(memory.take()).toHaveLength(0);
});

test("a file of the largest size is kept, a larger file is only counted", () => {
  const largest = new FileMemory(4);
  largest.add(Buffer.from("1234"));
  expect(largest.take().toString()).toBe("1234");
  const larger = new FileMemory(4);
  for (const piece of ["123", "45", "6"]) larger.add(Buffer.from(piece));
  expect(larger.size).toBe(6);
  expect(larger.take()).toHaveLength(0);
});

test("the memory of files that are too large, or break off, is free at once", () => {
  const piece = Buffer.alloc(MB);
  const before = process.memoryUsage().rss;
  // As long as the test refers to them, Node collects none of them.
  const memories = Array.from({ length: 400 }, () => new FileMemory(MB));
  for (const [index, memory] of memories.entries()) {
    memory.add(piece);
    if (index % 2 === 0) memory.add(piece);
    else memory.release();
  }
  expect((process.memoryUsage().rss - before) / MB).toBeLessThan(100);
  expect(memories.map(({ size }) => size)).toContain(2 * MB);
});
