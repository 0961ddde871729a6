import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { aLine, aMedicine, aPrescription } from '#areas/pharmacy/pharmacy.fixture.ts';
import { changeLine, setLineState } from '#areas/pharmacy/prescriptions/orders/line-order.contract.ts';
import { listStockItems } from '#areas/stock/items/item.contract.ts';
import { listStockLots } from '#areas/stock/movements/stock-movement.contract.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import type { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { anInpatientOrder, asNeeded, dosesOf, fiveRights } from '../doses.fixture.ts';
import { findVolumesIn } from '../doses.public.ts';
import { readMarGrid } from '../mar/mar.contract.ts';
import {
  administerDose,
  giveAsNeeded,
  listDoseWitnesses,
  markDoseError,
  prepareDose,
  recordInfusionStep,
} from './administration.contract.ts';

describe('doses', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let nurse: Caller;
  const minuteMs = 60_000;
  /** Time passes; whoever was idle for it signs in again. */
  const later = async (minutes: number) => {
    opened.clock.advance(minutes * minuteMs);
    await signIn();
  };
  const signIn = async () => {
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
  };
  const rights = fiveRights;

  // 14:00 in the hospital: no slot is near.
  beforeEach(async () => {
    opened.clock.set('2026-03-10T14:00:00.000Z');
    await signIn();
  });
  beforeAll(async () => {
    opened.clock.set('2026-03-10T14:00:00.000Z');
    hospital = await opened.aHospital({ timeZone: 'UTC' });
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
  });
  afterAll(() => opened.close());

  async function aDose(
    ...order: Parameters<typeof anInpatientOrder> extends [unknown, ...infer Rest] ? Rest : never
  ) {
    const made = await anInpatientOrder(admin, ...order);
    const [dose] = await dosesOf(nurse, made.admission.id, made.lineId);
    return { ...made, dose: dose!, doseId: dose!.id };
  }

  /** Five orders of one dose at once beside the one that runs. */
  async function aPatientsDoses(
    admissionId: string,
    patientId: string,
    medicine: Parameters<typeof aLine>[0],
  ): Promise<string[]> {
    const line = aLine(medicine, { frequency: 'STAT', duration: '' });
    const doseIds = [];
    for (let made = 0; made < 5; made += 1) {
      const { lines } = await aPrescription(admin, { patientId, admissionId, lines: [line] });
      doseIds.push((await dosesOf(nurse, admissionId, lines[0]!.id))[0]!.id);
    }
    return doseIds;
  }

  test('an order has its first dose at once and then those of the hospital; they stand in the grid and are given once', async () => {
    const { dose, doseId, lineId, admission, ward } = await aDose();
    const day = await dosesOf(nurse, admission.id, lineId);
    expect(day.map(({ scheduledTime, status }) => [scheduledTime.slice(11, 16), status])).toEqual([
      ['14:00', 'scheduled'],
      ['21:00', 'scheduled'],
    ]);
    const grid = await nurse.call(readMarGrid, { wardId: ward.id });
    expect(grid.rows).toMatchObject([{ patient: { doses: [{ id: doseId }, { status: 'scheduled' }] } }]);
    const given = await nurse.call(administerDose, {
      doseId,
      status: 'given',
      rights,
      patientResponse: 'Slept',
    });
    expect(given).toMatchObject({
      status: 'given',
      timing: 'on-time',
      source: 'not-stocked',
      scheduledTime: dose.scheduledTime,
      patient: { patientResponse: 'Slept', checks: [{ code: 'allergiesNotAsked' }] },
    });
    await expect(
      nurse.call(administerDose, { doseId, status: 'refused', rights, reasonNotGiven: 'Feels sick' }),
    ).rejects.toMatchObject({ code: 'DOSE_RECORDED', facts: { status: 'given' } });
  });

  test('every right is required, a reason when not given, and what only a given dose has is refused', async () => {
    const { doseId } = await aDose();
    const fields = (field: string) => ({
      code: 'INVALID_INPUT',
      facts: { fields: { [field]: expect.anything() } },
    });
    const asked = { doseId, status: 'given' as const, rights };
    const { route: _route, ...four } = rights;
    await expect(nurse.call(administerDose, { ...asked, rights: four as never })).rejects.toMatchObject(
      fields('rights.route'),
    );
    await expect(nurse.call(administerDose, { ...asked, status: 'held' })).rejects.toMatchObject(
      fields('reasonNotGiven'),
    );
    await expect(
      nurse.call(administerDose, { ...asked, status: 'held', reasonNotGiven: 'BP low', sideEffects: 'None' }),
    ).rejects.toMatchObject(fields('sideEffects'));
    const held = await nurse.call(administerDose, { ...asked, status: 'held', reasonNotGiven: 'BP low' });
    expect(held).toMatchObject({ status: 'held', patient: { reasonNotGiven: 'BP low' }, source: 'nothing' });
    const doctor = await hospital.as('doctor');
    await expect(doctor.call(administerDose, asked)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = await (await opened.aHospital()).as('nurse');
    await expect(other.call(administerDose, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('of many nurses who give the same doses at once, each with a repeat, each dose is given and taken once', async () => {
    const { doseId, medicine, admission, patientId } = await aDose();
    await aReceipt(admin, medicine.id, { placeId: await placeId(admin, 'pharmacy'), quantity: 20 });
    const more = await aPatientsDoses(admission.id, patientId, medicine);
    const doseIds = [doseId, ...more];
    // The long form with kills is bench/crash.ts --load doses.
    const asked = doseIds.flatMap((id) =>
      Array.from({ length: 6 }, () => newId()).flatMap((key) =>
        [1, 2].map(async () => {
          const given = nurse.call(administerDose, { doseId: id, status: 'given', rights }, key);
          return { id, key, ended: (await Promise.allSettled([given]))[0] };
        }),
      ),
    );
    const ended = await Promise.all(asked);
    for (const id of doseIds) {
      const own = ended.filter((one) => one.id === id);
      const won = own.filter((one) => one.ended.status === 'fulfilled');
      // One key gave it; its repeat has the very same answer.
      expect(new Set(won.map(({ key }) => key)).size).toBe(1);
      expect(won).toHaveLength(2);
      const codes = own.map(({ ended: one }) =>
        one.status === 'rejected' ? (one.reason as AppError).code : 'given',
      );
      expect(new Set(codes)).toEqual(new Set(['given', 'DOSE_RECORDED']));
    }
    const { rows } = await admin.call(listStockLots, { stockItemId: medicine.id });
    expect(rows.map(({ quantity }) => quantity)).toEqual([20 - doseIds.length]);
  });

  test('outside of its band a dose needs a reason; the server puts right what a tablet says', async () => {
    const { doseId, admission, lineId } = await aDose();
    const evening = (await dosesOf(nurse, admission.id, lineId)).at(-1)!;
    const early = { doseId: evening.id, status: 'given' as const, rights };
    await expect(nurse.call(administerDose, early)).rejects.toMatchObject({
      facts: { fields: { timingReason: expect.anything() } },
    });
    const told = await nurse.call(administerDose, { ...early, timingReason: 'Goes to theatre' });
    expect(told).toMatchObject({ timing: 'early', patient: { timingReason: 'Goes to theatre' } });
    // The tablet is five minutes ahead and the dose was given ten minutes ago.
    await later(20);
    const now = opened.clock.now().getTime();
    const at = (minutes: number) => new Date(now + minutes * minuteMs).toISOString();
    const sent = { doseId, status: 'given' as const, rights, administeredTime: at(-5), deviceTime: at(5) };
    expect(await nurse.call(administerDose, sent)).toMatchObject({
      ...{ administeredTime: at(-10), deviceAheadSeconds: 300, timing: 'on-time' },
    });
  });

  test('a wristband of somebody else and a pack of something else stop the dose and say what was scanned', async () => {
    const { doseId, medicine, admission } = await aDose();
    const other = await aMedicine(admin, { genericName: 'Ibuprofen' });
    await aReceipt(admin, medicine.id, { placeId: await placeId(admin, 'pharmacy'), lotNumber: 'OWN-7' });
    await aReceipt(admin, other.id, { placeId: await placeId(admin, 'pharmacy'), lotNumber: 'OTHER-7' });
    const asked = { doseId, status: 'given' as const, rights };
    await expect(nurse.call(administerDose, { ...asked, patientCode: 'P-999999' })).rejects.toMatchObject({
      ...{ code: 'WRONG_PATIENT_SCANNED', facts: { code: 'P-999999' } },
    });
    await expect(nurse.call(administerDose, { ...asked, medicineCode: 'OTHER-7' })).rejects.toMatchObject({
      ...{
        code: 'WRONG_MEDICINE_SCANNED',
        facts: { code: 'OTHER-7', name: expect.stringContaining(other.name) },
      },
    });
    const patientCode = admission.patient.patientNumber;
    const given = await nurse.call(administerDose, { ...asked, patientCode, medicineCode: 'OWN-7' });
    expect(given).toMatchObject({
      status: 'given',
      source: 'place',
      takenQuantity: 1,
      placeName: 'Pharmacy',
    });
  });

  test('an allergy that came since the order was signed stops the dose until somebody gives a reason', async () => {
    const { doseId, patientId } = await aDose({}, { medicine: { genericName: 'Amoxicillin' } });
    await admin.call(recordAllergy, { patientId, substance: 'Amoxicillin', ingredient: 'amoxicillin' });
    const asked = { doseId, status: 'given' as const, rights };
    await expect(nurse.call(administerDose, asked)).rejects.toMatchObject({ code: 'SAFETY_STOP' });
    const known = await nurse.call(prepareDose, { doseId });
    const stop = known.patient.checks.find(({ severity }) => severity === 'stop')!;
    const reasons = [{ key: stop.key, reason: 'Tolerated before' }];
    const given = await nurse.call(administerDose, { ...asked, reasons });
    expect(given.patient.checks).toEqual(
      expect.arrayContaining([expect.objectContaining({ key: stop.key, reason: 'Tolerated before' })]),
    );
  });

  test('a running infusion that an allergy stops by now is changed with a reason alone, and always stopped', async () => {
    const { doseId, patientId } = await aDose(
      { dose: '500 ml', route: 'iv' },
      { medicine: { genericName: 'Metronidazole', dosageForm: 'infusion', route: 'iv', baseUnit: 'ml' } },
    );
    await nurse.call(administerDose, { doseId, status: 'given', rights, ratePerHour: 100 });
    await admin.call(recordAllergy, {
      patientId,
      substance: 'Metronidazole',
      ingredient: 'metronidazole',
    });
    await later(60);
    const faster = { doseId, kind: 'rate', ratePerHour: 150 } as const;
    await expect(nurse.call(recordInfusionStep, faster)).rejects.toMatchObject({ code: 'SAFETY_STOP' });
    const changed = await nurse.call(recordInfusionStep, { ...faster, reason: 'Tolerated for years' });
    expect(changed.patient.infusion?.at(-1)).toMatchObject({
      ratePerHour: 150,
      reason: 'Tolerated for years',
    });
    await later(60);
    await nurse.call(recordInfusionStep, { doseId, kind: 'stop' });
  });

  test('a high-alert medicine needs a second person with their own password', async () => {
    const { doseId } = await aDose({}, { medicine: { genericName: 'Insulin', isHighAlert: true } });
    const asked = { doseId, status: 'given' as const, rights };
    await expect(nurse.call(administerDose, asked)).rejects.toMatchObject({ code: 'WITNESS_REQUIRED' });
    const { userId: witnessId } = await aStaffMember(opened, hospital, ['mar.admin']);
    expect((await nurse.call(listDoseWitnesses, {})).rows.map(({ id }) => id)).toContain(witnessId);
    await expect(
      nurse.call(administerDose, { ...asked, witnessId, witnessPassword: 'wrong' }),
    ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const given = await nurse.call(administerDose, { ...asked, witnessId, witnessPassword: samplePassword });
    expect(given).toMatchObject({ witnessedByName: expect.stringContaining('Staff') });
  });

  test('as needed is refused too early and beyond its maximum, also by two at once, and after a change of the order', async () => {
    const { lineId, admission, medicine, prescription } = await anInpatientOrder(admin, {
      ...{ ...asNeeded, prnMaximum: 2 },
    });
    const asked = { doseLineId: lineId, rights };
    const ended = await Promise.allSettled([
      nurse.call(giveAsNeeded, asked),
      nurse.call(giveAsNeeded, asked),
    ]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const first = opened.clock.now().toISOString();
    await later(239);
    await expect(nurse.call(giveAsNeeded, asked)).rejects.toMatchObject({ code: 'PRN_TOO_EARLY' });
    await later(1);
    await nurse.call(giveAsNeeded, asked);
    await later(240);
    await expect(nurse.call(giveAsNeeded, asked)).rejects.toMatchObject({
      code: 'PRN_MAXIMUM',
      facts: { nextAt: new Date(Date.parse(first) + 1440 * minuteMs).toISOString() },
    });
    const line = aLine(medicine, { ...asNeeded, prnMaximum: 2, dose: '2' });
    const changed = await admin.call(changeLine, { lineId, version: 1, line, reason: 'More pain' });
    const next = changed.lines.find(({ replacesId }) => replacesId === lineId)!;
    await expect(nurse.call(giveAsNeeded, { doseLineId: next.id, rights })).rejects.toMatchObject({
      code: 'PRN_MAXIMUM',
    });
    expect(await dosesOf(nurse, admission.id, next.id)).toEqual([]);
    expect(prescription.lines[0]).toMatchObject({ prnIndication: 'Pain' });
    await expect(anInpatientOrder(admin, { frequency: 'SOS', duration: '' })).rejects.toMatchObject({
      facts: { fields: { 'lines.0.prnMaximum': expect.anything() } },
    });
  });

  test('halves take a whole unit every second time; what the pharmacy keeps none of is said on the record', async () => {
    const half = await aDose({ frequency: '½+½+½+½' });
    await aReceipt(admin, half.medicine.id, { placeId: await placeId(admin, 'pharmacy'), quantity: 10 });
    const day = await dosesOf(nurse, half.admission.id, half.lineId);
    const taken = [];
    for (const { id: doseId } of day) {
      const asked = { doseId, status: 'given' as const, rights, timingReason: 'All at once for this test' };
      taken.push((await nurse.call(administerDose, asked)).takenQuantity);
    }
    expect(taken).toEqual([1, 0].slice(0, taken.length));
    expect(taken.length).toBeGreaterThan(0);
  });

  test('what was entered in error is marked, its stock goes back, and its time is open again', async () => {
    const { doseId, medicine, admission, lineId } = await aDose();
    await aReceipt(admin, medicine.id, { placeId: await placeId(admin, 'pharmacy'), quantity: 5 });
    await nurse.call(administerDose, { doseId, status: 'given', rights });
    const left = async () =>
      (await admin.call(listStockLots, { stockItemId: medicine.id })).rows[0]!.quantity;
    expect(await left()).toBe(4);
    const { marked, replacement } = await nurse.call(markDoseError, {
      doseId,
      reason: 'Given to the neighbour',
    });
    expect(marked).toMatchObject({
      status: 'given',
      patient: { enteredInError: { reason: 'Given to the neighbour' } },
    });
    expect(await left()).toBe(5);
    expect(replacement).toMatchObject({
      replaces: doseId,
      status: 'scheduled',
      scheduledTime: marked.scheduledTime,
    });
    await expect(nurse.call(markDoseError, { doseId, reason: 'Again' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    await nurse.call(administerDose, { doseId: replacement!.id, status: 'given', rights });
    expect(await dosesOf(nurse, admission.id, lineId)).toHaveLength(3);
    const { rows } = await admin.call(listStockItems, { search: medicine.name });
    expect(rows).toHaveLength(1);
  });

  test('stopping keeps what was given and takes out what was to come; nothing more is given of it', async () => {
    const { doseId, lineId, admission } = await aDose();
    await nurse.call(administerDose, { doseId, status: 'given', rights });
    await admin.call(setLineState, { lineId, version: 1, state: 'held', reason: 'Vomits' });
    expect((await dosesOf(nurse, admission.id, lineId)).map(({ id }) => id)).toEqual([doseId]);
    await admin.call(setLineState, { lineId, version: 2, state: 'active', reason: 'Better' });
    const again = await dosesOf(nurse, admission.id, lineId);
    expect(again.map(({ status }) => status)).toEqual(['given', 'scheduled']);
    await later(10 * 60);
    await admin.call(setLineState, { lineId, version: 3, state: 'stopped', reason: 'Done' });
    const left = again.at(-1)!.id;
    await expect(
      nurse.call(administerDose, { doseId: left, status: 'given', rights, timingReason: 'Late' }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE', facts: { status: 'stopped' } });
    await nurse.call(administerDose, { doseId: left, status: 'held', rights, reasonNotGiven: 'Was stopped' });
  });

  test('an infusion runs at its rates, is stopped once, and its volume adds up over spans that touch', async () => {
    const medicine = { ...({ dosageForm: 'infusion', route: 'iv', baseUnit: 'ml' } as const) };
    const { doseId, admission } = await aDose(
      { dose: '500 ml', route: 'iv', frequency: 'STAT' },
      { medicine },
    );
    await expect(nurse.call(administerDose, { doseId, status: 'given', rights })).rejects.toMatchObject({
      facts: { fields: { ratePerHour: expect.anything() } },
    });
    const from = opened.clock.now().toISOString();
    await nurse.call(administerDose, { doseId, status: 'given', rights, ratePerHour: 100 });
    await later(60);
    const middle = opened.clock.now().toISOString();
    await nurse.call(recordInfusionStep, { doseId, kind: 'rate', ratePerHour: 50.5, reason: 'Oedema' });
    await later(120);
    await nurse.call(recordInfusionStep, { doseId, kind: 'stop', givenMl: 205 });
    await expect(
      nurse.call(recordInfusionStep, { doseId, kind: 'rate', ratePerHour: 10 }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await later(60);
    const to = opened.clock.now().toISOString();
    const volume = async (start: string, end: string) => {
      const found = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
        findVolumesIn(db, hospital.tenantId, { admissionIds: [admission.id], from: start, to: end }),
      );
      return found.map(({ ml, kind }) => [kind, ml]);
    };
    expect(await volume(from, middle)).toEqual([['infusion', 100]]);
    expect(await volume(middle, to)).toEqual([['infusion', 105]]);
    expect(await volume(from, to)).toEqual([['infusion', 205]]);
  });
});
