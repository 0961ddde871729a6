import type { Copies } from '#client/demo-protocol.ts';

/** What an earlier program stored under the keys; null where there is nothing. */
export function readCopies(storage: Storage, keys: readonly string[]): Copies {
  return Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]));
}

/** Writes the copies and returns the keys for which the browser had no room. */
export function writeCopies(storage: Storage, entries: Readonly<Record<string, string>>): string[] {
  const refused: string[] = [];
  for (const [key, text] of Object.entries(entries)) {
    try {
      storage.setItem(key, text);
    } catch {
      refused.push(key);
    }
  }
  return refused;
}

/** Moves unreadable values to `<key>.corrupt-<time>`, so that nothing is thrown away. Returns the new keys. */
export function setAside(storage: Storage, keys: readonly string[], at: Date): string[] {
  const stamp = at.toISOString().replaceAll(':', '-');
  return keys.flatMap((key) => {
    const value = storage.getItem(key);
    if (value === null) return [];
    const aside = `${key}.corrupt-${stamp}`;
    // Removed first: a full storage may have no room for both.
    storage.removeItem(key);
    try {
      storage.setItem(aside, value);
      return [aside];
    } catch {
      storage.setItem(key, value);
      return [];
    }
  });
}
