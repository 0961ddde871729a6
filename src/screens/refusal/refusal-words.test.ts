import { expect, test } from 'vitest';
import { CallError } from '#client/transport.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { defineIssues } from '#kernel/issue.ts';
import { failureWords, mayTryAgain, refusalWords } from './refusal-words.ts';

const issue = defineIssues('refusal-words-test', {
  isDeceased: 'The patient died on {{day}}.',
  isClosed: 'This theatre closed',
});

const refused = invalidFields({
  patientId: issue('isDeceased', { day: '2026-03-04' }),
  theatreId: issue('isClosed'),
});
const refusal = new CallError(refused.code, refused.facts);

test('what was refused at fields is told where there is no form, such as after a drag', () => {
  expect(refusalWords(refusal)).toBe('The patient died on 2026-03-04. This theatre closed');
});

test('a form tells it at its fields alone', () => {
  expect(failureWords('Failed to update', refusal)).toBeNull();
});

test('a refusal without a field that a person could read is told in general words', () => {
  expect(refusalWords(new CallError('INVALID_INPUT', {}))).toBe('The server did not accept this.');
});

test('the words of a screen come before the general ones', () => {
  const stale = new CallError('STALE', {});
  expect(refusalWords(stale, { STALE: () => 'The bed was taken.' })).toBe('The bed was taken.');
  expect(refusalWords(stale, { STALE: () => undefined })).toBe(
    'Someone else changed this record. Review the new version.',
  );
});

test.each(['UNREACHABLE', 'TIMED_OUT', 'DATABASE_AWAY', 'INTERNAL', 'TOO_MANY_ATTEMPTS'] as const)(
  'trying again may help after %s',
  (code) => expect(mayTryAgain(new CallError(code, {}))).toBe(true),
);

test.each(['INVALID_INPUT', 'STALE', 'WRONG_STATE', 'FORBIDDEN', 'NOT_FOUND', 'BED_HELD'] as const)(
  'trying again does not help after %s',
  (code) => expect(mayTryAgain(new CallError(code, {}))).toBe(false),
);
