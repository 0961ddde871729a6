import { expect, test } from 'vitest';
import { CallError, type Transport } from '#client/transport.ts';
import { defineIssues } from '#kernel/issue.ts';
import { defineRefusals } from '#kernel/refusal/refusal.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { explainingRefusals } from './explaining.ts';
import { fetchMissingSentence } from './missing-sentence.ts';

function refusing(refusal: CallError): Transport {
  async function send(): Promise<never> {
    throw refusal;
  }
  return { send, listen: () => () => {} };
}

async function told(refusal: CallError, load: () => Promise<unknown>): Promise<string | undefined> {
  const explain = (one: CallError) => fetchMissingSentence(one, load);
  const [refused] = await Promise.allSettled([
    explainingRefusals(refusing(refusal), explain).send('x.y', {}, {}),
  ]);
  return refused?.status === 'rejected' ? refusalWords(refused.reason) : undefined;
}

async function withoutNetwork(): Promise<never> {
  throw new Error('no network');
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
  expect(await told(new CallError('CODE_OF_TOMORROW' as never, {}), withoutNetwork)).toMatch(/refused this/);
});

test('what everybody knows fetches nothing', async () => {
  let isFetched = false;
  const load = async () => {
    isFetched = true;
  };
  expect(await told(new CallError('STALE', {}), load)).toMatch(/^Someone else changed this record/);
  expect(isFetched).toBe(false);
});
