export function buildSettings(env: NodeJS.ProcessEnv): Record<string, string>;
export function writeStamp(folder: string, started: number, env: NodeJS.ProcessEnv): void;
export function reasonToBuild(root: string, env: NodeJS.ProcessEnv): string | undefined;
export function isRunning(pid: number): boolean;
