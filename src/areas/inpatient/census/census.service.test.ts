import { expect, test } from 'vitest';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { aTestSystem, embeddedPostgres } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/own-database.ts';
import { cancelAdmission, receivePatient } from '../admissions/admission.contract.ts';
import { setBedStatus, updateBed } from '../beds/bed.contract.ts';
import { decideDischarge, leaveHospital } from '../discharge/discharge.contract.ts';
import { anAdmission, aWardWithBeds } from '../inpatient.fixture.ts';
import {
  approveBedTransfer,
  completeBedTransfer,
  requestBedTransfer,
} from '../transfers/bed-transfer.contract.ts';
import { exportCensus, readCensus } from './census.contract.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

const hourMs = 3_600_000;

test('the census of days without a server is taken later from what had happened on them', async () => {
  const opened = aTestSystem(postgres);
  opened.clock.set('2031-03-01T03:00:00.000Z');
  const hospital = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
  let admin = await hospital.as('tenant_admin');
  const hours = async (count: number) => {
    opened.clock.advance(count * hourMs);
    admin = await hospital.as('tenant_admin');
  };
  const { ward, beds } = await aWardWithBeds(admin, { beds: 3, name: 'A' });
  const other = await aWardWithBeds(admin, { beds: 1, name: 'B' });
  // The first of March: two come, one of them by mistake; one bed is blocked.
  const stay = await anAdmission(admin, { bedId: beds[0]!.id });
  await admin.call(receivePatient, { admissionId: stay.id, version: 1 });
  const wrong = await anAdmission(admin, { bedId: beds[1]!.id });
  await admin.call(cancelAdmission, { admissionId: wrong.id, version: 1, reason: 'Wrong patient' });
  await admin.call(setBedStatus, {
    ...{ bedId: beds[2]!.id, version: 1, status: 'blocked', reason: 'Ceiling is painted' },
  });
  // The second: one is moved, and the bed is not cleaned before midnight.
  await hours(24);
  const asked = await admin.call(requestBedTransfer, {
    ...{ admissionId: stay.id, toBedId: other.beds[0]!.id, transferReason: 'Quieter' },
  });
  await admin.call(approveBedTransfer, { transferId: asked.id, version: 1 });
  await admin.call(completeBedTransfer, { transferId: asked.id, version: 2 });
  // The third: the patient leaves. The fourth: beds are cleaned, opened and retired; nobody has counted yet.
  await hours(24);
  await admin.call(decideDischarge, {
    ...{ admissionId: stay.id, version: 0, disposition: 'home', summary: 'Well.' },
  });
  await admin.call(leaveHospital, { admissionId: stay.id, version: 1, overrideReason: 'In a hurry' });
  await hours(24);
  await admin.call(setBedStatus, { bedId: beds[2]!.id, version: 2, status: 'available' });
  await admin.call(updateBed, { bedId: beds[1]!.id, version: 3, isRetired: true });
  await opened.system.runDailyJobs();
  const read = async () =>
    (await admin.call(exportCensus, { from: '2031-03-01', to: '2031-03-03' })).rows.map((row) => [
      row.day.slice(-2) + row.wardName,
      [row.beds, row.occupied, row.available, row.cleaning, row.blocked].join(' '),
      [row.admissions, row.discharges, row.transfersIn, row.transfersOut].join(' '),
    ]);
  const byWard = (rows: string[][]) => rows.toSorted((a, b) => (a[0]! < b[0]! ? -1 : 1));
  const expected = [
    ['01A', '3 1 1 0 1', '1 0 0 0'],
    ['01B', '1 0 1 0 0', '0 0 0 0'],
    ['02A', '3 0 1 1 1', '0 0 0 1'],
    ['02B', '1 1 0 0 0', '0 0 1 0'],
    ['03A', '3 0 1 1 1', '0 0 0 0'],
    ['03B', '1 0 0 1 0', '0 1 0 0'],
  ];
  expect(byWard(await read())).toEqual(expected);
  // Taken again it says the same.
  await hours(24);
  await opened.system.runDailyJobs();
  expect(byWard(await read())).toEqual(expected);
  const read2 = await admin.call(readCensus, { from: '2031-03-01', to: '2031-03-03' });
  expect(read2.wards).toMatchObject([
    { wardName: 'A', occupancyPercent: 11, averageStayTenths: 10, admissions: 1, transfersOut: 1 },
    { wardName: 'B', occupancyPercent: 33, averageStayTenths: 10, discharges: 1, transfersIn: 1 },
  ]);
  expect(read2.days.map(({ occupancyPercent }) => occupancyPercent)).toEqual([25, 25, 0]);
  expect(ward.name).toBe('A');
});

test('who is expected to leave in the next days is named; another hospital sees nothing', async () => {
  const opened = aTestSystem(postgres);
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { beds } = await aWardWithBeds(admin, { beds: 1 });
  const today = opened.clock.now().toISOString().slice(0, 10);
  const soon = await anAdmission(admin, {
    ...{ bedId: beds[0]!.id, estimatedDischargeDate: plusDays(today, 6) },
  });
  await anAdmission(admin, { estimatedDischargeDate: plusDays(today, 7) });
  const { expected } = await admin.call(readCensus, {});
  expect(expected).toMatchObject([{ admissionId: soon.id, bedNumber: 'B-01' }]);
  const stranger = await (await opened.aHospital()).as('tenant_admin');
  expect(await stranger.call(readCensus, {})).toMatchObject({ expected: [], wards: [] });
  await expect(admin.call(readCensus, { from: '2031-02-01', to: '2031-01-01' })).rejects.toMatchObject({
    facts: { fields: { from: { code: 'census.daysInOrder' } } },
  });
  const receptionist = await hospital.as('receptionist');
  await expect(receptionist.call(exportCensus, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
