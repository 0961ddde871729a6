import { Secret, TOTP } from 'otpauth';
import { changePassword } from '#areas/people/account/account.contract.ts';
import { setPasswordByLink } from '#areas/people/account/links/account-link.contract.ts';
import * as secondFactor from '#areas/people/second-factor/second-factor.contract.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { makeResetLink } from '#areas/people/users/links/user-link.contract.ts';
import { defineAttack } from '../../attack.ts';
import { aNewcomer, enter, type Newcomer, newcomerPassword } from '../../newcomers.ts';

const rounds = 3;
const changed = 'seven orange kettles';

export const attack = defineAttack({
  name: 'sign-in-races',
  tries:
    'signing in with a stolen password in the very moment in which its owner replaces it or adds a second factor',
  expects: 'No session that the old password opened is left.',
  async run(target, attempts) {
    const { url, own, ask, send } = target;
    const admin = await own.as('tenant_admin');

    async function confirm({ token }: Newcomer) {
      const { secret } = await ask(secondFactor.beginSecondFactor, { password: newcomerPassword }, token);
      const code = TOTP.generate({ secret: Secret.fromBase32(secret!) });
      return () => send(secondFactor.confirmSecondFactor.id, { code }, token);
    }
    async function reset({ userId }: Newcomer) {
      const { token: link } = await ask(makeResetLink, { userId }, admin);
      return () => send(setPasswordByLink.id, { token: link, password: changed }, null);
    }
    const ways: Record<string, (owner: Newcomer) => Promise<() => Promise<{ status: number }>>> = {
      'a link for a new password': reset,
      'a change of the own password': ({ token }) => {
        const input = { currentPassword: newcomerPassword, newPassword: changed };
        return Promise.resolve(() => send(changePassword.id, input, token));
      },
      'a second factor': confirm,
    };
    for (const [what, prepare] of Object.entries(ways)) {
      for (let round = 0; round < rounds; round += 1) {
        const owner = await aNewcomer(target, own);
        const act = await prepare(owner);
        const done = act();
        const thieves: ReturnType<typeof enter>[] = [];
        const race = { isOver: false };
        void done.then(() => (race.isOver = true)).catch(() => {});
        // One after the other without a pause, until the owner is through: some are under way in that moment.
        while (!race.isOver) {
          thieves.push(enter(url, own.slug, owner));
          await Promise.race([thieves.at(-1), new Promise((resolve) => setTimeout(resolve, 5))]);
        }
        const { status } = await done;
        if (status >= 400) throw new Error(`${what} did not come about: ${status}`);
        const tokens = (await Promise.all(thieves)).flatMap(({ token }) => token ?? []);
        for (const token of tokens) {
          const open = await send(currentSession.id, {}, token);
          attempts.note(what, open.status === 200 && 'a session of the old password is open');
        }
        attempts.note(`${what}, ${thieves.length} sign-ins`, thieves.length === 0 && 'nobody raced');
      }
    }
  },
});
