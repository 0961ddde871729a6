import { expect, test } from 'vitest';
import { patientCopy } from '#areas/patients/patients/copies/patient-copy.ts';
import { aTestSystem, type Hospital, type TestSystem } from '#testing/hospital.ts';
import { appointmentCopy } from './appointment-copy.ts';
import * as contract from '../appointment.contract.ts';

const leftPatient = { id: '7', firstName: 'Sarah', lastName: 'Begum', dateOfBirth: '1985-03-15' };
const leftAppointment = {
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

function adopt({ database }: TestSystem, { tenantId }: Hospital, patients: unknown[], visits: unknown[]) {
  return database.inTenant(tenantId, 'write', async (db) => {
    await patientCopy.adopt!(db, tenantId, patients);
    await appointmentCopy.adopt!(db, tenantId, visits);
  });
}

test('appointments of the earlier program come along with their patients, counted', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  await adopt(
    system,
    hospital,
    [leftPatient],
    [leftAppointment, { ...leftAppointment, id: 12, status: 'odd' }],
  );
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

test('the copy holds what the documents name, and is taken over again as it stands', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  await adopt(system, hospital, [leftPatient], [leftAppointment]);
  const read = (copy: typeof appointmentCopy, { tenantId }: Hospital) =>
    system.database.inTenant(tenantId, 'read', (db) => copy.read(db, tenantId));
  const patients = await read(patientCopy, hospital);
  const visits = await read(appointmentCopy, hospital);
  expect(visits).toMatchObject([{ title: leftAppointment.title, tenantId: hospital.tenantId }]);
  const elsewhere = await system.aHospital();
  await adopt(system, elsewhere, [...patients], [...visits]);
  expect(await read(appointmentCopy, elsewhere)).toMatchObject([{ title: leftAppointment.title }]);
});

test('an appointment without a patient or a time is unreadable', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  expect(() => appointmentCopy.check!([{ ...leftAppointment, startTime: 'soon' }])).toThrow(/no time/);
  await expect(adopt(system, hospital, [], [leftAppointment])).rejects.toThrow(/not there/);
});
