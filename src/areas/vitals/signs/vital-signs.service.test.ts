import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receivePatient } from '#areas/inpatient/admissions/admission.contract.ts';
import { aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { readChart } from '../chart/chart.contract.ts';
import { listRound } from '#areas/nursing/rounds/round.contract.ts';
import { decideSaturationScale } from '../scale/saturation-scale.contract.ts';
import { anInpatient, aSet } from '../vitals.fixture.ts';
import * as contract from './vital-signs.contract.ts';

const minuteMs = 60_000;

describe('vital signs', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let neighbour: Hospital;
  let admin: Caller;
  let nurse: Caller;
  let doctor: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
    doctor = await hospital.as('doctor');
  });
  afterAll(() => opened.close());

  const now = () => opened.clock.now();
  const ago = (minutes: number) => new Date(now().getTime() - minutes * minuteMs).toISOString();
  const record = (input: Parameters<typeof aSet>[0], who = nurse) =>
    who.call(contract.recordVitalSigns, aSet(input));
  /** Somebody admitted three days ago. */
  const aStay = () => anInpatient(admin, { admittedAt: ago(3 * 24 * 60) });
  const setsOf = async (patientId: string) => (await nurse.call(contract.listVitalSigns, { patientId })).rows;

  test('a complete set is scored, flagged and says when the next one is due', async () => {
    const { patientId, admission } = await aStay();
    const set = await record({
      patientId,
      temperature: 101.3,
      temperatureUnit: 'F',
      heartRate: 104,
      respiratoryRate: 22,
      oxygen: 'oxygen',
      oxygenFlow: 2.5,
      painScore: 4,
      bloodGlucose: 6.1,
      bloodGlucoseUnit: 'mmol/L',
      weight: 3.275,
      height: 50.5,
      notes: ' Coughs ',
    });
    expect(set).toMatchObject({
      admissionId: admission.id,
      recordedByName: 'Sample nurse',
      clockAheadSeconds: null,
      temperature: 101.3,
      temperatureUnit: 'F',
      temperatureCelsius: 38.5,
      oxygenFlow: 2.5,
      bloodGlucose: 6.1,
      weight: 3.275,
      height: 50.5,
      notes: 'Coughs',
      isAbnormal: true,
      abnormalSigns: ['temperature', 'heartRate', 'respiratoryRate'],
      news2: {
        scale: 1,
        total: 6,
        response: 'urgent',
        missing: [],
        parts: { temperature: 1, heartRate: 1, respiratoryRate: 2, oxygen: 2, oxygenSaturation: 0 },
      },
      news2Version: 'NEWS2 2017',
      nextDueAt: ago(-60),
      enteredInError: null,
      escalations: [],
    });
    expect(await setsOf(patientId)).toEqual([set]);
    expect(opened.announced).toContain(`${hospital.tenantId} vital-signs`);
  });

  test('an incomplete set has no total, names what is missing, and leaves the time of the next one', async () => {
    const { patientId, ward } = await aStay();
    const whole = await record({ patientId, recordedAt: ago(30) });
    const part = await nurse.call(contract.recordVitalSigns, { patientId, heartRate: 62, painScore: 0 });
    expect(part).toMatchObject({
      isAbnormal: false,
      nextDueAt: null,
      news2: { total: null, response: null, parts: { heartRate: 0, temperature: null } },
    });
    expect(part.news2?.missing).toEqual([
      'respiratoryRate',
      'oxygenSaturation',
      'oxygen',
      'bloodPressureSystolic',
      'consciousness',
      'temperature',
    ]);
    const { rows } = await nurse.call(listRound, { wardId: ward.id });
    expect(rows[0]).toMatchObject({
      nextDueAt: whole.nextDueAt,
      patient: { id: patientId, total: 0, totalBefore: null, latest: { id: part.id } },
    });
  });

  test('a child is judged by the bands of its age and has no NEWS2; nor has a pregnant woman', async () => {
    const born = new Date(now().getTime() - 200 * 24 * 60 * minuteMs).toISOString().slice(0, 10);
    const { id: patientId } = await nurse.call(registerPatient, aPatient({ dateOfBirth: born }));
    const calm = { bloodPressureSystolic: 90, bloodPressureDiastolic: 50 };
    const infant = await record({ patientId, heartRate: 130, respiratoryRate: 40, ...calm });
    expect(infant).toMatchObject({ admissionId: null, isAbnormal: false, news2: null, news2Version: null });
    expect((await record({ patientId, heartRate: 72, respiratoryRate: 16 })).abnormalSigns).toEqual([
      'heartRate',
      'respiratoryRate',
      'bloodPressureSystolic',
      'bloodPressureDiastolic',
    ]);
    const { patientId: mother } = await aStay();
    expect(await record({ patientId: mother, isObstetric: true })).toMatchObject({
      news2: null,
      nextDueAt: null,
      isObstetric: true,
    });
  });

  test.each([
    ['nothing measured', { heartRate: null }, 'temperature', 'nothingMeasured'],
    ['a temperature of the other unit', { temperature: 98.6 }, 'temperature', 'notPossible'],
    ['a temperature nobody has in Fahrenheit', { temperature: 37, temperatureUnit: 'F' }, 'temperature', ''],
    ['two decimals', { temperature: 37.25 }, 'temperature', 'oneDecimal'],
    ['a pulse of 301', { heartRate: 301 }, 'heartRate', 'notPossible'],
    ['half a breath', { respiratoryRate: 16.5 }, 'respiratoryRate', 'wholeNumber'],
    ['a saturation of 101', { oxygenSaturation: 101 }, 'oxygenSaturation', 'notPossible'],
    ['pain of 11', { painScore: 11 }, 'painScore', 'notPossible'],
    [
      'pressures the wrong way round',
      { bloodPressureSystolic: 80, bloodPressureDiastolic: 120 },
      'bloodPressureDiastolic',
      'diastolicBelow',
    ],
    ['a flow without oxygen', { oxygen: 'air', oxygenFlow: 2 }, 'oxygenFlow', 'flowWithoutOxygen'],
    ['glucose of the other unit', { bloodGlucose: 5.5 }, 'bloodGlucose', 'notPossible'],
  ] as const)('%s is refused at its field, and nothing is stored', async (_name, part, field, code) => {
    const { patientId } = await aStay();
    await expect(nurse.call(contract.recordVitalSigns, { patientId, ...part })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { [field]: expect.objectContaining({ code: expect.stringContaining(code) }) } },
    });
    expect(await setsOf(patientId)).toEqual([]);
  });

  test('a clock that is a little ahead is tolerated and kept; one far ahead is refused', async () => {
    const { patientId } = await aStay();
    const set = await record({ patientId, recordedAt: ago(-5) });
    expect(set).toMatchObject({ recordedAt: now().toISOString(), clockAheadSeconds: 300 });
    expect((await record({ patientId, recordedAt: ago(-10) })).clockAheadSeconds).toBe(600);
    await expect(record({ patientId, recordedAt: ago(-10.1) })).rejects.toMatchObject({
      facts: { fields: { recordedAt: { code: 'vital-signs.inTheFuture' } } },
    });
  });

  test('a set can be earlier, but not before the admission', async () => {
    const { patientId, admission } = await aStay();
    const set = await record({ patientId, recordedAt: ago(90) });
    expect(set).toMatchObject({ recordedAt: ago(90), nextDueAt: ago(90 - 720), clockAheadSeconds: null });
    const before = new Date(Date.parse(admission.admittedAt) - 1).toISOString();
    await expect(record({ patientId, recordedAt: before })).rejects.toMatchObject({
      facts: { fields: { recordedAt: { code: 'vital-signs.beforeAdmission' } } },
    });
    const other = await aStay();
    await expect(record({ patientId, admissionId: other.admission.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('scale 2 is a clinician’s decision and holds from then on', async () => {
    const { patientId, admission, ward } = await aStay();
    const part = { patientId, oxygenSaturation: 90 };
    expect((await record(part)).news2).toMatchObject({ scale: 1, total: 3 });
    const decision = { admissionId: admission.id, scale: 2 as const, reason: 'Hypercapnia, target 88 to 92' };
    await expect(nurse.call(decideSaturationScale, decision)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    opened.clock.advance(minuteMs);
    expect(await doctor.call(decideSaturationScale, decision)).toMatchObject({
      scale: 2,
      reason: decision.reason,
      decidedByName: 'Sample doctor',
      decidedAt: now().toISOString(),
    });
    opened.clock.advance(minuteMs);
    expect((await record(part)).news2).toMatchObject({ scale: 2, total: 0 });
    expect((await record({ ...part, recordedAt: ago(2) })).news2).toMatchObject({ scale: 1, total: 3 });
    const { rows } = await nurse.call(listRound, { wardId: ward.id });
    expect(rows[0]?.patient.scale).toBe(2);
    await doctor.call(decideSaturationScale, { ...decision, scale: 1 });
    expect((await record(part)).news2).toMatchObject({ scale: 1, total: 3 });
    const { patient } = await nurse.call(readChart, { patientId });
    expect(patient.decisions.map(({ scale }) => scale)).toEqual([1, 2]);
  });

  test('the round goes bed by bed with the totals; the chart goes through time', async () => {
    const { ward, beds } = await aWardWithBeds(admin, { beds: 2 });
    const admittedAt = ago(24 * 60);
    const { admission, patientId } = await anInpatient(admin, { bedId: beds[1]!.id, admittedAt });
    await nurse.call(receivePatient, {
      admissionId: admission.id,
      version: 1,
      receivedAt: now().toISOString(),
    });
    await record({ patientId, recordedAt: ago(300) });
    await record({ patientId, heartRate: 95, recordedAt: ago(120) });
    const { rows } = await nurse.call(listRound, { wardId: ward.id });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      admissionId: admission.id,
      bed: { bedNumber: 'B-02', wardName: ward.name },
      patient: { total: 1, totalBefore: 0, scale: 1 },
      nextDueAt: ago(120 - 240),
    });
    const chart = await doctor.call(readChart, { patientId });
    expect(chart.sets.map(({ heartRate }) => heartRate)).toEqual([72, 95]);
    expect(chart).toMatchObject({ isCut: false, stay: { bedNumber: 'B-02', wardName: ward.name } });
  });

  test('a list goes page by page, newest first', async () => {
    const { patientId } = await aStay();
    for (const minutes of [40, 30, 20, 10])
      await record({ patientId, heartRate: 60 + minutes, recordedAt: ago(minutes) });
    const first = await nurse.call(contract.listVitalSigns, { patientId, limit: 3 });
    expect(first.rows.map(({ heartRate }) => heartRate)).toEqual([70, 80, 90]);
    const cursor = first.nextCursor!;
    const second = await nurse.call(contract.listVitalSigns, { patientId, limit: 3, cursor });
    expect(second.rows.map(({ heartRate }) => heartRate)).toEqual([100]);
    expect(second.nextCursor).toBeNull();
  });

  test('one submission is one set, however often it arrives', async () => {
    const { patientId } = await aStay();
    const input = aSet({ patientId });
    const submission = newId();
    const answers = await Promise.all(
      [1, 2, 3].map(() => nurse.call(contract.recordVitalSigns, input, submission).catch(() => null)),
    );
    expect(answers.some((answer) => answer !== null)).toBe(true);
    expect(await setsOf(patientId)).toHaveLength(1);
  });

  test('who does not care for patients records nothing; another hospital sees nothing', async () => {
    const { patientId } = await aStay();
    const set = await record({ patientId });
    const receptionist = await hospital.as('receptionist');
    await expect(record({ patientId }, receptionist)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(receptionist.call(readChart, { patientId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    // A doctor measures during a visit.
    expect(await record({ patientId }, doctor)).toMatchObject({ recordedByName: 'Sample doctor' });
    const stranger = await neighbour.as('nurse');
    const missing = { code: 'NOT_FOUND' };
    await expect(record({ patientId }, stranger)).rejects.toMatchObject(missing);
    await expect(stranger.call(readChart, { patientId })).rejects.toMatchObject(missing);
    await expect(
      stranger.call(contract.correctVitalSigns, { vitalSignsId: set.id, reason: 'Mine' }),
    ).rejects.toMatchObject(missing);
    expect((await stranger.call(contract.listVitalSigns, {})).rows).toEqual([]);
    expect((await stranger.call(listRound, {})).rows).toEqual([]);
  });
});
