import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPatients } from '#areas/patients/patients/patient.contract.ts';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { aRequest, type Hospital, openTestSystem, type SampleRole } from '#testing/hospital.ts';
import { codeAt, setUpSecondFactor } from '#testing/staff/second-factor.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { samplePassword } from '../people.samples.ts';
import { currentSession, signIn, signOut } from '../sessions/session.contract.ts';
import { updateUser } from '../users/user.contract.ts';
import * as contract from './second-factor.contract.ts';

describe('the second factor', () => {
  const opened = openTestSystem();
  const { clock } = opened;
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  function attempt(place: Hospital, role: SampleRole, code?: string, password = samplePassword) {
    let token = '';
    const request = aRequest({ ipAddress: newId(), startSession: (given) => void (token = given) });
    const credentials = { slug: place.slug, email: `${role}@${place.slug}.example`, password };
    const input = code === undefined ? credentials : { ...credentials, code };
    return opened.system.dispatcher.run(signIn.id, input, request).then(() => token);
  }

  function refusal(answer: Promise<unknown>): Promise<string> {
    return answer.then(
      () => 'none',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
  }

  function everyRow(place: Hospital, table: 'audit_entry' | 'idempotency_key' | 'recovery_code') {
    return opened.database.inTenant(place.tenantId, 'read', (db) =>
      db.selectFrom(table).selectAll().where('tenant_id', '=', place.tenantId).execute(),
    );
  }

  function requireOfAll(place: Hospital): Promise<unknown> {
    return opened.database.inTenant(place.tenantId, 'write', (db) =>
      db
        .updateTable('tenant_settings')
        .set({ requires_two_factor: true })
        .where('tenant_id', '=', place.tenantId)
        .execute(),
    );
  }

  test('once set up, the password alone opens nothing and a code of the app opens a session', async () => {
    const place = await opened.aHospital();
    const doctor = await place.as('doctor');
    const { secret } = await setUpSecondFactor(doctor, clock);
    expect(await doctor.call(contract.readSecondFactor, {})).toMatchObject({
      since: expect.any(String),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect(await refusal(attempt(place, 'doctor'))).toBe('TWO_FACTOR_REQUIRED');
    expect(await refusal(attempt(place, 'doctor', '000000'))).toBe('TWO_FACTOR_INVALID');
    const code = codeAt(secret, clock.now());
    expect(await attempt(place, 'doctor', `${code.slice(0, 3)} ${code.slice(3)}`)).not.toBe('');
  });

  test('a code is understood in the digits of any keyboard', async () => {
    const place = await opened.aHospital();
    const { secret } = await setUpSecondFactor(await place.as('doctor'), clock);
    const code = codeAt(secret, clock.now()).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    expect(await refusal(attempt(place, 'doctor', code))).toBe('none');
  });

  test('a wrong password is answered as without a second factor, whatever the code', async () => {
    const place = await opened.aHospital();
    const { secret } = await setUpSecondFactor(await place.as('doctor'), clock);
    for (const code of [undefined, '000000', codeAt(secret, clock.now())]) {
      expect(await refusal(attempt(place, 'doctor', code, 'wrong'))).toBe('INVALID_CREDENTIALS');
    }
    expect(await refusal(attempt(place, 'doctor', codeAt(secret, clock.now())))).toBe('none');
  });

  test('a code counts one step early and late, once, and an older one not after a newer one', async () => {
    const place = await opened.aHospital();
    const { secret } = await setUpSecondFactor(await place.as('nurse'), clock);
    clock.advance(120_000);
    const at = (steps: number) => codeAt(secret, new Date(clock.now().getTime() + steps * 30_000));
    expect(await refusal(attempt(place, 'nurse', at(-2)))).toBe('TWO_FACTOR_INVALID');
    expect(await refusal(attempt(place, 'nurse', at(2)))).toBe('TWO_FACTOR_INVALID');
    expect(await refusal(attempt(place, 'nurse', at(-1)))).toBe('none');
    expect(await refusal(attempt(place, 'nurse', at(-1)))).toBe('TWO_FACTOR_INVALID');
    expect(await refusal(attempt(place, 'nurse', at(1)))).toBe('none');
    expect(await refusal(attempt(place, 'nurse', at(0)))).toBe('TWO_FACTOR_INVALID');
  });

  test('of simultaneous sign-ins with one code, or one recovery code, exactly one gets in', async () => {
    const place = await opened.aHospital();
    const { secret, recoveryCodes } = await setUpSecondFactor(await place.as('nurse'), clock);
    for (const code of [codeAt(secret, clock.now()), recoveryCodes[0]!]) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => refusal(attempt(place, 'nurse', code))));
      expect(answers.toSorted()).toEqual([
        'TWO_FACTOR_INVALID',
        'TWO_FACTOR_INVALID',
        'TWO_FACTOR_INVALID',
        'none',
      ]);
    }
  });

  test('a recovery code opens one session, however it is typed; new ones end the old', async () => {
    const place = await opened.aHospital();
    const doctor = await place.as('doctor');
    const { secret, recoveryCodes } = await setUpSecondFactor(doctor, clock);
    const typed = recoveryCodes[3]!.toLowerCase().replaceAll('-', ' ');
    expect(await refusal(attempt(place, 'doctor', typed))).toBe('none');
    expect(await refusal(attempt(place, 'doctor', typed))).toBe('TWO_FACTOR_INVALID');
    expect(await doctor.call(contract.readSecondFactor, {})).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await refusal(doctor.call(contract.renewRecoveryCodes, { code: '123456' }))).toBe(
      'TWO_FACTOR_INVALID',
    );
    const code = codeAt(secret, clock.now());
    const renewed = await doctor.call(contract.renewRecoveryCodes, { code });
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(await refusal(attempt(place, 'doctor', recoveryCodes[4]))).toBe('TWO_FACTOR_INVALID');
    expect(await refusal(attempt(place, 'doctor', renewed.recoveryCodes![0]))).toBe('none');
  });

  test('wrong codes are counted like wrong passwords', async () => {
    const place = await opened.aHospital();
    const { secret } = await setUpSecondFactor(await place.as('doctor'), clock);
    for (let count = 0; count < 10; count += 1) {
      expect(await refusal(attempt(place, 'doctor', '000000'))).toBe('TWO_FACTOR_INVALID');
    }
    expect(await refusal(attempt(place, 'doctor', codeAt(secret, clock.now())))).toBe('TOO_MANY_ATTEMPTS');
  });

  test('beginning takes the password, and confirming takes a right code; else nothing changes', async () => {
    const place = await opened.aHospital();
    const nurse = await place.as('nurse');
    expect(await refusal(nurse.call(contract.beginSecondFactor, { password: 'wrong' }))).toBe(
      'INVALID_CREDENTIALS',
    );
    expect(await refusal(nurse.call(contract.confirmSecondFactor, { code: '123456' }))).toBe('NOT_FOUND');
    await nurse.call(contract.beginSecondFactor, { password: samplePassword });
    expect(await refusal(nurse.call(contract.confirmSecondFactor, { code: 'nonsense' }))).toBe(
      'TWO_FACTOR_INVALID',
    );
    expect(await nurse.call(contract.readSecondFactor, {})).toMatchObject({ since: null });
    expect(await refusal(attempt(place, 'nurse'))).toBe('none');
    const actions = (await everyRow(place, 'audit_entry')).map((entry) => 'action' in entry && entry.action);
    expect(actions.filter((action) => action === 'SECOND_FACTOR_BEGUN')).toHaveLength(1);
    expect(actions).not.toContain('SECOND_FACTOR_ON');
    expect(await everyRow(place, 'recovery_code')).toEqual([]);
  });

  test('set up once, it is not begun or confirmed again', async () => {
    const place = await opened.aHospital();
    const nurse = await place.as('nurse');
    const { secret } = await setUpSecondFactor(nurse, clock);
    expect(await refusal(nurse.call(contract.beginSecondFactor, { password: samplePassword }))).toBe(
      'TWO_FACTOR_ALREADY_ON',
    );
    const code = codeAt(secret, clock.now());
    expect(await refusal(nurse.call(contract.confirmSecondFactor, { code }))).toBe('TWO_FACTOR_ALREADY_ON');
    expect(await refusal(attempt(place, 'nurse', code))).toBe('none');
  });

  test('setting it up ends the sessions that were opened without it', async () => {
    const place = await opened.aHospital();
    const [here, elsewhere] = [await place.as('doctor'), await place.as('doctor')];
    await setUpSecondFactor(here, clock);
    expect(await refusal(here.call(currentSession, {}))).toBe('none');
    await expect.poll(() => refusal(elsewhere.call(currentSession, {}))).toBe('SIGNED_OUT');
  });

  test('no secret, code or password is kept for repeats or told to the audit trail', async () => {
    const place = await opened.aHospital();
    const nurse = await place.as('nurse');
    const input = { password: samplePassword };
    const key = newId();
    const { secret, uri } = await nurse.call(contract.beginSecondFactor, input, key);
    expect(uri).toContain(secret!);
    const code = codeAt(secret!, clock.now());
    const confirmation = newId();
    const { recoveryCodes } = await nurse.call(contract.confirmSecondFactor, { code }, confirmation);
    expect(await nurse.call(contract.beginSecondFactor, input, key)).toEqual({ secret: null, uri: null });
    expect(await nurse.call(contract.confirmSecondFactor, { code }, confirmation)).toEqual({
      recoveryCodes: null,
    });
    const kept = JSON.stringify([
      await everyRow(place, 'idempotency_key'),
      await everyRow(place, 'audit_entry'),
      await everyRow(place, 'recovery_code'),
    ]);
    for (const text of [
      secret!,
      ...recoveryCodes!,
      ...recoveryCodes!.map((one) => one.replaceAll('-', '')),
    ]) {
      expect(kept).not.toContain(text);
    }
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(input)));
    expect(kept).not.toContain(Buffer.from(digest).toString('hex'));
  });

  test('switching it off takes password and code, and is refused where the hospital asks for it', async () => {
    const place = await opened.aHospital();
    const doctor = await place.as('doctor');
    const { secret } = await setUpSecondFactor(doctor, clock);
    const code = codeAt(secret, clock.now());
    const remove = (input: { password: string; code: string }) =>
      refusal(doctor.call(contract.removeSecondFactor, input));
    expect(await remove({ password: 'wrong', code })).toBe('INVALID_CREDENTIALS');
    expect(await remove({ password: samplePassword, code: '000000' })).toBe('TWO_FACTOR_INVALID');
    await requireOfAll(place);
    expect(await remove({ password: samplePassword, code })).toBe('TWO_FACTOR_MANDATORY');
    expect(await refusal(attempt(place, 'doctor'))).toBe('TWO_FACTOR_REQUIRED');
    await opened.database.inTenant(place.tenantId, 'write', (db) =>
      db
        .updateTable('tenant_settings')
        .where('tenant_id', '=', place.tenantId)
        .set({ requires_two_factor: false })
        .execute(),
    );
    expect(await remove({ password: samplePassword, code })).toBe('none');
    expect(await refusal(attempt(place, 'doctor'))).toBe('none');
    expect(await everyRow(place, 'recovery_code')).toEqual([]);
    expect(await remove({ password: samplePassword, code })).toBe('NOT_FOUND');
  });

  test('where the hospital asks for it, people without one can set it up and do nothing else', async () => {
    const place = await opened.aHospital();
    await requireOfAll(place);
    const doctor = await place.as('doctor');
    expect(await doctor.call(currentSession, {})).toMatchObject({ mustSetUpSecondFactor: true });
    const open: string[] = [];
    for (const { call } of opened.system.dispatcher.calls.values()) {
      if (call.access === 'public') continue;
      const answer = await refusal(doctor.call(call, { no: 'such field' }));
      if (answer !== 'TWO_FACTOR_SETUP_REQUIRED') open.push(call.id);
    }
    expect(open.toSorted()).toEqual([
      'secondFactor.begin',
      'secondFactor.confirm',
      'secondFactor.read',
      'sessions.current',
      'sessions.signOut',
      'sessions.signOutEverywhere',
    ]);
    const { secret } = await setUpSecondFactor(doctor, clock);
    await expect.poll(() => refusal(doctor.call(listPatients, {}))).toBe('none');
    expect(await doctor.call(currentSession, {})).toMatchObject({ mustSetUpSecondFactor: false });
    expect(await refusal(attempt(place, 'doctor', codeAt(secret, clock.now())))).toBe('none');
    expect(await refusal(doctor.call(signOut, {}))).toBe('none');
  });

  test('an administrator takes it from somebody who lost the phone; their sessions end, and it is told', async () => {
    const place = await opened.aHospital();
    const [admin, doctor] = [await place.as('tenant_admin'), await place.as('doctor')];
    const { user } = await doctor.call(currentSession, {});
    expect(await refusal(admin.call(contract.resetSecondFactor, { userId: user.id }))).toBe('NOT_FOUND');
    await setUpSecondFactor(doctor, clock);
    await admin.call(contract.resetSecondFactor, { userId: user.id });
    await expect.poll(() => refusal(doctor.call(currentSession, {}))).toBe('SIGNED_OUT');
    expect(await refusal(attempt(place, 'doctor'))).toBe('none');
    const entries = await everyRow(place, 'audit_entry');
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'SECOND_FACTOR_RESET', resource_id: user.id }),
    );
  });

  test('nobody takes it from themselves, from stronger people or in another hospital that way', async () => {
    const neighbour = await opened.aHospital();
    const [admin, nurse] = [await hospital.as('tenant_admin'), await hospital.as('nurse')];
    const { secret } = await setUpSecondFactor(admin, clock);
    const own = await admin.call(currentSession, {});
    expect(await refusal(admin.call(contract.resetSecondFactor, { userId: own.user.id }))).toBe('FORBIDDEN');
    expect(await refusal(nurse.call(contract.resetSecondFactor, { userId: own.user.id }))).toBe('FORBIDDEN');
    const foreign = await neighbour.as('tenant_admin');
    expect(await refusal(foreign.call(contract.resetSecondFactor, { userId: own.user.id }))).toBe(
      'NOT_FOUND',
    );
    await opened.database.inTenant(hospital.tenantId, 'write', (db) =>
      db
        .updateTable('role')
        .set({ permissions: ['admin.users'] })
        .where('tenant_id', '=', hospital.tenantId)
        .where('code', '=', 'receptionist')
        .execute(),
    );
    const clerk = await hospital.as('receptionist');
    expect(await refusal(clerk.call(contract.resetSecondFactor, { userId: own.user.id }))).toBe(
      'BEYOND_OWN_PERMISSIONS',
    );
    expect(await refusal(attempt(hospital, 'tenant_admin'))).toBe('TWO_FACTOR_REQUIRED');
    expect(await refusal(attempt(hospital, 'tenant_admin', codeAt(secret, clock.now())))).toBe('none');
  });

  test('nobody takes it from stronger people who are inactive and may come back', async () => {
    const place = await opened.aHospital();
    const doctor = await place.as('doctor');
    const { user } = await doctor.call(currentSession, {});
    await setUpSecondFactor(doctor, clock);
    const { caller } = await aStaffMember(opened, place, ['admin.users']);
    const admin = await place.as('tenant_admin');
    await admin.call(updateUser, { userId: user.id, version: 1, status: 'inactive' });
    const reset = (by: typeof admin) => refusal(by.call(contract.resetSecondFactor, { userId: user.id }));
    expect(await reset(caller)).toBe('BEYOND_OWN_PERMISSIONS');
    expect(await reset(admin)).toBe('none');
  });
});
