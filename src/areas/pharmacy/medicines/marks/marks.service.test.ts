import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '#areas/notifications/notifications/notification.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { issueStock } from '#areas/stock/movements/stock-movement.contract.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { listControlled, readRegister } from '../../controlled/controlled.contract.ts';
import { searchCounter } from '../../counter/counter-sale.contract.ts';
import { handOut, openDispensing } from '../../dispensing/dispensing.contract.ts';
import { aLine, aMedicine, aPharmacist, aPrescription, medicineInput } from '../../pharmacy.fixture.ts';
import { listToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import {
  createMedicine,
  getMedicine,
  listMedicines,
  type Medicine,
  updateMedicine,
} from '../medicine.contract.ts';

describe('what guards a medicine', () => {
  const opened = openTestSystem();
  const dayMs = 86_400_000;
  let hospital: Hospital;
  let admin: Caller;
  let pharmacist: Caller;
  let second: StaffMember;
  let auditor: StaffMember;
  let confirmed: { witnessId: string; witnessPassword: string };

  const signIn = async () => {
    admin = await hospital.as('tenant_admin');
    pharmacist = await aPharmacist(opened, hospital);
  };
  beforeAll(async () => {
    opened.clock.set('2026-03-10T08:00:00.000Z');
    hospital = await opened.aHospital({ timeZone: 'UTC' });
    await signIn();
    second = await aStaffMember(opened, hospital, ['pharmacy.controlled']);
    auditor = await aStaffMember(opened, hospital, ['admin.audit']);
    confirmed = { witnessId: second.userId, witnessPassword: samplePassword };
  });
  afterAll(() => opened.close());

  const saved = ({ id: medicineId, version }: Medicine, part: Record<string, unknown>) =>
    pharmacist.call(updateMedicine, { medicineId, version, ...part });

  /** A controlled medicine that the table of watched substances does not know. */
  async function aControlled(): Promise<Medicine> {
    const medicine = await aMedicine(pharmacist, { genericName: 'Brandname', isControlled: true });
    await aReceipt(admin, medicine.id, { placeId: await placeId(admin, 'pharmacy'), quantity: 100 });
    return medicine;
  }

  test.each([
    ['controlled', { isControlled: true }, { isControlled: false }],
    ['high alert', { isHighAlert: true }, { isHighAlert: false }],
    ['prescription only', { isPrescriptionOnly: true }, { isPrescriptionOnly: false }],
    ['antibiotic', { isAntibiotic: true }, { isAntibiotic: false }],
    ['a minimum age', { minimumAgeMonths: 96 }, { minimumAgeMonths: null }],
  ] as const)('%s is switched off with a second person only, and on by one', async (_mark, on, off) => {
    const medicine = await aMedicine(pharmacist, on);
    await expect(saved(medicine, off)).rejects.toMatchObject({
      ...{ code: 'WITNESS_REQUIRED', facts: { names: medicine.name } },
    });
    await expect(saved(medicine, { ...off, ...confirmed, witnessPassword: 'wrong' })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect(await pharmacist.call(getMedicine, { medicineId: medicine.id })).toMatchObject(on);
    const loosened = await saved(medicine, { ...off, ...confirmed });
    expect(loosened).toMatchObject(off);
    expect(await saved(loosened, on)).toMatchObject(on);
  });

  test('a limit of the dose is raised or taken away with a second person, and lowered by one', async () => {
    const limit = {
      ...{ ingredientCode: 'paracetamol', fromMonths: 144, belowMonths: null, maxSingle: 1_000_000 },
      ...{ maxDaily: 4_000_000, maxSinglePerKg: null, maxDailyPerKg: null },
    };
    const medicine = await aMedicine(pharmacist, { doseLimits: [limit] });
    for (const doseLimits of [[], [{ ...limit, maxDaily: null }], [{ ...limit, maxSingle: 2_000_000 }]]) {
      await expect(saved(medicine, { doseLimits })).rejects.toMatchObject({ code: 'WITNESS_REQUIRED' });
    }
    const lower = await saved(medicine, { doseLimits: [{ ...limit, maxSingle: 500_000 }] });
    expect(await saved(lower, { doseLimits: [], ...confirmed })).toMatchObject({ doseLimits: [] });
  });

  test('who keeps the register and who reads the trail are told, and the register shows both changes', async () => {
    const medicine = await aControlled();
    const third = await aStaffMember(opened, hospital, ['pharmacy.controlled']);
    const cleared = await saved(medicine, { isControlled: false, ...confirmed });
    await saved(cleared, { isControlled: true });
    for (const { caller } of [auditor, third]) {
      const { rows } = await caller.call(listNotifications, {});
      expect(rows.filter(({ facts }) => facts?.['name'] === medicine.name)).toHaveLength(1);
    }
    const { rows } = await second.caller.call(readRegister, { medicineId: medicine.id });
    expect(rows.filter(({ kind }) => kind === 'marks')).toMatchObject([
      { loosened: ['controlled'], tightened: [], witnessedByName: expect.stringContaining('Staff') },
      { loosened: [], tightened: ['controlled'], witnessedByName: null },
    ]);
  });

  test('for thirty days nobody hands out, sells or issues alone what was controlled before', async () => {
    const medicine = await aControlled();
    const cleared = await saved(medicine, { isControlled: false, ...confirmed });
    expect(cleared).toMatchObject({ isControlled: false, controlledUntil: '2026-04-09' });
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    const signed = await aPrescription(admin, { patientId, lines: [aLine(medicine)] });
    const { lines } = await pharmacist.call(openDispensing, { prescriptionId: signed.id });
    expect(lines[0]!.offers[0]).toMatchObject({ isControlled: true });
    const handed = {
      ...{ prescriptionId: signed.id, version: 1 },
      lines: [{ lineId: signed.lines[0]!.id, quantity: 1 }],
    };
    const issued = {
      ...{ stockItemId: medicine.id, placeId: await placeId(admin, 'pharmacy'), quantity: 1, reason: 'Ward' },
    };
    await expect(pharmacist.call(handOut, handed)).rejects.toMatchObject({ code: 'WITNESS_REQUIRED' });
    await expect(admin.call(issueStock, issued)).rejects.toMatchObject({ code: 'CONTROLLED_NEEDS_WITNESS' });
    const counter = await pharmacist.call(searchCounter, { medicineIds: medicine.id });
    expect(counter.rows[0]).toMatchObject({ refusal: 'controlled' });
    const listed = await second.caller.call(listControlled, { limit: 200 });
    expect(listed.rows.map(({ medicineId }) => medicineId)).toContain(medicine.id);
    await pharmacist.call(handOut, { ...handed, ...confirmed });

    opened.clock.advance(31 * dayMs);
    await signIn();
    await admin.call(issueStock, issued);
    opened.clock.set('2026-03-10T08:00:00.000Z');
    await signIn();
  });

  test('a medicine that is known to need a mark lacks it only with a second person, whoever makes it', async () => {
    const unmarked = medicineInput({ genericName: 'Morphine', isControlled: false, isHighAlert: true });
    await expect(pharmacist.call(createMedicine, unmarked)).rejects.toMatchObject({
      code: 'WITNESS_REQUIRED',
    });
    expect(await pharmacist.call(createMedicine, { ...unmarked, ...confirmed })).toMatchObject({
      isControlled: false,
    });
    const { name } = await aControlled();
    const other = medicineInput({ genericName: 'Brandname', name, maker: 'Another' });
    await expect(pharmacist.call(createMedicine, other)).rejects.toMatchObject({ code: 'WITNESS_REQUIRED' });
  });

  test('an import marks what is known to need it, and refuses a row that denies it', async () => {
    const fields = {
      ...{ genericName: 'Pethidine', strength: '50 mg/ml', dosageForm: 'Injection', category: 'Pain' },
      ...{ baseUnit: 'ampoule', route: 'IM', price: '50' },
    };
    const rows = [
      { line: 2, fields: { ...fields, name: 'Pethi One' } },
      { line: 3, fields: { ...fields, name: 'Pethi Two', controlled: 'no' } },
    ];
    const answer = await pharmacist.call(importList, listToSend('medicines', rows));
    expect(answer).toMatchObject({
      added: 1,
      refused: [{ line: 3, fields: { controlled: expect.anything() } }],
    });
    const { rows: found } = await pharmacist.call(listMedicines, { search: 'pethi one' });
    expect(found).toMatchObject([{ isControlled: true, isHighAlert: true }]);
  });
});
