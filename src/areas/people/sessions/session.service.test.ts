import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aRequest, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { samplePassword } from '../people.samples.ts';
import * as contract from './session.contract.ts';

describe('sessions', () => {
  const opened = openTestSystem();
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital({ createdAt: '2020-01-01T00:00:00Z' });
  });
  afterAll(() => opened.close());

  function attempt(input: { slug?: string; email?: string; password?: string }, ipAddress = '10.0.0.1') {
    let token = '';
    const request = aRequest({ ipAddress, startSession: (given) => void (token = given) });
    const whole = {
      slug: hospital.slug,
      email: `doctor@${hospital.slug}.example`,
      password: samplePassword,
      ...input,
    };
    return opened.system.dispatcher.run(contract.signIn.id, whole, request).then(() => token);
  }

  function who(token: string) {
    return opened.system.dispatcher.run(contract.currentSession.id, {}, aRequest({ token }));
  }

  test('the platform heads the organizations that one can sign in to', async () => {
    await aPlatform(opened);
    const answer = await opened.system.dispatcher.run(contract.listOrganizations.id, {}, aRequest());
    const [first, ...others] = contract.listOrganizations.output.parse(answer).organizations;
    expect(first).toMatchObject({ slug: 'platform', isPlatform: true });
    expect(others.map(({ slug }) => slug)).toContain(hospital.slug);
    expect(others.some(({ isPlatform }) => isPlatform)).toBe(false);
  });

  test('where there are several hospitals and no samples, strangers are told none of them unless the operator wants it', async () => {
    await opened.aHospital();
    const list = async (services: { hasSamples: boolean; listsOrganizations?: boolean }) => {
      const server = openTestSystem(undefined, services);
      const answer = await server.system.dispatcher.run(contract.listOrganizations.id, {}, aRequest());
      await server.close();
      return contract.listOrganizations.output.parse(answer);
    };
    expect(await list({ hasSamples: false })).toEqual({
      organizations: [],
      samples: [],
      isWithoutAccounts: false,
    });
    expect(await list({ hasSamples: true, listsOrganizations: false })).toMatchObject({ organizations: [] });
    const wanted = await list({ hasSamples: false, listsOrganizations: true });
    expect(wanted.organizations.map(({ slug }) => slug)).toContain(hospital.slug);
  });

  test('the right password opens a session that tells who is signed in', async () => {
    const typed = { slug: ` ${hospital.slug.toUpperCase()} `, email: ` Doctor@${hospital.slug}.example ` };
    const token = await attempt(typed);
    expect(await who(token)).toMatchObject({
      user: { email: `doctor@${hospital.slug}.example`, roles: ['Doctor'] },
      tenant: { slug: hospital.slug, timeZone: 'UTC' },
      isAdministrator: false,
    });
  });

  test('a page is told who is signed in, and is not refused where nobody is', async () => {
    const find = (token: string | null) =>
      opened.system.dispatcher.run(contract.findSession.id, {}, aRequest({ token }));
    const token = await attempt({});
    expect(await find(token)).toEqual({ session: await who(token) });
    expect(await find(null)).toEqual({ session: null });
    expect(await find(`${token}x`)).toEqual({ session: null });
    await opened.system.dispatcher.run(
      contract.signOut.id,
      {},
      aRequest({ token, idempotencyKey: crypto.randomUUID() }),
    );
    expect(await find(token)).toEqual({ session: null });
  });

  test('a page that shows one person is answered as nobody by the session of another', async () => {
    const token = await attempt({});
    const { user } = (await who(token)) as { user: { id: string } };
    const asShown = (shownTo: string) =>
      opened.system.dispatcher.run(contract.currentSession.id, {}, aRequest({ token, shownTo }));
    expect(await asShown(user.id)).toMatchObject({ user });
    await expect(asShown(crypto.randomUUID())).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('wrong password, unknown address and unknown hospital are answered alike', async () => {
    const refusals = [
      { password: 'wrong' },
      { email: 'nobody@nowhere.example' },
      { slug: 'no-such-hospital' },
    ];
    for (const refusal of refusals) {
      await expect(attempt(refusal)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS', facts: {} });
    }
  });

  test('an address of one hospital does not open another', async () => {
    const neighbour = await opened.aHospital();
    await expect(attempt({ slug: neighbour.slug })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('too many attempts on one account are refused, and the rest of the hospital goes on', async () => {
    const email = `nurse@${hospital.slug}.example`;
    for (let count = 0; count < 10; count += 1) {
      await expect(attempt({ email, password: 'wrong' }, '10.0.0.2')).rejects.toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
    }
    await expect(attempt({ email }, '10.0.0.2')).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      facts: { retryAfterSeconds: expect.any(Number) },
    });
    expect(await attempt({}, '10.0.0.2')).not.toBe('');
  });

  test('an unused session ends after eight hours, any session after a day', async () => {
    const own = openTestSystem();
    const place = await own.aHospital();
    const clerk = await place.as('receptionist');
    const call = () => own.system.dispatcher.run('sessions.current', {}, aRequest({ token: clerk.token }));
    own.clock.advance(7 * 3_600_000);
    expect(await call()).toBeTruthy();
    await own.close();

    const later = openTestSystem();
    later.clock.advance(16 * 3_600_000);
    await expect(
      later.system.dispatcher.run('sessions.current', {}, aRequest({ token: clerk.token })),
    ).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await later.close();
  });

  test('signing out everywhere ends every session of the person within a second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const [first, second] = [await attempt({}), await attempt({})];
    await who(first);
    await who(second);
    await opened.system.dispatcher.run(contract.signOutEverywhere.id, {}, aRequest({ token: first }));
    vi.advanceTimersByTime(1000);
    await expect(who(second)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });

  test('a forged or foreign token is nobody', async () => {
    const token = await attempt({});
    const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
    for (const bad of [forged, 'x', '', `${token}.x`]) {
      await expect(who(bad)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    }
  });

  test('sample accounts open nothing where samples are off, not even with a session', async () => {
    const token = await attempt({});
    const strict = openTestSystem(undefined, { hasSamples: false });
    const request = aRequest();
    const input = {
      slug: hospital.slug,
      email: `doctor@${hospital.slug}.example`,
      password: samplePassword,
    };
    await expect(strict.system.dispatcher.run(contract.signIn.id, input, request)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    await expect(
      strict.system.dispatcher.run('sessions.current', {}, aRequest({ token })),
    ).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await strict.close();
  });

  test('sign-in and failure are in the audit trail, without the password', async () => {
    const own = await opened.aHospital();
    await own.as('doctor');
    await expect(
      attempt({ slug: own.slug, email: `doctor@${own.slug}.example`, password: 'guess-42' }),
    ).rejects.toBeTruthy();
    const entries = await opened.database.inTenant(own.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', own.tenantId)
        .selectAll()
        .orderBy('created_at')
        .execute(),
    );
    expect(entries.map((entry) => entry.action).toSorted()).toEqual(['SIGNED_IN', 'SIGN_IN_FAILED']);
    expect(JSON.stringify(entries)).not.toContain('guess-42');
  });
});
