import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { receivePatient } from '#areas/inpatient/admissions/admission.contract.ts';
import { readStayBill } from '#areas/inpatient/charges/bill/stay-bill.contract.ts';
import { decideDischarge, getDischarge } from '#areas/inpatient/discharge/discharge.contract.ts';
import { anAdmission, aWardWithBeds } from '#areas/inpatient/inpatient.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import type { MakeCall } from '#testing/records/area-fixture.ts';
import { recordImplant } from '../../implants/implant.contract.ts';
import { recordMilestone } from '../../milestones/milestone.contract.ts';
import { aCompletedCase, aTheatreService, choosePrices } from '../../theatre-charges.fixture.ts';
import {
  correctCharge,
  findChargesAgain,
  getCaseCharges,
  listUnpricedCharges,
  validateSurgicalBill,
} from '../charge.contract.ts';
import { pricedUses } from '../prices/pricing.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
let call: MakeCall;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
  call = (one, input) => admin.call(one, input);
});

beforeEach(() => choosePrices(call, {}));

afterAll(() => opened.close());

async function anAdmittedPatient() {
  const { beds } = await aWardWithBeds(admin);
  const admission = await anAdmission(admin, { bedId: beds[0]!.id });
  await call(receivePatient, { admissionId: admission.id, version: 1 });
  return { admissionId: admission.id, patientId: admission.patient.id };
}

const chargesOf = async (caseId: string) => (await call(getCaseCharges, { caseId })).bills;
const meshOf = async (caseId: string) => {
  const bills = await chargesOf(caseId);
  const bill = bills.find(({ status }) => status === 'open')!;
  return { bill, mesh: bill.charges.find(({ kind }) => kind === 'implant')! };
};
const withMesh = (part: object = {}) =>
  aCompletedCase(admin, part, (caseId) =>
    call(recordImplant, { caseId, name: 'Mesh', manufacturer: 'Meghna', lotNumber: 'M1' }),
  );

test('an implant that lay in no store and uses without a service are named and wait, what is not charged is not', async () => {
  await choosePrices(
    call,
    {},
    pricedUses.filter((use) => use !== 'quarterHour'),
  );
  const { caseId } = await withMesh();
  const { bill } = await meshOf(caseId);
  expect(bill.charges.map(({ kind, state, amountMinor }) => [kind, state, amountMinor])).toEqual([
    ['procedure', 'charged', 500_000],
    ['theatre_time', 'unpriced', 0],
    ['implant', 'unpriced', 0],
  ]);
  expect(bill).toMatchObject({ amountMinor: 500_000, unpricedCount: 2 });
  const { rows } = await call(listUnpricedCharges, { limit: 200 });
  const own = rows.filter((row) => row.case.id === caseId);
  expect(own.map(({ name }) => name)).toEqual(['Theatre, times not recorded', 'Mesh']);
});

test('it is never validated in silence: it is priced, dropped, or keeps waiting, and the discharge waits with it', async () => {
  const stay = await anAdmittedPatient();
  const { caseId } = await withMesh(stay);
  const { bill, mesh } = await meshOf(caseId);
  const wish = { surgicalBillId: bill.id, version: bill.version };
  const silent = call(validateSurgicalBill, wish);
  await expect(silent).rejects.toMatchObject({ code: 'CHARGES_UNPRICED', facts: { count: 1 } });
  const { bills } = await call(validateSurgicalBill, { ...wish, leaveUnpriced: true });
  expect(bills).toMatchObject([
    { status: 'validated', amountMinor: 500_000, unpricedCount: 0 },
    { billNumber: 2, status: 'open', amountMinor: 0, unpricedCount: 1 },
  ]);
  const { admissionId } = stay;
  await call(decideDischarge, { admissionId, version: 0, disposition: 'home', summary: 'Well' });
  const codes = async () =>
    (await call(getDischarge, { admissionId })).stages.flatMap((stage) =>
      stage.blockers.map(({ code }) => code),
    );
  expect(await codes()).toContain('surgery.chargesUnpriced');
  const rest = { surgicalBillId: bills[1]!.id, leaveUnpriced: true };
  const nothing = call(validateSurgicalBill, { ...rest, version: bills[1]!.version });
  await expect(nothing).rejects.toMatchObject({ code: 'CHARGES_UNPRICED' });
  const price = { surgicalChargeId: mesh.id, version: mesh.version, quantity: 1, priceMinor: 80_000 };
  const priced = await call(correctCharge, { ...price, reason: 'Invoice of Meghna' });
  const { version } = priced.bills[1]!;
  const done = await call(validateSurgicalBill, { surgicalBillId: bills[1]!.id, version });
  expect(done.bills[1]).toMatchObject({ status: 'validated', amountMinor: 80_000 });
  expect(await codes()).not.toContain('surgery.chargesUnpriced');
  const { lines } = await call(readStayBill, { admissionId });
  const supplies = lines.filter(({ kind }) => kind === 'supply');
  expect(supplies.reduce((sum, one) => sum + one.amountMinor, 0)).toBe(580_000);
});

