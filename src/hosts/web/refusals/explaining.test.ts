import { expect, test } from 'vitest';
import { CallError, type Transport } from '#client/transport.ts';
import { defineIssues } from '#kernel/issue.ts';
import { defineRefusals } from '#kernel/refusal/refusal.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { explainingRefusals } from './explaining.ts';

function refusing(error: CallError): Transport {
  return { send: () => Promise.reject(error), listen: () => () => {} };
}

async function told(error: CallError, load: () => Promise<unknown>): Promise<string | undefined> {
  const refused = await explainingRefusals(refusing(error), load)
    .send('x.y', {}, {})
    .catch((reason: unknown) => reason);
  return refusalWords(refused);
}

test('a button without a form says what the server found at a field, whose sentence it fetches', async () => {
  const error = new CallError('INVALID_INPUT', {
    fields: { at: { code: 'explained.tooLate', facts: { hours: 4 } } },
  });
  const load = async () => defineIssues('explained', { tooLate: 'This is more than {{hours}} hours ago.' });
  expect(await told(error, load)).toBe('This is more than 4 hours ago.');
});

test('a refusal that the screen has no words for is told in those of its area', async () => {
  const code = 'SIGNED_TODAY' as never;
  const error = new CallError(code, {});
  const load = async () => defineRefusals('explained', { [code]: 'It is signed.' });
  expect(await told(error, load)).toBe('It is signed.');
});

test('a refusal whose sentence cannot be fetched is told all the same', async () => {
  const load = () => Promise.reject(new Error('no network'));
  expect(await told(new CallError('CODE_OF_TOMORROW' as never, {}), load)).toMatch(/refused this/);
});

test('what everybody knows fetches nothing', async () => {
  const load = () => Promise.reject(new Error('was fetched'));
  expect(await told(new CallError('STALE', {}), load)).toMatch(/in the meantime/);
});
