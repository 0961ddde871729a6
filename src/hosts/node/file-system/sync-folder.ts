import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names in a folder durable. */
export function syncFolder(path: string): void {
  // Windows has no such call for folders.
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
