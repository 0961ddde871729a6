import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  test('no plan of care is made of one entered in error, and its score stays with it', async () => {
    const { id: assessmentId } = await write();
    const after = await other.caller.call(contract.markInError, { assessmentId, reason });
    expect(after).toMatchObject({ status: 'completed', fallRiskScore: 35 });
    await expect(
      nurse.call(createCarePlan, { patientId, assessmentId, diagnosis: 'Risk of falls', goal: 'No fall' }),
    ).rejects.toMatchObject(marked);
  });

  test('what was added is listed with its assessment', async () => {
    const { id: assessmentId } = await write();
    const added = await nurse.call(contract.addAddendum, {
      assessmentId,
      reason: 'Forgotten',
      body: 'Stick',
    });
    const { rows } = await nurse.call(contract.listAssessments, { patientId });
    expect(rows.find(({ id }) => id === assessmentId)).toEqual(added);
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
});
