import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { createAnesthesia, startAnesthesia } from '../../anesthesia/anesthesia.contract.ts';
import { withdrawConsent } from '../../consents/consent.contract.ts';
import { createProcedure, updateProcedure } from '../../procedures/procedure.contract.ts';
import { recordMilestone } from '../../milestones/milestone.contract.ts';
import { aBookedCase, aCase } from '../../surgery.fixture.ts';
import { aConfirmedCase, checklistOf, onAnotherDay, tickRequired } from '../../theatre-papers.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { postponeCase, recordConsent, startCase } from './case-steps.contract.ts';
import { rebookCase, updateCase } from '../booking/booking.contract.ts';
import { plusMinutes } from '../case.rules.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

let made = 0;
const aProcedure = (hasSide: boolean | null) =>
  admin.call(createProcedure, { name: `Procedure ${(made += 1)}`, usualDuration: 60, hasSide });
const atSide = (code: string) => ({
  code: 'INVALID_INPUT',
  facts: { fields: { laterality: { code: `surgical-cases.${code}` } } },
});

describe('the side', () => {
  test('is chosen, not filled in; what has none says so by itself', async () => {
    const sided = await aProcedure(true);
    const booked = { procedureId: sided.id, procedureName: sided.name };
    await expect(aCase(admin, { ...booked, laterality: undefined })).rejects.toMatchObject(
      atSide('sideNeeded'),
    );
    await expect(aCase(admin, booked)).rejects.toMatchObject(atSide('sideNeeded'));
    const left = await aCase(admin, { ...booked, laterality: 'left' });
    expect(left).toMatchObject({ laterality: 'left', hasSide: true });
    const without = await aProcedure(false);
    const none = { procedureId: without.id, procedureName: without.name };
    expect(await aCase(admin, { ...none, laterality: undefined })).toMatchObject({
      laterality: 'not_applicable',
      hasSide: false,
    });
    await expect(aCase(admin, { ...none, laterality: 'left' })).rejects.toMatchObject(atSide('noSuchSide'));
    await expect(aCase(admin, { laterality: undefined })).rejects.toMatchObject(atSide('sideMissing'));
    const change = { caseId: left.id, version: left.version, laterality: 'midline' as const };
    await expect(admin.call(updateCase, change)).rejects.toMatchObject(atSide('sideNeeded'));
  });

  test('of a procedure that has one must be there before the start, emergency or not', async () => {
    const unsaid = await aProcedure(null);
    const { id: caseId, version } = await aConfirmedCase(admin, {
      procedureId: unsaid.id,
      procedureName: unsaid.name,
    });
    await admin.call(updateProcedure, { procedureId: unsaid.id, version: 1, hasSide: true });
    const override = { reason: 'Bleeding' };
    const start = admin.call(startCase, { caseId, version, override, ...onAnotherDay });
    await expect(start).rejects.toMatchObject({ code: 'SIDE_MISSING' });
  });
});

describe('a consent', () => {
  test('for another side than is planned blocks the start until it is taken back and given anew', async () => {
    const { id: caseId, version } = await aConfirmedCase(admin, { laterality: 'left' });
    const moved = await admin.call(updateCase, { caseId, version, laterality: 'right' });
    await tickRequired(admin, caseId, ['sign_in', 'time_out']);
    const start = (seen: number) => admin.call(startCase, { caseId, version: seen, ...onAnotherDay });
    await expect(start(moved.version)).rejects.toMatchObject({
      code: 'CONSENT_FOR_OTHER',
      facts: { laterality: 'left' },
    });
    const consent = { kind: 'signed' as const, signedBy: 'The patient', explainedBy: 'The surgeon' };
    const over = admin.call(recordConsent, { caseId, version: moved.version, consent });
    await expect(over).rejects.toMatchObject({ code: 'CONSENT_FOR_OTHER' });
    const back = { caseId, version: moved.version, reason: 'The other side' };
    const withdrawn = await admin.call(withdrawConsent, back);
    const anew = await admin.call(recordConsent, { caseId, version: withdrawn.version, consent });
    expect(anew.consent).toMatchObject({ laterality: 'right' });
    expect(await start(anew.version)).toMatchObject({ status: 'in_progress' });
  });

  test('for another procedure does so as well', async () => {
    const { id: caseId, version } = await aConfirmedCase(admin);
    const change = { caseId, version, procedureName: 'Right hemicolectomy' };
    const moved = await admin.call(updateCase, change);
    const override = { reason: 'Bleeding' };
    const start = admin.call(startCase, { caseId, version: moved.version, override, ...onAnotherDay });
    await expect(start).rejects.toMatchObject({ code: 'CONSENT_FOR_OTHER' });
  });
});

