import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardedStates, type GuardedTable } from '#kernel/access/guarded-states.ts';
import { type Permission, permissionCodes } from '#kernel/access/permissions.ts';
import { type AppError, isAppError } from '#kernel/app-error.ts';
import { aRequest, type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { type JsonSchema, type Operation, operationsOf } from '#testing/inputs/api-operations.ts';
import { inputWith, kindOf } from '#testing/inputs/operation-input.ts';
import type { FieldPath } from '#testing/inputs/valid-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { describeApi } from '../openapi/openapi.ts';

const opened = openTestSystem();
const { system, database } = opened;
const tables = Object.keys(guardedStates) as GuardedTable[];
const guards = tables.flatMap((table) =>
  Object.entries<Permission>(guardedStates[table]).map(([state, permission]) => ({
    table,
    state,
    permission,
  })),
);
let writes: Operation[];

beforeAll(async () => {
  const operations = operationsOf(await describeApi(system.dispatcher));
  // What people do with their own account and session changes no record of the hospital.
  const isOwn = ({ access }: Operation) => access === 'public' || access === 'signed-in';
  writes = operations.filter((operation) => operation.kind === 'write' && !isOwn(operation));
});
afterAll(() => opened.close());

/** Every place of an input that takes one of a few words, with each of them. */
function choicesIn(schema: JsonSchema, path: FieldPath = []): { path: FieldPath; value: unknown }[] {
  if (schema.anyOf) return schema.anyOf.flatMap((branch) => choicesIn(branch, path));
  if (schema.enum) return schema.enum.map((value) => ({ path, value }));
  if (schema.items) return choicesIn(schema.items, [...path, '0']);
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    choicesIn(inner, [...path, name]),
  );
}

/** The guarded states that an operation's input can carry. */
function carriedBy(operation: Operation): unknown[] {
  const words = new Set(guards.map(({ state }) => state));
  return choicesIn(operation.input)
    .map(({ value }) => value)
    .filter((value) => words.has(String(value)));
}

/** The states of all records under guard, as 'table id state'. */
function statesOf({ tenantId }: Hospital): Promise<string[]> {
  return database.inTenant(tenantId, 'read', async (db) => {
    const each = tables.map(
      (table) => sql`select ${sql.lit(table)} || ' ' || id || ' ' || status as line from ${sql.table(table)}
        where tenant_id = ${tenantId}::uuid`,
    );
    const { rows } = await sql<{ line: string }>`${sql.join(each, sql` union all `)} order by line`.execute(
      db,
    );
    return rows.map(({ line }) => line);
  });
}

/** The version of each record, by id. */
function versionsOf({ tenantId }: Hospital): Promise<Map<string, number>> {
  return database.inTenant(tenantId, 'read', async (db) => {
    const versioned = tables.filter((table) => table !== 'refund_request' && table !== 'referral');
    const each = versioned.map(
      (table) => sql`select id, version from ${sql.table(table)} where tenant_id = ${tenantId}::uuid`,
    );
    const { rows } = await sql<{ id: string; version: number }>`${sql.join(each, sql` union all `)}`.execute(
      db,
    );
    return new Map(rows.map(({ id, version }) => [id, version]));
  });
}

/** Runs a call with an input that it takes; returns what it was refused with, undefined when it was not. */
async function attempt(
  { token }: Caller,
  operation: Operation,
  { hospital, ids }: Filled,
  place: { path: FieldPath; value: unknown } | null,
): Promise<AppError | undefined> {
  const input = inputWith(operation, ids, place);
  // The example names records that this hospital does not have.
  for (const name of Object.keys(input)) {
    const kind = kindOf(operation, [name]);
    if (kind && typeof input[name] === 'string') input[name] = ids[kind];
  }
  if ('version' in input) {
    const versions = await versionsOf(hospital);
    const texts = Object.values(input).filter((value) => typeof value === 'string');
    const named = texts.find((text) => versions.has(text));
    if (named !== undefined) input['version'] = versions.get(named);
  }
  try {
    await system.dispatcher.run(operation.id, input, aRequest({ token }));
    return undefined;
  } catch (error) {
    if (!isAppError(error)) throw new Error(`${operation.id} failed`, { cause: error });
    return error;
  }
}

/** Which guarded states records were brought into, or out of, as 'table.state'. */
function guardedChanges(before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [new Set(before), new Set(after)];
  const moved = [...before.filter((line) => !is.has(line)), ...after.filter((line) => !was.has(line))];
  const found = guards.filter(({ table, state }) =>
    moved.some((line) => line.startsWith(`${table} `) && line.endsWith(` ${state}`)),
  );
  return found.map(({ table, state }) => `${table}.${state}`);
}

interface Filled {
  hospital: Hospital;
  ids: KnownIds;
}

async function aFilledHospital(): Promise<Filled> {
  const hospital = await opened.aHospital();
  return { hospital, ids: await fillWithMark(opened, hospital, 'Ours') };
}

const everyPermission = permissionCodes.filter((code) => code !== 'super_admin');

