import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { confirmCase } from '../cases/steps/case-steps.contract.ts';
import { aBookedCase } from '../surgery.fixture.ts';
import { tickRequired } from '../theatre-papers.fixture.ts';
import { finishTheatreCleaning, listTheatres, takeTheatreCleaning } from '../theatres/theatre.contract.ts';
import { getCourse, recordDelay, recordMilestone, takeBackMilestone } from './milestone.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});

afterAll(() => opened.close());

async function aConfirmedCase() {
  const { id: caseId, theatre } = await aBookedCase(admin);
  await admin.call(confirmCase, { caseId, version: 1 });
  return { caseId, theatreId: theatre!.id };
}

const minutesAgo = (minutes: number) =>
  new Date(opened.clock.now().getTime() - minutes * 60_000).toISOString();

async function theatreNow(theatreId: string) {
  const { rows } = await admin.call(listTheatres, {});
  return rows.find(({ id }) => id === theatreId)!;
}

test('milestones are kept in order, and none before the case is confirmed', async () => {
  const { id: early } = await aBookedCase(admin);
  const tooEarly = admin.call(recordMilestone, { caseId: early, version: 0, kind: 'called' });
  await expect(tooEarly).rejects.toMatchObject({ code: 'WRONG_STATE' });
  const { caseId } = await aConfirmedCase();
  await admin.call(recordMilestone, { caseId, version: 0, kind: 'arrived', happenedAt: minutesAgo(20) });
  const before = admin.call(recordMilestone, {
    caseId,
    version: 1,
    kind: 'called',
    happenedAt: minutesAgo(10),
  });
  await expect(before).rejects.toMatchObject({
    facts: { fields: { happenedAt: { code: 'surgical-course.after_arrived' } } },
  });
  const course = await admin.call(recordMilestone, {
    caseId,
    version: 1,
    kind: 'called',
    happenedAt: minutesAgo(30),
  });
  expect(course.times.map(({ kind }) => kind)).toEqual(['called', 'arrived']);
});

test('a time is corrected with a reason alone, and both entries stay', async () => {
  const { caseId } = await aConfirmedCase();
  await admin.call(recordMilestone, { caseId, version: 0, kind: 'called', happenedAt: minutesAgo(30) });
  const again = { caseId, version: 1, kind: 'called' as const, happenedAt: minutesAgo(25) };
  await expect(admin.call(recordMilestone, again)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  const corrected = await admin.call(recordMilestone, { ...again, correctionReason: 'Wrong clock' });
  expect(corrected.times).toEqual([{ kind: 'called', happenedAt: again.happenedAt }]);
  expect(corrected.entries.map(({ correctionReason }) => correctionReason)).toEqual([null, 'Wrong clock']);
});

test('the theatre follows: occupied from the anaesthesia, cleaned once the patient is out', async () => {
  const { caseId, theatreId } = await aConfirmedCase();
  await tickRequired(admin, caseId, ['sign_in']);
  await admin.call(recordMilestone, { caseId, version: 0, kind: 'anaesthesia_start' });
  expect(await theatreNow(theatreId)).toMatchObject({ status: 'occupied', currentCase: { id: caseId } });
  await admin.call(recordMilestone, { caseId, version: 1, kind: 'out_of_theatre' });
  const dirty = await theatreNow(theatreId);
  expect(dirty).toMatchObject({ status: 'cleaning', currentCase: null, cleaningBy: null });
  const taken = await admin.call(takeTheatreCleaning, { theatreId, version: dirty.version });
  const clean = await admin.call(finishTheatreCleaning, { theatreId, version: taken.version });
  expect(clean).toMatchObject({ status: 'available', cleaningBy: null });
});

test('a milestone is taken back with a reason, recorded anew, and the theatre follows', async () => {
  const { caseId, theatreId } = await aConfirmedCase();
  await tickRequired(admin, caseId, ['sign_in']);
  await admin.call(recordMilestone, { caseId, version: 0, kind: 'anaesthesia_start' });
  const wrong = { caseId, kind: 'anaesthesia_start' as const, reason: 'Another patient' };
  await expect(admin.call(takeBackMilestone, { ...wrong, version: 2 })).rejects.toMatchObject({
    code: 'STALE',
  });
  const nurse = await hospital.as('nurse');
  await expect(nurse.call(takeBackMilestone, { ...wrong, version: 1 })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  const left = await admin.call(takeBackMilestone, { ...wrong, version: 1 });
  expect(left.times).toEqual([]);
  expect(
    left.entries.map(({ happenedAt, correctionReason }) => [happenedAt !== null, correctionReason]),
  ).toEqual([
    [true, null],
    [false, 'Another patient'],
  ]);
  expect(await theatreNow(theatreId)).toMatchObject({ status: 'cleaning', currentCase: null });
  const anew = await admin.call(recordMilestone, { caseId, version: 2, kind: 'anaesthesia_start' });
  expect(anew.times).toMatchObject([{ kind: 'anaesthesia_start' }]);
  expect(await theatreNow(theatreId)).toMatchObject({ status: 'occupied', currentCase: { id: caseId } });
  await admin.call(recordMilestone, { caseId, version: 3, kind: 'out_of_theatre' });
  await admin.call(takeBackMilestone, { caseId, version: 4, kind: 'out_of_theatre', reason: 'Still here' });
  expect(await theatreNow(theatreId)).toMatchObject({ status: 'occupied', currentCase: { id: caseId } });
});

test('a time that is typed in the minute of the milestone before it is not earlier than that', async () => {
  const { caseId } = await aConfirmedCase();
  const called = minutesAgo(30).slice(0, 17) + '40.000Z';
  await admin.call(recordMilestone, { caseId, version: 0, kind: 'called', happenedAt: called });
  const typed = called.slice(0, 17) + '00.000Z';
  const { times } = await admin.call(recordMilestone, {
    caseId,
    version: 1,
    kind: 'arrived',
    happenedAt: typed,
  });
  expect(times.map(({ happenedAt }) => happenedAt)).toEqual([called, called]);
});

test('the ward records the acceptance alone, and delays are of the theatre', async () => {
  const nurse = await hospital.as('nurse');
  const { caseId } = await aConfirmedCase();
  const called = nurse.call(recordMilestone, { caseId, version: 0, kind: 'called' });
  await expect(called).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  const accepted = await nurse.call(recordMilestone, { caseId, version: 0, kind: 'accepted' });
  expect(accepted.times).toHaveLength(1);
  const delay = { caseId, cause: 'previous_case' as const, minutes: 20 };
  await expect(nurse.call(recordDelay, delay)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await admin.call(recordDelay, delay);
  const { delays } = await nurse.call(getCourse, { caseId });
  expect(delays).toMatchObject([{ cause: 'previous_case', minutes: 20 }]);
});

test('the database itself keeps the order', async () => {
  const { caseId } = await aConfirmedCase();
  await tickRequired(admin, caseId, ['sign_in', 'time_out']);
  await admin.call(recordMilestone, { caseId, version: 0, kind: 'incision', happenedAt: minutesAgo(10) });
  const { tenantId } = hospital;
  const forced = opened.database.inTenant(tenantId, 'write', (db) =>
    db
      .updateTable('surgical_course')
      .set({ closure_at: minutesAgo(20) })
      .where('tenant_id', '=', tenantId)
      .where('case_id', '=', caseId)
      .execute(),
  );
  await expect(forced).rejects.toThrow(/surgical_course_in_order/);
});
