import { expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { closeMonth } from '#areas/reports/closing/closing.contract.ts';
import { updateLateEntrySettings } from '#areas/settings/late-entries/late-entry.contract.ts';
import { newId } from '#kernel/ids.ts';
import { stayFaults } from '#testing/stay-faults.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { listBeds, setBedStatus } from '../../beds/bed.contract.ts';
import { readStayBill } from '../../charges/bill/stay-bill.contract.ts';
import { createBedRate } from '../../charges/rates/bed-rate.contract.ts';
import { exportCensus } from '../../census/census.contract.ts';
import { decideDischarge, leaveHospital } from '../../discharge/discharge.contract.ts';
import { anAdmission, aWardWithBeds } from '../../inpatient.fixture.ts';
import {
  approveBedTransfer,
  completeBedTransfer,
  requestBedTransfer,
  swapBeds,
} from '../../transfers/bed-transfer.contract.ts';
import {
  admitPatient,
  getAdmission,
  placePatient,
  receivePatient,
  updateAdmission,
} from '../admission.contract.ts';

const dayMs = 86_400_000;
const lateReason = 'The hospital begins with full wards';
const goLive = '2031-05-20T06:00:00.000Z';

/** A hospital that begins today, its beds by the calendar day, at noon of Dhaka on the 20th of May. */
async function aHospitalThatBegins({ hours = 2160 }: { hours?: number } = {}) {
  const system = aTestSystem();
  system.clock.set(goLive);
  const hospital = await system.aHospital({ timeZone: 'Asia/Dhaka' });
  const admin = await hospital.as('tenant_admin');
  const { ward, beds } = await aWardWithBeds(admin, { beds: 3 });
  const other = await aWardWithBeds(admin);
  const rate = { method: 'calendar_day' as const, validFrom: '2031-01-01T00:00:00.000Z' };
  await admin.call(createBedRate, { ...rate, wardId: ward.id, priceMinor: 1000 });
  await admin.call(createBedRate, { ...rate, wardId: other.ward.id, priceMinor: 5000 });
  await admin.call(updateLateEntrySettings, { lateEntryHours: hours });
  const daysAgo = (days: number) => new Date(Date.parse(goLive) - days * dayMs).toISOString();
  /** Admitted so many days ago, as an admission is written down; nothing is said of a bed yet. */
  const admitted = (days: number) => anAdmission(admin, { admittedAt: daysAgo(days) });
  const censusOf = async (wardId: string) =>
    (await admin.call(exportCensus, { from: '2031-05-11', to: '2031-05-19', wardId })).rows.map(
      ({ day, beds: count, occupied, admissions, transfersIn, transfersOut }) =>
        `${day.slice(-2)}: ${occupied}/${count} +${admissions} >${transfersIn} <${transfersOut}`,
    );
  const faults = () =>
    system.database.inTenant(hospital.tenantId, 'read', (db) => stayFaults(db, hospital.tenantId));
  const trail = async (resourceId: string) => {
    const entries = await system.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('new_values')
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource_id', '=', resourceId)
        .orderBy('id')
        .execute(),
    );
    return entries.map(({ new_values: values }) => (values ?? {}) as Record<string, unknown>);
  };
  const clean = async (bedId: string) => {
    const { rows } = await admin.call(listBeds, {});
    const { version } = rows.find(({ id }) => id === bedId)!;
    await admin.call(setBedStatus, { bedId, version, status: 'available' });
  };
  const names = { ward, bed: beds[0]!, second: beds[1]!, otherBed: other.beds[0]!, otherWard: other.ward };
  return { system, hospital, admin, daysAgo, admitted, censusOf, faults, trail, clean, ...names };
}

type House = Awaited<ReturnType<typeof aHospitalThatBegins>>;

async function aStayOf({ admin, daysAgo, admitted, bed }: House, days: number, bedId = bed.id) {
  const { id: admissionId } = await admitted(days);
  const given = { admissionId, version: 1, bedId, placedAt: daysAgo(days), lateReason };
  await admin.call(placePatient, given);
  await admin.call(receivePatient, { admissionId, version: 2, receivedAt: daysAgo(days), lateReason });
  return admissionId;
}

async function anApprovedMove({ admin, otherBed }: House, admissionId: string) {
  const wish = { admissionId, toBedId: otherBed.id, transferReason: 'Needs oxygen' };
  const { id: transferId } = await admin.call(requestBedTransfer, wish);
  await admin.call(approveBedTransfer, { transferId, version: 1 });
  return { transferId, version: 2 };
}

const linesOf = async ({ admin }: House, admissionId: string) =>
  (await admin.call(readStayBill, { admissionId })).lines.map(
    ({ name, quantity, amountMinor }) => `${name}: ${quantity} = ${amountMinor}`,
  );

