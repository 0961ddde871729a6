import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBooking, aDoctor } from '#areas/appointments/appointments.fixture.ts';
import { bookAppointment } from '#areas/appointments/bookings/booking.contract.ts';
import { recordsOfPatients } from '#areas/audit/trail/restricted-entries.queries.ts';
import { secretFacts } from '#areas/patients/patients.fixture.ts';
import { withheldNames } from '#kernel/access/withheld.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { type Operation, operationsOf } from '#testing/inputs/api-operations.ts';
import { inputWith } from '#testing/inputs/operation-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { type ClosedRole, closedRoles, TellingAnswers } from '#testing/records/telling-answers.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { describeApi } from '../openapi/openapi.ts';

/** Stands in what everybody may read, such as names. */
const mark = 'Openmark';
/** Stands in everything that a restricted patient's rows keep to themselves. */
const secret = 'Narwhalsecret';

const digits = secretFacts.phone.replaceAll(/\D/g, '').slice(-10);
const tells = new RegExp(`${secret}|${secretFacts.dateOfBirth}|${digits}`, 'i');

/** Whoever reviews an emergency access must read the reason of it. */
const knownToReviewers = new Set(['emergencyAccess.list reason', 'emergencyAccess.review reason']);
const endsSession = new Set(['sessions.signOut', 'sessions.signOutEverywhere']);

const opened = openTestSystem();
const { system, database } = opened;
const answers = new TellingAnswers(opened, tells, [mark, secret.slice(0, -1), digits.slice(0, -1)]);
let operations: Operation[];
let hospital: Hospital;
let ids: KnownIds;

beforeAll(async () => {
  operations = operationsOf(await describeApi(system.dispatcher));
  hospital = await opened.aHospital();
  ids = await fillWithMark(opened, hospital, mark, secret);
});
afterAll(async () => {
  process.stdout.write(`Restricted rows: ${answers.calls} calls of ${operations.length} operations.\n`);
  await opened.close();
});

test('every kind of record of a restricted patient holds the secret', async () => {
  const without: string[] = [];
  for (const table of Object.keys(recordsOfPatients)) {
    const { rows } = await database.inTenant(hospital.tenantId, 'read', (db) =>
      sql<{ holds: boolean }>`select bool_or(to_jsonb(kept)::text ilike ${`%${secret}%`}) as holds
        from ${sql.table(table)} as kept where tenant_id = ${hospital.tenantId}::uuid`.execute(db),
    );
    if (rows[0]?.holds !== true) without.push(table);
  }
  // Amounts and choices alone, who lies where, who nurses whom, what a bed costs and was, who was told when and answered what, who handed out, what was sold or used of the list, when a dose is due, how far a checklist is, and notes that say all in their versions: nothing to withhold.
  expect(without).toEqual([
    'bed',
    'bed_rate',
    'bed_status_change',
    'deterioration',
    'progress_note',
    'nursing_assignment',
    'wound',
    'lab_alert',
    'stay_supply',
    'commission_reversal',
    'dose',
    'dispensing',
    'counter_sale',
    'counter_sale_item',
    'surgical_checklist',
    'surgical_consumable',
    'operating_theatre',
    'theatre_session',
  ]);
});

function aPerson(role: ClosedRole, at: Hospital): Promise<StaffMember> {
  return aStaffMember(opened, at, [...role.permissions]);
}

/** Somebody with this role, who is a doctor too and was told of an appointment of the restricted patient. */
async function aDoctorWith(role: ClosedRole): Promise<StaffMember> {
  const person = await aPerson(role, hospital);
  const admin = await hospital.as('tenant_admin');
  const doctor = await aDoctor(hospital, { userId: person.userId });
  const booking = await aBooking(admin, { patientId: ids.patient, doctorId: doctor.id });
  await admin.call(bookAppointment, { ...booking, title: secret });
  return person;
}

function toldBeyond(operation: Operation, role: ClosedRole, value: unknown): string[] {
  return answers.toldBeyond(operation, role, value).filter((told) => !knownToReviewers.has(told));
}

describe.each(closedRoles.map((role) => [role.name, role] as const))('to a %s', (_name, role) => {
  test('no answer and no refusal of any read tells what a restricted patient came for', async () => {
    const person = await aDoctorWith(role);
    const told: string[] = [];
    for (const operation of operations) {
      if (operation.kind !== 'read' || operation.access === 'public') continue;
      for (const input of answers.inputsOf(operation, ids)) {
        const answer = await answers.said(operation, input, person.caller.token);
        told.push(...toldBeyond(operation, role, answer));
        const isShown =
          answers.toldBy(operation, answer).length > 0 && operation.id !== 'emergencyAccess.list';
        if (isShown && !(await answers.isNoted(hospital, person.userId, operation)))
          told.push(`${operation.id} is not in the trail`);
      }
    }
    expect([...new Set(told)]).toEqual([]);
  });

  test('nor does any write', async () => {
    const own = await opened.aHospital();
    const ownIds = await fillWithMark(opened, own, mark, secret);
    let person = await aPerson(role, own);
    const told: string[] = [];
    for (const operation of operations) {
      if (operation.kind !== 'write' || operation.access === 'public' || endsSession.has(operation.id))
        continue;
      const answer = await answers.said(operation, inputWith(operation, ownIds), person.caller.token);
      told.push(...toldBeyond(operation, role, answer));
      // Such a write may end the person's sessions or change their account.
      if (/^(?:account|secondFactor|users|roles)\./.test(operation.id)) person = await aPerson(role, own);
    }
    expect([...new Set(told)]).toEqual([]);
  });
});

test('an administrator is told by all these calls, so that silence means something', async () => {
  const { token } = await hospital.as('tenant_admin');
  const telling = new Set<string>();
  for (const operation of operations) {
    if (operation.kind !== 'read' || operation.access === 'public') continue;
    for (const input of answers.inputsOf(operation, ids)) {
      if (answers.toldBy(operation, await answers.said(operation, input, token)).length > 0)
        telling.add(operation.id);
    }
  }
  const withheld = operations.filter(
    ({ id, kind, access }) =>
      kind === 'read' && access !== 'public' && withheldNames(answers.callOf(id).output).size > 0,
  );
  expect(withheld.map(({ id }) => id).filter((id) => !telling.has(id))).toEqual([]);
  expect(telling.size).toBeGreaterThan(20);
});

test('no topic that open screens hear of tells anything', () => {
  expect(opened.announced.filter((topic) => tells.test(topic))).toEqual([]);
});
