import { expect, test } from 'vitest';
import { invalidFields } from '#kernel/app-error.ts';
import { defineIssues } from '#kernel/issue.ts';
import { fieldMessages } from './form-failure.ts';

function asReceived(facts: unknown): Error {
  return Object.assign(new Error('INVALID_INPUT'), { facts });
}

const issue = defineIssues('form-failure-test', { notAPhone: 'Not a phone number, {{name}}.' });

test('the sentences at the fields are made from the refusal and from what a client receives of it', () => {
  const refusal = invalidFields({ phone: issue('notAPhone', { name: 'Rahima' }) });
  const sentences = { phone: 'Not a phone number, Rahima.' };
  expect(fieldMessages(refusal)).toEqual(sentences);
  expect(fieldMessages(asReceived(JSON.parse(JSON.stringify(refusal.facts))))).toEqual(sentences);
});

test('an issue that this page does not know is told in general words', () => {
  const fields = { phone: { code: 'another-version.unknown' } };
  expect(fieldMessages(asReceived({ fields }))).toEqual({ phone: 'This value is not accepted.' });
});

test('a failure that names no field gives no messages', () => {
  expect(fieldMessages(asReceived({}))).toEqual({});
  expect(fieldMessages(asReceived({ fields: null }))).toEqual({});
  expect(fieldMessages(new Error('broken'))).toEqual({});
});
