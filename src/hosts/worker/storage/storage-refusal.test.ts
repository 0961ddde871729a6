import { expect, test } from 'vitest';
import { isRetryable } from '#client/remote.ts';
import { refusalWords } from '#screens/refusal/refusal-words.ts';
import { CallError } from '#client/transport.ts';
import { refusalOfStorage } from './storage-refusal.ts';

test('a full storage is told apart from one that failed', () => {
  expect(refusalOfStorage(new DOMException('full', 'QuotaExceededError'))).toBe('STORAGE_FULL');
  expect(refusalOfStorage(new DOMException('gone', 'InvalidStateError'))).toBe('DATABASE_AWAY');
  expect(refusalOfStorage(new Error('The browser storage gave up.'))).toBe('DATABASE_AWAY');
});

test('the same save can be tried again once there is room, and nobody is told that the server is away', () => {
  const refusal = new CallError('STORAGE_FULL', {});
  expect(isRetryable(refusal)).toBe(true);
  expect(refusalWords(refusal)).toBeUndefined();
});
