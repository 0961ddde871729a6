import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { aRequest, type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { codeAt, setUpSecondFactor } from '#testing/staff/second-factor.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { samplePassword } from '../../people.samples.ts';
import { currentSession, signIn } from '../../sessions/session.contract.ts';
import { liftLockOut } from './lock-out.contract.ts';

describe('lifting a lock-out', () => {
  const opened = openTestSystem();
  const { clock } = opened;
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const outcome = (answer: Promise<unknown>) =>
    answer.then(
      () => 'done',
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );

  /** A browser that keeps what it is handed. */
  function aBrowser(email: string) {
    let device: string | null = null;
    return (password = samplePassword, code?: string) => {
      const request = aRequest({ ipAddress: newId(), device, keepDevice: (given) => void (device = given) });
      const input = { slug: hospital.slug, email, password, ...(code !== undefined && { code }) };
      return outcome(opened.system.dispatcher.run(signIn.id, input, request));
    };
  }

  test('the person signs in again at once, in the browser they use and in any other', async () => {
    const { userId, email } = await aStaffMember(opened, hospital, ['patients.read']);
    const [own, other] = [aBrowser(email), aBrowser(email)];
    expect(await own()).toBe('done');
    for (const browser of [own, other]) {
      for (let count = 0; count < 10; count += 1) await browser('wrong');
      expect(await browser()).toBe('TOO_MANY_ATTEMPTS');
    }
    await admin.call(liftLockOut, { userId });
    expect([await own(), await other()]).toEqual(['done', 'done']);
    const entries = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select('action')
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource_id', '=', userId)
        .where('action', '=', 'LOCK_OUT_LIFTED')
        .execute(),
    );
    expect(entries).toHaveLength(1);
  });

  test('codes of the authenticator app can be tried again as well', async () => {
    const member = await aStaffMember(opened, hospital, ['patients.read']);
    const { secret, recoveryCodes } = await setUpSecondFactor(member.caller, clock);
    const browser = aBrowser(member.email);
    for (let count = 0; count < 30; count += 1) {
      if (count % 9 === 8) await aBrowser(member.email)(samplePassword, recoveryCodes.pop());
      expect(await browser(samplePassword, '000000')).toBe('TWO_FACTOR_INVALID');
    }
    await aBrowser(member.email)(samplePassword, recoveryCodes.pop());
    const right = () => browser(samplePassword, codeAt(secret, clock.now()));
    expect(await right()).toBe('TOO_MANY_ATTEMPTS');
    await admin.call(liftLockOut, { userId: member.userId });
    expect(await right()).toBe('done');
  });

  test('is refused for oneself, for somebody who holds more, without the permission, and from elsewhere', async () => {
    const { user: self } = await admin.call(currentSession, {});
    const { caller, email, userId } = await aStaffMember(opened, hospital, ['admin.users']);
    const browser = aBrowser(email);
    for (let count = 0; count < 10; count += 1) await browser('wrong');
    const nurse = await hospital.as('nurse');
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    const lift = (by: Caller, id: string) => outcome(by.call(liftLockOut, { userId: id }));
    expect(await lift(caller, userId)).toBe('OWN_ACCOUNT');
    expect(await lift(caller, self.id)).toBe('BEYOND_OWN_PERMISSIONS');
    expect(await lift(nurse, userId)).toBe('FORBIDDEN');
    expect(await lift(stranger, userId)).toBe('NOT_FOUND');
    expect(await browser()).toBe('TOO_MANY_ATTEMPTS');
  });
});
