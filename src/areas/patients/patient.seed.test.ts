import { expect, test } from 'vitest';
import { aTestSystem } from '#testing/hospital.ts';
import { allergyStates } from '#kernel/care/allergies-in-short.ts';
import { listAllergies } from './allergies/allergy.contract.ts';
import * as contract from './patients/patient.contract.ts';
import { cityGeneralPatients } from './samples/city-general.samples.ts';
import { seedPatients } from './patient.seed.ts';

test('sample patients are counted, found and numbered as if they had been registered by hand', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const ids = await system.database.inTenant(hospital.tenantId, 'write', (db) =>
    seedPatients(db, hospital.tenantId, cityGeneralPatients, system.clock),
  );
  const clerk = await hospital.as('receptionist');
  const active = cityGeneralPatients.filter(
    ({ isInactive, diedDaysAgo }) => !isInactive && diedDaysAgo === undefined,
  );
  expect(ids).toHaveLength(active.length);
  expect(await clerk.call(contract.countPatients, {})).toEqual({
    total: cityGeneralPatients.length,
    active: active.length,
    deceased: cityGeneralPatients.filter(({ diedDaysAgo }) => diedDaysAgo !== undefined).length,
    newToday: cityGeneralPatients.filter((person) => person.registeredDaysAgo === 0).length,
  });
  const found = await clerk.call(contract.listPatients, { search: 'রহিম' });
  expect(found.rows.map((row) => row.patientNumber)).toEqual(['P000003', 'P000001']);
  const newest = await clerk.call(contract.listPatients, { sort: '-registered', limit: 1 });
  expect(newest.rows[0]?.firstName).toBe(cityGeneralPatients.at(-1)?.firstName);
  const nurse = await hospital.as('nurse');
  const lists = await Promise.all(
    ids.slice(0, 8).map((patientId) => nurse.call(listAllergies, { patientId })),
  );
  expect([...new Set(lists.map(({ state }) => state))].toSorted()).toEqual([...allergyStates].toSorted());
  const registered = await clerk.call(contract.registerPatient, {
    firstName: 'First',
    lastName: 'Newcomer',
    dateOfBirth: '2000-01-01',
    gender: 'other',
  });
  expect(registered.patientNumber).toBe(`P0000${cityGeneralPatients.length + 1}`);
});
