import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { setLabOrderStatus } from '#areas/laboratory/orders/lab-order.contract.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { exportReport, readReport, type Report, type ReportId } from './report.contract.ts';

/** The figures of a report by name, with those before. */
function figuresIn({ figures }: Report) {
  return Object.fromEntries(figures.map(({ id, value, before }) => [id, [value, before]]));
}

/** The rows of a table by what they are called. */
function rowsIn({ rows }: Report, table: string) {
  return Object.fromEntries(
    rows.filter((row) => row.table === table).map(({ key, label, values }) => [label ?? key, values]),
  );
}

describe('reports', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  beforeAll(async () => {
    hospital = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
    await at('2025-12-31T17:30:00.000Z');
  });
  afterAll(() => opened.close());

  /** Goes to another time, at which the administrator signs in anew. */
  async function at(instant: string): Promise<void> {
    opened.clock.set(instant);
    admin = await hospital.as('tenant_admin');
  }

  const read = (report: ReportId, from: string, to: string, by: Caller = admin) =>
    by.call(readReport, { report, from, to });

  async function aReader(...permissions: Permission[]) {
    return (await aStaffMember(opened, hospital, ['reports.read', ...permissions])).caller;
  }

  test('a day ends at midnight of the hospital, and is compared with the day before', async () => {
    // 23:30 and 00:30 in Dhaka, on both sides of the end of a year.
    await at('2025-12-31T17:30:00.000Z');
    await admin.call(registerPatient, aPatient());
    await at('2025-12-31T18:30:00.000Z');
    await admin.call(registerPatient, aPatient({ gender: 'male' }));
    await admin.call(registerPatient, aPatient({ gender: 'male' }));
    const day = await read('patients', '2026-01-01', '2026-01-01');
    expect(day).toMatchObject({ beforeFrom: '2025-12-31', beforeTo: '2025-12-31', grain: 'day' });
    expect(figuresIn(day)).toMatchObject({ registered: [2, 1], imported: [0, 0] });
    expect(rowsIn(day, 'genders')).toEqual({ male: [2] });
    expect(figuresIn(await read('overview', '2026-01-01', '2026-01-01'))).toMatchObject({ patients: [2, 1] });
    const both = await read('patients', '2025-12-30', '2026-01-02');
    expect(rowsIn(both, 'days')).toEqual({
      ...{ '2025-12-30': [0, 0], '2025-12-31': [1, 0], '2026-01-01': [2, 0], '2026-01-02': [0, 0] },
    });
    const year = await read('patients', '2025-02-01', '2026-01-31');
    expect(year.grain).toBe('month');
    expect(year.rows.filter(({ table }) => table === 'days')).toHaveLength(12);
    expect(rowsIn(year, 'days')).toMatchObject({ '2025-12': [1, 0], '2026-01': [2, 0] });
  });

  test('appointments are counted by day, doctor and specialty, and narrowed to one doctor', async () => {
    const [first, second] = [
      await aDoctor(hospital, { name: 'Dr. Amin' }),
      await aDoctor(hospital, { name: 'Dr. Banu' }),
    ];
    const { id: patientId } = await admin.call(registerPatient, aPatient());
    const book = (day: string, hour: number, part: object) =>
      admin.call(bookAppointment, {
        ...{ title: 'Visit', patientId },
        startTime: `${day}T0${hour}:00:00.000Z`,
        endTime: `${day}T0${hour}:30:00.000Z`,
        ...part,
      });
    await book('2026-02-02', 3, { doctorId: first.id, status: 'completed' });
    await book('2026-02-02', 4, { doctorId: first.id, status: 'cancelled' });
    await book('2026-02-03', 4, { doctorId: second.id, status: 'completed' });
    await book('2026-02-03', 5, { status: 'scheduled' });
    await book('2026-01-31', 5, { doctorId: second.id, status: 'completed' });
    const report = await read('appointments', '2026-02-01', '2026-02-03');
    expect(figuresIn(report)).toEqual({
      ...{ starting: [4, 1], completed: [2, 1], cancelled: [1, 0], attendance: [67, 100] },
      overbooked: [0, 0],
    });
    expect(rowsIn(report, 'doctors')).toEqual({
      'Dr. Amin': [2, 1, 1, 100, 0],
      'Dr. Banu': [1, 1, 0, 100, 0],
      none: [1, 0, 0, 0, 0],
    });
    expect(rowsIn(report, 'specialties')).toEqual({ Cardiology: [3, 2, 1, 100], none: [1, 0, 0, 0] });
    expect(rowsIn(report, 'hours')).toMatchObject({ '09:00': [1, 1, 0, 100], '10:00': [2, 1, 1, 100] });
    const asked = { report: 'appointments', from: '2026-02-01', to: '2026-02-03' } as const;
    const one = await admin.call(readReport, { ...asked, doctorId: second.id });
    expect(figuresIn(one)).toMatchObject({ starting: [1, 1], completed: [1, 1] });
    expect(one.filters).toMatchObject([
      { id: 'doctorId', chosen: second.id },
      { id: 'specialty', options: [{ id: 'Cardiology', name: 'Cardiology' }] },
    ]);
    const specialty = await admin.call(readReport, { ...asked, specialty: 'Cardiology' });
    expect(figuresIn(specialty)).toMatchObject({ starting: [3, 1], completed: [2, 1] });
    expect(one.filters[0]!.options.map(({ name }) => name)).toEqual(['Dr. Amin', 'Dr. Banu']);
  });

  test('laboratory orders are counted with their tests and how long they took', async () => {
    await at('2026-04-10T04:00:00.000Z');
    const sodium = await aLabTest(hospital, { name: 'Sodium', category: 'Electrolytes' });
    const urea = await aLabTest(hospital, { name: 'Urea', category: 'Kidney' });
    const order = await aLabOrder(admin, [sodium.id, urea.id], { priority: 'urgent' });
    await aLabOrder(admin, [sodium.id]);
    opened.clock.advance(90 * 60_000);
    const { id: orderId, version } = order;
    const done = { status: 'completed' as const, acceptOpenResults: true };
    await admin.call(setLabOrderStatus, { orderId, version, ...done });
    const report = await read('laboratory', '2026-04-10', '2026-04-10');
    expect(figuresIn(report)).toEqual({
      ...{ orders: [2, 0], tests: [3, 0], completed: [1, 0], cancelled: [0, 0] },
      ...{ turnaround: [90, null], critical: [0, 0], acknowledgement: [null, null] },
    });
    expect(rowsIn(report, 'tests')).toEqual({ Sodium: [2, 1], Urea: [1, 1] });
    expect(rowsIn(report, 'categories')).toEqual({ Electrolytes: [2, 1], Kidney: [1, 1] });
    expect(rowsIn(report, 'priorities')).toEqual({ urgent: [1, 1, 90], routine: [1, 0, null] });
    expect(figuresIn(await read('overview', '2026-04-10', '2026-04-10'))).toMatchObject({ orders: [2, 0] });
  });

  test('each report is told to those alone who may read what it is made of', async () => {
    const nobody = await aReader();
    const overview = await nobody.call(readReport, {});
    expect([overview.figures, overview.rows.every(({ values }) => values.length === 0)]).toEqual([[], true]);
    const needed = {
      patients: 'patients.read',
      appointments: 'appointments.read',
      financial: 'billing.read',
      laboratory: 'lab.read',
    } as const;
    for (const [report, permission] of Object.entries(needed) as [keyof typeof needed, Permission][]) {
      await expect(nobody.call(readReport, { report })).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await (await aReader(permission)).call(readReport, { report });
    }
    const biller = await aReader('billing.read');
    const { figures, tables } = await biller.call(readReport, { report: 'financial' });
    expect(figures.map(({ id }) => id)).not.toContain('commission');
    expect(tables.map(({ id }) => id)).not.toContain('commissions');
    const receptionist = await hospital.as('receptionist');
    await expect(receptionist.call(readReport, { report: 'financial' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('a filter is refused at its field where it belongs to other reports, and alone asks for its own', async () => {
    const asked = { report: 'patients', doctorId: hospital.tenantId } as const;
    await expect(admin.call(readReport, asked)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { doctorId: { code: 'reports.otherFilter' } } },
    });
    const { id: doctorId } = await aDoctor(hospital, { name: 'Dr. Alone' });
    expect(await admin.call(readReport, { doctorId })).toMatchObject({ report: 'appointments' });
    await expect(admin.call(readReport, { wardId: hospital.tenantId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('days that are none, too many or half named are refused at their field', async () => {
    const refusals = [
      [{ from: '2026-02-02', to: '2026-02-01' }, 'to', 'reports.daysInOrder'],
      [{ from: '2010-01-01', to: '2026-02-01' }, 'from', 'reports.tooManyDays'],
      [{ from: '2026-02-02' }, 'to', 'reports.bothDays'],
    ] as const;
    for (const [input, field, code] of refusals) {
      await expect(admin.call(readReport, input)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields: { [field]: { code } } },
      });
    }
  });

  test('a file holds what the screen holds, and the audit trail says who took it', async () => {
    await at('2026-05-10T04:00:00.000Z');
    const asked = { report: 'patients', from: '2025-12-31', to: '2026-01-01' } as const;
    expect(await admin.call(exportReport, asked)).toEqual(await admin.call(readReport, asked));
    const entry = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'resource', 'new_values'])
        .where('tenant_id', '=', hospital.tenantId)
        .where('action', '=', 'EXPORT')
        .executeTakeFirst(),
    );
    expect(entry).toMatchObject({ resource: 'reports', new_values: asked });
  });

  test('another hospital counts nothing of it', async () => {
    await anInvoice(admin, { send: true });
    const stranger = await (await opened.aHospital({ timeZone: 'Asia/Dhaka' })).as('tenant_admin');
    for (const report of ['overview', 'patients', 'appointments', 'financial', 'laboratory'] as const) {
      const { figures, rows } = await read(report, '2025-01-01', '2026-12-31', stranger);
      expect(figures.filter(({ value }) => (value ?? 0) !== 0)).toEqual([]);
      expect(rows.filter(({ values }) => values.some((value) => (value ?? 0) !== 0))).toEqual([]);
    }
  });
});
