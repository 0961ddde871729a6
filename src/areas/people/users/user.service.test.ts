import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { type Caller, type Hospital, openTestSystem, signInAs } from '#testing/hospital.ts';
import { aColleague } from '../people.fixture.ts';
import { aJoinedColleague, colleaguePassword, systemRoleId } from '#testing/staff/colleagues.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import * as contract from './user.contract.ts';

describe('users', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let neighbour: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    neighbour = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const enter = (email: string, password: string) => signInAs(opened.system, hospital.slug, email, password);

  /** Everything of an account that a failed write must leave as it was. */
  function storedAccounts() {
    return opened.database.inTenant(hospital.tenantId, 'read', async (db) => ({
      accounts: await db
        .selectFrom('user_account')
        .where('tenant_id', '=', hospital.tenantId)
        .selectAll()
        .orderBy('id')
        .execute(),
      roles: await db
        .selectFrom('user_role')
        .where('tenant_id', '=', hospital.tenantId)
        .selectAll()
        .orderBy('user_id')
        .orderBy('role_id')
        .execute(),
      links: await db
        .selectFrom('account_link')
        .where('tenant_id', '=', hospital.tenantId)
        .selectAll()
        .orderBy('id')
        .execute(),
      entries: (
        await db.selectFrom('audit_entry').where('tenant_id', '=', hospital.tenantId).select('id').execute()
      ).length,
    }));
  }

  /** The code with which an attempt was refused, once it is sure that it changed nothing. */
  async function refusalOf(attempt: () => Promise<unknown>): Promise<string> {
    const before = await storedAccounts();
    const code = await attempt().then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
    expect(await storedAccounts()).toEqual(before);
    return code;
  }

  test('a created user is listed with roles and contact, and has not signed in yet', async () => {
    const nurse = await systemRoleId(opened, hospital, 'nurse');
    const input = { ...aColleague({ email: ' Mixed.Case@Example.org ' }), initialRoles: [nurse] };
    const user = await admin.call(contract.createUser, input);
    expect(user).toMatchObject({
      email: 'Mixed.Case@Example.org',
      status: 'active',
      roles: [{ id: nurse, name: 'Nurse', isSystem: true }],
      lastLoginAt: null,
      hasPassword: false,
      hasSecondFactor: false,
      isWithinOwn: true,
      version: 1,
    });
    const page = await admin.call(contract.listUsers, { search: input.lastName });
    expect(page).toEqual({ rows: [user], nextCursor: null, total: 1 });
    expect(await admin.call(contract.getUser, { userId: user.id })).toEqual(user);
  });

  test('who comes and who leaves is told to open lists of users, and to open lists of roles that count them', async () => {
    const topics = (since: number) => [...new Set(opened.announced.slice(since))].toSorted();
    const own = ['roles', 'users'].map((topic) => `${hospital.tenantId} ${topic}`);
    let since = opened.announced.length;
    const user = await admin.call(contract.createUser, aColleague());
    expect(topics(since)).toEqual(own);
    since = opened.announced.length;
    await admin.call(contract.removeUser, { userId: user.id, version: user.version });
    expect(topics(since)).toEqual(expect.arrayContaining(own));
  });

  test.each([
    [{ firstName: ' ' }, { firstName: { code: 'users.fieldMissing' } }],
    [{ email: '' }, { email: { code: 'users.fieldMissing' } }],
    [{ email: 'nobody' }, { email: { code: 'users.emailInvalid' } }],
    [{ phone: 'call me' }, { phone: { code: 'value.notAPhone' } }],
  ])('a user with %j is refused at the field', async (part, fields) => {
    await expect(admin.call(contract.createUser, aColleague(part))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields },
    });
  });

  test('an e-mail address is used once in a hospital, whatever its case, and again in another', async () => {
    const input = aColleague();
    const first = await admin.call(contract.createUser, input);
    const again = aColleague({ email: input.email.toUpperCase() });
    await expect(admin.call(contract.createUser, again)).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      facts: { fields: { email: { code: 'users.emailTaken' } } },
    });
    const other = await admin.call(contract.createUser, aColleague());
    expect(
      await refusalOf(() =>
        admin.call(contract.updateUser, { userId: other.id, version: 1, email: input.email }),
      ),
    ).toBe('EMAIL_TAKEN');
    const elsewhere = await neighbour.as('tenant_admin');
    expect((await elsewhere.call(contract.createUser, input)).email).toBe(first.email);
  });

  test('two who create the same address at once make one account', async () => {
    const input = aColleague();
    const results = await Promise.allSettled([
      admin.call(contract.createUser, input),
      admin.call(contract.createUser, input),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await admin.call(contract.listUsers, { search: input.email })).total).toBe(1);
  });

  test('the list is searched by name and e-mail, filtered by status and role, and paged by key', async () => {
    const own = await opened.aHospital();
    const head = await own.as('tenant_admin');
    const doctor = await systemRoleId(opened, own, 'doctor');
    const made = [];
    for (const firstName of ['Zoya', 'Anika', 'mitu', 'Zoya', 'Rafi']) {
      const isDoctor = firstName === 'Zoya';
      const input = {
        ...aColleague({ firstName, lastName: 'Quader' }),
        initialRoles: isDoctor ? [doctor] : [],
      };
      made.push(await head.call(contract.createUser, input));
    }
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await head.call(contract.listUsers, {
        search: 'QUADER',
        limit: 2,
        ...(cursor && { cursor }),
      });
      expect(page.total).toBe(5);
      names.push(...page.rows.map((row) => row.firstName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(names).toEqual(['Anika', 'mitu', 'Rafi', 'Zoya', 'Zoya']);

    await head.call(contract.updateUser, { userId: made[0]!.id, version: 1, status: 'inactive' });
    const count = async (input: object) => (await head.call(contract.listUsers, input)).total;
    expect(await count({ search: 'zoya qua' })).toBe(2);
    expect(await count({ search: 'zoya', status: 'inactive' })).toBe(1);
    expect(await count({ roleId: doctor, search: 'quader' })).toBe(2);
    expect(await count({ roleId: doctor, status: 'active', search: 'quader' })).toBe(1);
    expect(await count({ search: made[1]!.email })).toBe(1);
    expect(await count({ search: '%' })).toBe(0);
  });

  test('an update leaves out what is left out, clears the phone with null, and a stale one is refused', async () => {
    const user = await admin.call(contract.createUser, aColleague());
    const renamed = await admin.call(contract.updateUser, {
      userId: user.id,
      version: 1,
      lastName: 'Sultana',
    });
    expect(renamed).toMatchObject({
      firstName: user.firstName,
      lastName: 'Sultana',
      phone: user.phone,
      version: 2,
    });
    const cleared = await admin.call(contract.updateUser, { userId: user.id, version: 2, phone: null });
    expect(cleared.phone).toBeNull();
    await expect(
      admin.call(contract.updateUser, { userId: user.id, version: 2, lastName: 'Late' }),
    ).rejects.toMatchObject({ code: 'STALE', facts: { current: { lastName: 'Sultana', version: 3 } } });
  });

  test('what was changed is in the audit trail, before and after', async () => {
    const own = await opened.aHospital();
    const head = await own.as('tenant_admin');
    const user = await head.call(contract.createUser, aColleague());
    await head.call(contract.updateUser, { userId: user.id, version: 1, status: 'inactive' });
    await head.call(contract.updateUser, { userId: user.id, version: 2, status: 'active' });
    await head.call(contract.removeUser, { userId: user.id, version: 3 });
    const entries = await opened.database.inTenant(own.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', own.tenantId)
        .selectAll()
        .where('resource_id', '=', user.id)
        .orderBy('id')
        .execute(),
    );
    expect(entries.map((entry) => entry.action)).toEqual(['CREATE', 'DEACTIVATE', 'ACTIVATE', 'DELETE']);
    expect(entries[1]).toMatchObject({
      resource: 'users',
      old_values: { status: 'active' },
      new_values: { status: 'inactive' },
    });
  });

  test('a deactivated person is signed out at once and cannot sign in until activated', async () => {
    const { user, caller } = await aJoinedColleague(opened, hospital);
    await caller.call(currentSession, {});
    const stored = await admin.call(contract.getUser, { userId: user.id });
    const { version } = stored;
    await admin.call(contract.updateUser, { userId: user.id, version, status: 'inactive' });
    expect(opened.announced).toContain(`${hospital.tenantId} sessions/${user.id}`);
    await expect
      .poll(() => caller.call(currentSession, {}).catch((error: { code: string }) => error.code))
      .toBe('SIGNED_OUT');
    await expect(enter(user.email, colleaguePassword)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    await admin.call(contract.updateUser, { userId: user.id, version: version + 1, status: 'active' });
    await expect(caller.call(currentSession, {})).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    expect(await (await enter(user.email, colleaguePassword)).call(currentSession, {})).toBeTruthy();
  });

  test('a deleted person is shut out and hidden, and the address can be given to a new account', async () => {
    const { user, caller } = await aJoinedColleague(opened, hospital);
    await admin.call(contract.removeUser, { userId: user.id, version: user.version });
    await expect
      .poll(() => caller.call(currentSession, {}).catch((error: { code: string }) => error.code))
      .toBe('SIGNED_OUT');
    expect((await admin.call(contract.listUsers, { search: user.email })).total).toBe(0);
    expect(await refusalOf(() => admin.call(contract.getUser, { userId: user.id }))).toBe('NOT_FOUND');
    const successor = await admin.call(contract.createUser, aColleague({ email: user.email }));
    expect(successor.id).not.toBe(user.id);
    await expect(enter(user.email, colleaguePassword)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  test('nobody deactivates or deletes themselves', async () => {
    const { user } = await admin.call(currentSession, {});
    const own = await admin.call(contract.getUser, { userId: user.id });
    const target = { userId: own.id, version: own.version };
    expect(await refusalOf(() => admin.call(contract.updateUser, { ...target, status: 'inactive' }))).toBe(
      'OWN_ACCOUNT',
    );
    expect(await refusalOf(() => admin.call(contract.removeUser, target))).toBe('OWN_ACCOUNT');
  });

  test('two administrators who deactivate each other at once leave one of them', async () => {
    const own = await opened.aHospital();
    const role = await systemRoleId(opened, own, 'tenant_admin');
    const first = await aJoinedColleague(opened, own, [role]);
    const second = await aJoinedColleague(opened, own, [role]);
    const sample = (await first.caller.call(contract.listUsers, { search: 'tenant_admin@' })).rows[0]!;
    await first.caller.call(contract.removeUser, { userId: sample.id, version: sample.version });
    const target = ({ user }: typeof first) => ({ userId: user.id, version: user.version });
    const results = await Promise.allSettled([
      first.caller.call(contract.updateUser, { ...target(second), status: 'inactive' }),
      second.caller.call(contract.removeUser, target(first)),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('whoever manages users changes and appoints nobody who holds more', async () => {
    const manager = await aStaffMember(opened, hospital, ['admin.users', 'patients.read']);
    const { caller } = manager;
    const chief = (await caller.call(contract.listUsers, { search: 'tenant_admin@' })).rows[0]!;
    expect(chief.isWithinOwn).toBe(false);
    const target = { userId: chief.id, version: chief.version };
    expect(await refusalOf(() => caller.call(contract.updateUser, { ...target, phone: '12345' }))).toBe(
      'BEYOND_OWN_PERMISSIONS',
    );
    expect(await refusalOf(() => caller.call(contract.removeUser, target))).toBe('BEYOND_OWN_PERMISSIONS');
    for (const code of ['tenant_admin', 'nurse']) {
      const initialRoles = [await systemRoleId(opened, hospital, code)];
      expect(await refusalOf(() => caller.call(contract.createUser, { ...aColleague(), initialRoles }))).toBe(
        'BEYOND_OWN_PERMISSIONS',
      );
    }
    const peer = await caller.call(contract.createUser, { ...aColleague(), initialRoles: [manager.roleId] });
    expect(peer.isWithinOwn).toBe(true);
  });

  test('an inactive administrator is not brought back by somebody who holds less', async () => {
    const { user } = await aJoinedColleague(opened, hospital, [
      await systemRoleId(opened, hospital, 'tenant_admin'),
    ]);
    const off = await admin.call(contract.updateUser, {
      userId: user.id,
      version: user.version,
      status: 'inactive',
    });
    const { caller } = await aStaffMember(opened, hospital, ['admin.users']);
    expect(
      await refusalOf(() =>
        caller.call(contract.updateUser, { userId: user.id, version: off.version, status: 'active' }),
      ),
    ).toBe('BEYOND_OWN_PERMISSIONS');
  });

  test('a role of another hospital cannot be given', async () => {
    const foreign = await systemRoleId(opened, neighbour, 'nurse');
    expect(
      await refusalOf(() => admin.call(contract.createUser, { ...aColleague(), initialRoles: [foreign] })),
    ).toBe('NOT_FOUND');
  });

  test('those without the permission are refused, and another hospital sees and changes nothing', async () => {
    const user = await admin.call(contract.createUser, aColleague());
    const target = { userId: user.id, version: 1 };
    const attempts = (caller: Caller) => [
      () => caller.call(contract.getUser, { userId: user.id }),
      () => caller.call(contract.updateUser, { ...target, lastName: 'Other' }),
      () => caller.call(contract.removeUser, target),
    ];
    const doctor = await hospital.as('doctor');
    expect(await refusalOf(() => doctor.call(contract.listUsers, {}))).toBe('FORBIDDEN');
    expect(await refusalOf(() => doctor.call(contract.createUser, aColleague()))).toBe('FORBIDDEN');
    expect(await refusalOf(() => doctor.call(contract.listUserChoices, {}))).toBe('FORBIDDEN');
    for (const attempt of attempts(doctor)) expect(await refusalOf(attempt)).toBe('FORBIDDEN');
    const stranger = await neighbour.as('tenant_admin');
    for (const attempt of attempts(stranger)) expect(await refusalOf(attempt)).toBe('NOT_FOUND');
    expect((await stranger.call(contract.listUsers, { search: user.lastName })).rows).toEqual([]);
    expect(
      (await stranger.call(contract.listUserChoices, { userId: user.id, search: user.lastName })).rows,
    ).toEqual([]);
  });

  test('an export reads what the list shows, page by page, and is written to the audit trail', async () => {
    const own = await opened.aHospital();
    const head = await own.as('tenant_admin');
    for (let made = 0; made < 3; made += 1)
      await head.call(contract.createUser, aColleague({ lastName: 'Export' }));
    const first = await head.call(contract.exportUsers, { search: 'export', limit: 2 });
    const cursor = first.nextCursor!;
    const second = await head.call(contract.exportUsers, { search: 'export', limit: 2, cursor });
    const listed = await head.call(contract.listUsers, { search: 'export' });
    expect([...first.rows, ...second.rows]).toEqual(listed.rows);
    expect(second.nextCursor).toBeNull();
    await expect((await own.as('nurse')).call(contract.exportUsers, {})).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const entries = await opened.database.inTenant(own.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', own.tenantId)
        .select('new_values')
        .where('action', '=', 'EXPORT')
        .orderBy('id')
        .execute(),
    );
    expect(entries.map(({ new_values }) => new_values)).toMatchObject([{ rows: 2 }, { rows: 1 }]);
  });

  test('pickers are offered active people by name, and whoever is chosen already', async () => {
    const gone = await admin.call(contract.createUser, aColleague({ lastName: 'Pickerson' }));
    const active = await admin.call(contract.createUser, aColleague({ lastName: 'Pickerson' }));
    await admin.call(contract.removeUser, { userId: gone.id, version: 1 });
    const names = async (input: object) =>
      (await admin.call(contract.listUserChoices, input)).rows.map(({ id, isActive }) => [id, isActive]);
    expect(await names({ search: 'pickerson' })).toEqual([[active.id, true]]);
    expect(await names({ search: 'pickerson', userId: gone.id })).toEqual(
      expect.arrayContaining([
        [active.id, true],
        [gone.id, false],
      ]),
    );
  });
});
