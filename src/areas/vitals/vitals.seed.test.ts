import { expect, test } from 'vitest';
import { seedInpatient } from '#areas/inpatient/inpatient.seed.ts';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { cityGeneralPatients } from '#areas/patients/samples/city-general.samples.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { readChart } from './chart/chart.contract.ts';
import { listRound } from '#areas/nursing/rounds/round.contract.ts';
import { seedVitals } from './vitals.seed.ts';

test('sample patients have sets of the last days; one of them gets worse, from 3 to 8, and somebody was called', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const { tenantId } = hospital;
  const admin = await hospital.as('tenant_admin');
  const { id } = (await admin.call(currentSession, {})).user;
  await system.database.inTenant(tenantId, 'write', async (db) => {
    const patientIds = await seedPatients(db, tenantId, cityGeneralPatients, system.clock);
    const people = { managerId: id, doctorId: id, nurseId: id, pharmacistId: id, clerkId: id, doctors: [] };
    await seedInpatient(db, { tenantId, timeZone: 'UTC', patientIds, ...people }, system.clock);
    await seedVitals(db, { tenantId, timeZone: 'UTC', nurseId: id }, system.clock);
  });
  const { rows } = await admin.call(listRound, {});
  expect(rows.filter(({ patient }) => patient.latest !== null).length).toBeGreaterThan(3);
  const worst = rows.toSorted((a, b) => (b.patient.total ?? 0) - (a.patient.total ?? 0))[0]!;
  expect(worst.patient).toMatchObject({ total: 8, totalBefore: 7 });
  const { sets } = await admin.call(readChart, { patientId: worst.patient.id });
  expect(sets.map(({ news2 }) => news2?.total)).toEqual([3, 3, 3, 5, 5, 7, 8]);
  expect(sets.at(-1)?.escalations).toHaveLength(1);
  const children = rows.filter(({ patient }) => (patient.ageMonths ?? 0) < 16 * 12);
  expect(children.map(({ patient }) => patient.latest?.news2)).toEqual(children.map(() => null));
});
