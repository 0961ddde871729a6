import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { listPatients } from '#areas/patients/patients/patient.contract.ts';
import { currentSession } from '../sessions/session.contract.ts';
import * as assignments from '../assignments/assignment.contract.ts';
import * as contract from './role.contract.ts';
import type { Role } from './role.contract.ts';

let made = 0;
function aRoleName(): string {
  made += 1;
  return `Role of test ${made}`;
}

describe.each(everyPostgres())('roles on $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  function aRole(part: Partial<Parameters<typeof admin.call<typeof contract.createRole>>[1]> = {}) {
    return admin.call(contract.createRole, { name: aRoleName(), permissions: ['patients.read'], ...part });
  }

  async function rolesNow(): Promise<Role[]> {
    return (await admin.call(contract.listRoles, { limit: 200 })).rows;
  }

  async function traces(resourceId: string) {
    return opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'resource', 'old_values', 'new_values'])
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource_id', '=', resourceId)
        .orderBy('id')
        .execute(),
    );
  }

  test('the pages of the list join to the whole of it, whatever is in the names', async () => {
    for (const name of ['Zebra', 'apple', 'Ärzte', 'রহিমা', "O'Neill; --"]) await aRole({ name });
    const whole = await rolesNow();
    const joined: Role[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.call(contract.listRoles, { limit: 3, ...(cursor && { cursor }) });
      expect(page.rows.length).toBeLessThanOrEqual(3);
      joined.push(...page.rows);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(joined).toEqual(whole);
    expect(whole.findIndex(({ isSystem }) => !isSystem)).toBe(
      whole.findLastIndex((role) => role.isSystem) + 1,
    );
    const forged = admin.call(contract.listRoles, { cursor: 'forged' });
    await expect(forged).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('a hospital starts with the roles of the documents and more, all of them of the system', async () => {
    const own = await opened.aHospital();
    const { rows } = await (await own.as('tenant_admin')).call(contract.listRoles, {});
    expect(rows.map(({ name }) => name)).toEqual([
      'Administrator',
      'Billing Clerk',
      'Doctor',
      'Laboratory Technician',
      'Medical Records Officer',
      'Nurse',
      'Pharmacist',
      'Receptionist',
      'Storekeeper',
      'Theatre Nurse',
      'Ward Manager',
    ]);
    expect(rows.every(({ isSystem }) => isSystem)).toBe(true);
    const nurse = rows.find(({ name }) => name === 'Nurse');
    expect(nurse?.permissions).toEqual([
      'inventory.request',
      'patients.read',
      'patients.write',
      'appointments.read',
      'lab.read',
      'lab.collect',
      'lab.acknowledge',
      'admissions.read',
      'admissions.request',
      'admissions.receive',
      'beds.clean',
      'nursing.read',
      'nursing.write',
      'vitals.write',
      'mar.admin',
      'surgery.read',
      'emr.read',
      'emr.allergies',
      'emr.backdate',
    ]);
    expect(nurse?.holders).toBe(1);
  });

  test('every permission that can be granted is named, grouped and explained', async () => {
    const { rows } = await admin.call(contract.listPermissions, {});
    expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(['patients.read', 'admin.roles']));
    expect(rows.map(({ code }) => code)).not.toContain('super_admin');
    expect(rows.filter(({ group, label, description }) => !group || !label || !description)).toEqual([]);
  });

  test('a created role is listed with each permission once, in the order of the catalogue', async () => {
    const created = await aRole({
      description: '  Reads  ',
      permissions: ['emr.read', 'patients.read', 'emr.read'],
    });
    expect(created).toMatchObject({
      description: 'Reads',
      permissions: ['patients.read', 'emr.read'],
      isSystem: false,
      isAdministrator: false,
      holders: 0,
      version: 1,
    });
    expect(await rolesNow()).toContainEqual(created);
    expect(await traces(created.id)).toMatchObject([{ action: 'CREATE', resource: 'roles' }]);
  });

  test('two roles of one hospital never share a name, in whatever case, also when made at once', async () => {
    const name = aRoleName();
    const attempts = await Promise.allSettled([
      aRole({ name }),
      aRole({ name: name.toUpperCase() }),
      aRole({ name: ` ${name.toLowerCase()} ` }),
    ]);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(attempts.filter(({ status }) => status === 'rejected')).toMatchObject(
      Array(2).fill({ reason: { code: 'ROLE_NAME_TAKEN' } }),
    );
    const other = await aRole();
    await expect(
      admin.call(contract.updateRole, { roleId: other.id, version: 1, name: name.toUpperCase() }),
    ).rejects.toMatchObject({ code: 'ROLE_NAME_TAKEN' });
    const neighbour = await opened.aHospital();
    const foreign = await (
      await neighbour.as('tenant_admin')
    ).call(contract.createRole, { name, permissions: [] });
    expect(foreign.name).toBe(name);
  });

  test('an edit keeps what it does not name, and its audit entry tells what changed', async () => {
    const created = await aRole({ description: 'First' });
    const changed = await admin.call(contract.updateRole, {
      roleId: created.id,
      version: 1,
      permissions: ['patients.read', 'lab.read'],
    });
    expect(changed).toMatchObject({ name: created.name, description: 'First', version: 2 });
    expect((await traces(created.id)).at(-1)).toMatchObject({
      action: 'UPDATE',
      old_values: { permissions: 'patients.read' },
      new_values: { permissions: 'patients.read, lab.read' },
    });
    await expect(
      admin.call(contract.updateRole, { roleId: created.id, version: 1, name: aRoleName() }),
    ).rejects.toMatchObject({ code: 'STALE', facts: { current: { version: 2 } } });
  });

  test('roles of the system are never changed or deleted', async () => {
    for (const role of (await rolesNow()).filter(({ isSystem }) => isSystem)) {
      const { id: roleId, version } = role;
      const changes = { roleId, version, permissions: [] };
      await expect(admin.call(contract.updateRole, changes)).rejects.toMatchObject({ code: 'SYSTEM_ROLE' });
      await expect(admin.call(contract.removeRole, { roleId, version })).rejects.toMatchObject({
        code: 'SYSTEM_ROLE',
      });
      expect(await rolesNow()).toContainEqual(role);
    }
  });

  test('a deleted role is taken from everybody, each with an audit entry, and felt at once', async () => {
    const role = await aRole({ permissions: ['patients.read'] });
    const people = [await aStaffMember(opened, hospital, []), await aStaffMember(opened, hospital, [])];
    for (const { userId } of people) await admin.call(assignments.assignRole, { userId, roleId: role.id });
    const { caller } = people[0]!;
    await caller.call(listPatients, {});
    const held = (await rolesNow()).find(({ id }) => id === role.id)!;
    expect(held.holders).toBe(2);
    expect(await admin.call(contract.removeRole, { roleId: role.id, version: 1 })).toEqual({
      id: role.id,
      withdrawnFrom: 2,
    });
    await expect(caller.call(listPatients, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const { userId } of people) {
      expect((await traces(userId)).at(-1)).toMatchObject({
        action: 'ROLE_WITHDRAWN',
        old_values: { roleId: role.id, role: role.name },
      });
    }
    expect((await rolesNow()).some(({ id }) => id === role.id)).toBe(false);
  });

  test('a stale deletion is refused and leaves role and holders', async () => {
    const role = await aRole();
    const { userId } = await aStaffMember(opened, hospital, []);
    await admin.call(assignments.assignRole, { userId, roleId: role.id });
    await admin.call(contract.updateRole, { roleId: role.id, version: 1, name: aRoleName() });
    await expect(admin.call(contract.removeRole, { roleId: role.id, version: 1 })).rejects.toMatchObject({
      code: 'STALE',
      facts: { current: { holders: 1 } },
    });
  });

  test('a change of a role reaches the open sessions of those who hold it', async () => {
    const role = await aRole({ permissions: [] });
    const { userId, caller } = await aStaffMember(opened, hospital, []);
    await admin.call(assignments.assignRole, { userId, roleId: role.id });
    await expect(caller.call(listPatients, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await admin.call(contract.updateRole, { roleId: role.id, version: 1, permissions: ['patients.read'] });
    await caller.call(listPatients, {});
    expect((await caller.call(currentSession, {})).permissions).toEqual(['patients.read']);
  });

  test('who holds neither permission of role administration is refused everything', async () => {
    const role = await aRole();
    const doctor = await hospital.as('doctor');
    const { id: roleId } = role;
    const attempts = [
      () => doctor.call(contract.listRoles, {}),
      () => doctor.call(contract.listPermissions, {}),
      () => doctor.call(contract.createRole, { name: aRoleName(), permissions: [] }),
      () => doctor.call(contract.updateRole, { roleId, version: 1, name: aRoleName() }),
      () => doctor.call(contract.removeRole, { roleId, version: 1 }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await rolesNow()).toContainEqual(role);
  });

  test('who keeps accounts sees the roles and changes none; who designs roles cannot give them away', async () => {
    const keeper = await aStaffMember(opened, hospital, ['admin.users']);
    const designer = await aStaffMember(opened, hospital, ['admin.roles']);
    expect((await keeper.caller.call(contract.listRoles, {})).rows.length).toBeGreaterThan(9);
    await expect(
      keeper.caller.call(contract.createRole, { name: aRoleName(), permissions: [] }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const empty = await designer.caller.call(contract.createRole, { name: aRoleName(), permissions: [] });
    const link = { userId: designer.userId, roleId: empty.id };
    await expect(designer.caller.call(assignments.assignRole, link)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('roles of another hospital are neither seen nor reached', async () => {
    const role = await aRole();
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    const { rows } = await stranger.call(contract.listRoles, {});
    expect(rows.map(({ name }) => name)).not.toContain(role.name);
    await expect(
      stranger.call(contract.updateRole, { roleId: role.id, version: 1, name: 'Taken over' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND', facts: {} });
    await expect(stranger.call(contract.removeRole, { roleId: role.id, version: 1 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      facts: {},
    });
    expect(await rolesNow()).toContainEqual(role);
  });
});
