import { afterAll, expect, test } from 'vitest';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import { correctVitalSigns, recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { anInpatient, aSet } from '#areas/vitals/vitals.fixture.ts';
import type { Caller } from '#testing/hospital.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { listBeds } from './bed.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('the board shows the last total that counts, to those who read vital signs', async () => {
  const hospital = await opened.aHospital();
  const [admin, nurse] = await Promise.all([hospital.as('tenant_admin'), hospital.as('nurse')]);
  const { ward, patientId } = await anInpatient(admin);
  const scoreFor = async (reader: Caller) => {
    const { rows } = await reader.call(listBeds, { wardId: ward.id });
    return rows.find(({ patient }) => patient)?.patient?.news2;
  };
  expect(await scoreFor(nurse)).toBeNull();
  await nurse.call(recordVitalSigns, aSet({ patientId, heartRate: 95 }));
  expect(await scoreFor(nurse)).toEqual({ total: 1, response: 'low' });
  const high = await nurse.call(recordVitalSigns, aSet({ patientId, respiratoryRate: 26, heartRate: 115 }));
  expect(await scoreFor(nurse)).toEqual({ total: 5, response: 'urgent' });
  await nurse.call(recordVitalSigns, { patientId, temperature: 37 });
  expect(await scoreFor(nurse)).toEqual({ total: 5, response: 'urgent' });
  const cleaner = await aStaffMember(opened, hospital, ['beds.clean']);
  expect(await scoreFor(cleaner.caller)).toBeNull();
  await nurse.call(correctVitalSigns, { vitalSignsId: high.id, reason: 'Of the bed beside' });
  expect(await scoreFor(nurse)).toEqual({ total: 1, response: 'low' });
  await admin.call(restrictPatient, { patientId, version: 1 });
  expect(await scoreFor(nurse)).toBeNull();
  expect(await scoreFor(admin)).toEqual({ total: 1, response: 'low' });
});
