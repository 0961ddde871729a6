import { closeSync, copyFileSync, openSync, readSync, statSync, truncateSync } from 'node:fs';

const largestLogBytes = 5 * 1024 * 1024;
const hourMs = 3_600_000;

/** Moves a grown log to one earlier copy beside it; PostgreSQL appends, so it goes on in the emptied file. */
export function shortenLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < largestLogBytes) return;
  copyFileSync(logFile, `${logFile}.1`);
  truncateSync(logFile);
}

/** Shortens the log every hour; returns how to end that. */
export function keepLogShort(logFile: string): () => void {
  const timer = setInterval(() => {
    try {
      shortenLog(logFile);
    } catch {
      // A disk without room for the copy must not take the server down.
    }
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Reads what was written to the log after a position, at most the last 64 kB. */
export function readLogFrom(logFile: string, position: number): string {
  const size = statSync(logFile).size;
  const start = Math.max(position, size - 65_536);
  const bytes = Buffer.alloc(Math.max(0, size - start));
  const handle = openSync(logFile, 'r');
  readSync(handle, bytes, 0, bytes.length, start);
  closeSync(handle);
  return bytes.toString('utf8');
}
