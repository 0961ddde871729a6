import { expect, test } from 'vitest';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { newId } from '#kernel/ids.ts';
import { defineNotices } from '#kernel/notice.ts';
import { aTestSystem, type Caller, type Hospital, type TestSystem } from '#testing/hospital.ts';
import { notifyAll } from '../notifications.public.ts';
import { countUnread, listNotifications, markRead } from './notification.contract.ts';
import { insertNotifications } from './notification.queries.ts';

const notice = defineNotices('notification-test', {
  due: { title: 'Due', message: '{{amount, money}} on {{day, instant}}' },
});
const facts = { amount: 12_050, day: '2026-03-02T04:00:00.000Z' };

async function idOf(caller: Caller): Promise<string> {
  return (await caller.call(currentSession, {})).user.id;
}

async function notifyIn(system: TestSystem, { tenantId }: Hospital, userIds: string[]): Promise<string[]> {
  const topics: string[] = [];
  const announce = (topic: string) => void topics.push(topic);
  await system.database.inTenant(tenantId, 'write', (db) =>
    notifyAll({ db, tenantId, clock: system.clock, announce }, userIds, {
      notice: notice('due', facts),
      link: '/dashboard',
    }),
  );
  return topics;
}

test('a notification is stored as a code and its facts, for those who are named and nobody else', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const [nurse, doctor] = [await hospital.as('nurse'), await hospital.as('doctor')];
  const nurseId = await idOf(nurse);
  expect(await notifyIn(system, hospital, [nurseId])).toEqual([`notifications/${nurseId}`]);
  const { rows } = await nurse.call(listNotifications, {});
  expect(rows).toMatchObject([
    { code: 'notification-test.due', facts, title: null, message: null, link: '/dashboard', read: false },
  ]);
  expect(await nurse.call(countUnread, {})).toEqual({ unread: 1 });
  expect((await doctor.call(listNotifications, {})).rows).toEqual([]);
  expect(await doctor.call(markRead, { ids: [rows[0]!.id] })).toEqual({ marked: 0 });
  expect(await nurse.call(markRead, { ids: 'all' })).toEqual({ marked: 1 });
});

test('a notification that was stored as a sentence is still told; one that says nothing is not stored', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const nurse = await hospital.as('nurse');
  const row = {
    tenant_id: hospital.tenantId,
    user_id: await idOf(nurse),
    type: 'info',
    link: null,
    read: false,
    created_at: system.clock.now().toISOString(),
  };
  const insert = (words: { title: string | null; message: string | null; code: string | null }) =>
    system.database.inTenant(hospital.tenantId, 'write', (db) =>
      insertNotifications(db, [{ ...row, ...words, id: newId(), facts: null }]),
    );
  await insert({ title: 'New appointment', message: 'Check-up', code: null });
  await expect(insert({ title: 'New appointment', message: null, code: null })).rejects.toThrow(
    /says_something/,
  );
  await expect(insert({ title: null, message: null, code: 'a.b' })).rejects.toThrow(/says_something/);
  expect((await nurse.call(listNotifications, {})).rows).toMatchObject([
    { code: null, facts: null, title: 'New appointment', message: 'Check-up' },
  ]);
});
