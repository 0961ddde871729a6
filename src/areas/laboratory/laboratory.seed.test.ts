import { expect, test } from 'vitest';
import { cityGeneralPatients } from '#areas/patients/samples/city-general.samples.ts';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { listLabAlerts } from './alerts/lab-alert.contract.ts';
import { countLabTests, listLabTests } from './catalogue/lab-test.contract.ts';
import { seedLaboratory } from './laboratory.seed.ts';
import { countLabOrders, createLabOrder, listLabOrders } from './orders/lab-order.contract.ts';
import { sampleTests } from './samples/tests.samples.ts';
import { readRange } from './ranges/range-text.ts';

test('every range of the sample catalogue is understood', () => {
  const texts = sampleTests.flatMap(({ normalRange, criticalRange }) => [normalRange, criticalRange]);
  expect(texts.filter((text) => text !== undefined && readRange(text) === null)).toEqual([]);
});

test('sample orders are in every state, are counted and numbered on, and one critical result waits', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital({ timeZone: 'Asia/Dhaka' });
  const { tenantId } = hospital;
  const admin = await hospital.as('tenant_admin');
  const technician = await hospital.as('nurse');
  const people = await Promise.all([technician, admin].map((caller) => caller.call(currentSession, {})));
  const [technicianId, verifierId] = people.map(({ user }) => user.id);
  await system.database.inTenant(tenantId, 'write', async (db) => {
    const patientIds = await seedPatients(db, tenantId, cityGeneralPatients, system.clock);
    const laboratory = { tenantId, timeZone: 'Asia/Dhaka', patientIds, doctors: [] };
    await seedLaboratory(
      db,
      { ...laboratory, technicianId: technicianId!, verifierId: verifierId!, clinicianId: verifierId! },
      system.clock,
    );
  });
  const { rows } = await admin.call(listLabOrders, { limit: 200 });
  const counted = (status: string) => rows.filter((row) => row.status === status).length;
  expect(await admin.call(countLabOrders, {})).toEqual({
    total: rows.length,
    pending: counted('pending'),
    inProgress: counted('in-progress'),
    completed: counted('completed'),
  });
  for (const status of ['pending', 'in-progress', 'completed', 'cancelled']) {
    expect(counted(status)).toBeGreaterThan(0);
  }
  const alerts = await admin.call(listLabAlerts, {});
  expect(alerts.rows).toMatchObject([{ testName: 'Potassium', flag: 'critical-high', isVerified: false }]);
  expect((await admin.call(countLabTests, {})).total).toBe(sampleTests.length);
  const [first] = (await admin.call(listLabTests, {})).rows;
  const next = await admin.call(createLabOrder, { patientId: rows[0]!.patient.id, testIds: [first!.id] });
  expect(next.orderNumber).toBe(`LAB-${String(rows.length + 1).padStart(6, '0')}`);
});
