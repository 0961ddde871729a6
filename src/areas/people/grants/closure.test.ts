import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { AppError, isAppError } from '#kernel/app-error.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { selectGrants } from './administrators.queries.ts';
import { assignRole, withdrawRole } from '../assignments/assignment.contract.ts';
import { createRole, removeRole, updateRole } from '../roles/role.contract.ts';
import { type GrantablePermission, type Grants, grantsBeyond, joinGrants } from '../roles/role.rules.ts';

/** CLOSURE_RUNS=2000 looks further than a test run does. */
const runs = Number(process.env['CLOSURE_RUNS'] ?? 40);

const opened = openTestSystem();
afterAll(() => opened.close());

const wishes: GrantablePermission[] = [
  'patients.read',
  'lab.read',
  'billing.read',
  'admin.users',
  'admin.roles',
];
/** What the people of each run start with; the last of them keeps still, and is the strongest. */
const startingGrants: Permission[][] = [
  ['admin.users', 'admin.roles', 'patients.read'],
  ['admin.users', 'admin.roles', 'lab.read'],
  ['admin.users'],
  ['admin.roles', 'patients.read'],
  ['patients.read'],
  wishes,
];

const anyone = fc.nat(startingGrants.length - 1);
/** Counted over the roles that exist when its turn comes. */
const someRole = fc.nat(30);
const somePermissions = fc.subarray(wishes);

const deed = fc.oneof(
  fc.record({ kind: fc.constant('create' as const), permissions: somePermissions }),
  fc.record({ kind: fc.constant('copy' as const), role: someRole }),
  fc.record({ kind: fc.constant('update' as const), role: someRole, permissions: somePermissions }),
  fc.record({ kind: fc.constant('remove' as const), role: someRole }),
  fc.record({ kind: fc.constant('assign' as const), role: someRole, to: anyone }),
  fc.record({ kind: fc.constant('assign' as const), role: someRole, to: anyone }),
  fc.record({ kind: fc.constant('withdraw' as const), role: someRole, to: anyone }),
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

const outcomes = new Map<string, number>();

test(
  'no sequence of role administration lets anyone reach what the people acting did not hold at the start',
  { timeout: 3_600_000 },
  async () => {
    const attempts = fc.array(fc.tuple(fc.nat(startingGrants.length - 2), deed), {
      minLength: 3,
      maxLength: 25,
      size: 'max',
    });
    const property = fc.asyncProperty(attempts, async (deeds) => {
      const hospital = await opened.aHospital();
      const people: StaffMember[] = [];
      for (const grants of startingGrants) people.push(await aStaffMember(opened, hospital, grants));
      const before = await grantsOf(hospital, people);
      const acting = joinGrants([...new Set(deeds.map(([actor]) => actor))].map((actor) => before[actor]!));
      for (const [actor, one] of deeds) await attempt(hospital, people, people[actor]!, one);
      const after = await grantsOf(hospital, people);
      for (const [index, grants] of after.entries()) {
        expect(grantsBeyond(joinGrants([acting, before[index]!]), grants)).toEqual([]);
      }
    });
    // What is drawn at random may leave a kind of deed out: then it goes on until each was done at least once.
    for (let rounds = 0; rounds === 0 || (rounds < 10 && undone().length > 0); rounds += 1) {
      await fc.assert(property, { numRuns: runs, endOnFailure: true });
    }
    expect(outcomes.get('BEYOND_OWN_PERMISSIONS')).toBeGreaterThan(runs / 4);
    expect(undone()).toEqual([]);
  },
);

/** The kinds of deeds of which none has been allowed yet. */
function undone(): string[] {
  return ['create', 'copy', 'update', 'remove', 'assign', 'withdraw'].filter((kind) => !outcomes.has(kind));
}

async function attempt(hospital: Hospital, people: StaffMember[], actor: StaffMember, one: Deed) {
  try {
    await perform(hospital, people, actor, one);
    note(one.kind);
  } catch (error) {
    if (!isAppError(error)) throw error;
    note(error.code);
  }
}

async function perform(hospital: Hospital, people: StaffMember[], { caller }: StaffMember, one: Deed) {
  const name = `Role ${crypto.randomUUID()}`;
  if (one.kind === 'create') return caller.call(createRole, { name, permissions: one.permissions });
  // Every id is known to everybody, as if colleagues had told: ids are no secret that keeps anything.
  const target = one.kind === 'withdraw' ? people[one.to]! : undefined;
  const role = await roleAt(hospital, one.role, target);
  const { id: roleId, version, permissions } = role;
  switch (one.kind) {
    case 'copy':
      return caller.call(createRole, { name, permissions: permissions as GrantablePermission[] });
    case 'update':
      return caller.call(updateRole, { roleId, version, permissions: one.permissions });
    case 'remove':
      return caller.call(removeRole, { roleId, version });
    case 'assign':
      return caller.call(assignRole, { userId: people[one.to]!.userId, roleId });
    case 'withdraw':
      return caller.call(withdrawRole, { userId: people[one.to]!.userId, roleId });
    default:
      return one satisfies never;
  }
}

/** One of the roles, those that people made first; of those that somebody holds, where somebody is named. */
async function roleAt({ tenantId }: Hospital, place: number, holder?: StaffMember) {
  const roles = await opened.database.inTenant(tenantId, 'read', (db) =>
    db
      .selectFrom('role')
      .select(['id', 'version', 'permissions'])
      .where('tenant_id', '=', tenantId)
      .$if(holder !== undefined, (query) =>
        query.where('id', 'in', (from) =>
          from
            .selectFrom('user_role')
            .select('role_id')
            .where('tenant_id', '=', tenantId)
            .where('user_id', '=', holder!.userId),
        ),
      )
      .orderBy('is_system')
      .orderBy('id', 'desc')
      .execute(),
  );
  const role = roles[place % roles.length];
  if (!role) throw new AppError('NOT_FOUND');
  return role;
}

function grantsOf({ tenantId }: Hospital, people: StaffMember[]): Promise<Grants[]> {
  return opened.database.inTenant(tenantId, 'read', (db) =>
    Promise.all(people.map(({ userId }) => selectGrants(db, tenantId, userId))),
  );
}

function note(outcome: string): void {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}
