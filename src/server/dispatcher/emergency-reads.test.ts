import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmergencyAccess } from '#areas/emergency-access/emergency-access/emergency-access.contract.ts';
import { getPatient } from '#areas/patients/patients/patient.contract.ts';
import { type Permission, permissionCodes } from '#kernel/access/permissions.ts';
import { isAppError } from '#kernel/app-error.ts';
import { aRequest, type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { type Operation, operationsOf } from '#testing/inputs/api-operations.ts';
import { inputWith, ownIdFields } from '#testing/inputs/operation-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { describeApi } from '../openapi/openapi.ts';

const opened = openTestSystem();
const { system } = opened;
let writes: Operation[];
let hospital: Hospital;
let ids: KnownIds;

beforeAll(async () => {
  writes = operationsOf(await describeApi(system.dispatcher)).filter(
    (operation) =>
      operation.kind === 'write' && operation.access !== 'public' && ownIdFields(operation).length > 0,
  );
  hospital = await opened.aHospital();
  ids = await fillWithMark(opened, hospital, 'Openmark', 'Narwhalsecret');
});
afterAll(() => opened.close());

/** Why a call was refused; null where it was done. */
async function refusalOf(operation: Operation, { token }: Caller): Promise<string | null> {
  try {
    await system.dispatcher.run(operation.id, inputWith(operation, ids), aRequest({ token }));
    return null;
  } catch (error) {
    if (!isAppError(error)) throw new Error(`${operation.id} failed`, { cause: error });
    return error.code;
  }
}

function open(clinician: Caller) {
  const reason = 'Unconscious in the emergency room, allergies needed';
  return clinician.call(openEmergencyAccess, { patientId: ids.patient, category: 'urgent_care', reason });
}

/** What a clinician may do by role, whoever the patient is, and what opening a record could add to it. */
const roles: readonly (readonly [string, readonly Permission[]])[] = [
  [
    'holds all but emr.sensitive',
    permissionCodes.filter((one) => one !== 'emr.sensitive' && one !== 'super_admin'),
  ],
  ['holds emr.read alone', ['emr.read']],
];

/** They are explained where they are declared. */
const allowed = [
  'consultations.recordPrint',
  'deteriorations.acknowledge',
  'labAlerts.acknowledge',
  'patients.recordPrint',
  'prescriptions.sign',
];

test('the writes that an emergency access reaches are these', () => {
  const calls = [...system.dispatcher.calls.values()].map(({ call }) => call);
  const declared = calls.filter(({ emergencyWrite }) => emergencyWrite !== undefined).map(({ id }) => id);
  expect(declared.toSorted()).toEqual(allowed);
  expect(calls.filter(({ emergency, kind }) => emergency !== undefined && kind === 'write')).toEqual([]);
});

test.each(roles)('no write is done under it that is refused without: who %s', async (_name, held) => {
  const { caller } = await aStaffMember(opened, hospital, [...held]);
  const refused = new Map<Operation, string>();
  for (const operation of writes) {
    const { caller: another } = await aStaffMember(opened, hospital, [...held]);
    const code = await refusalOf(operation, another);
    if (code === 'RECORD_RESTRICTED' || code === 'FORBIDDEN') refused.set(operation, code);
  }
  expect([...refused].map(([{ id }]) => id)).toEqual(expect.arrayContaining(['patients.update']));
  await open(caller);
  expect(await caller.call(getPatient, { patientId: ids.patient })).toMatchObject({ id: ids.patient });
  const done: string[] = [];
  for (const [operation, code] of refused) {
    if (allowed.includes(operation.id)) continue;
    const now = await refusalOf(operation, caller);
    if (now !== code) done.push(`${operation.id}: ${now ?? 'done'}, not ${code}`);
  }
  expect(done).toEqual([]);
});
