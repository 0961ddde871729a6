import { expect, test } from 'vitest';
import * as contract from '#areas/appointments/appointments/appointment.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { readCopy, takeOver } from './copies.fixture.ts';
import { appointmentCopy } from './keys/appointment.copy.ts';
import { invoiceCopy } from './keys/invoice.copy.ts';
import { patientCopy } from './keys/patient.copy.ts';
import { referralCopy } from './keys/referral.copy.ts';

const patient = { id: '7', firstName: 'Sarah', lastName: 'Begum', dateOfBirth: '1985-03-15' };
const appointment = {
  id: '11',
  tenantId: '1',
  patientId: '7',
  doctorId: '2',
  title: 'Follow-up on blood pressure',
  startTime: '2024-02-01T10:00',
  endTime: '2024-02-01T09:00',
  status: 'completed',
  type: 'follow_up',
};

test('appointments of the earlier program come along with their patients, counted', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const stored = {
    patients: [patient],
    hms_appointments: [appointment, { ...appointment, id: 12, status: 'odd' }],
  };
  expect(await takeOver(system, hospital, stored)).toEqual([]);
  const clerk = await hospital.as('receptionist');
  const page = await clerk.call(contract.listAppointments, {});
  expect(page.rows).toHaveLength(2);
  expect(page.rows[0]).toMatchObject({ patient: { firstName: 'Sarah' }, doctor: null, type: 'follow_up' });
  expect(Date.parse(page.rows[0]!.endTime)).toBeGreaterThan(Date.parse(page.rows[0]!.startTime));
  expect(await clerk.call(contract.countAppointments, {})).toMatchObject({
    total: 2,
    completed: 1,
    scheduled: 1,
  });
});

test('the copy holds what the documents name, and is taken over again unchanged', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  await takeOver(system, hospital, { patients: [patient], hms_appointments: [appointment] });
  const patients = await readCopy(system, hospital, patientCopy);
  const visits = await readCopy(system, hospital, appointmentCopy);
  expect(visits).toMatchObject([{ title: appointment.title, tenantId: hospital.tenantId }]);
  const elsewhere = await system.aHospital();
  expect(await takeOver(system, elsewhere, { patients, hms_appointments: visits })).toEqual([]);
  expect(await readCopy(system, elsewhere, appointmentCopy)).toMatchObject([{ title: appointment.title }]);
});

test('an appointment without a patient or a time is unreadable', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  expect(() => appointmentCopy.parse([{ ...appointment, startTime: 'soon' }])).toThrow(/startTime/);
  for (const stored of [{ ...appointment, startTime: 'soon' }, appointment]) {
    expect(await takeOver(system, hospital, { hms_appointments: [stored] })).toEqual(['hms_appointments']);
  }
  expect(await readCopy(system, hospital, appointmentCopy)).toEqual([]);
});

test('invoices and referrals keep the appointment that they name, where their patient has it', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const other = { ...patient, id: '8', lastName: 'Khatun' };
  const item = { name: 'Consultation', quantity: 1, price: 5000 };
  const invoice = { id: '21', patientId: '7', items: [item], subtotal: 5000, status: 'sent' };
  const referral = { id: '31', patientId: '7', referrerId: '1', amount: 5000, status: 'pending' };
  const named = [{ appointmentId: 11 }, { appointmentId: '404' }, { appointmentId: '11', patientId: '8' }];
  const stored = {
    patients: [patient, other],
    hms_appointments: [appointment],
    hms_referrers: [{ id: '1', name: 'Dr. Haque', commissionType: 'percentage', commissionRate: 5 }],
    hms_referrals: named.map((part, place) => ({ ...referral, id: `3${place}`, ...part })),
    hms_invoices: named.map((part, place) => ({ ...invoice, id: `2${place}`, ...part })),
  };
  expect(await takeOver(system, hospital, stored)).toEqual([]);
  const admin = await hospital.as('tenant_admin');
  const [visit] = (await admin.call(contract.listAppointments, {})).rows;
  const sarah = visit!.patient.id;
  for (const copy of [referralCopy, invoiceCopy]) {
    const kept = (await readCopy(system, hospital, copy)).filter(({ appointmentId }) => appointmentId);
    expect(kept).toMatchObject([{ appointmentId: visit!.id, patientId: sarah }]);
  }
});
