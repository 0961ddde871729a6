import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hasCode } from '../../embedded/system-error.ts';
import { syncFolder } from '../../file-system/sync-folder.ts';

const nameSchema = z.strictObject({ id: z.uuid(), begunAt: z.iso.datetime() });

/** An unbroken stretch of one database's log: after a gap, or of a restored database, begins another. */
export type LogName = z.infer<typeof nameSchema>;

/** The log that is kept of the database in this data directory; undefined where none is. */
export function readLogName(dataDirectory: string): LogName | undefined {
  try {
    return nameSchema.parse(JSON.parse(readFileSync(fileIn(dataDirectory), 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError || error instanceof z.ZodError) {
      return undefined;
    }
    throw error;
  }
}

/** From now on what is kept belongs to a new log: no earlier back-up goes on with it. */
export function beginLog(dataDirectory: string, now: Date): LogName {
  const name = { id: randomUUID(), begunAt: now.toISOString() };
  const file = fileIn(dataDirectory);
  writeFileSync(`${file}.new`, `${JSON.stringify(name)}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  syncFolder(dataDirectory);
  return name;
}

function fileIn(dataDirectory: string): string {
  return join(dataDirectory, 'log-archive.json');
}
