import { changePassword } from '#areas/people/account/account.contract.ts';
import { sendRaw } from '#testing/raw-request.ts';
import { defineAttack } from '../../attack.ts';
import { aNewcomer, enter } from '../../newcomers.ts';

export const attack = defineAttack({
  name: 'cookies',
  tries: 'two cookies of one name, names of the other scheme, and cookies that any host may set',
  expects: 'A session goes by one cookie, over https by one that is bound to this host.',
  async run(target, attempts) {
    const { url, own, isBehindProxy } = target;
    const port = Number(new URL(url).port);
    const [victim, thief] = [await aNewcomer(target, own), await aNewcomer(target, own)];

    /** Who is signed in by these cookies, as far as the page is told. */
    const whoIs = async (cookie: string, isOverHttps = false) => {
      const lines = ['GET /api/session HTTP/1.1', `Host: localhost:${port}`, `Cookie: ${cookie}`];
      const scheme = isOverHttps ? ['X-Forwarded-Proto: https'] : [];
      const answer = await sendRaw(port, [...lines, ...scheme, 'Connection: close']);
      return [victim.email, thief.email].find((email) => answer.includes(email));
    };
    const session = (name: string, { token }: { token: string }) => `${name}=${token}`;
    const [plain, bound] = ['openward_session', '__Host-openward_session'];
    const signsNobodyIn = async (what: string, cookie: string, isOverHttps = false) =>
      attempts.note(what, await whoIs(cookie, isOverHttps));

    if ((await whoIs(session(plain, victim))) !== victim.email) throw new Error('No cookie signs in.');
    for (const [first, second] of [
      [victim, thief],
      [thief, victim],
    ] as const) {
      await signsNobodyIn('two of one name', `${session(plain, first)}; ${session(plain, second)}`);
    }
    await signsNobodyIn('two of one name, one empty', `${plain}=; ${session(plain, thief)}`);
    await signsNobodyIn(
      'two cookie headers',
      `${session(plain, victim)}\r\nCookie: ${session(plain, thief)}`,
    );
    await signsNobodyIn('the name of https over http', session(bound, thief));
    for (const name of [plain.toUpperCase(), `x${plain}`, `"${plain}"`]) {
      await signsNobodyIn(`the name ${name}`, session(name, thief));
    }

    const body = '{"currentPassword":"a","newPassword":"b"}';
    const write = await sendRaw(
      port,
      [
        `POST /api${changePassword.path} HTTP/1.1`,
        `Host: localhost:${port}`,
        `Origin: http://localhost:${port}`,
        `Cookie: ${session(plain, thief)}; ${session(plain, victim)}`,
        'Content-Type: application/json',
        'Idempotency-Key: cookies',
        `Content-Length: ${body.length}`,
        'Connection: close',
      ],
      body,
    );
    attempts.note('a write with two of one name', !write.includes('"SIGNED_OUT"') && write.slice(0, 60));

    if (!isBehindProxy) return;
    const https = { 'x-forwarded-proto': 'https' };
    const { cookies } = await enter(url, own.slug, { ...victim, headers: https });
    for (const cookie of cookies) {
      const isBound = /^__Host-openward_\w+=[^;]+; Path=\/; HttpOnly; SameSite=Lax; .*; Secure$/.test(cookie);
      attempts.note('a cookie over https', (!isBound || /domain/i.test(cookie)) && cookie);
    }
    attempts.note('cookies over https', cookies.length !== 2 && `${cookies.length} were set`);
    if ((await whoIs(session(bound, victim), true)) !== victim.email) throw new Error('No cookie signs in.');
    await signsNobodyIn('a cookie that any host may set, over https', session(plain, thief), true);
    const tossed = `${session(bound, victim)}; ${session(bound, thief)}`;
    await signsNobodyIn('two bound ones', tossed, true);
    const beside = await whoIs(`${session(plain, thief)}; ${session(bound, victim)}`, true);
    attempts.note('a tossed one beside the bound one', beside !== victim.email && `it was ${beside}`);
    const told = await fetch(`${url}/api/session`, {
      headers: { ...https, 'x-forwarded-host': `127.0.0.1:${port}` },
    });
    await told.text();
    const isTold = told.headers.get('strict-transport-security')?.startsWith('max-age=');
    attempts.note('going back to http', !isTold && 'no header forbids it');
  },
});
