import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { deleteView, listSavedViews, openWithView, saveView, updateView } from './saved-view.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
let nurse: Caller;
beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
  nurse = await hospital.as('nurse');
});
afterAll(() => opened.close());

const list = '/dashboard/patients';
const view = { list, name: 'Gone', query: 'status=inactive&sort=-name' };

test('a view is its owner’s until it is shared; shared ones are changed by owner and administrator alone', async () => {
  const own = await nurse.call(saveView, view);
  const again = nurse.call(saveView, { ...view, name: 'GONE' });
  await expect(again).rejects.toMatchObject({ code: 'VIEW_NAME_TAKEN' });
  expect((await admin.call(listSavedViews, { list })).rows).toEqual([]);
  const hidden = admin.call(deleteView, { savedViewId: own.id });
  await expect(hidden).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const change = { savedViewId: own.id, name: 'Gone', isShared: true };
  const shared = await nurse.call(updateView, { ...change, version: 1 });
  const doctor = await hospital.as('doctor');
  expect((await doctor.call(listSavedViews, { list })).rows).toMatchObject([
    { id: own.id, query: view.query, isMine: false, isShared: true },
  ]);
  const foreign = doctor.call(updateView, { ...change, version: shared.version });
  await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const stale = admin.call(updateView, { ...change, version: 1 });
  await expect(stale).rejects.toMatchObject({ code: 'STALE' });
  await admin.call(updateView, { ...change, name: 'Inactive', version: shared.version });
  await admin.call(deleteView, { savedViewId: own.id });
  const { rows } = await admin.call(listAuditEntries, { resource: 'saved_views' });
  expect(rows.map(({ action }) => action)).toEqual(['DELETE', 'UPDATE', 'UPDATE', 'CREATE']);
});

test('a list is opened with a view that one sees, as long as it is shared', async () => {
  const shared = await nurse.call(saveView, { ...view, name: 'Ours', isShared: true });
  await admin.call(openWithView, { list, savedViewId: shared.id });
  expect((await admin.call(listSavedViews, { list })).defaultId).toBe(shared.id);
  expect((await nurse.call(listSavedViews, { list })).defaultId).toBeNull();
  const elsewhere = admin.call(openWithView, { list: '/dashboard/laboratory', savedViewId: shared.id });
  await expect(elsewhere).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await nurse.call(updateView, { savedViewId: shared.id, version: 1, name: 'Ours', isShared: false });
  expect((await admin.call(listSavedViews, { list })).defaultId).toBeNull();
});

test('a person keeps fifty views of a list, also when several are saved at once', async () => {
  const other = '/dashboard/billing';
  const saving = Array.from({ length: 51 }, (_, index) =>
    nurse.call(saveView, { list: other, name: `View ${index}`, query: '' }),
  );
  const refused = (await Promise.allSettled(saving)).filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'TOO_MANY_VIEWS' } }]);
  expect((await nurse.call(listSavedViews, { list: other })).rows).toHaveLength(50);
});

test('a person keeps no more views by inventing lists, and a list is written like the path of a screen', async () => {
  const doctor = await hospital.as('doctor');
  await database(async (db, ownerId) => {
    const rows = Array.from({ length: 500 }, (_, index) => ({
      ...{ tenant_id: hospital.tenantId, id: newId(), owner_id: ownerId, list: `/invented/${index}` },
      ...{ name: 'One', name_key: 'one', query: '', place: 1, shared_place: null },
      ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z', version: 1 },
    }));
    await db.insertInto('saved_view').values(rows).execute();
  });
  await expect(doctor.call(saveView, { ...view, list: '/invented/500' })).rejects.toMatchObject({
    code: 'TOO_MANY_VIEWS',
    facts: { max: 500 },
  });
  await expect(nurse.call(saveView, { ...view, list: 'any words' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
});

/** Works as the doctor of the hospital, beside the program. */
async function database(work: (db: Db, ownerId: string) => Promise<void>): Promise<void> {
  await opened.database.inTenant(hospital.tenantId, 'write', async (db) => {
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('tenant_id', '=', hospital.tenantId)
      .where('email', '=', `doctor@${hospital.slug}.example`)
      .executeTakeFirstOrThrow();
    await work(db, id);
  });
}
