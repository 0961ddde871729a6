import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { aRequest, type Hospital, openTestSystem, type SampleRole } from '#testing/hospital.ts';
import { codeAt, setUpSecondFactor } from '#testing/staff/second-factor.ts';
import { samplePassword } from '../people.samples.ts';
import * as secondFactor from '../second-factor/second-factor.contract.ts';
import { signIn } from '../sessions/session.contract.ts';

describe('a lock-out that somebody else causes', () => {
  const opened = openTestSystem();
  const { clock } = opened;
  let place: Hospital;

  beforeAll(async () => {
    place = await opened.aHospital();
  });
  afterAll(() => opened.close());

  /** A browser at an address that keeps what it is handed. */
  function aBrowser(role: SampleRole, ipAddress = newId(), hospital = place) {
    let device: string | null = null;
    return async function attempt(code?: string, password = samplePassword): Promise<string> {
      const request = aRequest({ ipAddress, device, keepDevice: (given) => void (device = given) });
      const credentials = { slug: hospital.slug, email: `${role}@${hospital.slug}.example`, password };
      const input = code === undefined ? credentials : { ...credentials, code };
      return opened.system.dispatcher.run(signIn.id, input, request).then(
        () => 'in',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      );
    };
  }

  /** A hospital of its own where the doctor has a second factor; each code is a new one. */
  async function aGuardedDoctor() {
    const hospital = await opened.aHospital();
    const { secret, recoveryCodes } = await setUpSecondFactor(await hospital.as('doctor'), clock);
    const nextCode = () => {
      clock.advance(30_000);
      return codeAt(secret, clock.now());
    };
    const browser = (ipAddress?: string) => aBrowser('doctor', ipAddress, hospital);
    return { hospital, nextCode, recoveryCodes, browser };
  }

  /** Guesses codes with the right password until the day's attempts of unknown browsers are used up. */
  async function useUpCodes({ browser, recoveryCodes }: Awaited<ReturnType<typeof aGuardedDoctor>>) {
    const stranger = browser();
    for (const guesses of [9, 9, 9, 3]) {
      for (let count = 0; count < guesses; count += 1) {
        expect(await stranger('000000')).toBe('TWO_FACTOR_INVALID');
      }
      // The person signs in now and then, which forgets the attempts at the password.
      expect(await browser()(recoveryCodes.pop())).toBe('in');
    }
    expect(await stranger('000000')).toBe('TOO_MANY_ATTEMPTS');
  }

  test('wrong codes elsewhere do not shut a browser out that passed the second factor before', async () => {
    const doctor = await aGuardedDoctor();
    const own = doctor.browser();
    expect(await own(doctor.nextCode())).toBe('in');
    await useUpCodes(doctor);
    expect(await own('000000')).toBe('TWO_FACTOR_INVALID');
    expect(await own(doctor.nextCode())).toBe('in');
  });

  test('where wrong codes have used up the day, a recovery code opens any browser', async () => {
    const doctor = await aGuardedDoctor();
    await useUpCodes(doctor);
    const own = doctor.browser();
    expect(await own(doctor.nextCode())).toBe('TOO_MANY_ATTEMPTS');
    expect(await own(doctor.recoveryCodes.pop())).toBe('in');
    expect(await own(doctor.nextCode())).toBe('in');
  });

  test('a browser that signed in before there was a second factor gets no attempts of its own at codes', async () => {
    const hospital = await opened.aHospital();
    const old = aBrowser('doctor', newId(), hospital);
    expect(await old()).toBe('in');
    const { secret, recoveryCodes } = await setUpSecondFactor(await hospital.as('doctor'), clock);
    const browser = () => aBrowser('doctor', newId(), hospital);
    await useUpCodes({ hospital, browser, recoveryCodes, nextCode: () => '' });
    expect(await old('000000')).toBe('TOO_MANY_ATTEMPTS');
    clock.advance(30_000);
    expect(await old(codeAt(secret, clock.now()))).toBe('TOO_MANY_ATTEMPTS');
  });

  test('wrong recovery codes count for the network they come from, and shut nobody else out', async () => {
    const doctor = await aGuardedDoctor();
    const address = newId();
    for (let count = 0; count < 9; count += 1) {
      expect(await doctor.browser(address)('ABCD-EFGH-JKMN-PQRS')).toBe('TWO_FACTOR_INVALID');
    }
    expect(await doctor.browser()(doctor.recoveryCodes.pop())).toBe('in');
    expect(await doctor.browser(address)('ABCD-EFGH-JKMN-PQRS')).toBe('TWO_FACTOR_INVALID');
    expect(await doctor.browser(address)('ABCD-EFGH-JKMN-PQRS')).toBe('TOO_MANY_ATTEMPTS');
    expect(await doctor.browser(address)(doctor.nextCode())).toBe('in');
  });

  test('guesses at the password do not shut out who has a recovery code', async () => {
    const doctor = await aGuardedDoctor();
    const stranger = doctor.browser();
    for (let count = 0; count < 10; count += 1) await stranger(undefined, 'wrong');
    expect(await stranger(undefined, 'wrong')).toBe('TOO_MANY_ATTEMPTS');
    const own = doctor.browser();
    expect(await own()).toBe('TOO_MANY_ATTEMPTS');
    expect(await own(doctor.nextCode())).toBe('TOO_MANY_ATTEMPTS');
    expect(await own('ABCD-EFGH-JKMN-PQRS')).toBe('TOO_MANY_ATTEMPTS');
    expect(await own(doctor.recoveryCodes.pop())).toBe('in');
  });

  test('nor does a stranger at the hospital’s own address', async () => {
    const doctor = await aGuardedDoctor();
    const address = newId();
    const request = aRequest({ ipAddress: address });
    for (let count = 0; count < 300; count += 1) {
      const input = { slug: doctor.hospital.slug, email: `guess${count}@y.example`, password: 'wrong' };
      await opened.system.dispatcher.run(signIn.id, input, request).catch(() => {});
    }
    const own = doctor.browser(address);
    expect(await own(doctor.nextCode())).toBe('TOO_MANY_ATTEMPTS');
    expect(await own(doctor.recoveryCodes.pop())).toBe('in');
  });

  test('who has a recovery code and not the password guesses ten times more and no further', async () => {
    const doctor = await aGuardedDoctor();
    const thief = doctor.browser();
    const [code] = doctor.recoveryCodes;
    const answers: string[] = [];
    for (let count = 0; count < 22; count += 1) answers.push(await thief(code, 'wrong'));
    expect(answers.filter((answer) => answer === 'INVALID_CREDENTIALS')).toHaveLength(20);
    expect(answers.slice(20)).toEqual(['TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS']);
    expect(await doctor.browser()(code)).toBe('TOO_MANY_ATTEMPTS');
  });

  test('wrong codes and passwords in an open session stay with that session', async () => {
    const doctor = await aGuardedDoctor();
    const signInOnce = async () => {
      let token = '';
      const { slug } = doctor.hospital;
      const input = {
        slug,
        email: `doctor@${slug}.example`,
        password: samplePassword,
        code: doctor.nextCode(),
      };
      await opened.system.dispatcher.run(
        signIn.id,
        input,
        aRequest({ startSession: (given) => void (token = given) }),
      );
      return (call: { id: string }, fields: object) =>
        opened.system.dispatcher.run(call.id, fields, aRequest({ token })).then(
          () => 'done',
          (error: unknown) => (error instanceof AppError ? error.code : String(error)),
        );
    };
    const [leftOpen, own] = [await signInOnce(), await signInOnce()];
    for (let count = 0; count < 30; count += 1) {
      expect(await leftOpen(secondFactor.renewRecoveryCodes, { code: '000000' })).toBe('TWO_FACTOR_INVALID');
    }
    expect(await leftOpen(secondFactor.renewRecoveryCodes, { code: doctor.nextCode() })).toBe(
      'TOO_MANY_ATTEMPTS',
    );
    const removal = (password: string) => ({ password, code: doctor.nextCode() });
    for (let count = 0; count < 10; count += 1) {
      expect(await leftOpen(secondFactor.removeSecondFactor, removal('wrong'))).toBe('INVALID_CREDENTIALS');
    }
    expect(await leftOpen(secondFactor.removeSecondFactor, removal('wrong'))).toBe('TOO_MANY_ATTEMPTS');
    expect(await doctor.browser()(doctor.nextCode())).toBe('in');
    expect(await own(secondFactor.renewRecoveryCodes, { code: doctor.nextCode() })).toBe('done');
    expect(await own(secondFactor.removeSecondFactor, removal(samplePassword))).toBe('done');
  });
});
