import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#database/tables.ts';
import { aTestSystem, isOnCluster } from '#testing/hospital.ts';
import { workInHospital } from './in-hospital.ts';

async function aReach() {
  const opened = aTestSystem();
  const { database, clock } = opened;
  const [{ tenantId }, { tenantId: otherId }] = [await opened.aHospital(), await opened.aHospital()];
  const origin = { tenantId, userId: null, ipAddress: 'N/A', userAgent: null, at: clock.now() };
  const shown = async (db: Db) => {
    const all = db.selectFrom('tenant_settings').select('tenant_id');
    // A cluster refuses to look for both at once.
    const looks = isOnCluster() ? [tenantId, otherId].map((id) => all.where('tenant_id', '=', id)) : [all];
    const rows = [];
    for (const look of looks) rows.push(...(await look.execute()));
    return rows.map((row) => row.tenant_id);
  };
  const reach = (db: Db, work: Parameters<typeof workInHospital>[3]) =>
    workInHospital({ db, tenantId, origin, areas: [] }, otherId, { elsewhere: new Map() }, work);
  return { database, tenantId, otherId, shown, reach };
}

test('inside another hospital its rows are shown and none of the own, and afterwards the own again', async () => {
  const { database, tenantId, otherId, shown, reach } = await aReach();
  await database.inTenant(tenantId, 'write', async (db) => {
    expect(await reach(db, (hospital) => shown(hospital.db))).toEqual([otherId]);
    expect(await shown(db)).toEqual([tenantId]);
  });
});

test('work that fails leaves the transaction in the own tenant', async () => {
  const { database, tenantId, shown, reach } = await aReach();
  await database.inTenant(tenantId, 'write', async (db) => {
    await expect(reach(db, () => Promise.reject(new Error('not like this')))).rejects.toThrow(
      'not like this',
    );
    expect(await shown(db)).toEqual([tenantId]);
  });
});

test('why a transaction was aborted is told, not that it takes no setting any more', async () => {
  const { database, tenantId, reach } = await aReach();
  const work = database.inTenant(tenantId, 'write', (db) =>
    reach(db, (hospital) => sql`select 1 / 0`.execute(hospital.db)),
  );
  await expect(work).rejects.toMatchObject({ code: '22012' });
});
