import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stateNoKnownAllergies, recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { anAdmission } from '#areas/inpatient/inpatient.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import type { Medicine } from '../../medicines/medicine.contract.ts';
import { aLine, aMedicine, aPrescription } from '../../pharmacy.fixture.ts';
import { cancelPrescription, listPrescriptions } from '../prescription.contract.ts';
import { changeLine, setLineState } from './line-order.contract.ts';

describe('the orders of an inpatient', () => {
  const opened = openTestSystem();
  const { database } = opened;
  let hospital: Hospital;
  let admin: Caller;
  let doctor: Caller;
  let medicine: Medicine;
  let other: Medicine;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    doctor = await hospital.as('doctor');
    medicine = await aMedicine(admin, { name: 'Ceftrix', genericName: 'Ceftriaxone', baseUnit: 'vial' });
    other = await aMedicine(admin, { name: 'Azimax', genericName: 'Azithromycin' });
  });
  afterAll(() => opened.close());

  async function anOrder() {
    const admission = await anAdmission(admin);
    const patientId = admission.patient.id;
    await doctor.call(stateNoKnownAllergies, { patientId });
    const line = aLine(medicine, { frequency: 'BD', duration: '5d' });
    return aPrescription(doctor, { patientId, admissionId: admission.id, lines: [line] });
  }

  const reason = 'Creatinine is rising';

  test('it is held, goes on and is stopped, and everything that happened stays', async () => {
    const order = await anOrder();
    expect(order.kind).toBe('inpatient');
    const lineId = order.lines[0]!.id;
    await doctor.call(setLineState, { lineId, version: 1, state: 'held', reason });
    await doctor.call(setLineState, { lineId, version: 2, state: 'active', reason: 'Better' });
    const ended = await doctor.call(setLineState, { lineId, version: 3, state: 'stopped', reason: 'Done' });
    expect(ended.lines).toMatchObject([
      {
        state: 'stopped',
        frequency: 'BD',
        quantity: order.lines[0]!.quantity,
        events: [
          { kind: 'start' },
          { kind: 'hold', reason },
          { kind: 'resume', reason: 'Better' },
          { kind: 'stop', reason: 'Done' },
        ],
      },
    ]);
    await expect(
      doctor.call(setLineState, { lineId, version: 4, state: 'active', reason }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE', facts: { status: 'stopped' } });
  });

  test('a change is a new line that names the old one, which stays as it was signed', async () => {
    const order = await anOrder();
    const [line] = order.lines;
    const changed = await doctor.call(changeLine, {
      lineId: line!.id,
      version: 1,
      line: aLine(medicine, { frequency: 'OD', duration: '3d' }),
      reason,
    });
    expect(changed.lines).toMatchObject([
      { id: line!.id, frequency: 'BD', duration: '5d', state: 'changed', stateReason: reason },
      { lineNumber: 2, frequency: 'OD', duration: '3d', state: 'active', replacesId: line!.id },
    ]);
    expect(changed.findings).toEqual([]);
  });

  test('a change is checked like everything that is written', async () => {
    const order = await anOrder();
    await doctor.call(recordAllergy, { patientId: order.patient.id, substance: 'Azithromycin' });
    const change = { lineId: order.lines[0]!.id, version: 1, line: aLine(other), reason };
    await expect(doctor.call(changeLine, change)).rejects.toMatchObject({
      code: 'SAFETY_STOP',
      facts: { findings: [{ code: 'allergyIngredient' }] },
    });
    await expect(
      doctor.call(changeLine, { ...change, line: aLine(other, { frequency: 'often' }) }),
    ).rejects.toMatchObject({ facts: { fields: { 'line.frequency': {} } } });
    const { rows } = await doctor.call(listPrescriptions, { patientId: order.patient.id });
    expect(rows).toMatchObject([{ medicines: ['Ceftrix'] }]);
  });

  test('who saw an older state is refused, as is a cancelled prescription', async () => {
    const order = await anOrder();
    const lineId = order.lines[0]!.id;
    await doctor.call(setLineState, { lineId, version: 1, state: 'held', reason });
    await expect(
      doctor.call(setLineState, { lineId, version: 1, state: 'stopped', reason }),
    ).rejects.toMatchObject({ code: 'STALE' });
    const cancelled = await doctor.call(cancelPrescription, { prescriptionId: order.id, version: 1, reason });
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      cancelReason: reason,
      lines: [{ state: 'stopped' }],
    });
    await expect(
      doctor.call(setLineState, { lineId, version: 3, state: 'active', reason }),
    ).rejects.toMatchObject({ code: 'WRONG_STATE', facts: { status: 'cancelled' } });
  });

  test('an admission of somebody else, and one that ended, take no order', async () => {
    const [mine, theirs] = [await anAdmission(admin), await anAdmission(admin)];
    await expect(
      aPrescription(doctor, { patientId: mine.patient.id, admissionId: theirs.id, lines: [aLine(other)] }),
    ).rejects.toMatchObject({ facts: { fields: { admissionId: {} } } });
  });

  test.each([
    [`update prescription_line set frequency = 'OD'`],
    [`update prescription_line set quantity = 1`],
    [`delete from prescription_line`],
    [`update prescription set advice = 'other'`],
    [`delete from prescription`],
    [`update prescription_finding set reason = 'other'`],
    [`delete from prescription_line_event`],
  ])('the database refuses: %s', async (statement) => {
    const { tenantId } = hospital;
    const write = database.inTenant(tenantId, 'write', (db) =>
      sql.raw(`${statement} where tenant_id = '${tenantId}'`).execute(db),
    );
    await expect(write).rejects.toThrow(/permission denied/);
  });
});
