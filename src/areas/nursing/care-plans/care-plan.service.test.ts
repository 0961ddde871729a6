import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInpatient } from '#areas/vitals/vitals.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { createAssessment } from '../assessments/assessment.contract.ts';
import { anAssessment } from '../nursing.fixture.ts';
import { closeTask, listTasks, takeTask } from '../tasks/task.contract.ts';
import * as contract from './care-plan.contract.ts';

describe('care plans and their tasks', () => {
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

  const hourMs = 3_600_000;
  const hours = (count: number) => new Date(opened.clock.now().getTime() + count * hourMs).toISOString();
  const aStay = () => anInpatient(admin, { admittedAt: hours(-24) });
  const open = (patientId: string) => nurse.call(listTasks, { patientId });
  const plan = { diagnosis: 'Risk of pressure sores', goal: 'The skin stays intact' };

  test('an intervention that repeats has one open task; the next one is made as it is done', async () => {
    const { patientId } = await aStay();
    const { id: assessmentId } = await nurse.call(createAssessment, anAssessment({ patientId }));
    const firstDueAt = hours(1);
    const made = await nurse.call(contract.createCarePlan, {
      patientId,
      assessmentId,
      ...plan,
      interventions: [
        { text: 'Turn', everyHours: 2, firstDueAt },
        { text: 'Order a soft mattress', firstDueAt },
      ],
    });
    const { rows } = await open(patientId);
    const turn = rows.find(({ text }) => text === 'Turn')!;
    expect(turn).toMatchObject({
      source: 'care_plan',
      everyHours: 2,
      carePlanId: made.id,
      dueAt: firstDueAt,
    });
    const seen = { taskId: turn.id, version: turn.version };
    const taken = await nurse.call(takeTask, seen);
    expect(taken.takenByName).toBe('Sample nurse');
    // Twice at once it is done once, and there is one next task.
    const again = { taskId: turn.id, version: taken.version, status: 'done' as const };
    const both = await Promise.allSettled([1, 2].map(() => nurse.call(closeTask, again)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = await open(patientId);
    expect(left.rows.map(({ text, dueAt }) => [text, dueAt])).toEqual([
      ['Order a soft mattress', firstDueAt],
      ['Turn', hours(3)],
    ]);
    const mattress = left.rows[0]!;
    await nurse.call(closeTask, {
      taskId: mattress.id,
      version: mattress.version,
      status: 'not_done',
      reason: 'None left',
    });
    const closed = await nurse.call(listTasks, { patientId, state: 'closed' });
    expect(closed.rows.map(({ status, reason }) => [status, reason])).toContainEqual([
      'not_done',
      'None left',
    ]);
    const [shown] = (await nurse.call(contract.listCarePlans, { patientId })).rows;
    expect(shown?.interventions.map(({ nextDueAt }) => nextDueAt)).toEqual([hours(3), null]);
  });

  test('a plan is evaluated; the evaluation that ends it takes its open tasks back', async () => {
    const { patientId } = await aStay();
    const made = await nurse.call(contract.createCarePlan, {
      patientId,
      ...plan,
      interventions: [{ text: 'Turn', everyHours: 2 }],
    });
    const changed = await nurse.call(contract.changeInterventions, {
      carePlanId: made.id,
      version: made.version,
      stop: [made.interventions[0]!.id],
      add: [{ text: 'Turn at night', everyHours: 4 }],
    });
    expect((await open(patientId)).rows.map(({ text }) => text)).toEqual(['Turn at night']);
    const better = await nurse.call(contract.evaluateCarePlan, {
      carePlanId: made.id,
      version: changed.version,
      outcome: 'partly_met',
      evaluation: 'A red heel',
    });
    expect(better).toMatchObject({ status: 'active', evaluations: [{ outcome: 'partly_met' }] });
    const end = { carePlanId: made.id, outcome: 'met' as const, evaluation: 'Intact', isEnding: true };
    await expect(
      nurse.call(contract.evaluateCarePlan, { ...end, version: made.version }),
    ).rejects.toMatchObject({ code: 'STALE' });
    await nurse.call(contract.evaluateCarePlan, { ...end, version: better.version });
    expect((await open(patientId)).rows).toEqual([]);
    await expect(
      nurse.call(contract.evaluateCarePlan, { ...end, version: better.version + 1 }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('the assessment of somebody else, a wrong role and another hospital are refused', async () => {
    const { patientId } = await aStay();
    const { patientId: neighbourId } = await aStay();
    const { id: assessmentId } = await nurse.call(createAssessment, anAssessment({ patientId: neighbourId }));
    const input = { patientId, ...plan };
    await expect(nurse.call(contract.createCarePlan, { ...input, assessmentId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const doctor = await hospital.as('doctor');
    await expect(doctor.call(contract.createCarePlan, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await (await opened.aHospital()).as('nurse');
    await expect(stranger.call(contract.createCarePlan, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await nurse.call(contract.listCarePlans, { patientId })).rows).toEqual([]);
  });
});
