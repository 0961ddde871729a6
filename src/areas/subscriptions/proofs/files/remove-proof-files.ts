import type { Database } from '#database/database.ts';
import type { FileStore } from '#database/files/file-store.ts';
import { deleteProofFile, isBeingDeleted, selectProofFiles } from './proof-file.queries.ts';

const mostAtOnce = 100;

/** Takes the files of a hospital that is being deleted out of the store: first the file, then the row that names it. */
export async function removeProofFiles(
  { database, files }: { database: Database; files: FileStore },
  tenantId: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const found = await database.inTenant(tenantId, 'read', async (db) =>
      (await isBeingDeleted(db, tenantId)) ? selectProofFiles(db, tenantId, mostAtOnce) : [],
    );
    for (const { id, stored_as: storedAs } of found) {
      if (signal.aborted) return;
      await files.remove(storedAs);
      await database.inTenant(tenantId, 'write', (db) => deleteProofFile(db, tenantId, id));
    }
    if (found.length < mostAtOnce) return;
  }
}
