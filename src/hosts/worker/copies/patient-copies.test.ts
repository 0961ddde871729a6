import { expect, test } from 'vitest';
import * as contract from '#areas/patients/patients/patient.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { readCopy, takeOver } from './copies.fixture.ts';
import { patientCopy } from './keys/patient.copy.ts';

const storedPatients = [
  {
    id: '1',
    patientNumber: 'P000004',
    firstName: 'Sarah',
    lastName: 'Begum',
    email: '',
    phone: '+880 1711 000001',
    dateOfBirth: '1985-03-15',
    gender: 'female',
    address: '123 Main Road',
    emergencyContact: 'Jamal Begum - +880 1711 000002',
    bloodType: 'O+',
    allergies: ['Penicillin', 'Dust'],
    status: 'active',
    createdAt: '2024-01-15T10:00:00Z',
    tenantId: '1',
  },
  { id: 2, firstName: 'Noor', dateOfBirth: '1990-01-01T00:00:00.000Z', gender: 'Male', status: 'inactive' },
];

test('patients of the earlier program come along, numbered and counted', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  expect(await takeOver(system, hospital, { patients: storedPatients })).toEqual([]);
  const clerk = await hospital.as('receptionist');
  expect(await clerk.call(contract.countPatients, {})).toMatchObject({ total: 2, active: 1 });
  const page = await clerk.call(contract.listPatients, { search: 'sarah begum' });
  const sarah = await clerk.call(contract.getPatient, { patientId: page.rows[0]!.id });
  expect(sarah).toMatchObject({
    patientNumber: 'P000004',
    email: null,
    emergencyContact: 'Jamal Begum - +880 1711 000002',
    allergies: 'Penicillin, Dust',
    createdAt: '2024-01-15T10:00:00.000Z',
  });
  const inactive = await clerk.call(contract.listPatients, { status: 'inactive' });
  expect(inactive.rows).toMatchObject([{ firstName: 'Noor', patientNumber: 'P000005', gender: 'male' }]);
  expect(await clerk.call(contract.registerPatient, aPatient())).toMatchObject({ patientNumber: 'P000006' });
});

test('what the copy holds is taken over whole into another database', async () => {
  const system = aTestSystem();
  const [here, there] = [await system.aHospital(), await system.aHospital()];
  const clerk = await here.as('receptionist');
  await clerk.call(contract.registerPatient, aPatient({ bloodType: 'AB-', insuranceProvider: 'Padma' }));
  await clerk.call(
    contract.registerPatient,
    aPatient({ emergencyContact: 'Mother', phone: '01711 000 003' }),
  );
  const copy = await readCopy(system, here, patientCopy);
  expect(await takeOver(system, there, { patients: copy })).toEqual([]);
  expect(await readCopy(system, there, patientCopy)).toEqual(
    copy.map((row) => ({ ...row, tenantId: there.tenantId })),
  );
});

test('rows that are no patients are refused before anything is written', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  for (const rows of ['[1]', [{ id: '1' }], [{ id: '1', firstName: 'A', dateOfBirth: 'soon' }]]) {
    expect(await takeOver(system, hospital, { patients: rows })).toEqual(['patients']);
  }
  expect(await readCopy(system, hospital, patientCopy)).toEqual([]);
});