/** Somebody who holds every permission of a hospital but some. */
async function aColleagueWithout({ hospital }: Filled, missing: readonly Permission[]): Promise<Caller> {
  const held = everyPermission.filter((code) => !missing.includes(code));
  return (await aStaffMember(opened, hospital, held)).caller;
}

/**
 * Every call that brings records into a guarded state or out of it: which state word its input carries, and which
 * states it changes. Each list is walked in a hospital of its own, in this order.
 */
const knownChanges: readonly (readonly [call: string, word: string | null, ...changes: string[]])[][] = [
  [
    ['appointments.book', 'cancelled', 'appointment.cancelled'],
    ['appointments.update', 'cancelled', 'appointment.cancelled'],
    ['appointments.update', 'confirmed', 'appointment.cancelled'],
    ['diagnoses.update', 'inactive', 'diagnosis.inactive'],
    ['doctors.update', 'inactive', 'doctor.inactive'],
    ['labOrders.setStatus', 'cancelled', 'lab_order.cancelled'],
    ['services.update', 'inactive', 'service.inactive'],
    ['timedCharges.update', 'inactive', 'timed_charge.inactive'],
    ['carePackages.setStatus', 'inactive', 'care_package.inactive'],
    ['depositRefunds.reject', null, 'deposit_refund_request.rejected'],
    ['wards.update', 'inactive', 'ward.inactive'],
    ['users.create', 'inactive', 'user_account.inactive'],
    ['users.update', 'inactive', 'user_account.inactive'],
    ['invoices.void', null, 'invoice.void'],
    ['refunds.reject', null, 'refund_request.rejected'],
    ['stockCounts.reject', null, 'stock_count.rejected'],
    ['stockRecalls.lift', null, 'stock_recall.lifted'],
    ['stockRequests.reject', null, 'stock_request.rejected'],
    ['payouts.approve', null, 'payout.approved'],
    ['payouts.markPaid', null, 'payout.approved', 'payout.paid', 'referral.paid'],
    ['referrers.update', 'inactive', 'referrer.inactive'],
    ['patients.update', 'inactive', 'patient.inactive'],
    ['patients.reactivate', null, 'patient.inactive'],
  ],
  [
    ['labOrders.delete', null, 'lab_order.cancelled'],
    ['labTests.delete', null, 'lab_test.inactive'],
    ['depositRefunds.approve', null, 'deposit_refund_request.approved'],
    ['refunds.approve', null, 'refund_request.approved'],
    ['stockCounts.approve', null, 'stock_count.approved'],
    ['stockRequests.approve', null, 'stock_request.approved'],
    ['payouts.cancel', null, 'payout.cancelled'],
    ['patients.deactivate', null, 'patient.inactive'],
    ['users.remove', null, 'user_account.inactive'],
  ],
];

test('every call whose input can carry a guarded state is among those that are tried', () => {
  const tried = new Set(knownChanges.flat().map(([id]) => id));
  const carriers = writes.filter((operation) => carriedBy(operation).length > 0);
  expect(carriers.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
  const reached = new Set(knownChanges.flat().flatMap(([, , ...changes]) => changes));
  expect(guards.map(({ table, state }) => `${table}.${state}`).filter((one) => !reached.has(one))).toEqual(
    [],
  );
});

test.each(knownChanges.map((steps) => [steps.length, steps] as const))(
  '%i changes of guarded states need their permission, whichever call makes them',
  async (_count, steps) => {
    const filled = await aFilledHospital();
    const complete = await aColleagueWithout(filled, []);
    for (const [id, word, ...changes] of steps) {
      const operation = writes.find((one) => one.id === id)!;
      const place = choicesIn(operation.input).find(({ value }) => value === word) ?? null;
      const needed = new Set(
        guards
          .filter(({ table, state }) => changes.includes(`${table}.${state}`))
          .map((one) => one.permission),
      );
      const before = await statesOf(filled.hospital);
      for (const permission of needed) {
        const colleague = await aColleagueWithout(filled, [permission]);
        const refusal = await attempt(colleague, operation, filled, place);
        const named = [refusal?.facts['permission']].flat();
        expect([id, word, refusal?.code, named]).toEqual([id, word, 'FORBIDDEN', [permission]]);
      }
      expect(guardedChanges(before, await statesOf(filled.hospital))).toEqual([]);
      const refusal = await attempt(complete, operation, filled, place);
      const made = guardedChanges(before, await statesOf(filled.hospital));
      expect([id, word, refusal?.code, made.toSorted()]).toEqual([id, word, undefined, changes.toSorted()]);
    }
  },
);

test('no other call changes a guarded state', async () => {
  const filled = await aFilledHospital();
  const admin = await filled.hospital.as('tenant_admin');
  const known = new Set(knownChanges.flat().map(([id]) => id));
  let before = await statesOf(filled.hospital);
  for (const operation of writes.filter(({ id }) => !known.has(id))) {
    await attempt(admin, operation, filled, null);
    const after = await statesOf(filled.hospital);
    expect([operation.id, ...guardedChanges(before, after)]).toEqual([operation.id]);
    before = after;
  }
});
