import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { inviteUser, makeResetLink } from '#areas/people/users/links/user-link.contract.ts';
import { createUser, getUser, listUsers, removeUser, updateUser } from '#areas/people/users/user.contract.ts';
import { sha256 } from '#database/sha256.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { aRequest, type Caller, type Hospital, openTestSystem, signInAs } from '#testing/hospital.ts';
import { aJoinedColleague, colleaguePassword, systemRoleId } from '#testing/staff/colleagues.ts';
import { aColleague } from '../../people.fixture.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import * as contract from './account-link.contract.ts';

const password = 'brown paper lantern';

describe('links that set a password', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const enter = (email: string, chosen: string) => signInAs(opened.system, hospital.slug, email, chosen);

  function read(token: string | null) {
    const answer = opened.system.dispatcher.run(contract.readAccountLink.id, { token }, aRequest());
    return answer as Promise<CallOutput<typeof contract.readAccountLink>>;
  }

  function set(token: string | null, chosen = password) {
    const input = { token, password: chosen };
    return opened.system.dispatcher.run(contract.setPasswordByLink.id, input, aRequest());
  }

  async function anInvitation() {
    const user = await admin.call(createUser, aColleague());
    const link = await admin.call(inviteUser, { userId: user.id });
    return { user, ...link };
  }

  test('an invitation tells whom it is for, sets the password once, and opens the account', async () => {
    const { user, token, purpose } = await anInvitation();
    expect(purpose).toBe('invitation');
    expect(token).toMatch(/^[0-9a-f]{32}-[0-9a-f]{64}$/);
    expect(await read(token)).toEqual({
      purpose: 'invitation',
      firstName: user.firstName,
      email: user.email,
      hospitalName: `Hospital ${hospital.slug}`,
      slug: hospital.slug,
      passwordPolicy: { minLength: 10, needsMixedCase: false, needsDigit: false, needsSymbol: false },
    });
    expect(await set(token)).toEqual({ slug: hospital.slug, email: user.email });
    const caller = await enter(user.email, password);
    expect(await caller.call(currentSession, {})).toMatchObject({ user: { id: user.id } });
    expect((await admin.call(getUser, { userId: user.id })).hasPassword).toBe(true);
    for (const attempt of [() => read(token), () => set(token, 'another good one')]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'LINK_INVALID', facts: {} });
    }
  });

  test('unknown, used, expired and revoked links are refused alike', async () => {
    const used = await anInvitation();
    await set(used.token);
    const replaced = await anInvitation();
    await admin.call(inviteUser, { userId: replaced.user.id });
    const deactivated = await anInvitation();
    await admin.call(updateUser, { userId: deactivated.user.id, version: 1, status: 'inactive' });
    const removed = await anInvitation();
    await admin.call(removeUser, { userId: removed.user.id, version: 1 });
    const unknown = `${hospital.tenantId.replaceAll('-', '')}-${'0'.repeat(64)}`;
    const nowhere = `${newId().replaceAll('-', '')}-${'0'.repeat(64)}`;
    const tokens = [used.token, replaced.token, deactivated.token, removed.token, unknown, nowhere, 'x'];
    for (const token of tokens) {
      await expect(read(token)).rejects.toMatchObject({ code: 'LINK_INVALID', facts: {} });
      await expect(set(token)).rejects.toMatchObject({ code: 'LINK_INVALID', facts: {} });
    }
  });

  test('an invitation is good for 72 hours, a reset for 2', async () => {
    const own = openTestSystem();
    const place = await own.aHospital();
    const chief = await place.as('tenant_admin');
    const { user } = await aJoinedColleague(own, place);
    const newcomer = await chief.call(createUser, aColleague());
    const invitation = await chief.call(inviteUser, { userId: newcomer.id });
    const reset = await chief.call(makeResetLink, { userId: user.id });
    const start = own.clock.now().getTime();
    const opens = ({ token }: { token: string | null }) =>
      own.system.dispatcher.run(contract.readAccountLink.id, { token }, aRequest()).then(
        () => true,
        () => false,
      );
    const at = async (ms: number) => {
      own.clock.set(new Date(start + ms).toISOString());
      return [await opens(invitation), await opens(reset)];
    };
    const hour = 3_600_000;
    expect(await at(2 * hour - 1)).toEqual([true, true]);
    expect(await at(2 * hour)).toEqual([true, false]);
    expect(await at(72 * hour - 1)).toEqual([true, false]);
    expect(await at(72 * hour)).toEqual([false, false]);
    await own.close();
  });

  test('a reset ends every session of the person, and a refused password changes nothing', async () => {
    const { user, caller } = await aJoinedColleague(opened, hospital);
    const { token } = await admin.call(makeResetLink, { userId: user.id });
    await expect(set(token, 'short')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { password: { code: 'password.rulesNotKept' } }, brokenRules: ['minLength'] },
    });
    expect(await caller.call(currentSession, {})).toBeTruthy();
    await set(token);
    await expect
      .poll(() => caller.call(currentSession, {}).catch((error: { code: string }) => error.code))
      .toBe('SIGNED_OUT');
    await expect(enter(user.email, colleaguePassword)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect(await enter(user.email, password)).toBeTruthy();
  });

  test('of two who use one link at the same time exactly one sets the password', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { user, token } = await anInvitation();
      const chosen = ['first good password', 'second good password', 'third good password'];
      const results = await Promise.allSettled(chosen.map((one) => set(token, one)));
      const winners = chosen.filter((_one, index) => results[index]!.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      for (const one of chosen) {
        const isOpen = await enter(user.email, one).then(
          () => true,
          () => false,
        );
        expect([one, isOpen]).toEqual([one, one === winners[0]]);
      }
    }
  });

  test('of two links made at the same time one is open', async () => {
    const user = await admin.call(createUser, aColleague());
    const links = await Promise.all([1, 2, 3].map(() => admin.call(inviteUser, { userId: user.id })));
    const results = await Promise.allSettled(links.map(({ token }) => read(token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('the secret is told once and stored nowhere, and the password neither', async () => {
    const user = await admin.call(createUser, aColleague());
    const first = await admin.call(inviteUser, { userId: user.id }, 'one-invitation');
    const repeated = await admin.call(inviteUser, { userId: user.id }, 'one-invitation');
    expect(repeated).toEqual({ ...first, token: null });
    await set(first.token, 'a secret nobody keeps');
    const stored = await opened.database.inTenant(hospital.tenantId, 'read', async (db) => ({
      links: await db
        .selectFrom('account_link')
        .where('tenant_id', '=', hospital.tenantId)
        .selectAll()
        .where('user_id', '=', user.id)
        .execute(),
      answers: await db
        .selectFrom('idempotency_key')
        .where('tenant_id', '=', hospital.tenantId)
        .selectAll()
        .execute(),
      entries: await db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', hospital.tenantId)
        .selectAll()
        .execute(),
    }));
    const text = JSON.stringify(stored);
    expect(text).not.toContain(first.token!.split('-')[1]);
    expect(text).not.toContain('a secret nobody keeps');
    expect(stored.links.map((link) => link.token_hash)).toEqual([await sha256(first.token!)]);
    const made = stored.entries.filter((entry) => entry.resource_id === user.id).map((entry) => entry.action);
    expect(made.toSorted()).toEqual(['CREATE', 'INVITED', 'PASSWORD_SET']);
  });

  test('a link of the wrong kind, or for an inactive account, is not made', async () => {
    const user = await admin.call(createUser, aColleague());
    const target = { userId: user.id };
    const reasonOf = (attempt: Promise<unknown>) =>
      attempt.then(
        () => 'made',
        (error: { facts: { reason: string } }) => error.facts.reason,
      );
    expect(await reasonOf(admin.call(makeResetLink, target))).toBe('noPassword');
    await admin.call(updateUser, { ...target, version: 1, status: 'inactive' });
    expect(await reasonOf(admin.call(inviteUser, target))).toBe('inactive');
    const { user: colleague } = await aJoinedColleague(opened, hospital);
    expect(await reasonOf(admin.call(inviteUser, { userId: colleague.id }))).toBe('hasPassword');
  });

  test('nobody makes a link for themselves, for somebody who holds more, or for another hospital', async () => {
    const { user: self } = await admin.call(currentSession, {});
    await expect(admin.call(makeResetLink, { userId: self.id })).rejects.toMatchObject({
      code: 'OWN_ACCOUNT',
    });
    const { caller } = await aStaffMember(opened, hospital, ['admin.users']);
    await expect(caller.call(makeResetLink, { userId: self.id })).rejects.toMatchObject({
      code: 'BEYOND_OWN_PERMISSIONS',
    });
    const doctor = await systemRoleId(opened, hospital, 'doctor');
    const newDoctor = await admin.call(createUser, { ...aColleague(), initialRoles: [doctor] });
    await expect(caller.call(inviteUser, { userId: newDoctor.id })).rejects.toMatchObject({
      code: 'BEYOND_OWN_PERMISSIONS',
    });
    const nurse = await hospital.as('nurse');
    await expect(nurse.call(inviteUser, { userId: newDoctor.id })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    await expect(stranger.call(inviteUser, { userId: newDoctor.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const links = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('account_link')
        .where('tenant_id', '=', hospital.tenantId)
        .select('id')
        .where('user_id', 'in', [self.id, newDoctor.id])
        .execute(),
    );
    expect(links).toEqual([]);
  });

  test('a network that tries too many links is refused for a while', async () => {
    const own = openTestSystem();
    const attempt = () =>
      own.system.dispatcher
        .run(contract.readAccountLink.id, { token: 'x' }, aRequest({ ipAddress: '10.9.9.9' }))
        .catch((error: { code: string }) => error.code);
    for (let count = 0; count < 300; count += 1) expect(await attempt()).toBe('LINK_INVALID');
    expect(await attempt()).toBe('TOO_MANY_ATTEMPTS');
    await own.close();
  });

  test('right uses of links cost a network nothing, and open although wrong ones used its attempts up', async () => {
    const own = openTestSystem();
    const place = await own.aHospital();
    const chief = await place.as('tenant_admin');
    const { id: userId } = await chief.call(createUser, aColleague());
    const { token } = await chief.call(inviteUser, { userId });
    const attempt = (tried: string | null) =>
      own.system.dispatcher
        .run(contract.readAccountLink.id, { token: tried }, aRequest({ ipAddress: '10.9.9.8' }))
        .then(
          () => 'opens',
          (error: { code: string }) => error.code,
        );
    for (let count = 0; count < 320; count += 1) expect(await attempt(token)).toBe('opens');
    for (let count = 0; count < 300; count += 1) expect(await attempt('x')).toBe('LINK_INVALID');
    expect(await attempt('x')).toBe('TOO_MANY_ATTEMPTS');
    expect(await attempt(token)).toBe('opens');
    await own.close();
  });

  test('the newcomer appears signed in for the first time in the list', async () => {
    const { user } = await aJoinedColleague(opened, hospital);
    const { rows } = await admin.call(listUsers, { search: user.email });
    expect(Date.parse(rows[0]!.lastLoginAt!)).toBeCloseTo(opened.clock.now().getTime(), -5);
  });
});
