import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { listStockLots } from '#areas/stock/movements/stock-movement.contract.ts';
import { listWitnesses } from '#areas/stock/stock-contract.public.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { attemptLimits } from '#kernel/limits/attempt-limits.ts';
import { newId } from '#kernel/ids.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { handOut, openDispensing } from '../dispensing/dispensing.contract.ts';
import { aLine, aMedicine, aPharmacist, aPrescription } from '../pharmacy.fixture.ts';
import type { Medicine } from '../medicines/medicine.contract.ts';

describe('the witness of a controlled medicine', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let pharmacist: Caller;
  let witness: StaffMember;
  let medicine: Medicine;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    pharmacist = await aPharmacist(opened, hospital);
    witness = await aStaffMember(opened, hospital, ['pharmacy.controlled']);
    medicine = await aMedicine(admin, { genericName: 'Morphine', isControlled: true });
    const shelf = await placeId(admin, 'pharmacy');
    await aReceipt(admin, medicine.id, { placeId: shelf, lotNumber: 'M1', quantity: 100 });
  });
  afterAll(() => opened.close());

  async function aRequest(part: Record<string, unknown> = {}) {
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    const signed = await aPrescription(admin, { patientId, lines: [aLine(medicine)] });
    const lines = [{ lineId: signed.lines[0]!.id, quantity: 2 }];
    const confirmed = { witnessId: witness.userId, witnessPassword: samplePassword };
    return { prescriptionId: signed.id, version: 1, lines, ...confirmed, ...part };
  }
  const left = async () => {
    const { rows } = await admin.call(listStockLots, { stockItemId: medicine.id });
    return rows.reduce((sum, { quantity }) => sum + quantity, 0);
  };

  test('confirms with their own password, and stands with what was handed out', async () => {
    const before = await left();
    const request = await aRequest();
    await pharmacist.call(handOut, request);
    const { dispensings } = await pharmacist.call(openDispensing, {
      prescriptionId: request.prescriptionId,
    });
    expect(dispensings[0]).toMatchObject({ witnessedByName: `Staff ${witness.userId.slice(-6)}` });
    expect(await left()).toBe(before - 2);
  });

  const at = (field: string) => ({ facts: { fields: { [field]: { code: expect.any(String) } } } });
  test.each([
    ['nobody', { witnessId: null, witnessPassword: null }, { code: 'WITNESS_REQUIRED' }],
    ['no password', { witnessPassword: null }, { code: 'INVALID_INPUT', ...at('witnessPassword') }],
    [
      'a wrong password',
      { witnessPassword: 'no' },
      { code: 'INVALID_CREDENTIALS', ...at('witnessPassword') },
    ],
    ['an unknown person', { witnessId: newId() }, { code: 'NOT_FOUND' }],
  ])('%s is refused, and nothing moves', async (_, part, refusal) => {
    const before = await left();
    await expect(pharmacist.call(handOut, await aRequest(part))).rejects.toMatchObject(refusal);
    expect(await left()).toBe(before);
  });

  test('is neither who hands out nor somebody without the permission', async () => {
    const alone = await aStaffMember(opened, hospital, ['pharmacy.dispense', 'pharmacy.controlled']);
    const stranger = await aStaffMember(opened, hospital, ['pharmacy.dispense']);
    for (const { userId: witnessId } of [alone, stranger]) {
      await expect(alone.caller.call(handOut, await aRequest({ witnessId }))).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields: { witnessId: expect.anything() } },
      });
    }
  });

  test('is found among the colleagues who may, without who asks', async () => {
    const asked = await aStaffMember(opened, hospital, ['pharmacy.controlled']);
    const ids = (await asked.caller.call(listWitnesses, {})).rows.map(({ id }) => id);
    expect(ids).toContain(witness.userId);
    expect(ids).not.toContain(asked.userId);
    const doctor = await hospital.as('doctor');
    await expect(doctor.call(listWitnesses, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('the password is written nowhere', async () => {
    const own = `secret-${newId()}`;
    await expect(pharmacist.call(handOut, await aRequest({ witnessPassword: own }))).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    await pharmacist.call(handOut, await aRequest());
    const kept = await opened.database.inTenant(hospital.tenantId, 'read', async (db) => {
      const { rows: entries } = await sql`select * from audit_entry
        where tenant_id = ${hospital.tenantId}::uuid`.execute(db);
      const { rows: answers } = await sql`select * from idempotency_key
        where tenant_id = ${hospital.tenantId}::uuid`.execute(db);
      return JSON.stringify([entries, answers]);
    });
    expect(kept).toContain(witness.userId);
    expect(kept).not.toContain(own);
    expect(kept).not.toContain(samplePassword);
  });

  test('too many wrong passwords end the attempts on that person, whoever asks; right ones do not count', async () => {
    const { userId: witnessId } = await aStaffMember(opened, hospital, ['pharmacy.controlled']);
    const other = await aPharmacist(opened, hospital);
    await pharmacist.call(handOut, await aRequest({ witnessId }));
    const { attempts } = attemptLimits['second-person'];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const wrong = await aRequest({ witnessId, witnessPassword: 'wrong' });
      const who = attempt % 2 === 0 ? pharmacist : other;
      await expect(who.call(handOut, wrong)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    }
    await expect(other.call(handOut, await aRequest({ witnessId }))).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
    await other.call(handOut, await aRequest());
  });

  test('the database takes no controlled medicine without a witness, nor who hands it out as one', async () => {
    await pharmacist.call(handOut, await aRequest());
    const { tenantId } = hospital;
    await expect(
      opened.database.inTenant(tenantId, 'write', (db) =>
        sql`insert into dispensing (tenant_id, id, dispensing_number, prescription_id, patient_id, place_id,
            dispensed_by, dispensed_at, witnessed_by)
          select tenant_id, gen_random_uuid(), 'again', prescription_id, patient_id, place_id, dispensed_by,
            dispensed_at, dispensed_by from dispensing
          where tenant_id = ${tenantId}::uuid limit 1 returning id`.execute(db),
      ),
    ).rejects.toThrow(/dispensing_two_people/);
    await expect(
      opened.database.inTenant(tenantId, 'write', (db) =>
        sql`insert into dispensing_item
          select tenant_id, gen_random_uuid(), dispensing_id, 99::smallint, line_id, kind, medicine_id, name,
            prescribed_name, quantity, base_unit, price_minor, prescribed_quantity, total_after, null,
            agreed_by, agreed_name, lot_reason, true, null
          from dispensing_item where tenant_id = ${tenantId}::uuid limit 1 returning id`.execute(db),
      ),
    ).rejects.toThrow(/dispensing_item_witnessed/);
  });
});
