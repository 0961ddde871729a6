import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assignRole, withdrawRole } from '#areas/people/assignments/assignment.contract.ts';
import { removeRole, updateRole } from '#areas/people/roles/role.contract.ts';
import { inviteUser, makeResetLink } from '#areas/people/users/links/user-link.contract.ts';
import { createUser, removeUser, updateUser } from '#areas/people/users/user.contract.ts';
import { type Caller, aRequest, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aJoinedColleague, colleaguePassword, systemRoleId } from '#testing/staff/colleagues.ts';
import { aStaffMember, type StaffMember } from '#testing/staff/staff.ts';
import { aColleague } from '../../people.fixture.ts';
import { changePassword } from '../account.contract.ts';
import * as contract from './account-link.contract.ts';

const password = 'brown paper lantern';

describe('a link lasts as long as the right to make it', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let administrators: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
    administrators = await systemRoleId(opened, hospital, 'tenant_admin');
  });
  afterAll(() => opened.close());

  const keepsAccounts = () => aStaffMember(opened, hospital, ['admin.users', 'patients.read']);
  const versionOf = (table: 'user_account' | 'role', id: string) =>
    opened.database.inTenant(hospital.tenantId, 'read', async (db) => {
      const row = await db
        .selectFrom(table)
        .select('version')
        .where('tenant_id', '=', hospital.tenantId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return row.version;
    });

  async function anInvitationBy(maker: Caller) {
    const { id: userId } = await maker.call(createUser, aColleague());
    return { userId, ...(await maker.call(inviteUser, { userId })) };
  }

  /** What reading and using the link come to. */
  async function tryLink(token: string | null): Promise<string[]> {
    const { dispatcher } = opened.system;
    const attempts = [
      () => dispatcher.run(contract.readAccountLink.id, { token }, aRequest()),
      () => dispatcher.run(contract.setPasswordByLink.id, { token, password }, aRequest()),
    ];
    const outcomes: string[] = [];
    for (const attempt of attempts) {
      outcomes.push(
        await attempt().then(
          () => 'opens',
          (error: { code: string }) => error.code,
        ),
      );
    }
    return outcomes;
  }
  const refused = ['LINK_INVALID', 'LINK_INVALID'];
  const opens = ['opens', 'opens'];

  const openLinksOf = (userId: string) =>
    opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('account_link')
        .select('id')
        .where('tenant_id', '=', hospital.tenantId)
        .where('user_id', '=', userId)
        .where('used_at', 'is', null)
        .where('revoked_at', 'is', null)
        .execute(),
    );

  /** What is left of a link: its open rows, and what reading and using it come to. */
  async function leftOf(link: { userId: string; token: string | null }) {
    return { rows: await openLinksOf(link.userId), outcomes: await tryLink(link.token) };
  }
  const nothing = { rows: [], outcomes: refused };

  /** As a migration or a mistake would change it: past the calls that revoke links. */
  const behindTheCalls = (statement: ReturnType<typeof sql>) =>
    opened.database.inTenant(hospital.tenantId, 'write', (db) => statement.execute(db));

  test('an invitation kept from before a promotion opens no administrator', async () => {
    const maker = await keepsAccounts();
    const link = await anInvitationBy(maker.caller);
    await admin.call(assignRole, { userId: link.userId, roleId: administrators });
    expect(await leftOf(link)).toEqual(nothing);
  });

  test('a reset link kept from before a promotion opens no administrator', async () => {
    const maker = await keepsAccounts();
    const { user, caller } = await aJoinedColleague(opened, hospital);
    const { token } = await maker.caller.call(makeResetLink, { userId: user.id });
    const input = { currentPassword: colleaguePassword, newPassword: 'seven green lanterns' };
    await caller.call(changePassword, input);
    await admin.call(assignRole, { userId: user.id, roleId: administrators });
    expect(await leftOf({ userId: user.id, token })).toEqual(nothing);
  });

  test('changing the own password ends a reset link, and failing to change it does not', async () => {
    const { user, caller } = await aJoinedColleague(opened, hospital);
    const { token } = await admin.call(makeResetLink, { userId: user.id });
    const change = (currentPassword: string) =>
      caller.call(changePassword, { currentPassword, newPassword: 'seven green lanterns' });
    await expect(change('wrong')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await openLinksOf(user.id)).toHaveLength(1);
    await change(colleaguePassword);
    expect(await leftOf({ userId: user.id, token })).toEqual(nothing);
  });

  test('a link ends when its person gains rights, and stays when a role adds nothing', async () => {
    const nurse = await systemRoleId(opened, hospital, 'nurse');
    const { roleId: reader } = await aStaffMember(opened, hospital, ['patients.read']);
    const link = await anInvitationBy(admin);
    await admin.call(assignRole, { userId: link.userId, roleId: nurse });
    expect(await openLinksOf(link.userId)).toEqual([]);
    const again = await admin.call(inviteUser, { userId: link.userId });
    await admin.call(assignRole, { userId: link.userId, roleId: reader });
    await admin.call(withdrawRole, { userId: link.userId, roleId: nurse });
    expect(await tryLink(again.token)).toEqual(opens);
  });

  test('a link ends when a role of its person is widened, and stays when it is renamed or narrowed', async () => {
    const holder = await aStaffMember(opened, hospital, ['patients.read', 'lab.read']);
    const { roleId } = holder;
    const { token } = await admin.call(makeResetLink, { userId: holder.userId });
    await admin.call(updateRole, { roleId, version: 1, name: `Renamed ${roleId}` });
    await admin.call(updateRole, { roleId, version: 2, permissions: ['patients.read'] });
    expect(await openLinksOf(holder.userId)).toHaveLength(1);
    await admin.call(updateRole, { roleId, version: 3, permissions: ['patients.read', 'billing.read'] });
    expect(await leftOf({ userId: holder.userId, token })).toEqual(nothing);
  });

  type Ending = [string, (maker: StaffMember) => Promise<unknown>];
  const endings: Ending[] = [
    [
      'is deactivated',
      async ({ userId }) =>
        admin.call(updateUser, {
          userId,
          version: await versionOf('user_account', userId),
          status: 'inactive',
        }),
    ],
    [
      'is deleted',
      async ({ userId }) =>
        admin.call(removeUser, { userId, version: await versionOf('user_account', userId) }),
    ],
    ['loses the role', ({ userId, roleId }) => admin.call(withdrawRole, { userId, roleId })],
    ['loses the permission', ({ roleId }) => narrow(roleId, ['patients.read'])],
    [
      'has the role deleted',
      async ({ roleId }) => admin.call(removeRole, { roleId, version: await versionOf('role', roleId) }),
    ],
  ];
  const narrow = async (roleId: string, permissions: ('patients.read' | 'admin.users')[]) =>
    admin.call(updateRole, { roleId, version: await versionOf('role', roleId), permissions });

  test.each(endings)('links end when their maker %s', async (_how, end) => {
    const maker = await keepsAccounts();
    const link = await anInvitationBy(maker.caller);
    const other = await anInvitationBy(admin);
    await end(maker);
    expect(await leftOf(link)).toEqual(nothing);
    expect(await tryLink(other.token)).toEqual(opens);
  });

  test('a link ends when its maker no longer covers what its person holds', async () => {
    const maker = await keepsAccounts();
    const reader = await aStaffMember(opened, hospital, ['patients.read']);
    const { token } = await maker.caller.call(makeResetLink, { userId: reader.userId });
    await narrow(maker.roleId, ['admin.users']);
    expect(await leftOf({ userId: reader.userId, token })).toEqual(nothing);
  });

  test('a link that nobody revoked is refused all the same where its maker could not make it now', async () => {
    const { tenantId } = hospital;
    const behind: [string, (maker: StaffMember, userId: string) => ReturnType<typeof sql>][] = [
      [
        'maker inactive',
        ({ userId }) =>
          sql`update user_account set status = 'inactive' where tenant_id = ${tenantId} and id = ${userId}`,
      ],
      [
        'maker may not',
        ({ roleId }) =>
          sql`update role set permissions = '{patients.read}' where tenant_id = ${tenantId} and id = ${roleId}`,
      ],
      [
        'role off',
        ({ roleId }) =>
          sql`update role set is_active = false where tenant_id = ${tenantId} and id = ${roleId}`,
      ],
      [
        'person promoted',
        (_maker, userId) =>
          sql`insert into user_role (tenant_id, user_id, role_id) values (${tenantId}, ${userId}, ${administrators})`,
      ],
      [
        'password set',
        (_maker, userId) =>
          sql`update user_account set password_hash = 'quick:other' where tenant_id = ${tenantId} and id = ${userId}`,
      ],
      [
        'maker unknown',
        (_maker, userId) =>
          sql`update account_link set created_by = null where tenant_id = ${tenantId} and user_id = ${userId}`,
      ],
    ];
    for (const [what, change] of behind) {
      const maker = await keepsAccounts();
      const link = await anInvitationBy(maker.caller);
      await behindTheCalls(change(maker, link.userId));
      expect(await openLinksOf(link.userId)).toHaveLength(1);
      expect([what, await tryLink(link.token)]).toEqual([what, refused]);
    }
  });

  test('a reset link is refused after any later change of the password', async () => {
    const { user } = await aJoinedColleague(opened, hospital);
    const { token } = await admin.call(makeResetLink, { userId: user.id });
    await behindTheCalls(
      sql`update user_account set password_changed_at = now() + interval '1 minute'
        where tenant_id = ${hospital.tenantId} and id = ${user.id}`,
    );
    expect(await tryLink(token)).toEqual(refused);
  });

  test('a promotion that is refused leaves the link open', async () => {
    const nurse = await systemRoleId(opened, hospital, 'nurse');
    const { id: userId } = await admin.call(createUser, { ...aColleague(), initialRoles: [nurse] });
    const { token } = await admin.call(inviteUser, { userId });
    await expect(admin.call(assignRole, { userId, roleId: nurse })).rejects.toMatchObject({ code: 'STALE' });
    expect(await tryLink(token)).toEqual(opens);
  });

  test('the database refuses a link that somebody made for themselves, or a stranger to the hospital made', async () => {
    const { userId } = await anInvitationBy(admin);
    const madeBy = (makerId: string) =>
      behindTheCalls(
        sql`update account_link set created_by = ${makerId}
          where tenant_id = ${hospital.tenantId} and user_id = ${userId}`,
      );
    await expect(madeBy(userId)).rejects.toThrow('account_link_made_for_another');
    await expect(madeBy(hospital.tenantId)).rejects.toThrow('account_link_of_maker');
  });

  test('what ended a link is in the trail of its person, and nothing of the secret', async () => {
    const maker = await keepsAccounts();
    const link = await anInvitationBy(maker.caller);
    await admin.call(assignRole, { userId: link.userId, roleId: administrators });
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'new_values'])
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource_id', '=', link.userId)
        .where('action', '=', 'LINK_REVOKED')
        .execute(),
    );
    expect(entries).toEqual([{ action: 'LINK_REVOKED', new_values: { because: 'rightsGained' } }]);
  });
});
