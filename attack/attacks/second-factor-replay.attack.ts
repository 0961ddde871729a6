import { Secret, TOTP } from 'otpauth';
import { setPasswordByLink } from '#areas/people/account/links/account-link.contract.ts';
import * as secondFactor from '#areas/people/second-factor/second-factor.contract.ts';
import { signIn } from '#areas/people/sessions/session.contract.ts';
import { inviteUser } from '#areas/people/users/links/user-link.contract.ts';
import { createUser } from '#areas/people/users/user.contract.ts';
import { defineAttack } from '../attack.ts';

const password = 'nine quiet lanterns';
const stepMs = 30_000;

export const attack = defineAttack({
  name: 'second-factor-replay',
  tries: 'one code of an authenticator app many times, at once and later',
  expects: 'A code opens one session and no second one.',
  async run({ url, own, send, ask }, attempts) {
    const admin = await own.as('tenant_admin');
    const email = `replay-${crypto.randomUUID()}@mail.example`;
    const person = { firstName: 'Code', lastName: 'Replay', email, initialRoles: [] };
    const { id: userId } = await ask(createUser, person, admin);
    const { token: link } = await ask(inviteUser, { userId }, admin);
    await send(setPasswordByLink.id, { token: link, password }, null);
    const enter = (code?: string) =>
      fetch(`${url}/api/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ slug: own.slug, email, password, ...(code && { code }) }),
      });
    const first = await enter();
    const token = /openward_session=([^;]+)/.exec(first.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const { secret } = await ask(secondFactor.beginSecondFactor, { password }, token);
    const codeIn = (steps: number) =>
      TOTP.generate({ secret: Secret.fromBase32(String(secret)), timestamp: Date.now() + steps * stepMs });
    const confirmed = codeIn(0);
    await ask(secondFactor.confirmSecondFactor, { code: confirmed }, token);
    attempts.note('the code that confirmed', (await enter(confirmed)).ok && 'it opened a session');
    attempts.note('no code', (await enter()).ok && `${signIn.id} asked for none`);
    const code = codeIn(1);
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(code)));
    const opened = answers.filter(({ ok }) => ok).length;
    attempts.note('one code twelve times at once', opened !== 1 && `it opened ${opened} sessions`);
    attempts.note('the same code later', (await enter(code)).ok && 'it opened a session');
  },
});
