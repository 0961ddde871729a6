import { afterAll, describe, expect, test } from 'vitest';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { listPatients, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { useLimits } from '#kernel/limits/use-limits.ts';
import { aRequest, type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { codeAt, setUpSecondFactor } from '#testing/staff/second-factor.ts';
import { currentSession, findSession } from '../sessions/session.contract.ts';
import { listUsers, updateUser, getUser } from '../users/user.contract.ts';
import {
  answerForMachineKey,
  listMachineKeys,
  makeMachineKey,
  revokeMachineKey,
} from './machine-key.contract.ts';

const dayMs = 86_400_000;

describe('keys of machines', () => {
  const opened = openTestSystem();
  const { clock } = opened;
  afterAll(() => opened.close());

  /** Somebody with a second factor, and what their app shows. */
  async function withFactor(caller: Caller): Promise<Caller & { code: () => string }> {
    const { secret } = await setUpSecondFactor(caller, clock);
    return {
      ...caller,
      code: () => {
        clock.advance(30_000);
        return codeAt(secret, clock.now());
      },
    };
  }

  async function anAdministrator(hospital: Hospital) {
    return withFactor(await hospital.as('tenant_admin'));
  }

  async function aKey(
    maker: Awaited<ReturnType<typeof anAdministrator>>,
    scopes: Exclude<Permission, 'super_admin'>[] = ['patients.read', 'patients.write'],
    part: Partial<CallRequest<typeof makeMachineKey>> = {},
  ) {
    const made = await maker.call(makeMachineKey, {
      ...{ name: `Bridge ${crypto.randomUUID()}`, scopes, days: 30, code: maker.code() },
      ...part,
    });
    return { id: made.id, key: made.key! };
  }

  function withKey<C extends Call>(
    machineKey: string,
    call: C,
    input: CallRequest<C>,
  ): Promise<CallOutput<C>> {
    return opened.system.dispatcher.run(call.id, input, aRequest({ machineKey })) as never;
  }

  test('a key reads and writes within its scopes, in its own name', async () => {
    const hospital = await opened.aHospital();
    const admin = await anAdministrator(hospital);
    const { key } = await aKey(admin, undefined, { name: 'Lab bridge' });
    const patient = await withKey(key, registerPatient, aPatient());
    const { rows } = await withKey(key, listPatients, {});
    expect(rows.map(({ id }) => id)).toEqual([patient.id]);
    const trail = await admin.call(listAuditEntries, { resource: 'patients' });
    expect(trail.rows.map(({ action, userName }) => [action, userName])).toContainEqual([
      'CREATE',
      'Key: Lab bridge',
    ]);
  });

  test('it is told once, and stored as a hash alone', async () => {
    const hospital = await opened.aHospital();
    const admin = await anAdministrator(hospital);
    const { id, key } = await aKey(admin);
    expect(key).toMatch(/^owk_[0-9a-f]{32}\.[0-9a-f]{64}$/);
    const stored = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db.selectFrom('machine_key').selectAll().where('tenant_id', '=', hospital.tenantId).execute(),
    );
    expect(stored).toMatchObject([{ id, ending: key.slice(-4) }]);
    expect(JSON.stringify(stored)).not.toContain(key.slice(-20));
    expect(JSON.stringify(await admin.call(listMachineKeys, {}))).not.toContain(key.slice(-20));
  });

  test('beyond its scopes it is refused, and so is what a person does by hand', async () => {
    const admin = await anAdministrator(await opened.aHospital());
    const { key } = await aKey(admin, ['patients.read', 'admin.keys', 'admin.users']);
    await expect(withKey(key, registerPatient, aPatient())).rejects.toMatchObject({
      code: 'FORBIDDEN',
      facts: { permission: 'patients.write' },
    });
    const asked = { name: 'Another', scopes: ['patients.read' as const], days: 1, code: '123456' };
    const answers = await Promise.allSettled([
      withKey(key, makeMachineKey, asked),
      withKey(key, listMachineKeys, {}),
      withKey(key, currentSession, {}),
    ]);
    expect(answers).toMatchObject(Array(3).fill({ reason: { code: 'PERSON_REQUIRED' } }));
    expect(await withKey(key, findSession, {})).toEqual({ session: null });
  });

  test('revoked, expired, unknown and of a suspended hospital it opens nothing', async () => {
    const hospital = await opened.aHospital();
    const admin = await anAdministrator(hospital);
    const [revoked, short, long] = [
      await aKey(admin),
      await aKey(admin, undefined, { days: 1 }),
      await aKey(admin, undefined, { days: 366 }),
    ];
    await admin.call(revokeMachineKey, { keyId: revoked.id });
    const signedOut = { code: 'SIGNED_OUT' };
    await expect(withKey(revoked.key, listPatients, {})).rejects.toMatchObject(signedOut);
    await expect(admin.call(revokeMachineKey, { keyId: revoked.id })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    await expect(withKey(`${long.key.slice(0, -4)}0000`, listPatients, {})).rejects.toMatchObject(signedOut);
    await expect(withKey('owk_anything', listPatients, {})).rejects.toMatchObject(signedOut);
    clock.advance(dayMs);
    await expect(withKey(short.key, listPatients, {})).rejects.toMatchObject(signedOut);
    expect(await withKey(long.key, listPatients, {})).toMatchObject({ rows: [] });
    await opened.database.onPlatform((db) =>
      db
        .updateTable('tenant')
        .set({ status: 'suspended' })
        .where('id', '=', hospital.tenantId)
        .executeTakeFirst(),
    );
    await expect(withKey(long.key, listPatients, {})).rejects.toMatchObject(signedOut);
  });

  test('nobody makes a key that may do more than they may, or without a code of their own', async () => {
    const hospital = await opened.aHospital();
    const plain = await hospital.as('tenant_admin');
    const asked = { name: 'Bridge', scopes: ['patients.read' as const], days: 30, code: '123456' };
    await expect(plain.call(makeMachineKey, asked)).rejects.toMatchObject({ code: 'TWO_FACTOR_MISSING' });
    const { caller } = await aStaffMember(opened, hospital, ['admin.keys', 'patients.read']);
    const keeper = await withFactor(caller);
    await expect(keeper.call(makeMachineKey, { ...asked, code: '000000' })).rejects.toMatchObject({
      code: 'TWO_FACTOR_INVALID',
    });
    await expect(
      keeper.call(makeMachineKey, {
        ...asked,
        scopes: ['patients.read', 'lab.results'],
        code: keeper.code(),
      }),
    ).rejects.toMatchObject({ code: 'BEYOND_OWN_PERMISSIONS', facts: { beyond: ['lab.results'] } });
    const doctor = await hospital.as('doctor');
    await expect(doctor.call(makeMachineKey, asked)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await keeper.call(listMachineKeys, {})).toEqual({ rows: [] });
    await keeper.call(makeMachineKey, { ...asked, code: keeper.code() });
    await expect(
      keeper.call(makeMachineKey, { ...asked, name: 'BRIDGE', code: keeper.code() }),
    ).rejects.toMatchObject({
      code: 'MACHINE_KEY_NAME_TAKEN',
      facts: { fields: { name: { code: 'machine-keys.nameTaken' } } },
    });
  });

  test('it shrinks with who answers for it, rests when they leave, and works on for who answers then', async () => {
    const hospital = await opened.aHospital();
    const admin = await anAdministrator(hospital);
    const { caller, userId } = await aStaffMember(opened, hospital, [
      'admin.keys',
      'patients.read',
      'patients.write',
    ]);
    const { id, key } = await aKey(await withFactor(caller));
    await withKey(key, registerPatient, aPatient());
    const person = await admin.call(getUser, { userId });
    await admin.call(updateUser, {
      ...{ userId, version: person.version, status: 'inactive' },
    });
    await expect(withKey(key, listPatients, {})).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    expect((await admin.call(listMachineKeys, {})).rows).toMatchObject([{ id, state: 'orphaned' }]);
    await admin.call(answerForMachineKey, { keyId: id, code: admin.code() });
    expect(await withKey(key, listPatients, {})).toMatchObject({ rows: [{}] });
    expect((await admin.call(listMachineKeys, {})).rows).toMatchObject([
      { id, state: 'working', restingScopes: [], lastUsedAt: expect.any(String) },
    ]);
  });

  test('another hospital neither sees nor ends it, and its account is nobody in the lists of people', async () => {
    const [hospital, neighbour] = [await opened.aHospital(), await opened.aHospital()];
    const admin = await anAdministrator(hospital);
    const before = (await admin.call(listUsers, {})).rows.length;
    const { id } = await aKey(admin);
    expect((await admin.call(listUsers, {})).rows).toHaveLength(before);
    const stranger = await anAdministrator(neighbour);
    expect(await stranger.call(listMachineKeys, {})).toEqual({ rows: [] });
    await expect(stranger.call(revokeMachineKey, { keyId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      stranger.call(answerForMachineKey, { keyId: id, code: stranger.code() }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a key that calls too often waits, and another one goes on', async () => {
    const admin = await anAdministrator(await opened.aHospital());
    const [busy, calm] = [await aKey(admin), await aKey(admin)];
    const { attempts } = useLimits['machine-key-calls'];
    for (let call = 0; call < attempts; call += 1) await withKey(busy.key, listPatients, { limit: 1 });
    await expect(withKey(busy.key, listPatients, {})).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      facts: { retryAfterSeconds: expect.any(Number) },
    });
    await withKey(calm.key, listPatients, {});
    clock.advance(60_000);
    await withKey(busy.key, listPatients, {});
  });
});
