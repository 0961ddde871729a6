import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOverview } from '#areas/analytics/overview/overview.contract.ts';
import { aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { anInpatientOrder } from '#areas/doses/doses.fixture.ts';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { enterLabResults, verifyLabResults } from '#areas/laboratory/results/lab-result.contract.ts';
import { recordFluids } from '#areas/nursing/fluids/fluid.contract.ts';
import { createTask } from '#areas/nursing/tasks/task.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { anInpatient, aSet } from '#areas/vitals/vitals.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { listInpatients } from './inpatient.contract.ts';

const rights = [
  'patients.read',
  'admissions.read',
  'emr.read',
  'emr.write',
  'mar.read',
  'nursing.read',
] as const;

describe('the list of inpatients', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let nurse: Caller;
  let doctor: { userId: string; caller: Caller };

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
    doctor = await aStaffMember(opened, hospital, [...rights]);
    await aDoctor(hospital, { name: 'Dr. Near', userId: doctor.userId });
    await aDoctor(hospital, { name: 'Dr. Colleague' });
  });
  afterAll(() => opened.close());

  const ago = (hours: number) => new Date(opened.clock.now().getTime() - hours * 3_600_000).toISOString();
  const idsOf = async (caller: Caller, scope: 'mine' | 'team' | 'all') =>
    (await caller.call(listInpatients, { scope, limit: 200 })).rows.map(({ id }) => id);
  const rowOf = async (caller: Caller, admissionId: string) => {
    const { rows } = await caller.call(listInpatients, { scope: 'all', limit: 200 });
    return rows.find(({ id }) => id === admissionId)!;
  };

  test('holds who is under the doctor’s name, with the specialty the colleagues’, and all where asked', async () => {
    const mine = await anInpatient(admin, { admittingDoctor: 'Dr. Colleague', attendingDoctor: 'Dr. Near' });
    const colleagues = await anInpatient(admin, { admittingDoctor: 'Dr. Colleague' });
    const others = await anInpatient(admin, { admittingDoctor: 'Dr. From Outside' });
    const [own, team, all] = [
      await idsOf(doctor.caller, 'mine'),
      await idsOf(doctor.caller, 'team'),
      await idsOf(doctor.caller, 'all'),
    ];
    expect(own).toEqual([mine.admission.id]);
    expect(team).toEqual(expect.arrayContaining([mine.admission.id, colleagues.admission.id]));
    expect(team).not.toContain(others.admission.id);
    expect(all).toEqual(expect.arrayContaining([...team, others.admission.id]));
    expect(await idsOf(nurse, 'mine')).toEqual([]);
  });

  test('tells the score with where it goes, new results, overdue doses, fluids, tasks and the day', async () => {
    const { admission, patientId } = await anInpatientOrder(admin);
    const before = await rowOf(doctor.caller, admission.id);
    expect(before).toMatchObject({
      dayOfStay: 1,
      patient: { news2: null, fluidBalance: null, results: { count: 0 }, tasks: { open: 0 } },
    });
    await nurse.call(recordVitalSigns, aSet({ patientId, heartRate: 95 }));
    await nurse.call(recordVitalSigns, aSet({ patientId, heartRate: 115, respiratoryRate: 22 }));
    await nurse.call(recordFluids, { patientId, shiftType: 'day', intakeOral: 200, outputUrine: 450 });
    await nurse.call(createTask, { patientId, text: 'Weigh', dueAt: ago(-2) });
    const labTest = await aLabTest(hospital);
    const order = await aLabOrder(admin, [labTest.id], { patientId });
    const results = [{ testId: labTest.id, result: '5.8' }];
    const sheet = await admin.call(enterLabResults, { orderId: order.id, results });
    const other = await aStaffMember(opened, hospital, ['lab.read', 'lab.results', 'patients.read']);
    await other.caller.call(verifyLabResults, {
      orderId: order.id,
      resultIds: [sheet.tests[0]!.result!.id],
    });
    expect(await rowOf(doctor.caller, admission.id)).toMatchObject({
      patient: {
        news2: { total: 4, before: 1, response: 'low' },
        results: { count: 1, abnormal: 1, critical: 0 },
        fluidBalance: -250,
        tasks: { open: 1, overdue: 0 },
      },
    });
  });

  test('tells who may not read medicines and nursing nothing of them, and of restricted patients no findings', async () => {
    const { admission, patientId } = await anInpatient(admin, { primaryDiagnosis: 'Told in trust' });
    await nurse.call(recordVitalSigns, aSet({ patientId }));
    const { caller } = await aStaffMember(opened, hospital, ['patients.read', 'emr.read']);
    expect((await rowOf(caller, admission.id)).patient).toMatchObject({ overdueDoses: null, tasks: null });
    await admin.call(restrictPatient, { patientId, version: 1 });
    const { patient } = await rowOf(doctor.caller, admission.id);
    expect(patient).toMatchObject({
      isRestricted: true,
      primaryDiagnosis: null,
      news2: null,
      results: null,
      fluidBalance: null,
    });
  });

  test('is read page by page, each patient once', async () => {
    for (let one = 0; one < 3; one += 1) await anInpatient(admin);
    const all = await idsOf(doctor.caller, 'all');
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await doctor.caller.call(listInpatients, {
        scope: 'all',
        limit: 2,
        ...(cursor && { cursor }),
      });
      found.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(found).toEqual(all);
    expect(new Set(found).size).toBe(found.length);
  });

  test('stands on the home screen of the doctor, and of nobody who is none', async () => {
    const { work } = await doctor.caller.call(readOverview, {});
    expect(work.map(({ code }) => code)).toContain('ward-rounds.homeInpatients');
    const writer = await aStaffMember(opened, hospital, [...rights]);
    const other = await writer.caller.call(readOverview, {});
    expect(other.work.map(({ code }) => code)).not.toContain('ward-rounds.homeInpatients');
  });
});
