export function choose(hash: string, changed: readonly string[]): { part: string; reason: string }[];
