import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { previewJoin } from '#areas/patients/joins/join.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { createCarePlan } from '../care-plans/care-plan.contract.ts';
import { anotherNurse } from '../nursing-work.fixture.ts';
import { anAssessment } from '../nursing.fixture.ts';
import * as contract from './assessment.contract.ts';

describe('corrections of nursing assessments', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let nurse: Caller;
  let other: StaffMember;
  let patientId: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
    other = await anotherNurse(opened, hospital);
    ({ patientId } = await anInpatient(admin));
  });
  afterAll(() => opened.close());

  const morse = {
    fallHistory: 'yes',
    secondaryDiagnosis: 'no',
    ambulatoryAid: 'none',
    intravenous: 'no',
    gait: 'weak',
    mentalStatus: 'oriented',
  } as const;
  const fields = {
    assessmentType: 'shift' as const,
    sections: {},
    scales: {},
    allergiesVerified: true,
    nursingDiagnoses: [],
    carePlan: [],
  };
  const write = (part: { status?: 'draft' | 'completed'; patientId?: string } = {}) =>
    nurse.call(contract.createAssessment, anAssessment({ patientId, scales: { morse }, ...part }));
  const marked = { code: 'WRONG_STATE', facts: { status: 'entered-in-error' } };
  const reason = 'Of the neighbour';

  test('a draft belongs to the nurse who began it', async () => {
    const { id: assessmentId } = await write({ status: 'draft' });
    const changes = (['draft', 'completed'] as const).map((status) => ({
      assessmentId,
      version: 1,
      ...fields,
      status,
    }));
    for (const who of [other.caller, admin]) {
      for (const change of changes) {
        await expect(who.call(contract.updateAssessment, change)).rejects.toMatchObject({
          code: 'DRAFT_OF_ANOTHER',
          facts: { nurseName: 'Sample nurse' },
        });
      }
    }
    await expect(other.caller.call(contract.markInError, { assessmentId, reason })).rejects.toMatchObject({
      code: 'DRAFT_OF_ANOTHER',
    });
    const { id: own } = await other.caller.call(contract.createAssessment, anAssessment({ patientId }));
    expect(own).not.toBe(assessmentId);
    expect(await nurse.call(contract.updateAssessment, changes[1]!)).toMatchObject({
      status: 'completed',
      nurseName: 'Sample nurse',
    });
  });

  test('a draft begun by mistake is marked by its nurse, one left behind by who plans the shifts', async () => {
    const { id } = await nurse.call(registerPatient, aPatient());
    const { id: joinedId } = await nurse.call(registerPatient, aPatient());
    const openDrafts = async () =>
      (await admin.call(previewJoin, { patientId: id, joinedId })).blockers.filter(
        ({ kind }) => kind === 'assessment-open',
      );
    const mistaken = await write({ patientId: id, status: 'draft' });
    const left = await write({ patientId: id, status: 'draft' });
    expect(await openDrafts()).toHaveLength(1);
    await nurse.call(contract.markInError, { assessmentId: mistaken.id, reason });
    const change = { assessmentId: mistaken.id, version: 2, ...fields, status: 'completed' as const };
    await expect(nurse.call(contract.updateAssessment, change)).rejects.toMatchObject(marked);
    const inCharge = await aStaffMember(opened, hospital, ['nursing.write', 'shifts.manage']);
    await inCharge.caller.call(contract.markInError, { assessmentId: left.id, reason });
    expect(await openDrafts()).toEqual([]);
    const { rows } = await nurse.call(contract.listAssessments, { patientId: id, status: 'draft' });
    expect(rows).toEqual([]);
  });

  test('what is completed stays as it is, and is added to by whoever writes assessments', async () => {
    const draft = await write({ status: 'draft' });
    const said = { reason: 'Forgotten', body: 'Walks with a stick' };
    await expect(nurse.call(contract.addAddendum, { assessmentId: draft.id, ...said })).rejects.toMatchObject(
      { code: 'WRONG_STATE', facts: { status: 'draft' } },
    );
    const written = await write();
    const input = { assessmentId: written.id, ...said };
    await nurse.call(contract.addAddendum, input);
    opened.clock.advance(60_000);
    const twice = await other.caller.call(contract.addAddendum, { ...input, body: 'And with help' });
    expect(twice).toEqual({
      ...written,
      addenda: [
        { id: expect.any(String), ...said, addedByName: 'Sample nurse', addedAt: written.createdAt },
        { ...twice.addenda[1]!, reason: 'Forgotten', body: 'And with help' },
      ],
    });
    const { rows } = await nurse.call(contract.listAssessments, { patientId });
    expect(rows.find(({ id }) => id === written.id)).toEqual(twice);
    expect(rows.find(({ id }) => id === draft.id)?.addenda).toEqual([]);
  });

  test('one entered in error stays readable and takes no step any more', async () => {
    const { id: assessmentId } = await write();
    await nurse.call(contract.addAddendum, { assessmentId, reason: 'Forgotten', body: 'Said before' });
    const input = { assessmentId, reason };
    const after = await other.caller.call(contract.markInError, input);
    expect(after).toMatchObject({
      status: 'completed',
      fallRiskScore: 35,
      addenda: [{ body: 'Said before' }],
      enteredInError: { reason, at: opened.clock.now().toISOString() },
    });
    expect(await nurse.call(contract.getAssessment, { assessmentId })).toEqual(after);
    await nurse.call(contract.recordAssessmentPrint, { assessmentId, output: 'print' });
    const { version } = after;
    const steps = [
      () => nurse.call(contract.markInError, input),
      () => nurse.call(contract.addAddendum, { ...input, body: 'Too late' }),
      () => nurse.call(contract.updateAssessment, { assessmentId, version, ...fields, status: 'completed' }),
      () => other.caller.call(contract.reviewAssessment, { assessmentId, version }),
      () =>
        nurse.call(createCarePlan, { patientId, assessmentId, diagnosis: 'Risk of falls', goal: 'No fall' }),
    ];
    for (const step of steps) await expect(step()).rejects.toMatchObject(marked);
    const trail = await admin.call(listAuditEntries, { resource: 'nursing_assessments', limit: 200 });
    const actions = trail.rows.filter(({ resourceId }) => resourceId === assessmentId);
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['AMEND', 'ENTERED_IN_ERROR', 'PRINT']),
    );
  });

  test('the last one that counts is found by its status, and those that do not by theirs', async () => {
    const { id } = await nurse.call(registerPatient, aPatient());
    const first = await write({ patientId: id });
    opened.clock.advance(60_000);
    const wrong = await write({ patientId: id });
    await nurse.call(contract.markInError, { assessmentId: wrong.id, reason });
    const idsOf = async (status?: (typeof contract.listedStatuses)[number]) =>
      (await nurse.call(contract.listAssessments, { patientId: id, status })).rows.map((row) => row.id);
    expect(await idsOf('completed')).toEqual([first.id]);
    expect(await idsOf('entered-in-error')).toEqual([wrong.id]);
    expect(await idsOf()).toEqual([wrong.id, first.id]);
  });

  test('a review and a mark at once never leave one reviewed after it was marked', async () => {
    const { id: assessmentId } = await write();
    const [review, mark] = await Promise.allSettled([
      other.caller.call(contract.reviewAssessment, { assessmentId, version: 1 }),
      nurse.call(contract.markInError, { assessmentId, reason }),
    ]);
    expect(mark.status).toBe('fulfilled');
    const { status, version, enteredInError } = await nurse.call(contract.getAssessment, { assessmentId });
    expect(enteredInError).toMatchObject({ reason });
    const isReviewed = review.status === 'fulfilled';
    expect([status, version]).toEqual(isReviewed ? ['reviewed', 3] : ['completed', 2]);
  });

  test('two marks at once are one mark', async () => {
    const { id: assessmentId } = await write();
    const both = await Promise.allSettled(
      [nurse, other.caller].map((who) => who.call(contract.markInError, { assessmentId, reason })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both).toContainEqual({ status: 'rejected', reason: expect.objectContaining(marked) });
  });

  test('who does not nurse corrects none; another hospital finds none', async () => {
    const { id: assessmentId } = await write();
    const stranger = await (await opened.aHospital()).as('nurse');
    for (const [who, code] of [
      [await hospital.as('doctor'), 'FORBIDDEN'],
      [stranger, 'NOT_FOUND'],
    ] as const) {
      const mark = { assessmentId, reason };
      await expect(who.call(contract.markInError, mark)).rejects.toMatchObject({ code });
      await expect(who.call(contract.addAddendum, { ...mark, body: 'No' })).rejects.toMatchObject({ code });
    }
    expect(await nurse.call(contract.getAssessment, { assessmentId })).toMatchObject({
      addenda: [],
      enteredInError: null,
      version: 1,
    });
  });
});