test('a stay that is written today as of eight days ago bills its days once, and the census of those days counts it', async () => {
  const house = await aHospitalThatBegins();
  const { admin, daysAgo, bed, ward } = house;
  const { id: admissionId } = await house.admitted(8);
  const given = { admissionId, version: 1, bedId: bed.id, placedAt: daysAgo(8), lateReason };
  const again = newId();
  await admin.call(placePatient, given, again);
  await admin.call(placePatient, given, again);
  const reception = { admissionId, version: 2, receivedAt: daysAgo(8), lateReason };
  const retried = newId();
  await admin.call(receivePatient, reception, retried);
  await admin.call(receivePatient, reception, retried);
  // The 12th to the 19th of May; today counts once it is over.
  expect(await linesOf(house, admissionId)).toEqual(['B-01: 8 = 8000']);
  expect(await house.censusOf(ward.id)).toEqual([
    '12: 1/3 +1 >0 <0',
    ...['13', '14', '15', '16', '17', '18', '19'].map((day) => `${day}: 1/3 +0 >0 <0`),
  ]);
  expect(await house.faults()).toEqual([]);
  const trail = await house.trail(admissionId);
  expect(trail.filter(({ lateReason: why }) => why === lateReason)).toMatchObject([
    { placedAt: daysAgo(8) },
    { receivedAt: daysAgo(8) },
  ]);
});

test('a move in between bills both rates and both wards count it; it is neither before the bed nor to come', async () => {
  const house = await aHospitalThatBegins();
  const { admin, daysAgo } = house;
  const admissionId = await aStayOf(house, 8);
  const move = await anApprovedMove(house, admissionId);
  const refused = async (movedAt: string, code: string) =>
    expect(admin.call(completeBedTransfer, { ...move, movedAt, lateReason })).rejects.toMatchObject({
      facts: { fields: { movedAt: { code } } },
    });
  await refused(daysAgo(9), 'bed-transfers.beforeStay');
  await refused(daysAgo(-1), 'late-entries.inTheFuture');
  const moved = await admin.call(completeBedTransfer, { ...move, movedAt: daysAgo(3), lateReason });
  expect(moved.transferDate).toBe(daysAgo(3));
  // From the 12th to the 16th in the one, from the 17th to the 19th in the other.
  expect(await linesOf(house, admissionId)).toEqual(['B-01: 5 = 5000', 'B-01: 3 = 15000']);
  expect((await house.censusOf(house.ward.id)).slice(4)).toEqual([
    '16: 1/3 +0 >0 <0',
    '17: 0/3 +0 >0 <1',
    '18: 0/3 +0 >0 <0',
    '19: 0/3 +0 >0 <0',
  ]);
  expect(await house.censusOf(house.otherWard.id)).toEqual([
    '17: 1/1 +0 >1 <0',
    '18: 1/1 +0 >0 <0',
    '19: 1/1 +0 >0 <0',
  ]);
  expect(await house.faults()).toEqual([]);
});

test('two who changed beds days ago are billed and counted in each from then on', async () => {
  const house = await aHospitalThatBegins();
  const { admin, daysAgo, otherBed } = house;
  const [one, other] = [await aStayOf(house, 6), await aStayOf(house, 4, otherBed.id)];
  const swap = { admissionId: one, otherAdmissionId: other, transferReason: 'Quieter', lateReason };
  await expect(admin.call(swapBeds, { ...swap, movedAt: daysAgo(5) })).rejects.toMatchObject({
    facts: { fields: { movedAt: { code: 'bed-transfers.beforeStay' } } },
  });
  await admin.call(swapBeds, { ...swap, movedAt: daysAgo(2) });
  expect(await linesOf(house, one)).toEqual(['B-01: 4 = 4000', 'B-01: 2 = 10000']);
  expect(await linesOf(house, other)).toEqual(['B-01: 2 = 10000', 'B-01: 2 = 2000']);
  expect((await house.censusOf(house.ward.id)).slice(-2)).toEqual(['18: 1/3 +0 >1 <1', '19: 1/3 +0 >0 <0']);
  expect(await house.faults()).toEqual([]);
});

