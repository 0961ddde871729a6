export const areasOfSpecs: Record<string, 'all' | string[]>;
export function changedFiles(commit?: string): string[];
export function browserTestsFor(
  files: readonly string[],
  importersOf?: (area: string) => Iterable<string>,
): { files: string[]; isEveryHost: boolean };
