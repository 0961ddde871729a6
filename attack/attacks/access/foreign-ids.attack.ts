import { inputWith, kindOf, ownIdFields } from '#testing/inputs/operation-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { comparableAnswer } from '#testing/inputs/comparable-answer.ts';
import { defineAttack } from '../../attack.ts';

/** Ends the session that makes the call. */
const endsSession = new Set(['sessions.signOut', 'sessions.signOutEverywhere']);

export const attack = defineAttack({
  name: 'foreign-ids',
  tries: 'ids of another hospital in every place of every operation, as an administrator',
  expects: 'A real id of another hospital answers exactly like one that does not exist.',
  async run({ operations, send, own, other }, attempts) {
    const token = await own.anewAs('tenant_admin');
    for (const operation of operations.filter(({ id }) => !endsSession.has(id))) {
      for (const path of ownIdFields(operation)) {
        const kind = kindOf(operation, path);
        const real = kind && other.ids[kind];
        if (!real) continue;
        const nobodys = crypto.randomUUID();
        const ask = (value: string) =>
          send(operation.id, inputWith(operation, own.ids as KnownIds, { path, value }), token);
        const [expected, found] = [await ask(nobodys), await ask(real)];
        const isSame =
          found.status === expected.status &&
          comparableAnswer(found.text, real) === comparableAnswer(expected.text, nobodys);
        const gained = found.text.includes(other.mark) ? 'its records were told' : 'the answers differ';
        attempts.note(
          `${operation.id} ${path.join('.')}`,
          (!isSame || found.text.includes(other.mark)) &&
            `${gained}: ${found.status} ${found.text.slice(0, 100)} / ${expected.status} ${expected.text.slice(0, 100)}`,
        );
      }
    }
  },
});
