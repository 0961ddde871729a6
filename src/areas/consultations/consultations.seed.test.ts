import { expect, test } from 'vitest';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { cityGeneralPatients } from '#areas/patients/samples/city-general.samples.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { listConsultations } from './consultations/consultation.contract.ts';
import { listDiagnoses } from './diagnoses/diagnosis.contract.ts';
import { seedConsultations } from './consultations.seed.ts';
import { sampleConsultations } from './consultations.samples.ts';

test('sample patients have signed consultations and a draft', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital({ timeZone: 'Asia/Dhaka' });
  const { tenantId } = hospital;
  const admin = await hospital.as('tenant_admin');
  const { user } = await admin.call(currentSession, {});
  let patientIds: string[] = [];
  await system.database.inTenant(tenantId, 'write', async (db) => {
    patientIds = await seedPatients(db, tenantId, cityGeneralPatients, system.clock);
    const clinic = { tenantId, patientIds, timeZone: 'Asia/Dhaka', doctorId: user.id };
    await seedConsultations(db, clinic, system.clock);
  });
  const { rows } = await admin.call(listConsultations, { limit: 200 });
  expect(rows).toHaveLength(sampleConsultations.length);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['signed', 'draft']));
  expect(rows.filter(({ isSensitive }) => isSensitive)).toHaveLength(1);
  const found = await admin.call(listDiagnoses, { search: 'diab type' });
  expect(found.rows.map(({ title }) => title)).toEqual(['Diabetes, type 1', 'Diabetes, type 2']);
});
