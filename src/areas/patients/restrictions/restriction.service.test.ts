import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { aPatient } from '../patients.fixture.ts';
import {
  listAppointments,
  readPatientAppointments,
} from '#areas/appointments/appointments/appointment.contract.ts';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { aBooking } from '#areas/appointments/appointments.fixture.ts';
import { patientsToSend } from '#areas/imports/imports.fixture.ts';
import { importList } from '#areas/imports/runs/import.contract.ts';
import * as contract from '../patients/patient.contract.ts';
import { restrictPatient, unrestrictPatient } from './restriction.contract.ts';

const nothingSaid = { email: null, phone: null, dateOfBirth: null, age: null, gender: null };

describe('restricted records', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let doctor: Caller;
  let clerk: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    [admin, doctor, clerk] = await Promise.all([
      hospital.as('tenant_admin'),
      hospital.as('doctor'),
      hospital.as('receptionist'),
    ]);
  });
  afterAll(() => opened.close());

  const phone = '+880 1711 909090';
  const email = 'somebody.known@mail.example';

  async function aRestricted(by = admin, part: Parameters<typeof aPatient>[0] = {}) {
    const patient = await by.call(contract.registerPatient, aPatient({ ...part }));
    return by.call(restrictPatient, { patientId: patient.id, version: 1, reason: 'Works here' });
  }

  test('a restricted record opens to those who may see sensitive data and to nobody else', async () => {
    const { id: patientId, version, ...shown } = await aRestricted();
    expect(await admin.call(contract.getPatient, { patientId })).toMatchObject({
      isRestricted: true,
      version: 2,
    });
    const { patientNumber, firstName, lastName } = shown;
    const refusal = { code: 'RECORD_RESTRICTED', facts: { patientId, patientNumber, firstName, lastName } };
    for (const someone of [doctor, clerk]) {
      await expect(someone.call(contract.getPatient, { patientId })).rejects.toEqual(
        expect.objectContaining(refusal),
      );
      const attempts = [
        someone.call(contract.updatePatient, { patientId, version, address: 'Elsewhere' }),
        someone.call(contract.recordPatientPrint, { patientId, output: 'print' }),
        someone.call(readPatientAppointments, { patientId }),
      ];
      await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toMatchObject(refusal)));
    }
    expect(await admin.call(contract.getPatient, { patientId })).toMatchObject({ version: 2, address: null });
  });

  test('lists and searches show name, number and status, and are found by no phone or e-mail', async () => {
    const patient = await aRestricted(admin, { phone, email });
    const { id, patientNumber, lastName } = patient;
    for (const search of [lastName, patientNumber]) {
      const { rows } = await clerk.call(contract.listPatients, { search });
      expect(rows).toMatchObject([{ id, patientNumber, lastName, isRestricted: true, ...nothingSaid }]);
    }
    for (const search of [phone, email, '909090', 'somebody.known']) {
      expect((await clerk.call(contract.listPatients, { search })).rows).toEqual([]);
    }
    const all = await clerk.call(contract.listPatients, { sort: '-registered', limit: 200 });
    expect(all.rows.find((row) => row.id === id)).toMatchObject(nothingSaid);
    const seen = await admin.call(contract.listPatients, { search: lastName });
    expect(seen.rows).toMatchObject([{ id, phone, email, dateOfBirth: patient.dateOfBirth }]);
  });

  test('a likely duplicate that is restricted is named without details, and never found by phone', async () => {
    const own = await opened.aHospital();
    const ownAdmin = await own.as('tenant_admin');
    const ownClerk = await own.as('receptionist');
    const restricted = await aRestricted(ownAdmin, { phone });
    const { firstName, lastName, dateOfBirth } = restricted;
    const again = ownClerk.call(contract.registerPatient, aPatient({ firstName, lastName, dateOfBirth }));
    await expect(again).rejects.toMatchObject({
      code: 'PATIENT_DUPLICATE',
      facts: { candidates: [{ id: restricted.id, isRestricted: true, ...nothingSaid }] },
    });
    await ownClerk.call(contract.registerPatient, aPatient({ phone }));
    const { firstName: given, lastName: family } = aPatient();
    const fields = { firstName: given, lastName: family, dateOfBirth, gender: 'female', phone };
    const imported = await ownClerk.call(importList, patientsToSend([{ line: 2, fields }]));
    expect(imported).toMatchObject({ added: 1, present: 0, refused: [] });
  });

  test('an export names restricted patients, leaves their record out and says how many', async () => {
    const own = await opened.aHospital();
    const ownAdmin = await own.as('tenant_admin');
    const { id } = await aRestricted(ownAdmin, { allergies: 'Latex', address: 'Secret Road 1' });
    await ownAdmin.call(contract.registerPatient, aPatient({ allergies: 'Dust' }));
    const { caller } = await aStaffMember(opened, own, ['patients.read', 'patients.export', 'emr.read']);
    const exported = await caller.call(contract.exportPatients, { status: 'all' });
    expect(exported.withheld).toBe(1);
    expect(JSON.stringify(exported)).not.toMatch(/Latex|Secret Road/);
    expect(exported.rows.map((row) => row.allergies)).toContain('Dust');
    expect(exported.rows.find((row) => row.id === id)).toMatchObject({ ...nothingSaid, allergies: null });
    const whole = await ownAdmin.call(contract.exportPatients, { status: 'all' });
    expect(whole.withheld).toBe(0);
    expect(whole.rows.find((row) => row.id === id)).toMatchObject({ allergies: 'Latex' });
  });

  test('a clerk books for a restricted patient without learning the phone', async () => {
    const { id: patientId } = await aRestricted(admin, { phone });
    const booked = await clerk.call(bookAppointment, await aBooking(admin, { patientId }));
    expect(booked.patient).toMatchObject({ id: patientId, phone: null });
    const { rows } = await clerk.call(listAppointments, { patientId });
    expect(rows.map((row) => row.patient.phone)).toEqual([null]);
  });

  test('the restriction is lifted again, with phone and search as before', async () => {
    const { id: patientId } = await aRestricted(admin, { phone: '+880 1711 818181' });
    const lifted = await admin.call(unrestrictPatient, { patientId, version: 2 });
    expect(lifted).toMatchObject({ isRestricted: false, version: 3 });
    expect(await clerk.call(contract.getPatient, { patientId })).toEqual(lifted);
    const found = await clerk.call(contract.listPatients, { search: '818181' });
    expect(found.rows.map((row) => row.id)).toEqual([patientId]);
  });

  test('who may not see sensitive data neither restricts nor lifts, and a stale version changes nothing', async () => {
    const patient = await clerk.call(contract.registerPatient, aPatient());
    const change = { patientId: patient.id, version: 1 };
    for (const call of [restrictPatient, unrestrictPatient]) {
      await expect(doctor.call(call, change)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      const stale = admin.call(call, { ...change, version: 7 });
      await expect(stale).rejects.toMatchObject({ code: 'STALE', facts: { current: { version: 1 } } });
    }
    expect(await clerk.call(contract.getPatient, { patientId: patient.id })).toEqual(patient);
  });

  test('another hospital gets the answer of an id that does not exist', async () => {
    const { id: patientId } = await aRestricted();
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    for (const call of [restrictPatient, unrestrictPatient]) {
      const attempt = stranger.call(call, { patientId, version: 2 });
      await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} });
    }
  });

  test('the audit trail says who restricted a record and why', async () => {
    const { id } = await aRestricted();
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'new_values'])
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource_id', '=', id)
        .where('action', '=', 'RESTRICT')
        .execute(),
    );
    expect(entries).toMatchObject([{ new_values: { isRestricted: true, reason: 'Works here' } }]);
  });
});
