/**
 * The arguments of Node that start the receiver. Node keeps its memory small and takes more processor time: a flood of
 * forms stays below the limit of docs/decisions/0013-receiver.md, "Memory".
 */
export const RECEIVER_PROGRAM = ["--optimize-for-size", "receiver/receive.ts"];
