import { afterAll, describe, expect, test } from 'vitest';
import { getSettings, updateSettings } from '#areas/settings/settings/settings.contract.ts';
import { AppError } from '#kernel/app-error.ts';
import { aRequest, type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { setUpSecondFactor } from '#testing/staff/second-factor.ts';
import { samplePassword } from '../people.samples.ts';
import { currentSession, signIn } from '../sessions/session.contract.ts';
import {
  getSecurityPolicy,
  type SecurityPolicy,
  securityPolicyRanges,
  updateSecurityPolicy,
} from './security-policy.contract.ts';

const minuteMs = 60_000;

describe('the security policy', () => {
  const opened = openTestSystem();
  const { clock } = opened;
  afterAll(() => opened.close());

  async function change(admin: Caller, part: Partial<SecurityPolicy>): Promise<SecurityPolicy> {
    const current = await admin.call(getSecurityPolicy, {});
    return admin.call(updateSecurityPolicy, { ...current, ...part });
  }

  function codeOf(answer: Promise<unknown>): Promise<string> {
    return answer.then(
      () => 'none',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
  }

  /** Asks who is signed in, as a person at the page or as the page by itself. */
  function ask({ token }: Caller, isUnattended = false): Promise<string> {
    const request = aRequest({ token, isUnattended });
    return codeOf(opened.system.dispatcher.run(currentSession.id, {}, request));
  }

  /** Lets the time pass and what was remembered of sessions be forgotten. */
  function pass(place: Hospital, minutes: number): void {
    clock.advance(minutes * minuteMs);
    opened.system.hub.publish(place.tenantId, ['sessions']);
  }

  test('a change is stored, audited with what changed, and announced', async () => {
    const place = await opened.aHospital();
    const admin = await place.as('tenant_admin');
    const before = await admin.call(getSecurityPolicy, {});
    const after = await change(admin, { passwordMinLength: 14, sessionIdleMinutes: 30 });
    expect(after).toEqual({ ...before, passwordMinLength: 14, sessionIdleMinutes: 30, version: 2 });
    expect(await admin.call(getSecurityPolicy, {})).toEqual(after);
    const entries = await opened.database.inTenant(place.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .where('tenant_id', '=', place.tenantId)
        .selectAll()
        .where('resource', '=', 'security_policies')
        .execute(),
    );
    expect(entries).toMatchObject([
      {
        action: 'UPDATE',
        old_values: { passwordMinLength: before.passwordMinLength, sessionIdleMinutes: 480 },
        new_values: { passwordMinLength: 14, sessionIdleMinutes: 30 },
      },
    ]);
    expect(opened.announced).toContain(`${place.tenantId} sessions`);
    expect(opened.announced).toContain(`${place.tenantId} settings`);
  });

  test('the forms of the organization and of security do not make each other stale', async () => {
    const admin = await (await opened.aHospital()).as('tenant_admin');
    const [policy, settings] = await Promise.all([
      admin.call(getSecurityPolicy, {}),
      admin.call(getSettings, {}),
    ]);
    await admin.call(updateSettings, { version: settings.version, name: 'Lake Road Hospital' });
    await admin.call(updateSecurityPolicy, { ...policy, passwordMinLength: 15 });
    await admin.call(updateSettings, { version: settings.version + 1, phone: '+880 2 111111' });
    const stored = await admin.call(getSettings, {});
    expect(stored).toMatchObject({ name: 'Lake Road Hospital', phone: '+880 2 111111', version: 3 });
    const secured = await admin.call(getSecurityPolicy, {});
    expect(secured).toEqual({ ...policy, passwordMinLength: 15, version: 2 });
  });

  test('only those who may change settings read or change it, each their own', async () => {
    const [place, neighbour] = [await opened.aHospital(), await opened.aHospital()];
    const doctor = await place.as('doctor');
    const policy = await (await place.as('tenant_admin')).call(getSecurityPolicy, {});
    expect(await codeOf(doctor.call(getSecurityPolicy, {}))).toBe('FORBIDDEN');
    expect(await codeOf(doctor.call(updateSecurityPolicy, policy))).toBe('FORBIDDEN');
    await change(await place.as('tenant_admin'), { passwordMinLength: 20 });
    expect(await (await neighbour.as('tenant_admin')).call(getSecurityPolicy, {})).toEqual(policy);
  });

  test('a stale or impossible change is refused and leaves nothing behind', async () => {
    const place = await opened.aHospital();
    const admin = await place.as('tenant_admin');
    const first = await admin.call(getSecurityPolicy, {});
    const second = await change(admin, { passwordNeedsDigit: true });
    await expect(admin.call(updateSecurityPolicy, { ...first, passwordMinLength: 30 })).rejects.toMatchObject(
      { code: 'STALE', facts: { current: second } },
    );
    const impossible: Partial<SecurityPolicy>[] = [
      { passwordMinLength: 7 },
      { passwordMinLength: 65 },
      { sessionIdleMinutes: 4 },
      { sessionIdleMinutes: 1441 },
      { sessionAbsoluteHours: 0 },
      { sessionAbsoluteHours: 169 },
      { emergencyAccessMinutes: 4 },
      { emergencyAccessMinutes: 481 },
      { largeExportRows: 0 },
      { largeExportRows: 1_000_001 },
      { sessionIdleMinutes: 7.5 },
    ];
    for (const part of impossible) {
      const field = Object.keys(part)[0] as keyof typeof securityPolicyRanges;
      const facts = securityPolicyRanges[field];
      await expect(admin.call(updateSecurityPolicy, { ...second, ...part })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields: { [field]: { code: 'security-policy.outOfRange', facts } } },
      });
    }
    expect(await admin.call(getSecurityPolicy, {})).toEqual(second);
  });

  test('the ends of every range are allowed', async () => {
    const admin = await (await opened.aHospital()).as('tenant_admin');
    const least = { passwordMinLength: 8, sessionIdleMinutes: 5, sessionAbsoluteHours: 1 };
    const most = { passwordMinLength: 64, sessionIdleMinutes: 1440, sessionAbsoluteHours: 168 };
    expect(await change(admin, { ...least, emergencyAccessMinutes: 5 })).toMatchObject(least);
    expect(await change(admin, { ...most, emergencyAccessMinutes: 480 })).toMatchObject(most);
  });

  test('a second factor is asked of everybody only by somebody who has one', async () => {
    const place = await opened.aHospital();
    const admin = await place.as('tenant_admin');
    await expect(change(admin, { requiresTwoFactor: true })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { requiresTwoFactor: { code: 'security-policy.ownFactorFirst' } } },
    });
    await setUpSecondFactor(admin, clock);
    expect(await change(admin, { requiresTwoFactor: true })).toMatchObject({ requiresTwoFactor: true });
    expect(await change(admin, { passwordMinLength: 16 })).toMatchObject({ requiresTwoFactor: true });
  });

  test('a shorter idle time holds at once for sessions that are open; use keeps them, the page alone does not', async () => {
    const place = await opened.aHospital();
    const [admin, nurse, doctor] = [
      await place.as('tenant_admin'),
      await place.as('nurse'),
      await place.as('doctor'),
    ];
    await change(admin, { sessionIdleMinutes: 5 });
    const seen: string[][] = [];
    for (let round = 0; round < 3; round += 1) {
      pass(place, 2);
      seen.push([await ask(nurse), await ask(doctor, true)]);
    }
    expect(seen).toEqual([
      ['none', 'none'],
      ['none', 'none'],
      ['none', 'SIGNED_OUT'],
    ]);
    pass(place, 6);
    expect(await ask(nurse)).toBe('SIGNED_OUT');
  });

  test('the longest time of a session holds for open ones, however much they are used', async () => {
    const place = await opened.aHospital();
    const [admin, nurse] = [await place.as('tenant_admin'), await place.as('nurse')];
    pass(place, 50);
    expect(await ask(nurse)).toBe('none');
    await change(admin, { sessionAbsoluteHours: 1 });
    pass(place, 9);
    expect(await ask(nurse)).toBe('none');
    pass(place, 2);
    expect(await ask(nurse)).toBe('SIGNED_OUT');
  });

  test('a new session is handed out until the end that the policy gives it', async () => {
    const place = await opened.aHospital();
    await change(await place.as('tenant_admin'), { sessionAbsoluteHours: 3 });
    const ends: Date[] = [];
    const request = aRequest({ startSession: (_token, expiresAt) => void ends.push(expiresAt) });
    const { slug } = place;
    const credentials = { slug, email: `nurse@${slug}.example`, password: samplePassword };
    await opened.system.dispatcher.run(signIn.id, credentials, request);
    expect(ends).toEqual([new Date(clock.now().getTime() + 3 * 3_600_000)]);
  });
});
