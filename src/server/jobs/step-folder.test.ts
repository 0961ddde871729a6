import { expect, test } from 'vitest';
import { changeCounters, readCounters } from '#database/counters.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aTestSystem, embeddedPostgres, type TestSystem } from '#testing/hospital.ts';
import { StepFolder } from './step-folder.ts';

function refuse(error: unknown): never {
  throw error;
}

const count = ({ database }: TestSystem, tenantId: string) =>
  database.inTenant(tenantId, 'write', (db) => changeCounters(db, tenantId, { 'things.total': 1 }));

const read = ({ database }: TestSystem, tenantId: string) =>
  database.inTenant(tenantId, 'read', async (db) => {
    const open = await db.selectFrom('open_step').select('id').where('tenant_id', '=', tenantId).execute();
    const counters = await readCounters(db, tenantId, ['things.total']);
    return { open: open.length, things: counters['things.total'] };
  });

test('what was counted is folded by the time the folder has closed', async () => {
  const opened = aTestSystem();
  const { tenantId } = await opened.aHospital();
  await count(opened, tenantId);
  const folder = new StepFolder(opened.database, refuse);
  folder.touch(tenantId);
  expect(await read(opened, tenantId)).toEqual({ open: 1, things: 1 });
  await folder.close();
  expect(await read(opened, tenantId)).toEqual({ open: 0, things: 1 });
});

test('a folder that starts takes up what a killed process left open, in every hospital', async () => {
  // It would fold what other files count in the database that all share.
  const opened = aTestSystem(await aDatabaseOfItsOwn(embeddedPostgres()));
  const tenants = [(await opened.aHospital()).tenantId, (await opened.aHospital()).tenantId];
  for (const tenantId of tenants) await count(opened, tenantId);
  const folders = [new StepFolder(opened.database, refuse), new StepFolder(opened.database, refuse)];
  for (const folder of folders) folder.start();
  for (const folder of folders) await folder.close();
  for (const tenantId of tenants) expect(await read(opened, tenantId)).toEqual({ open: 0, things: 1 });
});

test('every write through the system is folded in time without anybody asking', async () => {
  const opened = aTestSystem();
  const { tenantId } = await opened.aHospital();
  await opened.system.database.inTenant(tenantId, 'write', (db) =>
    changeCounters(db, tenantId, { 'things.total': 1 }),
  );
  await opened.system.close();
  expect(await read(opened, tenantId)).toEqual({ open: 0, things: 1 });
});
