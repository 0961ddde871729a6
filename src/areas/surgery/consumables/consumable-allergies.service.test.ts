import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAllergy } from '#areas/patients/allergies/allergy.contract.ts';
import { aMedicine } from '#areas/pharmacy/pharmacy.fixture.ts';
import { receiveStock } from '#areas/stock/movements/stock-movement.contract.ts';
import { type Caller, openTestSystem } from '#testing/hospital.ts';
import { recordImplant } from '../implants/implant.contract.ts';
import { aTheatreStore } from '../theatre-charges.fixture.ts';
import { aCaseUnderWay } from '../theatre-papers.fixture.ts';
import { listConsumables, recordConsumable } from './consumable.contract.ts';

const opened = openTestSystem();
let admin: Caller;
beforeAll(async () => {
  admin = await (await opened.aHospital()).as('tenant_admin');
});
afterAll(() => opened.close());

async function anAllergicCase(substance: string) {
  const { id: caseId, patient } = await aCaseUnderWay(admin);
  await admin.call(recordAllergy, { patientId: patient.id, substance });
  return caseId;
}

async function stopOf(refused: Promise<unknown>): Promise<{ code: string; key: string }> {
  const error = await refused.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'SAFETY_STOP' });
  return (error as { facts: { findings: { code: string; key: string }[] } }).facts.findings[0]!;
}

test('gloves of latex are stopped for who is allergic to it, until somebody says why', async () => {
  const stored = await aTheatreStore((one, input) => admin.call(one, input), 'Latex gloves 7');
  const caseId = await anAllergicCase('Latex');
  const taking = { caseId, ...stored, quantity: 1 };
  const { code, key } = await stopOf(admin.call(recordConsumable, taking));
  expect(code).toBe('allergyIngredient');
  expect((await admin.call(listConsumables, { caseId })).rows).toEqual([]);
  const reasons = [{ key, reason: 'Used by the circulating nurse alone' }];
  const used = await admin.call(recordConsumable, { ...taking, reasons });
  expect(used.checks).toMatchObject([{ code, reason: 'Used by the circulating nurse alone' }]);
  const plain = await aTheatreStore((one, input) => admin.call(one, input), 'Gauze swabs');
  expect((await admin.call(recordConsumable, { caseId, ...plain, quantity: 1 })).checks).toEqual([]);
});

test('a medicine of the theatre is stopped by what is in it, whatever its brand', async () => {
  const { placeId } = await aTheatreStore((one, input) => admin.call(one, input));
  const { id: stockItemId } = await aMedicine(admin, { name: 'Cefzol', genericName: 'Cefazolin' });
  await admin.call(receiveStock, {
    ...{ stockItemId, placeId, lotNumber: 'C', expiresOn: '2099-12-31', unit: 'base', quantity: 5 },
    costMinor: 500,
  });
  const caseId = await anAllergicCase('Cephalosporins');
  const { code } = await stopOf(admin.call(recordConsumable, { caseId, stockItemId, placeId, quantity: 1 }));
  expect(code).toBe('allergyClass');
});

test('an implant with an antibiotic is stopped by its name', async () => {
  const caseId = await anAllergicCase('Gentamicin');
  const implant = { caseId, name: 'Bone cement with gentamicin', manufacturer: 'Meghna', lotNumber: 'B1' };
  const { key } = await stopOf(admin.call(recordImplant, implant));
  const recorded = await admin.call(recordImplant, { ...implant, reasons: [{ key, reason: 'No other' }] });
  expect(recorded.checks).toMatchObject([{ code: 'allergyIngredient', reason: 'No other' }]);
});
