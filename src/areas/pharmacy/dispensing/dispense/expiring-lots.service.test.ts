import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stateNoKnownAllergies } from '#areas/patients/allergies/allergy.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { listStockLots } from '#areas/stock/movements/stock-movement.contract.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { aLine, aMedicine, aPharmacist, aPrescription } from '../../pharmacy.fixture.ts';
import { handOut, openDispensing } from '../dispensing.contract.ts';

describe('lots that expire before the course ends', () => {
  const opened = openTestSystem();
  const today = opened.clock.now().toISOString().slice(0, 10);
  let admin: Caller;
  let pharmacist: Caller;

  beforeAll(async () => {
    const hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    pharmacist = await aPharmacist(opened, hospital);
  });
  afterAll(() => opened.close());

  test('come last, and are not handed out without a reason', async () => {
    const medicine = await aMedicine(admin);
    const shelf = await placeId(admin, 'pharmacy');
    for (const [lotNumber, days] of [
      ['ENDS', 3],
      ['LASTS', 6],
      ['LATER', 90],
    ] as const) {
      const expiresOn = plusDays(today, days);
      await aReceipt(admin, medicine.id, { placeId: shelf, lotNumber, expiresOn, quantity: 6 });
    }
    const left = async () =>
      (await admin.call(listStockLots, { stockItemId: medicine.id })).rows.map(({ lotNumber, quantity }) => [
        lotNumber,
        quantity,
      ]);
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    await admin.call(stateNoKnownAllergies, { patientId });
    const { id: prescriptionId, lines } = await aPrescription(admin, { patientId, lines: [aLine(medicine)] });
    const hand = (version: number, part: object) =>
      pharmacist.call(handOut, { prescriptionId, version, lines: [{ lineId: lines[0]!.id, ...part }] });
    const { lines: toGive } = await pharmacist.call(openDispensing, { prescriptionId });
    expect(toGive).toMatchObject([{ courseEndsOn: plusDays(today, 6) }]);

    await hand(1, { quantity: 10 });
    expect(await left()).toEqual([
      ['ENDS', 6],
      ['LATER', 2],
    ]);
    await expect(hand(2, { quantity: 5 })).rejects.toMatchObject({
      facts: { fields: { 'lines.0.lotReason': { code: 'dispensing.lotEndsEarly' } } },
    });
    await hand(2, { quantity: 5, lotReason: 'The patient takes these five in two days' });
    expect(await left()).toEqual([['ENDS', 3]]);
  });
});
