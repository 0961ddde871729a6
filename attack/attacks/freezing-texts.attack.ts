import { addressOf } from '#testing/inputs/api-operations.ts';
import { growingTexts } from '#testing/inputs/growing-texts.ts';
import { inputWith } from '#testing/inputs/operation-input.ts';
import { textFieldsOf, withValue } from '#testing/inputs/valid-input.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { defineAttack } from '../attack.ts';

const length = 150_000;
// A pattern that tries again from each character needs many times this for so long a text; an answer takes milliseconds.
const patienceMs = 10_000;

const kinds = ['one address', 'dots', 'spaces'] as const;

export const attack = defineAttack({
  name: 'freezing-texts',
  tries: 'long texts in every field, on which a pattern would try again and again',
  expects: 'The length of a text ends its judging; no request stops the server for others.',
  async run({ url, operations, own }, attempts) {
    const token = await own.as('tenant_admin');
    for (const operation of operations.filter(({ method }) => method !== 'GET')) {
      for (const path of textFieldsOf(operation.input)) {
        for (const kind of kinds) {
          const text = growingTexts[kind]!(length);
          const input = withValue(inputWith(operation, own.ids as KnownIds), path, text) as Record<
            string,
            unknown
          >;
          const { address, body } = addressOf(url, operation, input);
          const isAnswered = await fetch(address, {
            method: operation.method,
            headers: {
              'content-type': 'application/json',
              'idempotency-key': crypto.randomUUID(),
              authorization: `Bearer ${token}`,
            },
            body: JSON.stringify(body),
            signal: AbortSignal.timeout(patienceMs),
          }).then(
            ({ status }) => status < 500,
            () => false,
          );
          attempts.note(
            `${operation.id} ${path.join('.')}: ${kind}`,
            !isAnswered && `no answer in ${patienceMs} ms`,
          );
        }
      }
    }
  },
});
