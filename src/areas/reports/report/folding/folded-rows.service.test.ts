import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSignedConsultation } from '#areas/consultations/consultations.fixture.ts';
import { markConsultationSensitive } from '#areas/consultations/consultations/consultation.contract.ts';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { readReport, type ReportId } from '../report.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
/** Reads every report and no sensitive data. */
let reader: Caller;
let tests: { common: string; rare: string; closed: string };

beforeAll(async () => {
  hospital = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
  admin = await hospital.as('tenant_admin');
  const permissions = ['reports.read', 'emr.read', 'lab.read', 'billing.read', 'patients.read'] as const;
  reader = (await aStaffMember(opened, hospital, [...permissions])).caller;
  const made = await Promise.all(
    ['Common', 'Rare', 'Closed'].map((name) => aLabTest(hospital, { name, category: name })),
  );
  const [common, rare, closed] = made.map(({ id }) => id) as [string, string, string];
  tests = { common, rare, closed };
  for (let visit = 0; visit < 5; visit += 1) await aVisit('2026-03-09', 'Common');
  await aVisit('2026-03-09', 'Rare');
  // On the day after, one restricted patient and one sensitive visit: of what many had, and of what they alone had.
  const restricted = await aVisit('2026-03-10', 'Closed');
  await admin.call(restrictPatient, { patientId: restricted.patientId, version: 1 });
  for (const name of ['Common', 'Closed'] as const) {
    const { consultationId, version } = await aVisit('2026-03-10', name);
    await admin.call(markConsultationSensitive, { consultationId, version, isSensitive: true });
  }
});
afterAll(() => opened.close());

/** Somebody who comes on a day, and has a diagnosis, a test and a bill of one name. */
async function aVisit(day: string, name: 'Common' | 'Rare' | 'Closed') {
  opened.clock.set(`${day}T06:00:00.000Z`);
  const { id: patientId } = await admin.call(registerPatient, aPatient({ isAnotherPerson: true }));
  const title = { diagnosisId: null, code: null, title: name, certainty: 'confirmed' as const };
  const signed = await aSignedConsultation(
    admin,
    { diagnoses: [{ ...title, isPrimary: true }] },
    { patientId },
  );
  const testId = { Common: tests.common, Rare: tests.rare, Closed: tests.closed }[name];
  const { id: consultationId, version } = signed;
  const order = await aLabOrder(admin, [testId], { patientId, consultationId });
  const items = [{ name, quantity: 1, priceMinor: 1000 }];
  await anInvoice(admin, { patientId, labOrderId: order.id, items, send: true });
  return { patientId, consultationId, version };
}

/** The first column of a table, by what each row names. */
async function named(caller: Caller, report: ReportId, table: string, from: string, to: string) {
  const { rows } = await caller.call(readReport, { report, from, to });
  const entries = rows
    .filter((row) => row.table === table)
    .map(({ key, label, values }) => [label ?? key, values[0]]);
  return Object.fromEntries(entries) as Record<string, number>;
}

const cases = [
  ['diseases', 'diseases', 1],
  ['laboratory', 'tests', 1],
  ['laboratory', 'categories', 1],
  ['financial', 'services', 1000],
] as const;

test.each(cases)(
  '%s %s: fewer than five are all others, and so is what is closed',
  async (report, table, each) => {
    const both = ['2026-03-09', '2026-03-10'] as const;
    expect(await named(reader, report, table, ...both)).toEqual({ Common: 5 * each, rest: 4 * each });
    expect(await named(admin, report, table, ...both)).toEqual({
      ...{ Common: 6 * each, Closed: 2 * each, Rare: each },
    });
  },
);

test.each(cases)(
  '%s %s: the difference of two ranges names nothing that is closed',
  async (report, table, each) => {
    const day = await named(reader, report, table, '2026-03-09', '2026-03-09');
    const both = await named(reader, report, table, '2026-03-09', '2026-03-10');
    expect(both['Common']).toBe(day['Common']);
    expect(await named(reader, report, table, '2026-03-10', '2026-03-10')).toEqual({ rest: 3 * each });
  },
);

test('a reader is told that rows are folded, and who sees all is told all', async () => {
  const asked = { report: 'diseases', from: '2026-03-09', to: '2026-03-10' } as const;
  expect(await reader.call(readReport, asked)).toMatchObject({ isFolded: true });
  expect(await admin.call(readReport, asked)).toMatchObject({ isFolded: false });
});

test('a small cell of a named row is counted with those of no recorded age or sex', async () => {
  const asked = { report: 'diseases', from: '2026-03-09', to: '2026-03-10' } as const;
  const { tables, rows } = await reader.call(readReport, asked);
  const columns = tables.find(({ id }) => id === 'diseases')!.columns.map(({ id }) => id);
  const { values } = rows.find(({ table, label }) => table === 'diseases' && label === 'Common')!;
  const [total, ...cells] = values.map(Number);
  expect(total).toBe(cells.reduce((sum, cell) => sum + cell, 0));
  const bySexAndAge = cells.filter((_cell, place) => columns[place + 1] !== 'other');
  expect(bySexAndAge.filter((cell) => cell !== 0 && cell !== 5)).toEqual([]);
});
