import { defineAttack } from '../attack.ts';
import { inputWith } from '#testing/inputs/operation-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';

export const attack = defineAttack({
  name: 'signed-out',
  tries: 'every operation without a session, and with invented ones',
  expects: 'Whoever is not signed in gets SIGNED_OUT from all but public operations.',
  async run({ operations, send, own }, attempts) {
    const invented = [null, 'x', `${'0'.repeat(32)}.${'0'.repeat(64)}`];
    for (const operation of operations.filter(({ access }) => access !== 'public')) {
      const input = inputWith(operation, own.ids as KnownIds);
      for (const token of invented) {
        const { status, text } = await send(operation.id, input, token);
        const isRefused = status === 401 && text.includes('"SIGNED_OUT"');
        attempts.note(operation.id, !isRefused && `${status} ${text.slice(0, 100)}`);
      }
    }
  },
});
