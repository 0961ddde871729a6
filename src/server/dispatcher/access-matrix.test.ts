import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import { samplePassword } from '#areas/people/people.samples.ts';
import { isAppError } from '#kernel/app-error.ts';
import type { Call } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { readModules } from '#kernel/access/modules.ts';
import { type Operation, operationsOf } from '#testing/inputs/api-operations.ts';
import { aRequest, type Hospital, openTestSystem, signInAs } from '#testing/hospital.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { inputWith, unknownIdFields } from '#testing/inputs/operation-input.ts';
import { sampleModules } from '#hosts/system/samples.ts';
import { describeApi } from '../openapi/openapi.ts';

/** How the caller and what they ask for are related. */
const situations = [
  'own hospital',
  'other hospital',
  'signed out',
  'deactivated',
  'expired session',
] as const;
type Situation = (typeof situations)[number];
type Outcome = 'let in' | 'SIGNED_OUT' | 'FORBIDDEN' | 'MODULE_OFF';

/** Stands in every text that the other hospital keeps. */
const foreignMark = 'Wombatmark';

interface Person {
  role: (typeof roles)[number];
  userId: string;
  email: string;
}

const roles = systemRolesOf(false);
const opened = openTestSystem();
const { system, database } = opened;
let operations: Operation[];
let hospital: Hospital;
let ownIds: KnownIds;
let foreignIds: KnownIds;
let runs = 0;

beforeAll(async () => {
  operations = operationsOf(await describeApi(system.dispatcher));
  foreignIds = await fillWithMark(opened, await opened.aHospital(), foreignMark);
  hospital = await opened.aHospital();
  ownIds = await fillWithMark(opened, hospital, 'Ours');
});

afterAll(async () => {
  const { length } = operations;
  process.stdout.write(
    `Access matrix: ${length} operations × ${roles.length} roles × ${situations.length} situations, ${runs} calls.\n`,
  );
  await opened.close();
});

/** Somebody new with one system role, so that nothing a call did to an earlier one is in the way. */
async function aPersonWith(role: Person['role']): Promise<Person> {
  const { tenantId, slug } = hospital;
  const userId = newId();
  const email = `${userId}@${slug}.example`;
  await database.inTenant(tenantId, 'write', async (db) => {
    const name = { first_name: 'Staff', last_name: role.code, phone: null };
    await db
      .insertInto('user_account')
      .values({
        ...{ tenant_id: tenantId, id: userId, email, email_key: email, ...name },
        ...{ password_hash: `quick:${samplePassword}`, is_sample: true, last_login_at: null },
      })
      .execute();
    const stored = await db
      .selectFrom('role')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('code', '=', role.code)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('user_role')
      .values({ tenant_id: tenantId, user_id: userId, role_id: stored.id, assigned_by: null })
      .execute();
  });
  return { role, userId, email };
}

/** A session of a person in a situation; null when nobody is signed in. */
async function tokenIn(situation: Situation, { userId, email }: Person): Promise<string | null> {
  if (situation === 'signed out') return null;
  const { token } = await signInAs(system, hospital.slug, email);
  if (situation === 'deactivated') await changeRow('user_account', { status: 'inactive' }, 'id', userId);
  if (situation === 'expired session') {
    await changeRow('user_session', { expires_at: new Date(0).toISOString() }, 'user_id', userId);
  }
  return token;
}

async function changeRow(
  table: 'user_account' | 'user_session',
  values: Record<string, string>,
  key: 'id' | 'user_id',
  id: string,
): Promise<void> {
  await database.inTenant(hospital.tenantId, 'write', (db) =>
    db
      .updateTable(table)
      .set(values)
      .where('tenant_id', '=', hospital.tenantId)
      .where(key as 'id', '=', id)
      .execute(),
  );
}

/** What the declaration of a call and the grants of a role say should happen: derived, not measured. */
function expectedOutcome(call: Call, role: Person['role'], situation: Situation): Outcome {
  if (call.access === 'public') return 'let in';
  if (situation !== 'own hospital' && situation !== 'other hospital') return 'SIGNED_OUT';
  if (role.isAdministrator) return call.access === 'super_admin' ? 'FORBIDDEN' : 'let in';
  const demanded = typeof call.access === 'string' ? [call.access] : call.access;
  const isHeld = demanded.some((one) => role.permissions.some((held) => held === one));
  if (call.access !== 'signed-in' && !isHeld) return 'FORBIDDEN';
  if (call.exports && !role.permissions.includes(call.exports)) return 'FORBIDDEN';
  return call.module && !readModules(sampleModules)[call.module] ? 'MODULE_OFF' : 'let in';
}

/** Makes the call; a refusal by the call's own rules comes after access was given. */
async function outcomeOf(operation: Operation, ids: KnownIds, token: string | null): Promise<Outcome> {
  runs += 1;
  const input = inputWith(operation, ids);
  const { access, exports } = system.dispatcher.calls.get(operation.id)!.call;
  try {
    const answer = await system.dispatcher.run(operation.id, input, aRequest({ token }));
    // The login page may list any hospital by its name.
    const said = access === 'public' ? '' : JSON.stringify(answer ?? null);
    expect(said).not.toContain(foreignMark);
    return 'let in';
  } catch (error) {
    if (!isAppError(error)) throw new Error(`${operation.id} failed`, { cause: error });
    // Booking over a clash, for one, asks for a further permission; that is the call's own rule.
    const isDeclared =
      error.code !== 'FORBIDDEN' || [access, exports].includes(error.facts['permission'] as never);
    const isRefusal =
      error.code === 'SIGNED_OUT' || error.code === 'FORBIDDEN' || error.code === 'MODULE_OFF';
    return isRefusal && isDeclared ? error.code : 'let in';
  }
}

test.each(roles.map((role) => [role.name, role] as const))(
  '%s: every operation in every situation answers as its declaration says',
  { timeout: 120_000 },
  async (_name, role) => {
    const differences: string[] = [];
    for (const situation of situations) {
      let person = await aPersonWith(role);
      let token = await tokenIn(situation, person);
      const ids = situation === 'other hospital' ? foreignIds : ownIds;
      for (const operation of operations) {
        const { call } = system.dispatcher.calls.get(operation.id)!;
        const expected = expectedOutcome(call, role, situation);
        const found = await outcomeOf(operation, ids, token);
        if (found !== expected) differences.push(`${operation.id}, ${situation}: ${found}, not ${expected}`);
        // A write may end the caller's sessions or change their account.
        const isChanged = found === 'let in' && call.kind === 'write' && call.access !== 'public';
        if (isChanged && situation.endsWith('hospital')) {
          person = await aPersonWith(role);
          token = await tokenIn(situation, person);
        }
      }
    }
    expect(differences).toEqual([]);
  },
);

test('every record that an operation can name is known here', () => {
  expect(unknownIdFields(operations)).toEqual([]);
});
