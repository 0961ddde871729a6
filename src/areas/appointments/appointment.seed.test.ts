import { expect, test } from 'vitest';
import { cityGeneralPatients } from '#areas/patients/samples/city-general.samples.ts';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { countAppointments, listAppointments } from './appointments/appointment.contract.ts';
import { cityGeneralDoctors } from './appointment.samples.ts';
import { seedAppointments } from './appointment.seed.ts';

test('sample appointments lie around today, are counted, and no doctor has two at once', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital({ timeZone: 'Asia/Dhaka' });
  const { tenantId } = hospital;
  system.clock.set('2031-03-10T06:00:00Z');
  await system.database.inTenant(tenantId, 'write', async (db) => {
    const patientIds = await seedPatients(db, tenantId, cityGeneralPatients, system.clock);
    const schedule = {
      tenantId,
      timeZone: 'Asia/Dhaka',
      doctors: cityGeneralDoctors,
      patientIds,
      users: new Map<string, string>(),
    };
    await seedAppointments(db, schedule, system.clock);
  });
  const clerk = await hospital.as('receptionist');
  const { rows } = await clerk.call(listAppointments, { limit: 200 });
  const counted = (status: string) => rows.filter((row) => row.status === status).length;
  expect(await clerk.call(countAppointments, {})).toEqual({
    total: 30,
    today: 9,
    scheduled: counted('scheduled'),
    completed: counted('completed'),
  });
  expect(counted('scheduled')).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row.doctor?.specialty))).toEqual(
    new Set(['Internal Medicine', 'Cardiology', 'Pediatrics']),
  );
});