test('a night on paper: within the minutes of a clock nothing is asked, then a reason, a permission and the limit', async () => {
  const house = await aHospitalThatBegins({ hours: 24 });
  const { system, hospital, admin, admitted, daysAgo, bed } = house;
  const { id: admissionId } = await admitted(3);
  const minutesAgo = (minutes: number) => daysAgo(minutes / (24 * 60));
  const place = { admissionId, version: 1, bedId: bed.id };
  const mayPlace = ['beds.assign', 'admissions.read'] as const;
  const { caller: plain } = await aStaffMember(system, hospital, [...mayPlace]);
  const refused = async (part: object, field: string, code: string, by = admin) =>
    expect(by.call(placePatient, { ...place, ...part })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { [field]: { code } } },
    });
  const night = { placedAt: minutesAgo(480), lateReason };
  await refused(night, 'placedAt', 'late-entries.mayNotBackdate', plain);
  await refused({ placedAt: minutesAgo(480) }, 'lateReason', 'late-entries.reasonMissing');
  await refused({ placedAt: minutesAgo(480), lateReason: '  ' }, 'lateReason', 'late-entries.reasonMissing');
  await refused({ placedAt: minutesAgo(24 * 60 + 1), lateReason }, 'placedAt', 'late-entries.tooFarBack');
  await refused({ placedAt: minutesAgo(-1), lateReason }, 'placedAt', 'late-entries.inTheFuture');
  await refused({ placedAt: daysAgo(4), lateReason }, 'placedAt', 'admissions.beforeAdmission');
  expect(await admin.call(getAdmission, { admissionId })).toMatchObject({ bed: null, version: 1 });
  await plain.call(placePatient, { ...place, placedAt: minutesAgo(10) });
  const receive = { admissionId, version: 2, receivedAt: minutesAgo(11) };
  await expect(admin.call(receivePatient, receive)).rejects.toMatchObject({
    facts: { fields: { receivedAt: { code: 'admissions.beforePlacement' } } },
  });
});

test('nobody gets a bed at a time when somebody else had it, also in the transaction that admits', async () => {
  const house = await aHospitalThatBegins();
  const { admin, daysAgo, bed } = house;
  const first = await aStayOf(house, 8);
  const gone = { admissionId: first, version: 0, disposition: 'home' as const, summary: 'Well.' };
  await admin.call(decideDischarge, { ...gone, dischargedAt: daysAgo(5) });
  const left = {
    admissionId: first,
    version: 1,
    leftAt: daysAgo(5),
    overrideReason: 'Begins with full wards',
  };
  await admin.call(leaveHospital, left);
  await house.clean(bed.id);
  const { id: patientId } = await admin.call(registerPatient, aPatient());
  const admission = {
    patientId,
    admittingDoctor: 'Dr. Test',
    admittedAt: daysAgo(7),
    bedId: bed.id,
    lateReason,
  };
  await expect(admin.call(admitPatient, { ...admission, placedAt: daysAgo(6) })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    facts: { fields: { placedAt: { code: 'admissions.otherInBed' } } },
  });
  const admitted = await admin.call(admitPatient, { ...admission, placedAt: daysAgo(5) });
  expect(admitted.bed?.id).toBe(bed.id);
  // Who left days ago leaves the census of those days.
  expect((await house.censusOf(house.ward.id)).slice(2, 4)).toEqual(['14: 1/3 +0 >0 <0', '15: 1/3 +1 >0 <0']);
  expect(await house.faults()).toEqual([]);
});

test('what is written down later never reaches into a closed month', async () => {
  const house = await aHospitalThatBegins();
  const { admin, daysAgo, bed, second } = house;
  // In the bed since April, received in May.
  const { id: admissionId } = await house.admitted(40);
  await admin.call(placePatient, {
    admissionId,
    version: 1,
    bedId: bed.id,
    placedAt: daysAgo(40),
    lateReason,
  });
  await admin.call(receivePatient, { admissionId, version: 2, receivedAt: daysAgo(10), lateReason });
  await admin.call(closeMonth, { date: '2031-04-15' });
  const closed = (field: string) => ({
    facts: { fields: { [field]: { code: 'late-entries.monthClosed' } } },
  });
  const { id: other } = await house.admitted(40);
  const place = { admissionId: other, version: 1, bedId: second.id, lateReason };
  await expect(admin.call(placePatient, { ...place, placedAt: daysAgo(20) })).rejects.toMatchObject(
    closed('placedAt'),
  );
  const correction = { admissionId, version: 3, receivedAt: daysAgo(30), lateReason };
  await expect(admin.call(updateAdmission, correction)).rejects.toMatchObject(closed('receivedAt'));
  // The first of May begins at six in the evening of the thirtieth of April in UTC.
  await admin.call(placePatient, { ...place, placedAt: '2031-04-30T18:00:00.000Z' });
  const early = { admissionId: other, version: 2, receivedAt: '2031-04-30T17:59:00.000Z', lateReason };
  await expect(admin.call(receivePatient, early)).rejects.toMatchObject({
    facts: { fields: { receivedAt: { code: 'admissions.beforePlacement' } } },
  });
});
