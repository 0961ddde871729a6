import { defineAttack } from '../attack.ts';
import { sendRaw } from '../raw-request.ts';

export const attack = defineAttack({
  name: 'idempotency',
  tries: 'the key of a colleague’s submission, of another submission, and one key many times at once',
  expects:
    'A key repeats the answer to the person and the submission that it was made for, and to nothing else.',
  async run({ url, own }, attempts) {
    const store = (token: string, key: string, name: string) =>
      sendRaw(url, {
        method: 'POST',
        path: '/api/services',
        body: JSON.stringify({ name, category: own.mark, priceMinor: 100 }),
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
      });
    const idOf = ({ text }: { text: string }) => (JSON.parse(text) as { id?: string }).id;
    const [admin, key, name] = [
      await own.as('tenant_admin'),
      crypto.randomUUID(),
      `${own.mark} ${crypto.randomUUID()}`,
    ];
    const first = await store(admin, key, name);
    if (first.status !== 200) throw new Error(`a service: ${first.status} ${first.text}`);
    for (const role of ['billing_clerk', 'doctor', 'nurse', 'receptionist', 'pharmacist']) {
      const answer = await store(await own.as(role), key, name);
      attempts.note(
        `the key as ${role}`,
        idOf(answer) === idOf(first) && 'the answer of another person was told',
      );
    }
    const changed = await store(admin, key, `${name} changed`);
    attempts.note('the key for something else', changed.status < 400 && 'it was taken');
    const many = await Promise.all(Array.from({ length: 12 }, () => store(admin, `${key}-2`, `${name} 2`)));
    const made = new Set(many.map(idOf).filter(Boolean)).size;
    attempts.note('one key twelve times at once', made !== 1 && `${made} records were made`);
  },
});
