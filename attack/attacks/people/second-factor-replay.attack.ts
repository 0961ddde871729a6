import { Secret, TOTP } from 'otpauth';
import * as secondFactor from '#areas/people/second-factor/second-factor.contract.ts';
import { signIn } from '#areas/people/sessions/session.contract.ts';
import { defineAttack } from '../../attack.ts';
import { aNewcomer, enter, newcomerPassword as password } from '../../newcomers.ts';

const stepMs = 30_000;

export const attack = defineAttack({
  name: 'second-factor-replay',
  tries: 'one code of an authenticator app many times, at once and later',
  expects: 'A code opens one session and no second one.',
  async run(target, attempts) {
    const { url, own, ask } = target;
    const { email, token } = await aNewcomer(target, own);
    const isIn = async (code?: string) => {
      const { status } = await enter(url, own.slug, { email, ...(code && { code }) });
      return status === 200;
    };
    const { secret } = await ask(secondFactor.beginSecondFactor, { password }, token);
    const codeIn = (steps: number) =>
      TOTP.generate({ secret: Secret.fromBase32(secret!), timestamp: Date.now() + steps * stepMs });
    const confirmed = codeIn(0);
    await ask(secondFactor.confirmSecondFactor, { code: confirmed }, token);
    attempts.note('the code that confirmed', (await isIn(confirmed)) && 'it opened a session');
    attempts.note('no code', (await isIn()) && `${signIn.id} asked for none`);
    const code = codeIn(1);
    const answers = await Promise.all(Array.from({ length: 12 }, () => isIn(code)));
    const opened = answers.filter(Boolean).length;
    attempts.note('one code twelve times at once', opened !== 1 && `it opened ${opened} sessions`);
    attempts.note('the same code later', (await isIn(code)) && 'it opened a session');
  },
});
