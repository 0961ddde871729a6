import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from '../embedded/system-error.ts';

/**
 * Makes a file that only the server's own user may open, unless it is there by then: several servers may start at once,
 * the first one's counts, and nobody reads half of one.
 */
export function writeOnce(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const own = `${path}.${randomUUID().slice(0, 8)}.part`;
  writeFileSync(own, content, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(own, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(own, { force: true });
  }
}
