import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { readSurgeryDashboard } from '../dashboard/dashboard.contract.ts';
import { readOverview } from '#areas/analytics/overview/overview.contract.ts';
import { completeCase } from '../cases/steps/case-steps.contract.ts';
import { tickChecklistItem } from '../checklists/checklist.contract.ts';
import { listSafetyOverrides } from '../checklists/overrides/override.contract.ts';
import { aCaseUnderWay, checklistOf, countAll, countNothing } from '../theatre-papers.fixture.ts';
import * as contract from './count.contract.ts';
import { getCountedItems, updateCountedItems } from './items/counted-items.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
let scrub: StaffMember;
let two: readonly [Caller, Caller];

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
  scrub = await aStaffMember(opened, hospital, ['surgery.read', 'surgery.nursing']);
  two = [admin, scrub.caller];
});
afterAll(() => opened.close());

/** Under way, with all of Sign Out ticked but the counts. */
async function anEndingCase() {
  const { id: caseId, version, caseNumber } = await aCaseUnderWay(admin);
  const { id: checklistId, items } = await checklistOf(admin, caseId);
  for (const { code, phase, isRequired } of items) {
    if (!isRequired || phase !== 'sign_out' || code === 'counts') continue;
    await admin.call(tickChecklistItem, { checklistId, code, isCompleted: true });
  }
  const tick = () => admin.call(tickChecklistItem, { checklistId, code: 'counts', isCompleted: true });
  const complete = () => admin.call(completeCase, { caseId, version });
  return { caseId, caseNumber, tick, complete };
}

describe('the gate', () => {
  test('an operation ends with agreeing counts by two people, and not with ticks alone', async () => {
    const { caseId, tick, complete } = await anEndingCase();
    await expect(tick()).rejects.toMatchObject({
      code: 'COUNTS_MISSING',
      facts: { missing: ['before', 'end'] },
    });
    await countAll(two, { caseId, moment: 'before', pieces: 10 });
    await admin.call(contract.addToField, { caseId, code: 'swabs', pieces: 5 });
    const first = await countAll(two, { caseId, moment: 'end', pieces: 10 });
    const differences = [{ code: 'swabs', name: 'Swabs', counted: 10, expected: 15 }];
    await expect(tick()).rejects.toMatchObject({ code: 'COUNTS_DISAGREE', facts: { differences } });
    await admin.call(contract.markCountEntry, { caseId, entryId: first, reason: 'Found under the drape' });
    const { items } = await admin.call(contract.getCounts, { caseId });
    const lines = items.map(({ code, before, added }) => ({ code, counted: (before ?? 0) + added }));
    const counted = await admin.call(contract.recordCount, { caseId, moment: 'end', lines });
    await expect(tick()).rejects.toMatchObject({
      code: 'COUNTS_MISSING',
      facts: { missing: ['confirmation'] },
    });
    await scrub.caller.call(contract.confirmCount, { caseId, entryId: counted.entries.at(-1)!.id });
    await tick();
    // Opened after the last count: what was ticked no longer holds.
    const { entries } = await admin.call(contract.addToField, { caseId, code: 'needles', pieces: 1 });
    await expect(complete()).rejects.toMatchObject({ code: 'COUNTS_DISAGREE' });
    await admin.call(contract.markCountEntry, { caseId, entryId: entries.at(-1)!.id, reason: 'Not opened' });
    expect(await complete()).toMatchObject({ status: 'completed' });
    const late = admin.call(contract.addToField, { caseId, code: 'swabs', pieces: 1 });
    await expect(late).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('a difference ends with a named reason, which reviewers are told and read', async () => {
    const { caller: director } = await aStaffMember(opened, hospital, ['admin.audit']);
    const { caseId, caseNumber, tick, complete } = await anEndingCase();
    await countAll(two, { caseId, moment: 'before', pieces: 3 });
    await countAll(two, { caseId, moment: 'end', pieces: 2 });
    const reason = 'A swab is not found; the room was searched twice';
    await scrub.caller.call(contract.settleCounts, {
      caseId,
      xray: 'nothing_seen',
      surgeonName: 'Farhan Chowdhury',
      reason,
    });
    await tick();
    expect(await complete()).toMatchObject({ status: 'completed' });
    const { rows } = await director.call(listSafetyOverrides, {});
    const listed = rows.find((row) => row.case.id === caseId)!;
    expect(listed).toMatchObject({ step: 'complete', reason, overriddenBy: scrub.userId });
    expect(listed.missing.map(({ description }) => description)).toContain('Swabs: 2 / 3');
    const told = (await director.call(listNotifications, {})).rows.filter(
      ({ facts }) => facts?.['number'] === caseNumber,
    );
    expect(told.map(({ code }) => code)).toEqual(['surgery.countsDiffered']);
  });

  test('an emergency ends without counts by name, and the list says what was not counted', async () => {
    const { id: caseId, version } = await aCaseUnderWay(admin, { urgency: 'emergency' });
    const override = { reason: 'To intensive care at once' };
    await admin.call(completeCase, { caseId, version, override });
    const { rows } = await admin.call(listSafetyOverrides, {});
    const codes = rows.find((row) => row.case.id === caseId)!.missing.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['counts', 'counts-before', 'counts-end']));
  });

  test('an operation of which two people say that nothing is counted ends', async () => {
    const { caseId, tick, complete } = await anEndingCase();
    await countNothing(admin, scrub.caller, caseId);
    await tick();
    expect(await complete()).toMatchObject({ status: 'completed' });
  });

  test('something added and the end at once: only one of them happens', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { caseId, tick, complete } = await anEndingCase();
      await countNothing(admin, scrub.caller, caseId);
      await tick();
      const tries = await Promise.allSettled([
        complete(),
        admin.call(contract.addToField, { caseId, code: 'swabs', pieces: 1 }),
      ]);
      expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    }
  });
});

