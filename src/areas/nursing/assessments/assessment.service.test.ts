import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { anAssessment } from '../nursing.fixture.ts';
import * as contract from './assessment.contract.ts';

describe('nursing assessments', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let neighbour: Hospital;
  let admin: Caller;
  let nurse: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
  });
  afterAll(() => opened.close());

  const hourMs = 3_600_000;
  const aStay = () =>
    anInpatient(admin, { admittedAt: new Date(opened.clock.now().getTime() - 24 * hourMs).toISOString() });
  const write = (input: Parameters<typeof anAssessment>[0]) =>
    nurse.call(contract.createAssessment, anAssessment(input));
  /** The fields of an assessment as an update takes them. */
  const fields = {
    assessmentType: 'shift' as const,
    sections: {},
    scales: {},
    allergiesVerified: true,
    nursingDiagnoses: [],
    carePlan: [],
  };
  const morse = {
    fallHistory: 'yes',
    secondaryDiagnosis: 'no',
    ambulatoryAid: 'none',
    intravenous: 'no',
    gait: 'normal',
    mentalStatus: 'oriented',
  } as const;

  test('a new one is completed; its scales are scored with their version', async () => {
    const { patientId, admission } = await aStay();
    const written = await write({
      patientId,
      assessmentType: 'admission',
      sections: { respiratory: ' Breathes quietly ', neurological: '' },
      scales: {
        morse,
        glasgow: { eyes: 'sound', verbal: 'not_testable', motor: 'obeys' },
        braden: {},
      },
      painScore: 7,
      mobilityLevel: 'one_person',
      allergiesVerified: true,
      nursingDiagnoses: ['Risk of falls'],
      carePlan: [{ diagnosis: 'Risk of falls', goals: 'No fall' }],
      notes: ' ',
    });
    expect(written).toMatchObject({
      admissionId: admission.id,
      nurseName: 'Sample nurse',
      assessmentDate: opened.clock.now().toISOString(),
      status: 'completed',
      sections: { respiratory: 'Breathes quietly' },
      fallRiskScore: 25,
      mobilityLevel: 'one_person',
      allergiesVerified: true,
      carePlan: [{ diagnosis: 'Risk of falls', goals: 'No fall', interventions: '', evaluation: '' }],
      notes: null,
      version: 1,
    });
    expect(written.scales).toEqual({
      morse: { answers: morse, total: 25, band: 'moderate', missing: [], version: 'Morse 1989' },
      glasgow: {
        answers: { eyes: 'sound', verbal: 'not_testable', motor: 'obeys' },
        total: null,
        band: null,
        missing: [],
        version: 'GCS 2014',
      },
      pain: { score: 7, band: 'severe' },
    });
    expect((await nurse.call(contract.listAssessments, { patientId })).rows).toEqual([written]);
    expect(await nurse.call(contract.getAssessment, { assessmentId: written.id })).toEqual(written);
    expect(opened.announced).toContain(`${hospital.tenantId} nursing-assessments`);
  });

  test('a scale that is half answered completes nothing, and each open question is named; a draft keeps it', async () => {
    const { patientId } = await aStay();
    const half = { patientId, scales: { morse: { fallHistory: 'yes' as const, gait: 'weak' as const } } };
    await expect(write(half)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: {
        fields: {
          'scales.morse.mentalStatus': { code: 'nursing-assessments.scaleIncomplete' },
          'scales.morse.intravenous': { code: 'nursing-assessments.scaleIncomplete' },
        },
      },
    });
    expect((await nurse.call(contract.listAssessments, { patientId })).rows).toEqual([]);
    expect(await write({ ...half, status: 'draft' })).toMatchObject({
      status: 'draft',
      fallRiskScore: null,
      scales: { morse: { total: null, missing: expect.arrayContaining(['mentalStatus']) } },
    });
  });

  test('a draft is written on and completed; then it no longer changes', async () => {
    const { patientId } = await aStay();
    const { id: assessmentId } = await write({ patientId, status: 'draft' });
    const input = { ...fields, assessmentId, notes: 'Slept well' };
    const kept = await nurse.call(contract.updateAssessment, { ...input, version: 1, status: 'draft' });
    expect(kept).toMatchObject({ status: 'draft', notes: 'Slept well', sections: {}, version: 2 });
    await expect(
      nurse.call(contract.updateAssessment, { ...input, version: 1, status: 'completed' }),
    ).rejects.toMatchObject({ code: 'STALE', facts: { current: { version: 2 } } });
    const done = await nurse.call(contract.updateAssessment, { ...input, version: 2, status: 'completed' });
    expect(done).toMatchObject({ status: 'completed', version: 3 });
    await expect(
      nurse.call(contract.updateAssessment, { ...input, version: 3, status: 'completed' }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE', facts: { status: 'completed' } });
  });

  test('what was completed can only be read and added to, by any path', async () => {
    const { patientId } = await aStay();
    const { id: draftId } = await write({ patientId, status: 'draft', notes: 'So far' });
    const { id: completedId } = await write({ patientId, scales: { morse }, notes: 'Slept well' });
    const { id: writtenOnId } = await write({ patientId, status: 'draft' });
    const step = { ...fields, assessmentId: writtenOnId, notes: 'At last', status: 'completed' as const };
    await nurse.call(contract.updateAssessment, { ...step, version: 1, assessmentType: 'focused' });
    const before = (await nurse.call(contract.listAssessments, { patientId })).rows;
    expect(before.map(({ id, notes }) => [id, notes])).toEqual(
      expect.arrayContaining([
        [draftId, 'So far'],
        [completedId, 'Slept well'],
        [writtenOnId, 'At last'],
      ]),
    );
    const run = (statement: string) =>
      opened.database.inTenant(hospital.tenantId, 'write', (db) =>
        sql.raw(statement.replaceAll('{tenant}', hospital.tenantId)).execute(db),
      );
    for (const id of [completedId, writtenOnId]) {
      const whole = `where tenant_id = '{tenant}' and assessment_id = '${id}'`;
      const paper = `where tenant_id = '{tenant}' and id = '${id}'`;
      const emptied = `sections = '{}', scales = '{}', allergies_verified = true, nursing_diagnoses = '{}',
        care_plan = '[]'`;
      const refused: [string, string][] = [
        [`update nursing_assessment_completion set notes = 'Other' ${whole}`, 'permission denied'],
        [`update nursing_assessment_completion set scales = '{}' ${whole}`, 'permission denied'],
        [`delete from nursing_assessment_completion ${whole}`, 'permission denied'],
        [
          `insert into nursing_assessment_completion select * from nursing_assessment_completion ${whole}`,
          'nursing_assessment_completion_pkey',
        ],
        [`delete from nursing_assessment ${paper}`, 'permission denied'],
        [`update nursing_assessment set status = 'draft', ${emptied} ${paper}`, 'of_completed_assessment'],
        [`update nursing_assessment set ${emptied} ${paper}`, 'nursing_assessment_draft_kept'],
        [`update nursing_assessment set notes = 'Other' ${paper}`, 'nursing_assessment_draft_kept'],
        [`update nursing_assessment set status = 'draft' ${paper}`, 'nursing_assessment_draft_kept'],
        [`update nursing_assessment set assessment_type = 'discharge' ${paper}`, 'of_completed_assessment'],
        [`update nursing_assessment set nurse_id = '${newId()}' ${paper}`, 'of_completed_assessment'],
        [
          `update nursing_assessment set assessment_date = assessment_date - interval '1 hour' ${paper}`,
          'of_completed_assessment',
        ],
        [`update nursing_assessment set patient_id = '${newId()}' ${paper}`, 'patient_stays'],
      ];
      for (const [statement, sentence] of refused) await expect(run(statement)).rejects.toThrow(sentence);
    }
    const draft = `where tenant_id = '{tenant}' and id = '${draftId}'`;
    await expect(run(`update nursing_assessment set status = 'completed' ${draft}`)).rejects.toThrow(
      'nursing_assessment_draft_kept',
    );
    await expect(
      run(`insert into nursing_assessment_addendum (tenant_id, id, assessment_id, reason, body, added_by, added_at)
        select tenant_id, id, id, 'Forgotten', 'Of a draft', nurse_id, now() from nursing_assessment ${draft}`),
    ).rejects.toThrow('nursing_assessment_addendum_paper');
    await expect(
      run(`insert into nursing_assessment_completion (tenant_id, assessment_id, nurse_id, assessment_type,
          assessment_date, sections, scales, allergies_verified, nursing_diagnoses, care_plan)
        select tenant_id, id, nurse_id, assessment_type, assessment_date, sections, scales, allergies_verified,
          nursing_diagnoses, care_plan from nursing_assessment ${draft}`),
    ).rejects.toThrow('of_completed_assessment');
    expect((await nurse.call(contract.listAssessments, { patientId })).rows).toEqual(before);
  });

  test('a completed one is reviewed by somebody else, once', async () => {
    const { patientId } = await aStay();
    const draft = await write({ patientId, status: 'draft' });
    const { caller: colleague } = await aStaffMember(opened, hospital, ['nursing.read', 'nursing.write']);
    await expect(
      colleague.call(contract.reviewAssessment, { assessmentId: draft.id, version: 1 }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE', facts: { status: 'draft' } });
    const { id: assessmentId } = await write({ patientId });
    const input = { assessmentId, version: 1 };
    await expect(nurse.call(contract.reviewAssessment, input)).rejects.toMatchObject({
      code: 'ASSESSMENT_NEEDS_ANOTHER',
    });
    expect(await colleague.call(contract.reviewAssessment, input)).toMatchObject({
      status: 'reviewed',
      reviewedAt: opened.clock.now().toISOString(),
      version: 2,
    });
    await expect(admin.call(contract.reviewAssessment, { assessmentId, version: 2 })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('wrong times, answers and patients are refused at their fields', async () => {
    const { patientId, admission } = await aStay();
    const before = new Date(Date.parse(admission.admittedAt) - 1).toISOString();
    await expect(write({ patientId, assessmentDate: before })).rejects.toMatchObject({
      facts: { fields: { assessmentDate: { code: 'vital-signs.beforeAdmission' } } },
    });
    await expect(write({ patientId, painScore: 11 })).rejects.toMatchObject({
      facts: { fields: { painScore: { code: 'nursing-assessments.painRange' } } },
    });
    await expect(write({ patientId, scales: { morse: { gait: 'flying' as 'weak' } } })).rejects.toMatchObject(
      { code: 'INVALID_INPUT' },
    );
    await expect(write({ patientId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('the Braden scale is for patients from 5 years on', async () => {
    const day = (years: number, days: number) => {
      const born = new Date(opened.clock.now());
      born.setUTCFullYear(born.getUTCFullYear() - years);
      return new Date(born.getTime() + days * 24 * hourMs).toISOString().slice(0, 10);
    };
    const ofAge = async (dateOfBirth: string) =>
      (await nurse.call(registerPatient, aPatient({ dateOfBirth }))).id;
    const whole = {
      sensory: 'no_impairment',
      moisture: 'rarely_moist',
      activity: 'walks_frequently',
      mobility: 'no_limitation',
      nutrition: 'excellent',
      friction: 'no_problem',
    } as const;
    const young = await ofAge(day(5, 2));
    await expect(write({ patientId: young, scales: { braden: whole } })).rejects.toMatchObject({
      facts: { fields: { 'scales.braden.sensory': { code: 'nursing-assessments.tooYoung' } } },
    });
    const old = await write({ patientId: await ofAge(day(5, -2)), scales: { braden: whole } });
    expect(old.scales?.braden).toMatchObject({ total: 23, band: 'none' });
  });

  test('one submission is one assessment', async () => {
    const { patientId } = await aStay();
    const submission = newId();
    const send = () => nurse.call(contract.createAssessment, anAssessment({ patientId }), submission);
    const [first, again] = [await send(), await send()];
    expect(again).toEqual(first);
    expect((await nurse.call(contract.listAssessments, { patientId })).rows).toHaveLength(1);
  });

  test('who does not nurse writes none; another hospital sees none', async () => {
    const { patientId } = await aStay();
    const { id: assessmentId } = await write({ patientId });
    const doctor = await hospital.as('doctor');
    await expect(doctor.call(contract.createAssessment, anAssessment({ patientId }))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const stranger = await neighbour.as('nurse');
    await expect(stranger.call(contract.getAssessment, { assessmentId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(stranger.call(contract.createAssessment, anAssessment({ patientId }))).rejects.toMatchObject(
      { code: 'NOT_FOUND' },
    );
    expect((await stranger.call(contract.listAssessments, {})).rows).toEqual([]);
  });
});
