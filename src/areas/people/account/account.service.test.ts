import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { type Caller, type Hospital, openTestSystem, signInAs } from '#testing/hospital.ts';
import { aJoinedColleague, colleaguePassword } from '#testing/staff/colleagues.ts';
import * as contract from './account.contract.ts';

const newPassword = 'brown paper lantern';

describe('the own account', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  const enter = (email: string, password: string) => signInAs(opened.system, hospital.slug, email, password);

  const codeOf = (caller: Caller) =>
    caller.call(currentSession, {}).then(
      () => 'signed in',
      (error: { code: string }) => error.code,
    );

  test('name and phone are changed by the person, the e-mail and roles are not', async () => {
    const { user, caller } = await aJoinedColleague(opened, hospital);
    const before = await caller.call(contract.readProfile, {});
    expect(before).toMatchObject({ email: user.email, roles: [], passwordChangedAt: expect.any(String) });
    const { version } = before;
    const fields = { firstName: 'Farida', lastName: 'Haque', phone: null };
    expect(await caller.call(contract.updateProfile, { ...fields, version })).toEqual({
      ...before,
      ...fields,
      version: version + 1,
    });
    expect((await caller.call(currentSession, {})).user).toMatchObject({ firstName: 'Farida' });
    await expect(caller.call(contract.updateProfile, { ...fields, version })).rejects.toMatchObject({
      code: 'STALE',
      facts: { current: { firstName: 'Farida' } },
    });
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', hospital.tenantId)
        .selectAll()
        .where('resource_id', '=', user.id)
        .where('action', '=', 'UPDATE')
        .execute(),
    );
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ user_id: user.id, new_values: fields });
  });

  test('a new password ends every other session and keeps this one', async () => {
    const { user, caller } = await aJoinedColleague(opened, hospital);
    const elsewhere = await enter(user.email, colleaguePassword);
    const input = { currentPassword: colleaguePassword, newPassword };
    expect(await caller.call(contract.changePassword, input)).toEqual({ endedSessions: 1 });
    await expect.poll(() => codeOf(elsewhere)).toBe('SIGNED_OUT');
    expect(await codeOf(caller)).toBe('signed in');
    await expect(enter(user.email, colleaguePassword)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect(await codeOf(await enter(user.email, newPassword))).toBe('signed in');
  });

  test('a repeat of one change is answered alike, and nothing of the passwords is kept', async () => {
    const { caller } = await aJoinedColleague(opened, hospital);
    const input = { currentPassword: colleaguePassword, newPassword };
    const first = await caller.call(contract.changePassword, input, 'the-same-change');
    expect(await caller.call(contract.changePassword, input, 'the-same-change')).toEqual(first);
    const kept = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('idempotency_key')
        .where('tenant_id', '=', hospital.tenantId)
        .selectAll()
        .where('key', '=', 'the-same-change')
        .execute(),
    );
    const other = await aJoinedColleague(opened, hospital);
    await other.caller.call(
      contract.changePassword,
      { ...input, newPassword: 'something else entirely' },
      'another-change',
    );
    const hashes = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('idempotency_key')
        .where('tenant_id', '=', hospital.tenantId)
        .select('input_hash')
        .where('key', 'in', ['the-same-change', 'another-change'])
        .execute(),
    );
    expect(kept).toHaveLength(1);
    expect(new Set(hashes.map((row) => row.input_hash)).size).toBe(1);
  });

  test('a wrong present password and a weak new one are refused at their fields and change nothing', async () => {
    const { user, caller } = await aJoinedColleague(opened, hospital);
    const elsewhere = await enter(user.email, colleaguePassword);
    const attempt = (currentPassword: string, chosen: string) =>
      caller.call(contract.changePassword, { currentPassword, newPassword: chosen });
    await expect(attempt('wrong', newPassword)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
      facts: { fields: { currentPassword: { code: 'password.wrongCurrent' } } },
    });
    await expect(attempt(colleaguePassword, 'password12')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { newPassword: { code: 'password.rulesNotKept' } }, brokenRules: ['notCommon'] },
    });
    await expect(attempt(colleaguePassword, `my Hospital ${hospital.slug} word`)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    await expect(attempt(colleaguePassword, colleaguePassword)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect([await codeOf(elsewhere), await codeOf(caller)]).toEqual(['signed in', 'signed in']);
    expect(await codeOf(await enter(user.email, colleaguePassword))).toBe('signed in');
  });

  test('whoever guesses the present password is stopped after ten tries', async () => {
    const { caller } = await aJoinedColleague(opened, hospital);
    const guess = (currentPassword: string) =>
      caller
        .call(contract.changePassword, { currentPassword, newPassword })
        .catch((error: { code: string }) => error.code);
    for (let count = 0; count < 10; count += 1) expect(await guess('wrong')).toBe('INVALID_CREDENTIALS');
    expect(await guess(colleaguePassword)).toBe('TOO_MANY_ATTEMPTS');
  });

  test('who is signed in shows with their password that they stand at the device; guesses count as everywhere', async () => {
    const { user, caller } = await aJoinedColleague(opened, hospital);
    const confirm = (password: string) => caller.call(contract.confirmOwnPassword, { password });
    await expect(confirm('wrong')).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
      facts: { fields: { password: { code: 'password.wrongCurrent' } } },
    });
    expect(await confirm(colleaguePassword)).toEqual({ confirmed: true });
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('action')
        .where('tenant_id', '=', hospital.tenantId)
        .where('user_id', '=', user.id)
        .where('action', '=', 'PASSWORD_CONFIRMED')
        .execute(),
    );
    expect(entries).toHaveLength(1);
    for (let count = 0; count < 10; count += 1) {
      await expect(confirm('wrong')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    }
    await expect(confirm(colleaguePassword)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('the hospital’s own policy holds', async () => {
    const own = await opened.aHospital();
    const { caller } = await aJoinedColleague(opened, own);
    await opened.database.inTenant(own.tenantId, 'write', (db) =>
      db
        .updateTable('tenant_settings')
        .where('tenant_id', '=', own.tenantId)
        .set({ password_needs_digit: true, password_min_length: 16 })
        .execute(),
    );
    expect((await caller.call(contract.readProfile, {})).passwordPolicy).toMatchObject({
      minLength: 16,
      needsDigit: true,
    });
    await expect(
      caller.call(contract.changePassword, {
        currentPassword: colleaguePassword,
        newPassword: 'green boats',
      }),
    ).rejects.toMatchObject({
      facts: {
        fields: { newPassword: { code: 'password.rulesNotKept' } },
        brokenRules: ['minLength', 'digit'],
      },
    });
  });

  test('own sessions are listed with the present one named, and each can be ended', async () => {
    const { user, caller } = await aJoinedColleague(opened, hospital);
    const elsewhere = await enter(user.email, colleaguePassword);
    const { rows } = await caller.call(contract.listOwnSessions, {});
    expect(rows).toHaveLength(2);
    expect(rows.filter((row) => row.isCurrent)).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ipAddress: '127.0.0.1', browser: null, system: null });
    const other = rows.find((row) => !row.isCurrent)!;
    await caller.call(contract.endOwnSession, { sessionId: other.id });
    await expect.poll(() => codeOf(elsewhere)).toBe('SIGNED_OUT');
    expect((await caller.call(contract.listOwnSessions, {})).rows).toHaveLength(1);
    await expect(caller.call(contract.endOwnSession, { sessionId: other.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('a session of a colleague or of another hospital cannot be ended', async () => {
    const { caller } = await aJoinedColleague(opened, hospital);
    const nurse = await hospital.as('nurse');
    const stranger = await (await opened.aHospital()).as('nurse');
    for (const other of [nurse, stranger]) {
      const { rows } = await other.call(contract.listOwnSessions, {});
      await expect(caller.call(contract.endOwnSession, { sessionId: rows[0]!.id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await codeOf(other)).toBe('signed in');
    }
  });

  test('sessions that were left unused or are over are not listed', async () => {
    const own = openTestSystem();
    const place = await own.aHospital();
    const { user } = await aJoinedColleague(own, place);
    own.clock.advance(9 * 3_600_000);
    const caller = await signInAs(own.system, place.slug, user.email, colleaguePassword);
    expect((await caller.call(contract.listOwnSessions, {})).rows).toHaveLength(1);
    await own.close();
  });
});
