import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInpatient, aSet } from '#areas/vitals/vitals.fixture.ts';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { readFluidChart } from './chart/fluid-chart.contract.ts';
import * as contract from './fluid.contract.ts';
import { listFluidRound, readFluidFigures } from './round/fluid-round.contract.ts';
import { updateFluidSettings } from './settings/fluid-settings.contract.ts';

const hourMs = 3_600_000;

describe('intake and output', () => {
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

  const ago = (hours: number) => new Date(opened.clock.now().getTime() - hours * hourMs).toISOString();
  /** Somebody admitted three days ago. */
  const aStay = () => anInpatient(admin, { admittedAt: ago(72) });
  type Request = Partial<CallRequest<typeof contract.recordFluids>> & { patientId: string };
  const record = (input: Request, who = nurse) =>
    who.call(contract.recordFluids, { shiftType: 'day', ...input });
  const listOf = async (patientId: string) =>
    (await nurse.call(contract.listFluidRecords, { patientId })).rows;

  test('one form writes its amounts; totals and balance are their sums, and what is blank counts as 0', async () => {
    const { patientId, admission } = await aStay();
    const stored = await record({
      patientId,
      intakeOral: 200,
      intakeIv: 500,
      outputUrine: 350,
      outputDrainage: 40,
      outputOther: 10,
      devices: { outputDrainage: 'Chest drain' },
      notes: ' Thirsty ',
    });
    expect(stored).toMatchObject({
      admissionId: admission.id,
      recordedByName: 'Sample nurse',
      shiftType: 'day',
      intakeOral: 200,
      intakeOther: 0,
      intakeTotal: 700,
      outputEmesis: 0,
      outputTotal: 400,
      balance: 300,
      notes: 'Thirsty',
      clockAheadSeconds: null,
    });
    expect(stored.entries).toContainEqual({ kind: 'drainage', millilitres: 40, device: 'Chest drain' });
    expect(stored.entries.map(({ kind }) => kind)).not.toContain('emesis');
    expect(await listOf(patientId)).toEqual([stored]);
    expect(opened.announced).toContain(`${hospital.tenantId} fluids`);
  });

  test('what is no amount is refused at its field, and nothing is stored', async () => {
    const { patientId } = await aStay();
    const refused = (part: Partial<Request>, facts: object) =>
      expect(record({ patientId, intakeOral: 100, ...part })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        ...facts,
      });
    const atUrine = (code: string) => ({ facts: { fields: { outputUrine: { code } } } });
    for (const wrong of [-1, 1.5, 20_001]) {
      await refused({ outputUrine: wrong }, atUrine('fluids.wholeMillilitres'));
    }
    await refused({ devices: { outputUrine: 'Catheter' } }, atUrine('fluids.deviceWithoutAmount'));
    await refused(
      { intakeOral: null },
      { facts: { fields: { intakeOral: { code: 'fluids.nothingRecorded' } } } },
    );
    await refused({ recordedAt: ago(73) }, { facts: { fields: { recordedAt: {} } } });
    await refused({ recordedAt: ago(-1) }, { facts: { fields: { recordedAt: {} } } });
    expect(await listOf(patientId)).toEqual([]);
    const ahead = await record({ patientId, outputUrine: 0, recordedAt: ago(-0.05) });
    expect(ahead).toMatchObject({ clockAheadSeconds: 180, recordedAt: ago(0), outputUrine: 0 });
    expect(ahead.entries).toEqual([{ kind: 'urine', millilitres: 0, device: null }]);
  });

  test('a record entered in error is marked and replaced, never edited, and counts no longer', async () => {
    const { patientId, ward } = await aStay();
    const wrong = await record({ patientId, intakeOral: 2000, recordedAt: ago(0) });
    const figures = () => nurse.call(readFluidFigures, { wardId: ward.id });
    expect(await figures()).toMatchObject({ intakeTotal: 2000, balance: 2000, records: 1 });
    const { marked, replacement } = await nurse.call(contract.correctFluids, {
      fluidRecordId: wrong.id,
      reason: 'One zero too many',
      replacement: { shiftType: 'day', intakeOral: 200 },
    });
    expect(marked).toMatchObject({
      intakeTotal: 2000,
      enteredInError: { reason: 'One zero too many', markedByName: 'Sample nurse' },
      replacedBy: replacement?.id,
    });
    expect(replacement).toMatchObject({ balance: 200, replaces: wrong.id, recordedAt: wrong.recordedAt });
    expect(await figures()).toMatchObject({ balance: 200, records: 1 });
    await expect(
      nurse.call(contract.correctFluids, { fluidRecordId: wrong.id, reason: 'Again' }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const { rows } = await nurse.call(contract.listFluidRecords, { patientId, kind: 'error' });
    expect(rows.map(({ id }) => id)).toEqual([wrong.id]);
  });

  test('a submission that is repeated counts once', async () => {
    const { patientId } = await aStay();
    const key = newId();
    const input = { patientId, shiftType: 'day', intakeOral: 250 } as const;
    const [first, second] = [
      await nurse.call(contract.recordFluids, input, key),
      await nurse.call(contract.recordFluids, input, key),
    ];
    expect(second).toEqual(first);
    expect(await listOf(patientId)).toHaveLength(1);
  });

  test('what runs in and out of an irrigation is no urine: nothing is said of urine while it runs, and the balance counts both', async () => {
    const { patientId } = await aStay();
    await nurse.call(recordVitalSigns, aSet({ patientId, weight: 60, recordedAt: ago(20) }));
    for (const hours of [10, 7, 4]) await record({ patientId, outputUrine: 10, recordedAt: ago(hours) });
    const before = await nurse.call(readFluidChart, { patientId });
    expect(before.urine).toMatchObject({ isOliguria: true, isIrrigated: false });
    const stored = await record({ patientId, intakeIrrigation: 1000, outputIrrigation: 1150 });
    expect(stored).toMatchObject({ outputUrine: 0, outputIrrigation: 1150, balance: -150 });
    const chart = await nurse.call(readFluidChart, { patientId });
    expect(chart.urine).toMatchObject({
      isIrrigated: true,
      isOliguria: false,
      isReminderDue: false,
      rate: null,
      stage: null,
    });
  });

  test('the chart sums by recorded time and not by shift; a weight gives the rate of urine, and oliguria is flagged', async () => {
    const { patientId, ward } = await aStay();
    for (const hours of [8, 6, 4, 2, 0]) {
      await record({ patientId, outputUrine: 30, shiftType: 'night', recordedAt: ago(hours) });
    }
    const open = await nurse.call(readFluidChart, { patientId });
    expect(open).toMatchObject({ weight: null, isRunning: true, urine: { rate: null, isOliguria: false } });
    await nurse.call(recordVitalSigns, aSet({ patientId, weight: 60 }));
    const chart = await nurse.call(readFluidChart, { patientId });
    expect(chart).toMatchObject({
      weight: { kilograms: 60 },
      balanceOfStay: -150,
      urine: { rate: 0.25, isOliguria: true, stage: 1, span: { hours: 6, millilitres: 90 } },
    });
    const last = chart.hours.at(-1)!;
    expect(last.running).toBe(chart.balance);
    expect(chart.days.reduce((sum, { balance }) => sum + balance, 0)).toBe(-150);
    expect(chart.hours.filter(({ amounts }) => amounts?.urine === undefined).length).toBeGreaterThan(15);
    const { rows } = await nurse.call(listFluidRound, { wardId: ward.id });
    expect(rows).toMatchObject([
      { patient: { id: patientId }, isCharted: true, balance: chart.balance, urine: { isOliguria: true } },
    ]);
    const figures = await nurse.call(readFluidFigures, { wardId: ward.id });
    expect(figures).toMatchObject({ balance: chart.balance, day: chart.day });
  });

  test('the hospital sets when the fluid day begins; only who may change settings does', async () => {
    const own = await opened.aHospital();
    const ownAdmin = await own.as('tenant_admin');
    const ownNurse = await own.as('nurse');
    const { patientId } = await anInpatient(ownAdmin, { admittedAt: ago(72) });
    const hour = opened.clock.now().getUTCHours();
    await ownNurse.call(contract.recordFluids, { patientId, shiftType: 'day', intakeOral: 100 });
    const change = { dayStartHour: (hour + 1) % 24, urineReminderHours: 4 };
    await expect(ownNurse.call(updateFluidSettings, change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await ownAdmin.call(updateFluidSettings, change);
    const { start, end } = await ownNurse.call(readFluidFigures, {});
    expect(new Date(start).getUTCHours()).toBe(change.dayStartHour);
    expect(Date.parse(end) - Date.parse(start)).toBe(24 * hourMs);
    await expect(
      ownAdmin.call(updateFluidSettings, { dayStartHour: 24, urineReminderHours: 4 }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('who does not nurse records nothing, and another hospital sees nothing', async () => {
    const { patientId } = await aStay();
    const { id: fluidRecordId } = await record({ patientId, intakeOral: 100 });
    for (const role of ['doctor', 'receptionist'] as const) {
      await expect(record({ patientId, intakeOral: 1 }, await hospital.as(role))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    const doctor = await hospital.as('doctor');
    expect((await doctor.call(readFluidChart, { patientId })).intakeTotal).toBe(100);
    const stranger = await neighbour.as('nurse');
    const unknown = { code: 'NOT_FOUND' };
    await expect(record({ patientId, intakeOral: 1 }, stranger)).rejects.toMatchObject(unknown);
    await expect(stranger.call(readFluidChart, { patientId })).rejects.toMatchObject(unknown);
    await expect(
      stranger.call(contract.correctFluids, { fluidRecordId, reason: 'Not theirs' }),
    ).rejects.toMatchObject(unknown);
    expect((await stranger.call(contract.listFluidRecords, {})).rows).toEqual([]);
    expect((await stranger.call(readFluidFigures, {})).records).toBe(0);
    const wrongCursor = stranger.call(listFluidRound, { cursor: 'WyLigK7igI3vu78iXQ' });
    await expect(wrongCursor).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