test('a start is asked about until all that is unusual is confirmed by its name', async () => {
  const { user } = await admin.call(currentSession, {});
  const { id: caseId, version } = await aConfirmedCase(admin, { surgeonId: user.id });
  await tickRequired(admin, caseId, ['sign_in', 'time_out']);
  // Whoever operates plans to give the anaesthesia as well.
  await admin.call(createAnesthesia, { caseId, anesthesiaType: 'general' });
  const start = (confirmed: ('other_day' | 'no_anaesthetist' | 'one_person')[]) =>
    admin.call(startCase, { caseId, version, confirmed });
  const doubts = ['other_day', 'no_anaesthetist', 'one_person'] as const;
  const refused = { code: 'START_UNCONFIRMED', facts: { doubts } };
  await expect(start([])).rejects.toMatchObject(refused);
  await expect(start(['other_day', 'one_person'])).rejects.toMatchObject(refused);
  expect(await start([...doubts])).toMatchObject({ status: 'in_progress' });
  const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
    db
      .selectFrom('audit_entry')
      .select('new_values')
      .where('tenant_id', '=', hospital.tenantId)
      .where('resource_id', '=', caseId)
      .execute(),
  );
  expect(entries).toContainEqual({ new_values: expect.objectContaining({ confirmed: [...doubts] }) });
});

describe('the order of a day', () => {
  test('Sign In comes before the anaesthesia, Time Out before the incision', async () => {
    const { id: caseId } = await aConfirmedCase(admin);
    const { id: anesthesiaId } = await admin.call(createAnesthesia, { caseId, anesthesiaType: 'general' });
    const begin = () => admin.call(startAnesthesia, { anesthesiaId, version: 1 });
    const record = (kind: 'anaesthesia_start' | 'incision', version: number) =>
      admin.call(recordMilestone, { caseId, version, kind });
    const open = (phase: string) => ({ code: 'SAFETY_CHECKS_MISSING', facts: { phase } });
    await expect(begin()).rejects.toMatchObject(open('sign_in'));
    await expect(record('anaesthesia_start', 0)).rejects.toMatchObject(open('sign_in'));
    await tickRequired(admin, caseId, ['sign_in']);
    expect(await begin()).toMatchObject({ status: 'in_progress' });
    await record('anaesthesia_start', 0);
    await expect(record('incision', 1)).rejects.toMatchObject(open('time_out'));
    await tickRequired(admin, caseId, ['time_out']);
    expect((await record('incision', 1)).times).toHaveLength(2);
  });
});

describe('a move', () => {
  const ticked = async (caseId: string) =>
    (await checklistOf(admin, caseId)).items
      .filter(({ isCompleted }) => isCompleted)
      .map(({ phase }) => phase);

  test('takes fasting with it, and what was said about the operation as it was', async () => {
    const theirs = await aBookedCase(admin);
    const { scheduledStartTime: start } = theirs;
    const fastingFrom = plusMinutes(start!, -480);
    const set = { caseId: theirs.id, version: 1, fastingFrom };
    const { version } = await admin.call(updateCase, set);
    await tickRequired(admin, theirs.id, ['sign_in', 'time_out']);
    const hour = { scheduledStartTime: plusMinutes(start!, 60) };
    const later = await admin.call(updateCase, { caseId: theirs.id, version, ...hour });
    expect(later.fastingFrom).toBe(plusMinutes(fastingFrom, 60));
    expect(new Set(await ticked(theirs.id))).toEqual(new Set(['sign_in']));
    const days = { scheduledStartTime: plusMinutes(start!, 2 * 1440 + 7) };
    const moved = await admin.call(updateCase, { caseId: theirs.id, version: later.version, ...days });
    expect(moved.fastingFrom).toBe(plusMinutes(fastingFrom, 2 * 1440 + 7));
    expect(await ticked(theirs.id)).toEqual([]);
    expect(await checklistOf(admin, theirs.id)).toMatchObject({ status: 'pending', completionPercentage: 0 });
  });

  test('by way of a postponement does so as well', async () => {
    const theirs = await aBookedCase(admin);
    const { id: caseId, scheduledStartTime: start, theatre } = theirs;
    const fastingFrom = plusMinutes(start!, -480);
    const set = await admin.call(updateCase, { caseId, version: 1, fastingFrom });
    const put = await admin.call(postponeCase, { caseId, version: set.version, reason: 'Fever' });
    const scheduledStartTime = plusMinutes(start!, 10 * 1440 + 11);
    const time = { theatreId: theatre!.id, scheduledStartTime };
    const again = await admin.call(rebookCase, { caseId, version: put.version, ...time });
    expect(again.fastingFrom).toBe(plusMinutes(scheduledStartTime, -480));
  });
});
