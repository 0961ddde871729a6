import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { changeCounters } from '#database/counters.ts';
import { newId } from '#kernel/ids.ts';
import { aTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aDatabaseThatWaitsForTheDisk } from '#testing/databases/own-database.ts';
import { commitBeforeDisk, CommitFence } from './commit-fence.ts';

describe.each(everyPostgres())('the fence on $name', async (shared) => {
  const postgres = await aDatabaseThatWaitsForTheDisk(shared);

  test('what was committed without waiting for the disk is on it after the fence', async () => {
    const opened = aTestSystem(postgres);
    const { database } = opened;
    const { tenantId } = await opened.aHospital();
    const fence = new CommitFence(database);
    for (let turn = 0; turn < 50; turn += 1) {
      await database.inTenant(tenantId, 'write', async (db) => {
        await commitBeforeDisk(db);
        await changeCounters(db, tenantId, { 'things.total': 1 });
      });
      const committed = await database.inTenant(tenantId, 'read', async (db) => {
        const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(
          db,
        );
        return rows[0]!.lsn;
      });
      await Promise.all([fence.wait(tenantId), fence.wait(tenantId)]);
      const isStored = await database.inTenant(tenantId, 'read', async (db) => {
        const { rows } = await sql<{ is_stored: boolean }>`
          select pg_current_wal_flush_lsn() >= ${committed}::pg_lsn as is_stored`.execute(db);
        return rows[0]!.is_stored;
      });
      expect(isStored).toBe(true);
    }
  });

  test('where there is nothing to read the fence from, nobody is told that it was stored', async () => {
    const { database } = aTestSystem(postgres);
    await expect(new CommitFence(database).wait(newId())).rejects.toThrow('fence');
  });
});
