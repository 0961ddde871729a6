import { expect, test } from 'vitest';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { cityGeneralPatients } from '#areas/patients/samples/city-general.samples.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { countAdmissions } from './admissions/admission.contract.ts';
import { bedStatuses, countBeds } from './beds/bed.contract.ts';
import { anAdmission } from './inpatient.fixture.ts';
import { sampleAdmissions, sampleRequests } from './inpatient.samples.ts';
import { seedInpatient } from './inpatient.seed.ts';

test('sample beds are in every status, and admissions are numbered on', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital({ timeZone: 'Asia/Dhaka' });
  const { tenantId } = hospital;
  const admin = await hospital.as('tenant_admin');
  const { user } = await admin.call(currentSession, {});
  await system.database.inTenant(tenantId, 'write', async (db) => {
    const patientIds = await seedPatients(db, tenantId, cityGeneralPatients, system.clock);
    const people = { managerId: user.id, doctorId: user.id, doctors: [] };
    await seedInpatient(db, { tenantId, timeZone: 'Asia/Dhaka', patientIds, ...people }, system.clock);
  });
  const counted = await admin.call(countBeds, {});
  for (const status of bedStatuses) expect(counted[status]).toBeGreaterThan(0);
  const counts = await admin.call(countAdmissions, {});
  const active = sampleAdmissions.filter(({ status }) => status === 'active').length;
  expect(counts).toMatchObject({
    active,
    withoutBed: 1,
    notReceived: 2,
    openRequests: sampleRequests.length,
  });
  expect(counts.pendingDischarges).toBeGreaterThan(0);
  const next = await anAdmission(admin);
  expect(next.admissionNumber).toBe(`ADM-${String(sampleAdmissions.length + 1).padStart(6, '0')}`);
});
