import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { getCase } from '../cases/case.contract.ts';
import { completeCase, startCase } from '../cases/steps/case-steps.contract.ts';
import { aCase } from '../surgery.fixture.ts';
import {
  aCaseUnderWay,
  aConfirmedCase,
  checklistOf,
  countNothing,
  onAnotherDay,
  tickRequired,
} from '../theatre-papers.fixture.ts';
import * as contract from './checklist.contract.ts';
import { listSafetyOverrides, reviewSafetyOverride } from './overrides/override.contract.ts';
import { getChecklistAdaptation, updateChecklistAdaptation } from './templates/adaptation.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

const reason = 'Bleeding that cannot wait';
const statusOf = async (caseId: string) => (await admin.call(getCase, { caseId })).status;
const aSecond = async () => (await aStaffMember(opened, hospital, ['surgery.nursing'])).caller;
const tick = (checklistId: string, code: string, isCompleted = true) =>
  admin.call(contract.tickChecklistItem, { checklistId, code, isCompleted });

describe('a checklist', () => {
  test('is made with each case, with the 19 items of the specification, pending', async () => {
    const { id: caseId } = await aCase(admin);
    const made = await checklistOf(admin, caseId);
    expect(made).toMatchObject({
      status: 'pending',
      completionPercentage: 0,
      checklistType: 'who_surgical_safety',
      case: { id: caseId },
    });
    expect(made.items).toHaveLength(19);
    await expect(admin.call(contract.createChecklist, { caseId })).rejects.toMatchObject({
      code: 'CHECKLIST_EXISTS',
    });
  });

  test('says who ticked what and when; the percentage counts required items alone', async () => {
    const { id: caseId } = await aCase(admin);
    const { id } = await checklistOf(admin, caseId);
    const ticked = await admin.call(contract.tickChecklistItem, {
      checklistId: id,
      code: 'allergy',
      isCompleted: true,
      notes: 'Penicillin',
    });
    expect(ticked).toMatchObject({ status: 'in_progress', completionPercentage: 6 });
    expect(ticked.items.find(({ code }) => code === 'allergy')).toMatchObject({
      isCompleted: true,
      completedByName: 'Sample tenant_admin',
      completedAt: opened.clock.now().toISOString(),
      notes: 'Penicillin',
    });
    expect(await tick(id, 'allergy', false)).toMatchObject({
      status: 'in_progress',
      completionPercentage: 0,
    });
    await expect(tick(id, 'nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(opened.announced).toContain(`${hospital.tenantId} surgical-checklists`);
  });

  test('is verified by somebody who ticked nothing; then nothing on it changes', async () => {
    const { id: caseId } = await aCaseUnderWay(admin);
    const { id: checklistId } = await checklistOf(admin, caseId);
    const { caller: second } = await aStaffMember(opened, hospital, ['surgery.nursing']);
    const early = { checklistId, version: 1 };
    const open = { checklistId, version: (await checklistOf(admin, caseId)).version };
    await expect(second.call(contract.verifyChecklist, open)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await countNothing(admin, second, caseId);
    await tickRequired(admin, caseId, ['sign_out']);
    const { version, status, completionPercentage } = await checklistOf(admin, caseId);
    expect({ status, completionPercentage }).toEqual({ status: 'completed', completionPercentage: 100 });
    const input = { checklistId, version };
    await expect(admin.call(contract.verifyChecklist, input)).rejects.toMatchObject({
      code: 'CHECKLIST_NEEDS_ANOTHER',
    });
    await expect(second.call(contract.verifyChecklist, early)).rejects.toMatchObject({ code: 'STALE' });
    expect(await second.call(contract.verifyChecklist, input)).toMatchObject({ status: 'verified' });
    await expect(tick(checklistId, 'allergy', false)).rejects.toMatchObject({ code: 'CHECKLIST_VERIFIED' });
    expect(await admin.call(contract.countChecklists, {})).toMatchObject({ verified: 1 });
  });

  test('is not ticked by who is not of the team, nor seen by another hospital', async () => {
    const { id: caseId } = await aCase(admin);
    const { id: checklistId } = await checklistOf(admin, caseId);
    const { caller: reader } = await aStaffMember(opened, hospital, ['surgery.read']);
    const input = { checklistId, code: 'allergy', isCompleted: true };
    await expect(reader.call(contract.tickChecklistItem, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const neighbour = await opened.aHospital();
    const stranger = await neighbour.as('tenant_admin');
    await expect(stranger.call(contract.getChecklist, { checklistId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(stranger.call(contract.tickChecklistItem, input)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('the order of the phases', () => {
  test('Time Out opens once Sign In is complete, Sign Out once the operation is under way', async () => {
    const { id: caseId, version } = await aConfirmedCase(admin);
    const { id } = await checklistOf(admin, caseId);
    await expect(tick(id, 'antibiotic')).rejects.toMatchObject({
      code: 'CHECKLIST_ORDER',
      facts: {
        phase: 'sign_in',
        items: expect.arrayContaining([expect.objectContaining({ code: 'allergy' })]),
      },
    });
    await tickRequired(admin, caseId, ['sign_in']);
    await tickRequired(admin, caseId, ['time_out']);
    await expect(tick(id, 'procedure-recorded')).rejects.toMatchObject({ code: 'SIGN_OUT_TOO_EARLY' });
    await admin.call(startCase, { caseId, version, ...onAnotherDay });
    expect((await tick(id, 'procedure-recorded')).status).toBe('in_progress');
  });

  test('each item names who said it: of the team whose part it is, or whoever ticks beside it and may do that work', async () => {
    const plan = ['surgery.read', 'surgery.anesthesia'] as const;
    const { caller: anaesthetist, userId: anesthesiologistId } = await aStaffMember(opened, hospital, [
      ...plan,
    ]);
    const { caller: nurse } = await aStaffMember(opened, hospital, ['surgery.read', 'surgery.nursing']);
    const { id: caseId, surgeon } = await aCase(admin, { anesthesiologistId });
    const { id: checklistId } = await checklistOf(admin, caseId);
    const say = (by: Caller, code: string, saidBy?: string) =>
      by.call(contract.tickChecklistItem, {
        checklistId,
        code,
        isCompleted: true,
        ...(saidBy && { saidBy }),
      });
    const refused = { facts: { fields: { saidBy: { code: 'surgical-checklists.speakerMissing' } } } };
    await expect(say(nurse, 'allergy')).rejects.toMatchObject(refused);
    await expect(say(nurse, 'allergy', surgeon!.id)).rejects.toMatchObject(refused);
    const named = await say(nurse, 'allergy', anesthesiologistId);
    expect(named.items.find(({ code }) => code === 'allergy')).toMatchObject({
      saidByRole: 'anesthesiologist',
      saidByName: named.team.find(({ id }) => id === anesthesiologistId)!.name,
    });
    await say(anaesthetist, 'machine-check');
    await say(nurse, 'identity');
  });

  test('a second person confirms a phase where the hospital wants it, and an untick undoes that', async () => {
    const own = await opened.aHospital();
    const director = await own.as('tenant_admin');
    const adapted = { basedOn: 'openward' as const, addedItems: [], requiredToo: [] };
    await director.call(updateChecklistAdaptation, { ...adapted, secondPerson: ['sign_in'], version: 0 });
    const { id: caseId } = await aConfirmedCase(director);
    const { id: checklistId } = await checklistOf(director, caseId);
    const { caller: second } = await aStaffMember(opened, own, ['surgery.nursing']);
    const confirm = (by: Caller) => by.call(contract.secondPhase, { checklistId, phase: 'sign_in' });
    await expect(confirm(second)).rejects.toMatchObject({ code: 'CHECKLIST_ORDER' });
    await tickRequired(director, caseId, ['sign_in']);
    await expect(confirm(director)).rejects.toMatchObject({ code: 'CHECKLIST_NEEDS_ANOTHER' });
    const ofTimeOut = { checklistId, code: 'antibiotic', isCompleted: true };
    await expect(director.call(contract.tickChecklistItem, ofTimeOut)).rejects.toMatchObject({
      code: 'CHECKLIST_ORDER',
      facts: { items: [{ code: 'second-sign_in' }] },
    });
    expect((await confirm(second)).seconded).toMatchObject([{ phase: 'sign_in' }]);
    await director.call(contract.tickChecklistItem, ofTimeOut);
    const undone = { checklistId, code: 'allergy', isCompleted: false };
    expect((await director.call(contract.tickChecklistItem, undone)).seconded).toEqual([]);
  });
});

describe('the gate', () => {
  test('start needs every required item of Sign In and Time Out', async () => {
    const { id: caseId, version } = await aConfirmedCase(admin);
    const start = () => admin.call(startCase, { caseId, version, ...onAnotherDay });
    await expect(start()).rejects.toMatchObject({ code: 'SAFETY_CHECKS_MISSING', facts: { phase: 'start' } });
    await tickRequired(admin, caseId, ['sign_in']);
    await expect(start()).rejects.toMatchObject({
      facts: { items: expect.arrayContaining([expect.objectContaining({ code: 'antibiotic' })]) },
    });
    expect(await statusOf(caseId)).toBe('confirmed');
    await tickRequired(admin, caseId, ['time_out']);
    expect(await start()).toMatchObject({ status: 'in_progress' });
  });

  test('completion needs every required item of Sign Out', async () => {
    const { id: caseId, version } = await aCaseUnderWay(admin);
    const complete = () => admin.call(completeCase, { caseId, version });
    await expect(complete()).rejects.toMatchObject({
      code: 'SAFETY_CHECKS_MISSING',
      facts: { phase: 'complete' },
    });
    expect(await statusOf(caseId)).toBe('in_progress');
    await countNothing(admin, await aSecond(), caseId);
    await tickRequired(admin, caseId, ['sign_out']);
    expect(await complete()).toMatchObject({ status: 'completed' });
  });

  test('what the operation relied on is no longer unticked', async () => {
    const { id: caseId } = await aCaseUnderWay(admin);
    const { id } = await checklistOf(admin, caseId);
    await expect(tick(id, 'allergy', false)).rejects.toMatchObject({ code: 'CHECKLIST_STEP_TAKEN' });
    expect(await tick(id, 'procedure-recorded')).toMatchObject({ status: 'in_progress' });
  });

  test('an untick and a start at once: only one of them happens', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { id: caseId, version } = await aConfirmedCase(admin);
      await tickRequired(admin, caseId, ['sign_in', 'time_out']);
      const { id } = await checklistOf(admin, caseId);
      const [started, unticked] = await Promise.allSettled([
        admin.call(startCase, { caseId, version, ...onAnotherDay }),
        tick(id, 'allergy', false),
      ]);
      expect([started.status, unticked.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const { items } = await checklistOf(admin, caseId);
      const isTicked = items.find(({ code }) => code === 'allergy')!.isCompleted;
      expect({ status: await statusOf(caseId), isTicked }).toEqual(
        started.status === 'fulfilled'
          ? { status: 'in_progress', isTicked: true }
          : { status: 'confirmed', isTicked: false },
      );
    }
  });

  test('an override is named, reasoned, audited, told and listed, and reviewed by somebody else', async () => {
    const { caller: director } = await aStaffMember(opened, hospital, ['admin.audit']);
    const { id: caseId, caseNumber, version } = await aConfirmedCase(admin, { urgency: 'emergency' });
    await admin.call(startCase, { caseId, version, override: { reason }, ...onAnotherDay });
    const told = async (person: Caller) =>
      (await person.call(listNotifications, {})).rows.filter(({ facts }) => facts?.['number'] === caseNumber);
    expect(await told(director)).toMatchObject([
      { code: 'surgery.overridden_start', link: '/dashboard/surgery/overrides' },
    ]);
    expect(await told(admin)).toEqual([]);
    const { rows } = await admin.call(listSafetyOverrides, { view: 'open' });
    const listed = rows.find((row) => row.case.id === caseId)!;
    expect(listed).toMatchObject({ step: 'start', reason, overriddenByName: 'Sample tenant_admin' });
    expect(listed.missing).toHaveLength(11);
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'new_values'])
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource_id', '=', listed.id)
        .execute(),
    );
    expect(entries).toEqual([
      { action: 'OVERRIDE', new_values: expect.objectContaining({ caseId, step: 'start', reason }) },
    ]);
    const review = { overrideId: listed.id, version: 1, reviewNote: 'Justified' };
    await expect(admin.call(reviewSafetyOverride, review)).rejects.toMatchObject({
      code: 'OVERRIDE_NEEDS_ANOTHER',
    });
    expect(await director.call(reviewSafetyOverride, review)).toMatchObject({ reviewNote: 'Justified' });
    await expect(director.call(reviewSafetyOverride, review)).rejects.toMatchObject({ code: 'STALE' });
    const open = await admin.call(listSafetyOverrides, { view: 'open' });
    expect(open.rows.map(({ id }) => id)).not.toContain(listed.id);
  });

  test('who neither operates nor gives anesthesia overrides nothing', async () => {
    const { id: caseId, version } = await aConfirmedCase(admin);
    const { caller: nurse } = await aStaffMember(opened, hospital, ['surgery.read', 'surgery.nursing']);
    const input = { caseId, version, override: { reason } };
    await expect(nurse.call(startCase, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await statusOf(caseId)).toBe('confirmed');
    const { rows } = await admin.call(listSafetyOverrides, {});
    expect(rows.map((row) => row.case.id)).not.toContain(caseId);
  });

  test('an override of a complete checklist is none', async () => {
    const { id: caseId, version } = await aConfirmedCase(admin);
    await tickRequired(admin, caseId, ['sign_in', 'time_out']);
    await admin.call(startCase, { caseId, version, override: { reason }, ...onAnotherDay });
    const { rows } = await admin.call(listSafetyOverrides, {});
    expect(rows.map((row) => row.case.id)).not.toContain(caseId);
  });
});

test('a hospital adds items and requires optional ones; nothing published can be left out', async () => {
  const own = await opened.aHospital();
  const director = await own.as('tenant_admin');
  expect(await director.call(getChecklistAdaptation, {})).toMatchObject({ basedOn: 'openward', version: 0 });
  const adapted = {
    basedOn: 'who-2009' as const,
    addedItems: [{ phase: 'time_out' as const, description: 'Tourniquet is set', isRequired: true }],
    requiredToo: [],
  };
  await director.call(updateChecklistAdaptation, { ...adapted, version: 0 });
  await expect(director.call(updateChecklistAdaptation, { ...adapted, version: 0 })).rejects.toMatchObject({
    code: 'STALE',
    facts: { current: { version: 1 } },
  });
  const { id: caseId } = await aCase(director);
  const made = await checklistOf(director, caseId);
  expect(made).toMatchObject({ templateVersion: '2009' });
  expect(made.items).toHaveLength(20);
  expect(made.items.find(({ description }) => description === 'Tourniquet is set')).toMatchObject({
    phase: 'time_out',
    isRequired: true,
  });
  const nurse = await own.as('nurse');
  await expect(nurse.call(updateChecklistAdaptation, { ...adapted, version: 1 })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
