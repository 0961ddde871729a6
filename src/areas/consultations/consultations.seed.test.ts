import { expect, test } from 'vitest';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { cityGeneralPatients } from '#areas/patients/samples/city-general.samples.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { allergyStates, listAllergies } from './allergies/allergy.contract.ts';
import { listConsultations } from './consultations/consultation.contract.ts';
import { listDiagnoses } from './diagnoses/diagnosis.contract.ts';
import { seedConsultations } from './consultations.seed.ts';
import { sampleConsultations } from './consultations.samples.ts';

test('sample patients have allergies in every state, signed consultations and a draft', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital({ timeZone: 'Asia/Dhaka' });
  const { tenantId } = hospital;
  const admin = await hospital.as('tenant_admin');
  const { user } = await admin.call(currentSession, {});
  let patientIds: string[] = [];
  await system.database.inTenant(tenantId, 'write', async (db) => {
    patientIds = await seedPatients(db, tenantId, cityGeneralPatients, system.clock);
    const people = { doctorId: user.id, nurseId: user.id };
    await seedConsultations(db, { tenantId, patientIds, timeZone: 'Asia/Dhaka', ...people }, system.clock);
  });
  const lists = await Promise.all(
    patientIds.slice(0, 6).map((patientId) => admin.call(listAllergies, { patientId })),
  );
  const states = new Set(lists.map(({ state }) => state));
  expect([...states].toSorted()).toEqual([...allergyStates].toSorted());
  // What is recorded was taken over from the old text; of others its lines wait to be reviewed.
  expect(lists[0]).toMatchObject({ state: 'recorded', oldLines: [] });
  expect(lists[4]).toMatchObject({ state: 'not-asked', oldLines: ['Shellfish'] });
  const { rows } = await admin.call(listConsultations, { limit: 200 });
  expect(rows).toHaveLength(sampleConsultations.length);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['signed', 'draft']));
  expect(rows.filter(({ isSensitive }) => isSensitive)).toHaveLength(1);
  const found = await admin.call(listDiagnoses, { search: 'diab type' });
  expect(found.rows.map(({ title }) => title)).toEqual(['Diabetes, type 1', 'Diabetes, type 2']);
});