test('a price that the catalogue gets later is found when somebody looks again, one set by hand stays', async () => {
  await choosePrices(call, {}, []);
  const at = (minutes: number) => new Date(opened.clock.now().getTime() - minutes * 60_000).toISOString();
  const { caseId } = await aCompletedCase(admin, {}, async (id) => {
    await call(recordImplant, { caseId: id, name: 'Mesh', manufacturer: 'Meghna', lotNumber: 'M2' });
    const steps = ['arrived', 'out_of_theatre', 'recovery', 'accepted'] as const;
    for (const [version, kind] of steps.entries()) {
      await call(recordMilestone, { caseId: id, version, kind, happenedAt: at(90 - 30 * version) });
    }
  });
  const { mesh } = await meshOf(caseId);
  const price = { surgicalChargeId: mesh.id, version: mesh.version, quantity: 1, priceMinor: 80_000 };
  await call(correctCharge, { ...price, reason: 'Invoice of Meghna' });
  await choosePrices(call, {
    quarterHourServiceId: await aTheatreService(call, 'Quarter', 1000),
    recoveryServiceId: await aTheatreService(call, 'Recovery', 100),
  });
  const { bills } = await call(findChargesAgain, { caseId });
  expect(bills[0]!.charges.map(({ kind, state, amountMinor }) => [kind, state, amountMinor])).toEqual(
    expect.arrayContaining([
      ['procedure', 'charged', 500_000],
      ['theatre_time', 'charged', 2000],
      ['recovery', 'charged', 200],
      ['implant', 'charged', 80_000],
    ]),
  );
  expect(bills[0]!.unpricedCount).toBe(0);
});

test('theatre time that was priced by hand does not hold its milestones back', async () => {
  await choosePrices(
    call,
    {},
    pricedUses.filter((use) => use !== 'quarterHour'),
  );
  const { caseId } = await aCompletedCase(admin);
  const [bill] = await chargesOf(caseId);
  const line = bill!.charges.find(({ kind }) => kind === 'theatre_time')!;
  const price = { surgicalChargeId: line.id, version: 1, quantity: 6, priceMinor: 1000 };
  const priced = await call(correctCharge, { ...price, reason: 'By the paper list' });
  const { id: surgicalBillId, version } = priced.bills[0]!;
  await call(validateSurgicalBill, { surgicalBillId, version });
  const arrived = { caseId, version: 0, kind: 'arrived' as const };
  expect((await call(recordMilestone, arrived)).times).toHaveLength(1);
  const out = { caseId, version: 1, kind: 'out_of_theatre' as const };
  expect((await call(recordMilestone, out)).times).toHaveLength(2);
  expect(await chargesOf(caseId)).toHaveLength(1);
});

test('the list is for who bills', async () => {
  const { caller: nurse } = await aStaffMember(opened, hospital, ['surgery.nursing', 'surgery.read']);
  await expect(nurse.call(listUnpricedCharges, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { caller: clerk } = await aStaffMember(opened, hospital, ['billing.read', 'billing.write']);
  const { caseId } = await withMesh();
  const { rows } = await clerk.call(listUnpricedCharges, { limit: 200 });
  expect(rows.some((row) => row.case.id === caseId)).toBe(true);
  const stranger = await (await opened.aHospital()).as('tenant_admin');
  expect((await stranger.call(listUnpricedCharges, {})).rows).toEqual([]);
});
