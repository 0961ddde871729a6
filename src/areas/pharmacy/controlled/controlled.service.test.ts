import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { handOut, openDispensing, takeBack } from '../dispensing/dispensing.contract.ts';
import type { Medicine } from '../medicines/medicine.contract.ts';
import { aLine, aMedicine, aPharmacist, aPrescription } from '../pharmacy.fixture.ts';
import * as contract from './controlled.contract.ts';

describe('the register of controlled medicines', () => {
  const opened = openTestSystem();
  const today = opened.clock.now().toISOString().slice(0, 10);
  let hospital: Hospital;
  let admin: Caller;
  let pharmacist: Caller;
  let shelf: string;
  let confirmed: { witnessId: string; witnessPassword: string };

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    pharmacist = await aPharmacist(opened, hospital);
    shelf = await placeId(admin, 'pharmacy');
    const { userId: witnessId } = await aStaffMember(opened, hospital, ['pharmacy.controlled']);
    confirmed = { witnessId, witnessPassword: samplePassword };
  });
  afterAll(() => opened.close());

  function later() {
    opened.clock.set(new Date(opened.clock.now().getTime() + 1000).toISOString());
  }

  /** A controlled medicine of which 50 lie in the pharmacy. */
  async function aControlled(): Promise<Medicine> {
    const medicine = await aMedicine(admin, { genericName: 'Morphine', isControlled: true });
    await aReceipt(admin, medicine.id, { placeId: shelf, lotNumber: 'M1', quantity: 50 });
    later();
    return medicine;
  }

  async function given(medicine: Medicine, quantity: number, patientId?: string) {
    const id = patientId ?? (await admin.call(registerPatient, aPatient())).id;
    const signed = await aPrescription(admin, { patientId: id, lines: [aLine(medicine)] });
    const lines = [{ lineId: signed.lines[0]!.id, quantity }];
    const handed = { prescriptionId: signed.id, version: 1, lines, ...confirmed };
    const { dispensingId } = await pharmacist.call(handOut, handed);
    later();
    return { signed, dispensingId };
  }

  const count = (medicine: Medicine, part: Record<string, unknown>) =>
    pharmacist.call(contract.countControlled, {
      ...{ medicineId: medicine.id, placeId: shelf, countedQuantity: 0, ...confirmed },
      ...part,
    });

  test('says what came and left, for whom, who and before whom, with the balance after each', async () => {
    const medicine = await aControlled();
    const { signed, dispensingId } = await given(medicine, 6);
    const { dispensings } = await pharmacist.call(openDispensing, { prescriptionId: signed.id });
    const [item] = dispensings[0]!.items;
    const back = [{ itemId: item!.id, lotId: item!.lots[0]!.lotId, quantity: 1 }];
    const reason = 'One too many';
    const asked = { dispensingId, lines: back, reason, to: 'pharmacy' } as const;
    await expect(pharmacist.call(takeBack, asked)).rejects.toMatchObject({
      code: 'CONTROLLED_NEEDS_WITNESS',
    });
    await pharmacist.call(takeBack, { ...asked, ...confirmed });
    later();
    await count(medicine, { countedQuantity: 45 });
    const register = await pharmacist.call(contract.readRegister, { medicineId: medicine.id });
    expect(register).toMatchObject({ openingBalance: 0, closingBalance: 45, place: { id: shelf } });
    const patient = { id: signed.patient.id };
    const { prescriptionNumber } = signed;
    expect(register.rows).toMatchObject([
      { kind: 'receipt', quantity: 50, balance: 50, lotNumber: 'M1', patient: null, witnessedByName: null },
      {
        ...{ kind: 'dispense', quantity: -6, balance: 44, patient, prescriptionNumber },
        ...{ prescriberName: signed.prescriberName, witnessedByName: expect.stringContaining('Staff') },
      },
      {
        ...{ kind: 'return', quantity: 1, balance: 45, patient, reason },
        witnessedByName: expect.stringContaining('Staff'),
      },
      { kind: 'two-people', quantity: 0, balance: 45, countedQuantity: 45, reason: null },
    ]);
    const first = await pharmacist.call(contract.readRegister, { medicineId: medicine.id, limit: 2 });
    const rest = await pharmacist.call(contract.readRegister, {
      ...{ medicineId: medicine.id, limit: 2, cursor: first.nextCursor! },
    });
    expect([...first.rows, ...rest.rows]).toEqual(register.rows);
    expect(rest.nextCursor).toBeNull();
  });

  test('of later days opens with what the days before left', async () => {
    const medicine = await aControlled();
    await given(medicine, 8);
    const from = plusDays(today, 1);
    const next = { medicineId: medicine.id, from, to: plusDays(from, 5) };
    expect(await pharmacist.call(contract.readRegister, next)).toMatchObject({
      ...{ openingBalance: 42, closingBalance: 42, rows: [] },
    });
    const earlier = { medicineId: medicine.id, from: plusDays(today, -9), to: plusDays(today, -1) };
    expect(await pharmacist.call(contract.readRegister, earlier)).toMatchObject({
      ...{ openingBalance: 0, closingBalance: 0, rows: [] },
    });
  });

  test('a count by two people compares; a difference needs an explanation and moves nothing', async () => {
    const medicine = await aControlled();
    await expect(count(medicine, { countedQuantity: 49 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { explanation: { facts: { expected: 50 } } } },
    });
    const explanation = 'An ampoule broke; the pieces are kept';
    expect(await count(medicine, { countedQuantity: 49, explanation })).toMatchObject({
      expectedQuantity: 50,
    });
    const { rows } = await pharmacist.call(contract.listControlled, { limit: 200 });
    expect(rows.find(({ medicineId }) => medicineId === medicine.id)).toMatchObject({
      quantity: 50,
      lastCount: { countedQuantity: 49, expectedQuantity: 50 },
    });
    await expect(
      count(medicine, { countedQuantity: 50, witnessId: null, witnessPassword: null }),
    ).rejects.toMatchObject({ code: 'WITNESS_REQUIRED' });
    await expect(count(medicine, { countedQuantity: 50, witnessPassword: 'no' })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  test('is there for controlled medicines alone, in places of the hospital, for days in order', async () => {
    const plain = await aMedicine(admin);
    const { id: medicineId } = await aControlled();
    const read = (part: object) => pharmacist.call(contract.readRegister, { medicineId, ...part });
    await expect(read({ medicineId: plain.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(read({ placeId: medicineId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(read({ from: today, to: plusDays(today, -1) })).rejects.toMatchObject({
      facts: { fields: { to: expect.anything() } },
    });
    await expect(read({ from: plusDays(today, -400), to: today })).rejects.toMatchObject({
      facts: { fields: { from: expect.anything() } },
    });
    await expect(
      (await hospital.as('doctor')).call(contract.readRegister, { medicineId }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('names restricted patients: the register is work, and reading it stands in the trail', async () => {
    const medicine = await aControlled();
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    await given(medicine, 1, patientId);
    await admin.call(restrictPatient, { patientId, version: 1 });
    const register = await pharmacist.call(contract.readRegister, { medicineId: medicine.id });
    expect(register.rows[1]).toMatchObject({ prescriptionNumber: expect.stringContaining('RX') });
    const { rows } = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      sql`select from audit_entry where tenant_id = ${hospital.tenantId}::uuid
        and new_values ->> 'call' = 'controlledMedicines.register' and resource_id = ${patientId}`.execute(
        db,
      ),
    );
    expect(rows).toHaveLength(1);
  });

  test('the database changes no count, and takes none of one person or with a difference unexplained', async () => {
    const medicine = await aControlled();
    const { id } = await count(medicine, { countedQuantity: 50 });
    const { tenantId } = hospital;
    const run = (text: string) =>
      opened.database.inTenant(tenantId, 'write', (db) => sql.raw(text).execute(db));
    const own = `where tenant_id = '${tenantId}' and id = '${id}'`;
    await expect(run(`update controlled_count set counted_quantity = 49 ${own}`)).rejects.toThrow(
      /permission denied/,
    );
    await expect(run(`delete from controlled_count ${own}`)).rejects.toThrow(/permission denied/);
    const again = (counted: string, witness: string) =>
      run(`insert into controlled_count select tenant_id, gen_random_uuid(), medicine_id, place_id,
        expected_quantity, ${counted}, null, counted_by, ${witness}, counted_at from controlled_count ${own}
        returning id`);
    await expect(again('counted_quantity', 'counted_by')).rejects.toThrow(/controlled_count_two_people/);
    await expect(again('49', 'witnessed_by')).rejects.toThrow(/controlled_count_explained/);
  });
});
