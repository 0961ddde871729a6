import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { listPatients } from '#areas/patients/patients/patient.contract.ts';
import { currentSession } from '../sessions/session.contract.ts';
import * as contract from './assignment.contract.ts';
import { createRole, listRoles, removeRole, updateRole } from '../roles/role.contract.ts';

describe('who holds which role', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  async function roleIdOf(caller: Caller, name: string): Promise<string> {
    const { rows } = await caller.call(listRoles, {});
    return rows.find((role) => role.name === name)!.id;
  }

  async function userIdOf(caller: Caller): Promise<string> {
    return (await caller.call(currentSession, {})).user.id;
  }

  test('a role that is given opens what it permits, and withdrawn closes it, at once', async () => {
    const { userId, caller } = await aStaffMember(opened, hospital, []);
    const roleId = await roleIdOf(admin, 'Nurse');
    await expect(caller.call(listPatients, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const given = await admin.call(contract.assignRole, { userId, roleId });
    expect(given.roles.map(({ name }) => name)).toContain('Nurse');
    await caller.call(listPatients, {});
    const taken = await admin.call(contract.withdrawRole, { userId, roleId });
    expect(taken.roles.map(({ name }) => name)).not.toContain('Nurse');
    await expect(caller.call(listPatients, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'new_values', 'old_values'])
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource_id', '=', userId)
        .where('action', 'like', 'ROLE_%')
        .orderBy('id')
        .execute(),
    );
    expect(entries).toEqual([
      { action: 'ROLE_ASSIGNED', new_values: { roleId, role: 'Nurse' }, old_values: null },
      { action: 'ROLE_WITHDRAWN', new_values: null, old_values: { roleId, role: 'Nurse' } },
    ]);
  });

  test('a role is held once: giving it again is refused with what is stored', async () => {
    const { userId } = await aStaffMember(opened, hospital, []);
    const roleId = await roleIdOf(admin, 'Doctor');
    await admin.call(contract.assignRole, { userId, roleId });
    await expect(admin.call(contract.assignRole, { userId, roleId })).rejects.toMatchObject({
      code: 'STALE',
      facts: { current: { id: userId } },
    });
    await admin.call(contract.withdrawRole, { userId, roleId });
    await expect(admin.call(contract.withdrawRole, { userId, roleId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('people are found by parts of name and e-mail, and paged by name, each once', async () => {
    const own = await opened.aHospital();
    const someone = await own.as('tenant_admin');
    const found = await someone.call(contract.listHolders, { search: 'SAMPLE recep' });
    expect(found.rows.map(({ email }) => email)).toEqual([`receptionist@${own.slug}.example`]);
    expect(found.rows[0]!.roles).toMatchObject([{ name: 'Receptionist', isSystem: true }]);
    expect((await someone.call(contract.listHolders, { search: '%' })).rows).toEqual([]);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await someone.call(contract.listHolders, { limit: 3, ...(cursor && { cursor }) });
      seen.push(...page.rows.map(({ lastName }) => lastName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['doctor', 'nurse', 'receptionist', 'tenant_admin']);
  });

  test('nobody gives, takes, makes, changes or deletes a role beyond what they hold', async () => {
    const clerk = await aStaffMember(opened, hospital, ['admin.users', 'admin.roles', 'patients.read']);
    const { userId } = await aStaffMember(opened, hospital, []);
    const stronger = await admin.call(createRole, {
      name: 'Stronger',
      permissions: ['patients.read', 'lab.read'],
    });
    const weaker = await admin.call(createRole, { name: 'Weaker', permissions: ['patients.read'] });
    await admin.call(contract.assignRole, { userId, roleId: stronger.id });
    const other = await userIdOf(await hospital.as('nurse'));
    const attempts = [
      () => clerk.caller.call(contract.assignRole, { userId: other, roleId: stronger.id }),
      () => clerk.caller.call(contract.assignRole, { userId: clerk.userId, roleId: stronger.id }),
      () => clerk.caller.call(contract.withdrawRole, { userId, roleId: stronger.id }),
      () => clerk.caller.call(createRole, { name: 'Wish', permissions: ['lab.read'] }),
      () =>
        clerk.caller.call(updateRole, { roleId: stronger.id, version: 1, permissions: ['patients.read'] }),
      () =>
        clerk.caller.call(updateRole, {
          roleId: weaker.id,
          version: 1,
          permissions: ['patients.read', 'lab.read'],
        }),
      () => clerk.caller.call(removeRole, { roleId: stronger.id, version: 1 }),
    ];
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({
        code: 'BEYOND_OWN_PERMISSIONS',
        facts: { beyond: ['lab.read'] },
      });
    }
    const administrator = await roleIdOf(admin, 'Administrator');
    await expect(
      clerk.caller.call(contract.assignRole, { userId: clerk.userId, roleId: administrator }),
    ).rejects.toMatchObject({ code: 'BEYOND_OWN_PERMISSIONS', facts: { beyond: ['administrator'] } });
    await clerk.caller.call(contract.assignRole, { userId, roleId: weaker.id });
  });

  test('the permission of the platform is in no role that people make, and given to nobody in a hospital', async () => {
    const wish = { name: 'Operator', permissions: ['super_admin'] as never };
    await expect(admin.call(createRole, wish)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const smuggled = opened.database.inTenant(hospital.tenantId, 'write', (db) =>
      db
        .updateTable('role')
        .set({ permissions: ['super_admin'] })
        .where('tenant_id', '=', hospital.tenantId)
        .where('is_system', '=', false)
        .execute(),
    );
    await expect(smuggled).rejects.toThrow(/role_made_by_people/);
  });

  test('the last administrator stays one, and two who withdraw each other at once leave one', async () => {
    const own = await opened.aHospital();
    const first = await own.as('tenant_admin');
    const firstId = await userIdOf(first);
    const roleId = await roleIdOf(first, 'Administrator');
    await expect(first.call(contract.withdrawRole, { userId: firstId, roleId })).rejects.toMatchObject({
      code: 'LAST_ADMINISTRATOR',
    });
    for (let round = 0; round < 5; round += 1) {
      const second = await aStaffMember(opened, own, []);
      await first.call(contract.assignRole, { userId: second.userId, roleId });
      const ended = await Promise.allSettled([
        first.call(contract.withdrawRole, { userId: second.userId, roleId }),
        second.caller.call(contract.withdrawRole, { userId: firstId, roleId }),
      ]);
      expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { rows } = await opened.database.inTenant(own.tenantId, 'read', async (db) => ({
        rows: await db
          .selectFrom('user_role')
          .select('user_id')
          .where('tenant_id', '=', own.tenantId)
          .where('role_id', '=', roleId)
          .execute(),
      }));
      expect(rows).toHaveLength(1);
      if (rows[0]!.user_id !== firstId) {
        await second.caller.call(contract.assignRole, { userId: firstId, roleId });
        await first.call(contract.withdrawRole, { userId: second.userId, roleId });
      }
    }
  });

  test('an administrator whose account cannot sign in does not count', async () => {
    const own = await opened.aHospital();
    const first = await own.as('tenant_admin');
    const roleId = await roleIdOf(first, 'Administrator');
    const invited = await aStaffMember(opened, own, []);
    await first.call(contract.assignRole, { userId: invited.userId, roleId });
    await opened.database.inTenant(own.tenantId, 'write', (db) =>
      db
        .updateTable('user_account')
        .set({ password_hash: null })
        .where('tenant_id', '=', own.tenantId)
        .where('id', '=', invited.userId)
        .execute(),
    );
    await expect(
      first.call(contract.withdrawRole, { userId: await userIdOf(first), roleId }),
    ).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' });
  });

  test('who was an administrator a moment ago cannot use what a session still remembers', async () => {
    const own = await opened.aHospital();
    const first = await own.as('tenant_admin');
    const roleId = await roleIdOf(first, 'Administrator');
    const second = await aStaffMember(opened, own, []);
    await first.call(contract.assignRole, { userId: second.userId, roleId });
    await second.caller.call(listRoles, {});
    // Past the dispatcher: nothing tells the process that remembers the session.
    await opened.database.inTenant(own.tenantId, 'write', (db) =>
      db
        .deleteFrom('user_role')
        .where('tenant_id', '=', own.tenantId)
        .where('user_id', '=', second.userId)
        .where('role_id', '=', roleId)
        .execute(),
    );
    await expect(
      second.caller.call(contract.withdrawRole, { userId: await userIdOf(first), roleId }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('a nurse gives no roles, and a hospital reaches nobody of another', async () => {
    const nurse = await hospital.as('nurse');
    const userId = await userIdOf(nurse);
    const roleId = await roleIdOf(admin, 'Doctor');
    for (const attempt of [
      () => nurse.call(contract.listHolders, {}),
      () => nurse.call(contract.assignRole, { userId, roleId }),
      () => nurse.call(contract.withdrawRole, { userId, roleId }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const neighbour = await opened.aHospital();
    const stranger = await neighbour.as('tenant_admin');
    const strangersRole = await roleIdOf(stranger, 'Doctor');
    for (const link of [
      { userId, roleId: strangersRole },
      { userId: await userIdOf(stranger), roleId },
    ]) {
      await expect(stranger.call(contract.assignRole, link)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(stranger.call(contract.withdrawRole, link)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const { rows } = await stranger.call(contract.listHolders, { search: hospital.slug });
    expect(rows).toEqual([]);
  });
});
