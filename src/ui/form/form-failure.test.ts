import { expect, test } from 'vitest';
import { invalidFields } from '#kernel/app-error.ts';
import { fieldMessages } from './form-failure.ts';

function asReceived(facts: unknown): Error {
  return Object.assign(new Error('INVALID_INPUT'), { facts });
}

test('the messages at the fields are read from the refusal and from what a client receives of it', () => {
  const fields = { phone: 'This does not look like a phone number.' };
  expect(fieldMessages(invalidFields(fields))).toEqual(fields);
  expect(fieldMessages(asReceived({ fields }))).toEqual(fields);
});

test('a failure that names no field gives no messages', () => {
  expect(fieldMessages(asReceived({}))).toEqual({});
  expect(fieldMessages(asReceived({ fields: null }))).toEqual({});
  expect(fieldMessages(new Error('broken'))).toEqual({});
});
