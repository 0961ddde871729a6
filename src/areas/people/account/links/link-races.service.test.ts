import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assignRole } from '#areas/people/assignments/assignment.contract.ts';
import { inviteUser, makeResetLink } from '#areas/people/users/links/user-link.contract.ts';
import { createUser } from '#areas/people/users/user.contract.ts';
import { countLockWaits } from '#testing/databases/lock-waits.ts';
import {
  aRequest,
  type Caller,
  embeddedPostgres,
  type Hospital,
  openTestSystem,
  signInAs,
} from '#testing/hospital.ts';
import { aJoinedColleague, colleaguePassword, systemRoleId } from '#testing/staff/colleagues.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { waitUntil } from '#testing/waiting.ts';
import { aColleague } from '../../people.fixture.ts';
import { changePassword } from '../account.contract.ts';
import { setPasswordByLink } from './account-link.contract.ts';

const password = 'brown paper lantern';

describe('a link used at the moment of a change', () => {
  const opened = openTestSystem();
  const owner = new pg.Client(embeddedPostgres().owner);
  let hospital: Hospital;
  let admin: Caller;
  let administrators: string;

  beforeAll(async () => {
    await owner.connect();
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    administrators = await systemRoleId(opened, hospital, 'tenant_admin');
  });
  afterAll(async () => {
    await owner.end();
    await opened.close();
  });

  const use = (token: string | null): Promise<string> =>
    opened.system.dispatcher.run(setPasswordByLink.id, { token, password }, aRequest()).then(
      () => 'used',
      (error: { code: string }) => error.code,
    );

  async function anInvitation() {
    const { caller } = await aStaffMember(opened, hospital, ['admin.users']);
    const { id: userId } = await caller.call(createUser, aColleague());
    return { userId, ...(await caller.call(inviteUser, { userId })) };
  }

  /** What `work` comes to when it has to wait for a transaction of the owner's that runs these statements. */
  async function whileHeld<T>(statements: [string, unknown[]][], work: () => Promise<T>): Promise<T> {
    await owner.query('begin');
    for (const [text, values] of statements) await owner.query(text, values);
    const held = work();
    const isBlocked = waitUntil(async () => (await countLockWaits((text) => owner.query(text))) === 1, {
      timeout: 30_000,
      interval: 5,
    });
    const hasEnded = held.then((outcome) => {
      throw new Error(`It ended without waiting: ${String(outcome)}`);
    });
    await Promise.race([isBlocked, hasEnded]);
    await owner.query('commit');
    return held;
  }

  const takeTurn = (): [string, unknown[]] => [
    'select tenant_id from tenant_settings where tenant_id = $1 for no key update',
    [hospital.tenantId],
  ];

  test('waits for a promotion that is under way, and is refused', async () => {
    const { userId, token } = await anInvitation();
    const promotion: [string, unknown[]] = [
      'insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)',
      [hospital.tenantId, userId, administrators],
    ];
    expect(await whileHeld([takeTurn(), promotion], () => use(token))).toBe('LINK_INVALID');
  });

  test('waits for a dismissal that is under way, and is refused', async () => {
    const { userId, token } = await anInvitation();
    const dismissal: [string, unknown[]] = [
      `update user_account set status = 'inactive' where tenant_id = $1 and id =
        (select created_by from account_link where tenant_id = $1 and user_id = $2)`,
      [hospital.tenantId, userId],
    ];
    expect(await whileHeld([takeTurn(), dismissal], () => use(token))).toBe('LINK_INVALID');
  });

  test('and a promotion both end, and leave no open link', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { userId, token } = await anInvitation();
      const promotion = admin.call(assignRole, { userId, roleId: administrators });
      const [used] = await Promise.all([use(token), promotion]);
      expect(['used', 'LINK_INVALID']).toContain(used);
      expect(await use(token)).toBe('LINK_INVALID');
    }
  });

  test('and the own change of the password both end, and one password is left', async () => {
    const own = 'seven green lanterns';
    for (let round = 0; round < 8; round += 1) {
      const { user, caller } = await aJoinedColleague(opened, hospital);
      const { token } = await admin.call(makeResetLink, { userId: user.id });
      const change = caller
        .call(changePassword, { currentPassword: colleaguePassword, newPassword: own })
        .then(
          () => 'changed',
          (error: { code: string }) => error.code,
        );
      const outcomes = await Promise.all([use(token), change]);
      expect([
        ['used', 'INVALID_CREDENTIALS'],
        ['used', 'SIGNED_OUT'],
        ['LINK_INVALID', 'changed'],
      ]).toContainEqual(outcomes);
      const chosen = outcomes[0] === 'used' ? password : own;
      expect((await signInAs(opened.system, hospital.slug, user.email, chosen)).token).not.toBe('');
    }
  });

  test('a password that a link set is not undone by who knew the one before', async () => {
    const { user, caller } = await aJoinedColleague(opened, hospital);
    const set: [string, unknown[]] = [
      'update user_account set password_hash = $3 where tenant_id = $1 and id = $2',
      [hospital.tenantId, user.id, `quick:${password}`],
    ];
    const input = { currentPassword: colleaguePassword, newPassword: 'seven green lanterns' };
    const change = () => caller.call(changePassword, input).catch((error: { code: string }) => error.code);
    expect(await whileHeld([set], change)).toBe('INVALID_CREDENTIALS');
    expect((await signInAs(opened.system, hospital.slug, user.email, password)).token).not.toBe('');
  });
});
