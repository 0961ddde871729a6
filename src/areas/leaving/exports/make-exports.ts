import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { writeAudit } from '#database/audit/audit.ts';
import type { Database } from '#database/database.ts';
import type { FileStore } from '#database/files/file-store.ts';
import { zipArchive } from '#database/files/zip-archive.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { archivedFiles } from './archive/archived-files.ts';
import {
  claimExport,
  type DataExportRow,
  expireExport,
  selectExpired,
  writeRunning,
} from './data-export.queries.ts';

/** What archives are made with. */
export interface ExportMaker {
  database: Database;
  clock: Clock;
  files: FileStore;
  /** Hears, after the commit, which topics of a tenant changed. */
  onChange: (tenantId: string, topics: readonly string[]) => void;
  onError: (error: unknown) => void;
}

/** The server stops, or the export was given up meanwhile: nothing went wrong. */
class BrokenOff extends Error {}

const topics = ['data-exports'];
const dayMs = 86_400_000;

/**
 * Makes the archive that waits in one tenant, if one does, and removes those that can no longer be downloaded. Any
 * number of processes may do so at once: each archive is begun by one of them.
 */
export async function makeExports(maker: ExportMaker, tenantId: string, signal: AbortSignal): Promise<void> {
  await removeExpired(maker, tenantId);
  const claimed = await maker.database.inTenant(tenantId, 'write', (db) =>
    claimExport(db, tenantId, maker.clock.now().toISOString()),
  );
  if (!claimed) return;
  maker.onChange(tenantId, topics);
  try {
    await makeExport(maker, tenantId, claimed, signal);
  } catch (error) {
    const finished_at = maker.clock.now().toISOString();
    await maker.database.inTenant(tenantId, 'write', (db) =>
      writeRunning(db, { tenantId, id: claimed.id }, { status: 'failed', finished_at }),
    );
    if (!(error instanceof BrokenOff)) maker.onError(error);
  }
  maker.onChange(tenantId, topics);
}

async function makeExport(
  { database, clock, files, onChange }: ExportMaker,
  tenantId: string,
  { id }: DataExportRow,
  signal: AbortSignal,
): Promise<void> {
  const place = { tenantId, id };
  const write = (values: Parameters<typeof writeRunning>[2]) =>
    database.inTenant(tenantId, 'write', (db) => writeRunning(db, place, values));
  const hash = sha256.create();
  const content = archivedFiles({
    database,
    tenantId,
    at: clock.now(),
    async onProgress({ tablesDone, tablesTotal, rowsDone }) {
      const seen_at = clock.now().toISOString();
      const progress = { tables_done: tablesDone, tables_total: tablesTotal, rows_done: rowsDone, seen_at };
      if (signal.aborted || !(await write(progress))) throw new BrokenOff();
      onChange(tenantId, topics);
    },
  });
  const archive = hashed(zipArchive(content, clock.now()), (part) => void hash.update(part));
  const { storedAs, bytes } = await files.receive(archive, sizeLimits.dataExportBytes);
  const result = { bytes, sha256: bytesToHex(hash.digest()) };
  let isKept = false;
  try {
    isKept = await noteReady({ database, clock }, place, { ...result, stored_as: storedAs });
  } finally {
    // Given up meanwhile, or without room to note it: nobody would ever find it.
    if (!isKept) await files.remove(storedAs);
  }
}

/** False where the export was given up meanwhile. */
function noteReady(
  { database, clock }: Pick<ExportMaker, 'database' | 'clock'>,
  { tenantId, id }: { tenantId: string; id: string },
  { stored_as, ...result }: { stored_as: string; bytes: number; sha256: string },
): Promise<boolean> {
  const now = clock.now();
  return database.inTenant(tenantId, 'write', async (db) => {
    const kept = await writeRunning(
      db,
      { tenantId, id },
      {
        ...result,
        stored_as,
        status: 'ready',
        finished_at: now.toISOString(),
        expires_at: new Date(now.getTime() + timeLimits.dataExportDays * dayMs).toISOString(),
      },
    );
    const origin = { tenantId, userId: null, ipAddress: 'N/A', userAgent: null, at: now };
    const fact = { action: 'READY', resource: 'data_exports', resourceId: id, newValues: result };
    if (kept) await writeAudit(db, origin, [fact]);
    return kept;
  });
}

async function* hashed(
  content: AsyncIterable<Uint8Array>,
  take: (part: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const part of content) {
    take(part);
    yield part;
  }
}

/** The file first: a row that names none would keep it for ever. */
async function removeExpired(
  { database, clock, files, onChange }: ExportMaker,
  tenantId: string,
): Promise<void> {
  const now = clock.now().toISOString();
  const expired = await database.inTenant(tenantId, 'read', (db) => selectExpired(db, tenantId, now));
  for (const { id, stored_as: storedAs } of expired) {
    if (storedAs !== null) await files.remove(storedAs);
    await database.inTenant(tenantId, 'write', (db) => expireExport(db, tenantId, id));
  }
  if (expired.length > 0) onChange(tenantId, topics);
}
