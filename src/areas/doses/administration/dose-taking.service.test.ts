import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { aPrescription } from '#areas/pharmacy/pharmacy.fixture.ts';
import { createStockPlace } from '#areas/stock/places/place.contract.ts';
import { listStockLots } from '#areas/stock/movements/stock-movement.contract.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { anInpatientOrder, dosesOf, fiveRights } from '../doses.fixture.ts';
import { readPatientMar } from '../mar/mar.contract.ts';
import { administerDose, markDoseError, prepareDose } from './administration.contract.ts';

describe('what a dose takes from the stock', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let nurse: Caller;
  let confirmed: { witnessId: string; witnessPassword: string };

  beforeAll(async () => {
    opened.clock.set('2026-03-10T14:00:00.000Z');
    hospital = await opened.aHospital({ timeZone: 'UTC' });
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
    const { userId: witnessId } = await aStaffMember(opened, hospital, ['mar.admin']);
    confirmed = { witnessId, witnessPassword: samplePassword };
  });
  afterAll(() => opened.close());

  /** A dose of a medicine of which 500 lie in the pharmacy. */
  async function aStockedDose(
    line: Parameters<typeof anInpatientOrder>[1] = {},
    more: Parameters<typeof anInpatientOrder>[2] = {},
  ) {
    const made = await anInpatientOrder(admin, line, more);
    await aReceipt(admin, made.medicine.id, { placeId: await placeId(admin, 'pharmacy'), quantity: 500 });
    const [dose] = await dosesOf(nurse, made.admission.id, made.lineId);
    const give = (part: Partial<CallRequest<typeof administerDose>> = {}) =>
      nurse.call(administerDose, { doseId: dose!.id, status: 'given', rights: fiveRights, ...part });
    const left = async () =>
      (await admin.call(listStockLots, { stockItemId: made.medicine.id })).rows[0]!.quantity;
    return { ...made, doseId: dose!.id, give, left };
  }

  const at = (field: string) => ({
    code: 'INVALID_INPUT',
    facts: { fields: { [field]: expect.anything() } },
  });

  test('more than the dose needs leaves with a reason and a second person alone, and the record says so', async () => {
    const { doseId, give, left } = await aStockedDose();
    expect(await nurse.call(prepareDose, { doseId })).toMatchObject({ quantity: 1, unaskedQuantity: 1 });
    await expect(give({ quantity: 400 })).rejects.toMatchObject(at('quantityReason'));
    const reason = 'The first tablet fell';
    await expect(give({ quantity: 2, quantityReason: reason })).rejects.toMatchObject({
      code: 'WITNESS_REQUIRED',
    });
    expect(await left()).toBe(500);
    const given = await give({ quantity: 2, quantityReason: reason, ...confirmed });
    expect(given).toMatchObject({ takenQuantity: 2, patient: { quantityReason: reason } });
    expect(await left()).toBe(498);
  });

  test('of a dose that cannot be counted one person takes what is usual at once', async () => {
    const { doseId, give } = await aStockedDose({ dose: 'as told' });
    expect(await nurse.call(prepareDose, { doseId })).toMatchObject({ quantity: null, unaskedQuantity: 2 });
    await expect(give({ quantity: 3 })).rejects.toMatchObject(at('quantityReason'));
    expect(await give({ quantity: 2, quantityReason: 'Typed for nothing' })).toMatchObject({
      ...{ takenQuantity: 2, patient: { quantityReason: null } },
    });
  });

  test('it is taken from a ward or a pharmacy that has some; a store and what is on its way are refused at the field', async () => {
    const { medicine, doseId, give, left } = await aStockedDose();
    const store = await createPlace('store');
    await aReceipt(admin, medicine.id, { placeId: store, quantity: 500 });
    const transit = await placeId(admin, 'transit');
    for (const place of [store, transit, await createPlace('ward')]) {
      await expect(give({ placeId: place })).rejects.toMatchObject(at('placeId'));
    }
    const { places } = await nurse.call(prepareDose, { doseId });
    expect(places.map(({ name }) => name)).toEqual(['Pharmacy']);
    expect(await give({ placeId: places[0]!.id })).toMatchObject({ takenQuantity: 1 });
    expect(await left()).toBe(499);
  });

  let made = 0;
  async function createPlace(kind: 'store' | 'ward') {
    made += 1;
    return (await admin.call(createStockPlace, { name: `Place ${made}`, kind })).id;
  }

  test('words that name a watched substance ask for a second person and a rate, as the list would', async () => {
    const { admission, patientId } = await anInpatientOrder(admin);
    const lines = [
      { name: 'Inj. Noradrenaline 4 mg in 50 ml', route: 'iv' as const },
      { name: 'Inj Pethidine 75 mg', route: 'im' as const },
      { name: 'Warm compress', route: 'topical' as const },
    ].map((line) => ({ ...line, medicineId: null, dose: '', frequency: 'STAT', duration: '' }));
    const signed = await aPrescription(admin, { patientId, admissionId: admission.id, lines });
    const doses = await Promise.all(
      signed.lines.map(async ({ id }) => (await dosesOf(nurse, admission.id, id))[0]!.id),
    );
    const give = (doseId: string, part: Partial<CallRequest<typeof administerDose>> = {}) =>
      nurse.call(administerDose, { doseId, status: 'given', rights: fiveRights, ...part });
    await expect(give(doses[0]!)).rejects.toMatchObject({ code: 'WITNESS_REQUIRED' });
    await expect(give(doses[0]!, confirmed)).rejects.toMatchObject(at('ratePerHour'));
    await give(doses[0]!, { ...confirmed, ratePerHour: 5 });
    await expect(give(doses[1]!)).rejects.toMatchObject({ code: 'WITNESS_REQUIRED' });
    await give(doses[2]!);
    const mar = await nurse.call(readPatientMar, { admissionId: admission.id });
    const known = Object.fromEntries(mar.patient.lines.map((line) => [line.medicationName, line]));
    expect(known['Inj Pethidine 75 mg']).toMatchObject({
      ...{ isInList: false, isHighAlert: true, isControlled: true },
    });
    expect(known['Warm compress']).toMatchObject({ isInList: false, isHighAlert: false });
  });

  test('a controlled dose that was entered in error goes back by two people alone, and the register names both', async () => {
    const { doseId, give, left, medicine } = await aStockedDose(
      {},
      { medicine: { genericName: 'Morphine', isControlled: true } },
    );
    await give(confirmed);
    expect(await left()).toBe(499);
    const mark = (part: Partial<CallRequest<typeof markDoseError>> = {}) =>
      nurse.call(markDoseError, { doseId, reason: 'Another patient', ...part });
    await expect(mark()).rejects.toMatchObject({ code: 'CONTROLLED_NEEDS_WITNESS' });
    await expect(mark({ ...confirmed, witnessPassword: 'wrong' })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect(await left()).toBe(499);
    await mark(confirmed);
    expect(await left()).toBe(500);
    const { rows } = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      sql<{ witnessed_by: string | null }>`select witnessed_by from stock_movement
        where tenant_id = ${hospital.tenantId}::uuid and item_id = ${medicine.id}::uuid and kind = 'return'`.execute(
        db,
      ),
    );
    expect(rows).toEqual([{ witnessed_by: confirmed.witnessId }]);
  });
});
