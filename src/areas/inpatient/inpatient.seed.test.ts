import { expect, test } from 'vitest';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { cityGeneralPatients } from '#areas/patients/samples/city-general.samples.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { countAdmissions, listAdmissions } from './admissions/admission.contract.ts';
import { bedStatuses, countBeds } from './beds/bed.contract.ts';
import { readCensus } from './census/census.contract.ts';
import { seedCharges } from './charges/charges.seed.ts';
import { getDischarge } from './discharge/discharge.contract.ts';
import { anAdmission } from './inpatient.fixture.ts';
import { sampleAdmissions, sampleRequests } from './inpatient.samples.ts';
import { seedInpatient } from './inpatient.seed.ts';
import { sampleDischarges, sampleTransfers } from './samples/moves.samples.ts';
import { pastAdmissions } from './samples/past-admissions.samples.ts';
import { listBedTransfers } from './transfers/bed-transfer.contract.ts';

test('sample beds are in every status, and admissions are numbered on', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital({ timeZone: 'Asia/Dhaka' });
  const { tenantId } = hospital;
  const admin = await hospital.as('tenant_admin');
  const { user } = await admin.call(currentSession, {});
  await system.database.inTenant(tenantId, 'write', async (db) => {
    const patientIds = await seedPatients(db, tenantId, cityGeneralPatients, system.clock);
    const { id } = user;
    const people = { managerId: id, doctorId: id, nurseId: id, pharmacistId: id, clerkId: id, doctors: [] };
    const house = { tenantId, timeZone: 'Asia/Dhaka', patientIds, ...people };
    const active = await seedInpatient(db, house, system.clock);
    await seedCharges(db, house, { active, now: system.clock.now() });
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
  const numbered = sampleAdmissions.length + pastAdmissions.length;
  expect(next.admissionNumber).toBe(`ADM-${String(numbered + 1).padStart(6, '0')}`);

  const transfers = await admin.call(listBedTransfers, {});
  expect(transfers.rows.map(({ status }) => status).toSorted()).toEqual(
    sampleTransfers.map(({ status }) => status).toSorted(),
  );
  const { days } = await admin.call(readCensus, {});
  expect(days.length).toBeGreaterThan(25);
  expect(days.every(({ occupancyPercent }) => occupancyPercent > 0)).toBe(true);
  const { rows } = await admin.call(listAdmissions, { limit: 100 });
  const stages = await Promise.all(
    rows
      .filter(({ status }) => status === 'active')
      .map(async ({ id: admissionId }) => (await admin.call(getDischarge, { admissionId })).stages),
  );
  const done = stages.map((of) => of.filter(({ doneAt }) => doneAt !== null).length);
  expect(new Set(done)).toEqual(new Set([0, ...sampleDischarges.map((sample) => sample.done.length)]));
});
