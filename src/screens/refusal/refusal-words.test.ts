import { expect, test } from 'vitest';
import { CallError } from '#client/transport.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { defineIssues } from '#kernel/issue.ts';
import { failureWords, refusalWords } from './refusal-words.ts';

const issue = defineIssues('refusal-words-test', {
  isDeceased: 'The patient died on {{day}}.',
  isClosed: 'This theatre is closed.',
});

const { code, facts } = invalidFields({
  patientId: issue('isDeceased', { day: '2026-03-04' }),
  theatreId: issue('isClosed'),
});
const refusal = new CallError(code, facts);

test('what was refused at fields is told where there is no form, such as after a drag', () => {
  expect(refusalWords(refusal)).toBe('The patient died on 2026-03-04. This theatre is closed.');
});

test('a form tells it at its fields alone', () => {
  expect(failureWords('Failed to update', refusal)).toBeNull();
});

test('a refusal without a reason that a person could read stays without one', () => {
  expect(refusalWords(new CallError('INVALID_INPUT', {}))).toBeUndefined();
});
