import { afterAll, describe, expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { aRequest, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { samplePassword } from '../people.samples.ts';
import { signIn } from '../sessions/session.contract.ts';

describe('attempts to sign in', () => {
  const opened = openTestSystem();
  afterAll(() => opened.close());

  /** A browser at a network address that keeps what it is handed. */
  function aBrowser(slug: string, ipAddress: string) {
    let device: string | null = null;
    return async function attempt(name: string, password = samplePassword): Promise<string> {
      const request = aRequest({ ipAddress, device, keepDevice: (given) => void (device = given) });
      const input = { slug, email: `${name}@${slug}.example`, password };
      try {
        await opened.system.dispatcher.run(signIn.id, input, request);
        return 'in';
      } catch (error) {
        return error instanceof AppError ? error.code : String(error);
      }
    };
  }

  test('a right password costs the network nothing: a hospital signs in all day', async () => {
    const { slug } = await opened.aHospital();
    const address = newId();
    for (let count = 0; count < 320; count += 1) {
      expect(await aBrowser(slug, address)(count % 2 === 0 ? 'doctor' : 'nurse')).toBe('in');
    }
  });

  test('forty people behind one address, each with slips and no known browser, all get in', async () => {
    const hospital = await opened.aHospital();
    const address = newId();
    const staff = [];
    for (let count = 0; count < 40; count += 1) {
      const { email } = await aStaffMember(opened, hospital, ['patients.read']);
      staff.push(email.split('@')[0]!);
    }
    for (const name of staff) {
      const browser = aBrowser(hospital.slug, address);
      for (let slip = 0; slip < 3; slip += 1) expect(await browser(name, 'slip')).toBe('INVALID_CREDENTIALS');
      expect(await browser(name)).toBe('in');
    }
  });

  test('guesses at one account end with that account, and cost the network no more than ten', async () => {
    const { slug } = await opened.aHospital();
    const stranger = aBrowser(slug, newId());
    for (let count = 0; count < 400; count += 1) await stranger('nurse', 'wrong');
    expect(await stranger('nurse')).toBe('TOO_MANY_ATTEMPTS');
    expect(await stranger('doctor')).toBe('in');
  });

  test('who guesses behind the own address of the hospital locks out no browser that the hospital uses', async () => {
    const { slug } = await opened.aHospital();
    const address = newId();
    const ward = aBrowser(slug, address);
    expect(await ward('nurse')).toBe('in');
    const stranger = aBrowser(slug, address);
    for (let count = 0; count < 300; count += 1) await stranger(`guess${count}`, 'wrong');
    expect(await stranger('tenant_admin')).toBe('TOO_MANY_ATTEMPTS');
    expect(await aBrowser(slug, address)('doctor')).toBe('TOO_MANY_ATTEMPTS');
    expect(await ward('nurse')).toBe('in');
    expect(await ward('doctor')).toBe('in');
    expect(await aBrowser(slug, newId())('doctor')).toBe('in');
  });

  test('who guesses at an account from afar does not lock its person out of the browser they use', async () => {
    const { slug } = await opened.aHospital();
    const own = aBrowser(slug, newId());
    expect(await own('doctor')).toBe('in');
    const stranger = aBrowser(slug, newId());
    for (let count = 0; count < 11; count += 1) await stranger('doctor', 'wrong');
    expect(await stranger('doctor')).toBe('TOO_MANY_ATTEMPTS');
    expect(await own('doctor', 'slip')).toBe('INVALID_CREDENTIALS');
    expect(await own('doctor')).toBe('in');
  });

  test('a browser that the hospital knows has limits of its own', async () => {
    const { slug } = await opened.aHospital();
    const insider = aBrowser(slug, newId());
    expect(await insider('nurse')).toBe('in');
    for (let count = 0; count < 10; count += 1) {
      expect(await insider('tenant_admin', 'wrong')).toBe('INVALID_CREDENTIALS');
    }
    expect(await insider('tenant_admin')).toBe('TOO_MANY_ATTEMPTS');
    for (let count = 0; count < 50; count += 1) await insider(`guess${count}`, 'wrong');
    expect(await insider('doctor')).toBe('TOO_MANY_ATTEMPTS');
  });

  test('a browser known in one hospital is a stranger in another, and so is one with a made-up secret', async () => {
    const [first, second] = [await opened.aHospital(), await opened.aHospital()];
    const address = newId();
    const request = aRequest({ ipAddress: address, device: 'f'.repeat(64) });
    const wrong = { slug: first.slug, email: 'x@y.example', password: 'wrong' };
    for (let count = 0; count < 300; count += 1) {
      const input = { ...wrong, email: `guess${count}@y.example` };
      await expect(opened.system.dispatcher.run(signIn.id, input, request)).rejects.toMatchObject({
        code: 'INVALID_CREDENTIALS',
      });
    }
    await expect(opened.system.dispatcher.run(signIn.id, wrong, request)).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
    let device: string | null = null;
    const keeping = aRequest({ ipAddress: newId(), keepDevice: (given) => void (device = given) });
    const right = {
      slug: second.slug,
      email: `nurse@${second.slug}.example`,
      password: samplePassword,
    };
    await opened.system.dispatcher.run(signIn.id, right, keeping);
    const elsewhere = aRequest({ ipAddress: address, device });
    await expect(opened.system.dispatcher.run(signIn.id, wrong, elsewhere)).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
  });
});
