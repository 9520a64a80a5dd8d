import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { FaultStream } from "./fault-stream.ts";
import type { ContentEvent, ContentFindings } from "./site-definition.ts";

const SOUND: ContentFindings = { faults: [], hints: [] };

/** Findings with a fault of this value. */
function faultOf(value: string): ContentFindings {
  return {
    faults: [{ file: "content/site.yaml", field: "name", value, remedy: "write it" }],
    hints: [],
  };
}

/** Serves a stream whose checks the test answers itself, in any order. */
async function openStream() {
  const answers: ((findings: ContentFindings | Error) => void)[] = [];
  const stream = new FaultStream(() => {
    return new Promise((resolve, reject) => {
      answers.push((findings) => {
        if (findings instanceof Error) reject(findings);
        else resolve(findings);
      });
    });
  });
  const server = createServer((_request, response) => stream.open(response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { body } = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
  const reader = (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  /** The next event. Undefined if the stream has ended. */
  const next = async (): Promise<ContentEvent | undefined> => {
    const { value } = await reader.read();
    return value && JSON.parse(value.replace("data: ", ""));
  };
  /** Waits until the stream has begun a number of checks. */
  const begun = (count: number) => expect.poll(() => answers.length).toBe(count);
  return { stream, answers, next, begun };
}

test("the late answer of an older check does not take the place of a newer one", async () => {
  const { stream, answers, next, begun } = await openStream();
  await begun(1);
  // The file is saved while the check still reads it as it was.
  const check = stream.contentChanged();
  await begun(2);
  answers[1]?.(SOUND);
  answers[0]?.(faultOf("before the save"));
  expect(await next()).toMatchObject({ check, faults: [] });
  const later = stream.contentChanged();
  await begun(3);
  answers[2]?.(faultOf("after it"));
  expect(await next()).toMatchObject({ check: later, faults: [{ value: "after it" }] });
});

test("the late error of an older check does not end the stream", async () => {
  const { stream, answers, next, begun } = await openStream();
  await begun(1);
  stream.contentChanged();
  await begun(2);
  answers[0]?.(new Error("a source was being written"));
  // An error of the newest check would end it.
  await new Promise((resolve) => setTimeout(resolve, 20));
  answers[1]?.(SOUND);
  expect(await next()).toMatchObject({ faults: [] });
});

test("every check has a higher number than those before it, so an editor knows which have seen its save", async () => {
  const { stream, answers, next, begun } = await openStream();
  await begun(1);
  answers[0]?.(SOUND);
  const first = await next();
  const check = stream.contentChanged();
  expect(check).toBeGreaterThan(first?.check ?? 0);
  await begun(2);
  answers[1]?.(SOUND);
  expect(await next()).toMatchObject({ check });
});
