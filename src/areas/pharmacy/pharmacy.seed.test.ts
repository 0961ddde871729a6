import { expect, test } from 'vitest';
import { seedPatients } from '#areas/patients/patient.seed.ts';
import { cityGeneralPatients } from '#areas/patients/samples/city-general.samples.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { balanceMismatches } from '#areas/stock/ledger/balance-check.job.ts';
import { aTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { listControlled, readRegister } from './controlled/controlled.contract.ts';
import { dispensingMismatches } from './dispensing/checks/dispensing-check.job.ts';
import { handOut, openDispensing } from './dispensing/dispensing.contract.ts';
import { seedPharmacy } from './pharmacy.seed.ts';
import { listPrescriptions } from './prescriptions/prescription.contract.ts';

test('sample prescriptions are in every state of being handed out; the registers were counted by two people', async () => {
  const system = aTestSystem();
  const hospital = await system.aHospital();
  const { tenantId } = hospital;
  const admin = await hospital.as('tenant_admin');
  const { user } = await admin.call(currentSession, {});
  const pharmacist = await aStaffMember(system, hospital, ['pharmacy.dispense', 'pharmacy.controlled']);
  await system.database.inTenant(tenantId, 'write', async (db) => {
    const patientIds = await seedPatients(db, tenantId, cityGeneralPatients, system.clock);
    const doctor = { id: user.id, name: 'Dr. Sample' };
    const people = { pharmacistId: pharmacist.userId, witnessId: user.id, doctor };
    await seedPharmacy(db, { tenantId, timeZone: 'UTC', patientIds, ...people }, system.clock);
  });
  const { rows } = await admin.call(listPrescriptions, {});
  const states = new Set(rows.map(({ status }) => status));
  expect(states).toEqual(new Set(['signed', 'partly-dispensed', 'dispensed', 'cancelled']));
  const wrong = await system.database.inTenant(tenantId, 'read', async (db) => [
    ...(await dispensingMismatches(db, tenantId)),
    ...(await balanceMismatches(db, tenantId)),
  ]);
  expect(wrong).toEqual([]);

  const controlled = (await admin.call(listControlled, {})).rows;
  const counted = controlled.filter(({ lastCount }) => lastCount !== null);
  expect(counted.map(({ name }) => name).toSorted()).toEqual(['Morphisol', 'Tramadex']);
  const { medicineId, place } = counted.find(({ name }) => name === 'Tramadex')!;
  const register = await admin.call(readRegister, { medicineId, placeId: place.id });
  expect(register.rows.map(({ kind }) => kind)).toEqual(['dispense', 'two-people']);
  expect(register.rows[0]).toMatchObject({ quantity: -6, witnessedByName: expect.stringMatching(/\w/) });

  // What is left of a sample is handed out on its next number.
  const partly = rows.find(({ status }) => status === 'partly-dispensed')!;
  const opened = await admin.call(openDispensing, { prescriptionId: partly.id });
  const line = opened.lines.find(({ remaining }) => remaining === 30)!;
  const input = {
    prescriptionId: partly.id,
    version: partly.version,
    lines: [{ lineId: line.lineId, quantity: 30 }],
  };
  expect(await admin.call(handOut, input)).toMatchObject({ dispensingNumber: expect.stringMatching(/4$/) });
});
