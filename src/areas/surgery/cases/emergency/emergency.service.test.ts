import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { listSafetyOverrides } from '../../checklists/overrides/override.contract.ts';
import { createProcedure } from '../../procedures/procedure.contract.ts';
import { aTheatre } from '../../surgery.fixture.ts';
import { listCases, listSurgicalStaff } from '../case.contract.ts';
import { startEmergency } from './emergency.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital();
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

async function anEmergency(): Promise<CallRequest<typeof startEmergency>> {
  const { rows } = await admin.call(listSurgicalStaff, { role: 'surgeon' });
  return {
    patientId: (await admin.call(registerPatient, aPatient())).id,
    procedureName: 'Laparotomy',
    laterality: 'not_applicable',
    theatreId: (await aTheatre(admin)).id,
    surgeonId: rows[0]!.id,
    reason: 'Ruptured spleen',
    consent: { kind: 'waived', reason: 'Unconscious' },
  };
}

test('one form books, confirms and starts an emergency, and those who answer for safety see it', async () => {
  const wanted = await anEmergency();
  const started = await admin.call(startEmergency, wanted);
  expect(started).toMatchObject({
    status: 'in_progress',
    urgency: 'emergency',
    consentWaivedReason: 'Unconscious',
    actualStartTime: opened.clock.now().toISOString(),
  });
  const { rows } = await admin.call(listSafetyOverrides, {});
  expect(rows.find((row) => row.case.id === started.id)).toMatchObject({
    step: 'start',
    reason: 'Ruptured spleen',
  });
});

test('nothing is written where the theatre is occupied or the side is missing', async () => {
  const wanted = await anEmergency();
  const { theatreId } = wanted;
  await admin.call(startEmergency, wanted);
  const next = await anEmergency();
  await expect(admin.call(startEmergency, { ...next, theatreId })).rejects.toMatchObject({
    code: 'THEATRE_OCCUPIED',
  });
  const sided = await admin.call(createProcedure, { name: 'Nephrectomy', usualDuration: 90, hasSide: true });
  const unsided = { ...next, procedureId: sided.id, procedureName: sided.name };
  await expect(admin.call(startEmergency, unsided)).rejects.toMatchObject({
    facts: { fields: { laterality: { code: 'surgical-cases.sideNeeded' } } },
  });
  expect((await admin.call(listCases, { patientId: next.patientId })).rows).toEqual([]);
});

test('who does not operate starts none', async () => {
  const { caller: nurse } = await aStaffMember(opened, hospital, ['surgery.read', 'surgery.nursing']);
  await expect(nurse.call(startEmergency, await anEmergency())).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
