import { defineAttack } from '../attack.ts';
import { sendRaw } from '../raw-request.ts';

const junk = 'Quokkajunk'.repeat(2_500);
const mostAnswered = 12_000;

export const attack = defineAttack({
  name: 'echoed-input',
  tries: 'junk in every operation, as values, names, lists and hints, signed in and signed out',
  expects: 'An answer tells no more of a refused input than a short piece, and is never one of 500.',
  async run({ url, operations, own }, attempts) {
    const token = await own.anewAs('tenant_admin');
    const inputs = [junk, [junk], { [junk]: junk }, { id: { [junk]: 1 } }, Array(5_000).fill({})];
    const bodies = [
      ...inputs.map((json) => ({ json })),
      { json: {}, meta: [[4, junk]] },
      { json: [junk], meta: [[5, 0]] },
      { json: {}, maps: [[junk]] },
    ];
    for (const { id, access } of operations.filter((one) => !one.id.startsWith('sessions.signOut'))) {
      for (const body of bodies) {
        for (const authorization of access === 'public' ? [''] : ['', `Bearer ${token}`]) {
          const { status, text } = await sendRaw(url, {
            method: 'POST',
            path: `/rpc/${id.replace('.', '/')}`,
            body: JSON.stringify(body),
            headers: {
              'content-type': 'application/json',
              'idempotency-key': crypto.randomUUID(),
              ...(authorization && { authorization }),
            },
          });
          const isTold = text.length > mostAnswered && text.includes(junk.slice(0, 1_000));
          attempts.note(id, (status >= 500 || isTold) && `${status}, ${text.length} characters`);
        }
      }
    }
  },
});
