import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStayBill, settleStay } from '#areas/inpatient/charges/bill/stay-bill.contract.ts';
import { handOut } from '#areas/pharmacy/dispensing/dispensing.contract.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { anInpatientOrder, dosesOf, fiveRights } from '../doses.fixture.ts';
import { administerDose, markDoseError } from './administration.contract.ts';

describe('what a dose from the stock costs', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let nurse: Caller;

  beforeAll(async () => {
    opened.clock.set('2026-03-10T14:00:00.000Z');
    hospital = await opened.aHospital({ timeZone: 'UTC' });
    admin = await hospital.as('tenant_admin');
    nurse = await hospital.as('nurse');
  });
  afterAll(() => opened.close());

  async function aDose(quantity: number, priceMinor = 700) {
    const made = await anInpatientOrder(admin, {}, { medicine: { priceMinor } });
    if (quantity > 0) {
      await aReceipt(admin, made.medicine.id, { placeId: await placeId(admin, 'pharmacy'), quantity });
    }
    const [dose] = await dosesOf(nurse, made.admission.id, made.lineId);
    const doseId = dose!.id;
    return { ...made, doseId, give: () => giveDose(doseId) };
  }
  const giveDose = (doseId: string, status: 'given' | 'refused' = 'given') =>
    nurse.call(administerDose, {
      ...{ doseId, status, rights: fiveRights },
      ...(status === 'refused' && { reasonNotGiven: 'Not now' }),
    });
  const supplies = async (admissionId: string) =>
    (await admin.call(readStayBill, { admissionId })).lines.filter(({ kind }) => kind === 'supply');

  test('it stands on the bill of the stay once, at the price of the pharmacy', async () => {
    const { admission, medicine, doseId, give } = await aDose(10);
    await give();
    await expect(give()).rejects.toMatchObject({ code: 'DOSE_RECORDED' });
    expect(await supplies(admission.id)).toMatchObject([
      { key: `supply:${doseId}:700`, quantity: 1, priceMinor: 700, amountMinor: 700 },
    ]);
    expect((await supplies(admission.id))[0]!.name).toContain(medicine.name);
  });

  test('one that was entered in error is owed no longer, and the one in its place once', async () => {
    const { admission, doseId, give } = await aDose(10);
    await give();
    const due = new Date(opened.clock.now()).toISOString().slice(0, 10);
    await admin.call(settleStay, { admissionId: admission.id, dueDate: due, send: true });
    const { replacement } = await nurse.call(markDoseError, { doseId, reason: 'Wrong patient' });
    expect(await supplies(admission.id)).toEqual([]);
    expect((await admin.call(readStayBill, { admissionId: admission.id })).toCreditMinor).toBe(700);
    await giveDose(replacement!.id);
    expect(await supplies(admission.id)).toMatchObject([{ quantity: 1, amountMinor: 700 }]);
  });

  test('refused, without stock and handed out by the pharmacy: nothing is added', async () => {
    const refused = await aDose(10);
    await giveDose(refused.doseId, 'refused');
    expect(await supplies(refused.admission.id)).toEqual([]);
    const withoutStock = await aDose(0);
    await withoutStock.give();
    expect(await supplies(withoutStock.admission.id)).toEqual([]);
    await nurse.call(markDoseError, { doseId: withoutStock.doseId, reason: 'Wrong patient' });
    const handed = await aDose(50);
    const { prescription } = handed;
    await admin.call(handOut, {
      prescriptionId: prescription.id,
      version: prescription.version,
      lines: [{ lineId: handed.lineId, quantity: 5 }],
    });
    const before = await supplies(handed.admission.id);
    expect(before).toMatchObject([{ quantity: 5 }]);
    await handed.give();
    expect(await supplies(handed.admission.id)).toEqual(before);
  });

  test('what has no price stands there at nothing', async () => {
    const { admission, give } = await aDose(10, 0);
    await give();
    expect(await supplies(admission.id)).toMatchObject([{ quantity: 1, priceMinor: 0 }]);
  });

  test('a dose that fails leaves no charge', async () => {
    const { admission, doseId } = await aDose(10);
    const call = { doseId, status: 'given' as const, rights: fiveRights, quantity: 400 };
    await expect(nurse.call(administerDose, call)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await supplies(admission.id)).toEqual([]);
  });
});
