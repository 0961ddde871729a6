import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { openEmergencyAccess } from '#areas/emergency-access/emergency-access/emergency-access.contract.ts';
import { acknowledgeLabAlert, listLabAlerts } from '#areas/laboratory/alerts/lab-alert.contract.ts';
import { enterLabResults } from '#areas/laboratory/results/lab-result.contract.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { requestRefund } from '#areas/billing/payments/refunds/refund.contract.ts';
import { getPatient, registerPatient, updatePatient } from '#areas/patients/patients/patient.contract.ts';
import { restrictPatient, unrestrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { updateReferral } from '#areas/referrals/referrals/referral.contract.ts';
import { aBooking } from '#areas/appointments/appointments.fixture.ts';
import { aCreditNote, anInvoice } from '#areas/billing/billing.fixture.ts';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aLabOrder, aLabTest } from '#areas/laboratory/laboratory.fixture.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { aReferral, aReferrer } from '#areas/referrals/referrals.fixture.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import * as contract from './audit-trail.contract.ts';
import { recordsOfPatients } from './restricted-entries.queries.ts';

describe.each(everyPostgres())('entries of restricted records on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let admin: Caller;
  let auditor: Caller;
  let doctor: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    doctor = await hospital.as('doctor');
    auditor = (await aStaffMember(opened, hospital, ['admin.audit', 'admin.export'])).caller;
  });
  afterAll(() => opened.close());

  /** A patient of whom something is written down in every area, each text with the mark. */
  async function aMarkedPatient(mark: string) {
    const { id: patientId } = await admin.call(registerPatient, aPatient({ lastName: mark, address: mark }));
    await admin.call(updatePatient, { patientId, version: 1, address: `${mark} 2` });
    await admin.call(bookAppointment, { ...(await aBooking(admin, { patientId })), title: mark });
    const labTest = await aLabTest(hospital);
    const order = await aLabOrder(admin, [labTest.id], { patientId, notes: mark });
    const results = [{ testId: labTest.id, result: '1.0', confirmed: '1.0', notes: mark }];
    await admin.call(enterLabResults, { orderId: order.id, results });
    const alerts = await admin.call(listLabAlerts, { patientId });
    const acknowledgement = { alertId: alerts.rows[0]!.id, action: 'treated' as const, note: mark };
    await doctor.call(acknowledgeLabAlert, acknowledgement);
    const invoice = await anInvoice(admin, { patientId, notes: mark, send: true });
    const { id: invoiceId } = invoice;
    const parts = [{ method: 'cash' as const, amountMinor: 500, reference: mark }];
    await admin.call(recordPayment, { invoiceId, parts, notes: mark });
    await aCreditNote(admin, invoice, { reason: mark });
    await admin.call(requestRefund, {
      invoiceId,
      purpose: 'mistake',
      amountMinor: 100,
      method: 'cash',
      reason: mark,
    });
    const { id: referrerId } = await aReferrer(admin);
    const referral = await aReferral(admin, { referrerId, patientId, notes: mark });
    await admin.call(updateReferral, {
      referralId: referral.id,
      version: 1,
      amountMinor: 90_000,
      notes: mark,
    });
    return patientId;
  }

  const setRestricted = async (patientId: string, isRestricted: boolean) => {
    const { version } = await admin.call(getPatient, { patientId });
    return isRestricted
      ? admin.call(restrictPatient, { patientId, version, reason: 'Works here' })
      : admin.call(unrestrictPatient, { patientId, version });
  };

  async function everyEntry(reader: Caller): Promise<contract.AuditEntry[]> {
    const rows: contract.AuditEntry[] = [];
    let cursor: string | undefined;
    do {
      const page = await reader.call(contract.exportAuditEntries, { limit: 200, ...(cursor && { cursor }) });
      rows.push(...page.rows);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return rows;
  }

  const marked = (entries: readonly contract.AuditEntry[], mark: string) =>
    entries.filter((entry) => JSON.stringify(entry).includes(mark));

  test('whoever may not open restricted records sees that something was done, and nothing of what', async () => {
    const mark = 'Whispered';
    const patientId = await aMarkedPatient(mark);
    const before = marked(await everyEntry(auditor), mark);
    const kinds = new Set(before.map(({ resource }) => resource));
    expect([...kinds].toSorted()).toEqual([
      'appointments',
      'credit_notes',
      'invoices',
      'lab_alerts',
      'lab_orders',
      'lab_results',
      'patients',
      'payments',
      'referrals',
      'refund_requests',
    ]);

    await setRestricted(patientId, true);
    await doctor.call(openEmergencyAccess, {
      patientId,
      category: 'danger_to_life',
      reason: `${mark} on the ward`,
    });
    const known = await everyEntry(auditor);
    expect(marked(known, mark)).toEqual([]);
    for (const entry of before) {
      const { action, resource, resourceId, userName, createdAt } = entry;
      expect(known.find(({ id }) => id === entry.id)).toMatchObject({
        ...{ action, resource, resourceId, userName, createdAt },
        ...{ isWithheld: true, fields: [], oldValues: null, newValues: null },
      });
    }
    const whole = marked(await everyEntry(admin), mark);
    expect(whole.length).toBeGreaterThan(before.length);
    expect(whole.every(({ isWithheld }) => !isWithheld)).toBe(true);
  });

  test('list, opened entry and the list of one record withhold alike; who, when and what was done stay', async () => {
    const patientId = await aMarkedPatient('Murmured');
    await setRestricted(patientId, true);
    const record = { resource: 'patients', resourceId: patientId };
    const listed = await auditor.call(contract.listAuditEntries, { ...record, action: 'UPDATE' });
    const ofRecord = await auditor.call(contract.listRecordEntries, record);
    for (const row of [...listed.rows, ...ofRecord.rows]) {
      expect(row).toMatchObject({ isWithheld: true, fields: [], userName: 'Sample tenant_admin' });
    }
    expect(ofRecord.rows.map(({ action }) => action)).toContain('CREATE');
    const entry = await auditor.call(contract.getAuditEntry, { auditEntryId: listed.rows[0]!.id });
    expect(entry).toMatchObject({ isWithheld: true, fields: [], oldValues: null, newValues: null });
    const shown = await admin.call(contract.getAuditEntry, { auditEntryId: listed.rows[0]!.id });
    expect(shown).toMatchObject({ isWithheld: false, newValues: expect.objectContaining({ version: 2 }) });
  });

  test('entries of others stay open, and those of a record whose restriction was lifted open again', async () => {
    const mark = 'Announced';
    await aMarkedPatient(mark);
    const open = marked(await everyEntry(auditor), mark);
    expect(open.length).toBeGreaterThan(8);
    const patientId = await aMarkedPatient('Hushed');
    await setRestricted(patientId, true);
    expect(marked(await everyEntry(auditor), mark)).toEqual(open);
    expect(marked(await everyEntry(auditor), 'Hushed')).toEqual([]);
    await setRestricted(patientId, false);
    expect(marked(await everyEntry(auditor), 'Hushed').length).toBeGreaterThan(8);
  });

  test('every table whose records belong to a patient is followed', async () => {
    const owner = new pg.Client(postgres.owner);
    await owner.connect();
    onTestFinished(() => owner.end());
    const { rows } = await owner.query<{ name: string }>(`
      with recursive reference as (
        select conrelid as child, confrelid as parent from pg_constraint where contype = 'f'
      ), owned (oid) as (
        select 'patient'::regclass::oid
        union select child from reference join owned on owned.oid = parent where child <> parent
      )
      select oid::regclass::text as name from owned
      where oid <> 'patient'::regclass and exists (
        select from pg_constraint key join pg_attribute part on attrelid = conrelid and attnum = any (conkey)
        where conrelid = owned.oid and contype = 'p' and attname = 'id'
      )`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(recordsOfPatients).toSorted());
  });
});
