import { Secret, TOTP } from 'otpauth';
import * as secondFactor from '#areas/people/second-factor/second-factor.contract.ts';
import { attemptLimits } from '#kernel/limits/attempt-limits.ts';
import { defineAttack } from '../../attack.ts';
import { aNewcomer, enter, newcomerPassword as password } from '../../newcomers.ts';

const stepMs = 30_000;

export const attack = defineAttack({
  name: 'lock-outs',
  tries: 'using up somebody’s attempts by wrong passwords and codes, elsewhere and in a session left open',
  expects:
    'Strangers run into a limit; the owner goes on in their browser, and with a recovery code anywhere.',
  async run(target, attempts) {
    const { url, own, send, ask, isBehindProxy } = target;
    const { email, token: leftOpen } = await aNewcomer(target, own);
    const { secret } = await ask(secondFactor.beginSecondFactor, { password }, leftOpen);
    const codeIn = (steps: number) =>
      TOTP.generate({ secret: Secret.fromBase32(secret!), timestamp: Date.now() + steps * stepMs });
    const confirmation = await ask(secondFactor.confirmSecondFactor, { code: codeIn(0) }, leftOpen);
    const recoveryCodes = [...confirmation.recoveryCodes!];

    const elsewhere = { headers: isBehindProxy ? { 'x-forwarded-for': '203.0.113.99' } : {} };
    const tryCode = async (code: string, headers: Record<string, string> = elsewhere.headers) =>
      enter(url, own.slug, { email, code, headers });
    const first = await tryCode(recoveryCodes.pop()!, {});
    if (!first.token) throw new Error(`The owner cannot sign in: ${first.status}`);
    const browser = { cookie: first.cookies.map((one) => one.split(';', 1)[0]).join('; ') };
    const origin = { origin: url };

    // A colleague knows the password and guesses until the day's attempts of strangers are used up. Signing in now and
    // then, as the owner would, forgets the attempts at the password, so that all of them are spent on codes.
    const { attempts: mostCodes } = attemptLimits['second-factor'];
    const { attempts: mostPasswords } = attemptLimits['sign-in-account'];
    let guesses = 0;
    while (guesses < mostCodes) {
      for (let count = 1; count < mostPasswords && guesses < mostCodes; count += 1) {
        guesses += 1;
        const { status } = await tryCode('000000');
        attempts.note('a guessed code', status === 200 && 'it signed in');
      }
      await tryCode(recoveryCodes.pop()!, {});
    }
    const shut = await tryCode('000000');
    attempts.note('one guess more than a day has', shut.status !== 429 && `answered ${shut.status}`);
    for (let count = 0; count <= mostPasswords; count += 1) {
      const { status } = await enter(url, own.slug, { email, password: 'guessed', ...elsewhere });
      attempts.note('a guessed password', status === 200 && 'it signed in');
    }

    for (let count = 0; count <= mostCodes; count += 1) {
      const { status } = await send(secondFactor.renewRecoveryCodes.id, { code: '000000' }, first.token);
      attempts.note('a guessed code in a session left open', status < 400 && 'it was taken');
    }

    const back = await tryCode(codeIn(1), { ...browser, ...origin });
    attempts.note('the owner in their browser', back.status !== 200 && `shut out: ${back.status}`);
    const anywhere = await tryCode(recoveryCodes.pop()!, {});
    attempts.note(
      'the owner with a recovery code',
      anywhere.status !== 200 && `shut out: ${anywhere.status}`,
    );
  },
});
