import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startProgram } from "./start-program.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const node = (code: string) => startProgram(process.execPath, ["-e", code]);

describe("startProgram", () => {
  it("hands on what the program says, and keeps what it complains of", async () => {
    const program = node('console.log("ready"); console.error("but slow")');
    let said = "";
    program.listen((text) => {
      said += text;
    });
    await once(program.child, "close");
    expect(said).toBe("ready\n");
    expect(program.complaints()).toBe("but slow\n");
  });

  it("does not come to a halt when nobody listens to a talkative program", async () => {
    const program = node('process.stdout.write("x".repeat(1e6))');
    const [code] = await once(program.child, "close");
    expect(code).toBe(0);
  });

  it("has ended the program when it says so", async () => {
    const program = node("setInterval(() => {}, 1000)");
    await program.stop();
    expect(() => process.kill(program.child.pid ?? 0, 0)).toThrow("ESRCH");
  });
});

describe("temporaryFolder", () => {
  it("goes with all that it holds", () => {
    const { folder, remove } = temporaryFolder("test");
    writeFileSync(join(folder, "file"), "");
    remove();
    expect(existsSync(folder)).toBe(false);
  });
});
