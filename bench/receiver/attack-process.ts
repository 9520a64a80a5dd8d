import { setPriority } from "node:os";
import { attacks } from "./attacks.ts";

// An attack on the receiver, in a process of its own: attack-process.ts <port> <name>. The parent ends it.

const [, , port, name = ""] = process.argv;
// An attacker has a machine of their own. Here the attack leaves the processor to the server and to the visitor.
setPriority(10);
await attacks[name]?.(Number(port));