describe('a count', () => {
  test('is confirmed by another person, with their own password or their own sign-in', async () => {
    const { id: caseId } = await aCaseUnderWay(admin);
    const nothing = { caseId, moment: 'before' as const, isNothing: true };
    const wrong = { witnessId: scrub.userId, witnessPassword: 'wrong' };
    await expect(admin.call(contract.recordCount, { ...nothing, ...wrong })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    const before = await admin.call(contract.getCounts, { caseId });
    expect(before.entries).toEqual([]);
    const right = { witnessId: scrub.userId, witnessPassword: samplePassword };
    const { entries } = await admin.call(contract.recordCount, { ...nothing, ...right });
    expect(entries).toMatchObject([{ enteredByName: 'Sample tenant_admin', facts: { isNothing: true } }]);
    expect(entries[0]!.confirmedByName).toMatch(/^Staff /);
    await expect(admin.call(contract.recordCount, nothing)).rejects.toMatchObject({ code: 'COUNT_EXISTS' });
    const alone = await admin.call(contract.recordCount, { caseId, moment: 'handover' });
    const entryId = alone.entries.at(-1)!.id;
    await expect(admin.call(contract.confirmCount, { caseId, entryId })).rejects.toMatchObject({
      code: 'COUNT_NEEDS_ANOTHER',
    });
  });

  test('the database itself refuses the same person twice', async () => {
    const { id: caseId } = await aCaseUnderWay(admin);
    const { entries } = await admin.call(contract.recordCount, { caseId, moment: 'before', isNothing: true });
    const { id: entry_id, enteredBy: counted_by } = entries[0]!;
    const { tenantId: tenant_id } = hospital;
    const forced = (person: { counted_by: string; confirmed_by: string }) =>
      opened.database.inTenant(tenant_id, 'write', (db) =>
        db
          .insertInto('surgical_count_confirmation')
          .values({ tenant_id, entry_id, ...person, confirmed_at: opened.clock.now().toISOString() })
          .execute(),
      );
    await expect(forced({ counted_by, confirmed_by: counted_by })).rejects.toThrow(/two_people/);
    await expect(forced({ counted_by: scrub.userId, confirmed_by: counted_by })).rejects.toThrow(/_entry/);
  });

  test('leaves out no kind that is on the table and knows no other', async () => {
    const { id: caseId } = await aCaseUnderWay(admin);
    const record = (lines: { code: string; counted: number }[]) =>
      admin.call(contract.recordCount, { caseId, moment: 'before', lines });
    await expect(record([{ code: 'swabs', counted: 1 }])).rejects.toMatchObject({
      facts: { fields: { lines: { code: 'surgical-counts.lineMissing' } } },
    });
    await expect(record([{ code: 'towels', counted: 1 }])).rejects.toMatchObject({
      facts: { fields: { 'lines.0.code': { code: 'surgical-counts.lineUnknown' } } },
    });
    expect((await admin.call(contract.getCounts, { caseId })).entries).toEqual([]);
  });

  test('is written by the nurses of the theatre alone, and seen by no other hospital', async () => {
    const { id: caseId } = await aCaseUnderWay(admin);
    const doctor = await hospital.as('doctor');
    const input = { caseId, moment: 'before' as const, isNothing: true };
    await expect(doctor.call(contract.recordCount, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(contract.getCounts, { caseId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stranger.call(contract.recordCount, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a count that waits for a second person stands on the home screen of the others and on the dashboard', async () => {
  const own = await opened.aHospital();
  const head = await own.as('tenant_admin');
  const { caller: second } = await aStaffMember(opened, own, ['surgery.read', 'surgery.nursing']);
  const { id: caseId, caseNumber } = await aCaseUnderWay(head);
  const waitingOf = async (caller: Caller) => {
    const { work } = await caller.call(readOverview, {});
    return work.filter(({ code }) => code === 'surgery.homeCounts').flatMap(({ items }) => items);
  };
  const { entries } = await head.call(contract.recordCount, { caseId, moment: 'before', isNothing: true });
  expect(await waitingOf(second)).toMatchObject([{ id: caseId }]);
  expect(await waitingOf(head)).toEqual([]);
  const { alerts } = await second.call(readSurgeryDashboard, {});
  expect(alerts.countsWaiting).toMatchObject([{ id: caseId, caseNumber }]);
  await second.call(contract.confirmCount, { caseId, entryId: entries[0]!.id });
  expect(await waitingOf(second)).toEqual([]);
  expect((await second.call(readSurgeryDashboard, {})).alerts.countsWaiting).toEqual([]);
});

test('a hospital says what it counts; a case that was counted keeps its kinds', async () => {
  const { id: caseId } = await aCaseUnderWay(admin);
  await countAll(two, { caseId, moment: 'before', pieces: 1 });
  const { items, version } = await admin.call(getCountedItems, {});
  const kept = items.slice(0, 2);
  const changed = await admin.call(updateCountedItems, {
    items: [...kept, { name: 'Vessel loops' }],
    version,
  });
  expect(changed.items.map(({ name }) => name)).toEqual(['Swabs', 'Large swabs', 'Vessel loops']);
  expect(changed.items[0]!.code).toBe('swabs');
  await expect(admin.call(updateCountedItems, { items: kept, version })).rejects.toMatchObject({
    code: 'STALE',
  });
  const { items: ofCase } = await admin.call(contract.getCounts, { caseId });
  expect(ofCase.filter(({ before }) => before !== null)).toHaveLength(5);
  const { id: next } = await aCaseUnderWay(admin);
  const { items: ofNext } = await admin.call(contract.getCounts, { caseId: next });
  expect(ofNext.map(({ name }) => name)).toEqual(['Swabs', 'Large swabs', 'Vessel loops']);
});
