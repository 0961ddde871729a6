import { defineAttack } from '../attack.ts';
import { sendRaw } from '../raw-request.ts';

export const attack = defineAttack({
  name: 'foreign-pages',
  tries: 'writes with the cookie of a signed-in person, as a page of another site makes them',
  expects: 'A write with a cookie comes from a page of our own, or is refused.',
  async run({ url, own, operations }, attempts) {
    const cookie = `openward_session=${await own.as('tenant_admin')}`;
    const origins: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${url}.evil.example` },
      { origin: `${url}1` },
      {},
      { origin: 'https://evil.example', authorization: 'Basic eDp5' },
    ];
    const body = '{}';
    for (const operation of operations.filter(
      ({ kind, access }) => kind === 'write' && access !== 'public',
    )) {
      const path = `/api${operation.path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`;
      for (const origin of origins) {
        const headers = {
          ...origin,
          cookie,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        };
        const { status, text } = await sendRaw(url, { method: operation.method, path, body, headers });
        const isRefused = status === 403 && text.includes('ORIGIN_REFUSED');
        attempts.note(
          `${operation.id} ${JSON.stringify(origin)}`,
          !isRefused && `${status} ${text.slice(0, 100)}`,
        );
      }
      // What reads may come from anywhere, so nothing may be written by reading.
      const { status } = await sendRaw(url, {
        method: 'GET',
        path: `/rpc/${operation.id.replace('.', '/')}?data=%7B%22json%22%3A%7B%7D%7D`,
        headers: { cookie, origin: 'https://evil.example' },
      });
      attempts.note(`${operation.id} by GET`, status < 400 && String(status));
    }
  },
});
