import { expect, test } from 'vitest';
import * as contract from '#areas/appointments/appointments/appointment.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { readCopy, takeOver } from './copies.fixture.ts';
import { appointmentCopy } from './keys/appointment.copy.ts';
import { patientCopy } from './keys/patient.copy.ts';

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
