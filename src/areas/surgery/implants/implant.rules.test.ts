import { expect, test } from 'vitest';
import { traceKey } from './implant.rules.ts';

test('a number is found again however it was typed', () => {
  expect(traceKey('LOT 12-A')).toBe(traceKey('lot12a'));
  expect(traceKey('ＳＮ／７７')).toBe('SN77');
  expect(traceKey('SN-78')).not.toBe(traceKey('SN-77'));
});

test('signs alone are still a number', () => {
  expect(traceKey(' -- ')).toBe('--');
});
