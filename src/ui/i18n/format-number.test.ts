import { afterEach, expect, test } from 'vitest';
import { defineTexts } from './define-texts.ts';
import { formatMoney } from './format-money.ts';
import { formatNumber, groupNumbersBy } from './format-number.ts';

const t = defineTexts('format-number.test', {
  total_one: '{{count}} record',
  total_other: '{{count}} records of {{all}}, page {{page}}',
});

afterEach(() => groupNumbersBy('thousand'));

test('numbers are grouped by thousands until a hospital wants lakhs', () => {
  expect([formatNumber(1_234_567.5), formatMoney(12_345_678, 'BDT')]).toEqual(['1,234,567.5', '৳123,456.78']);
  groupNumbersBy('lakh');
  expect([formatNumber(1_234_567.5), formatMoney(12_345_678, 'BDT')]).toEqual([
    '12,34,567.5',
    '৳1,23,456.78',
  ]);
});

test('numbers inside of sentences are grouped alike, and what is handed over as text stays as it is', () => {
  expect(t('total', { count: 1171, all: 1_234_567, page: '2026' })).toBe(
    '1,171 records of 1,234,567, page 2026',
  );
  expect(t('total', { count: 1, all: 1, page: '1' })).toBe('1 record');
  groupNumbersBy('lakh');
  expect(t('total', { count: 117_100, all: 5, page: '1' })).toBe('1,17,100 records of 5, page 1');
});
