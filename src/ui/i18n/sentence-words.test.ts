import { afterEach, expect, test } from 'vitest';
import { declareSentences } from '#kernel/sentences.ts';
import { addTranslation } from './define-texts.ts';
import { sentenceWords } from './sentence-words.ts';
import type { TenantFormat } from './tenant-format.ts';
import { translator } from './translator.ts';

const namespace = 'sentence-words-test';
declareSentences(namespace, {
  due: '{{person}} owes {{amount, money}} since {{since, instant}}.',
  count: 'Found: {{count, number}}',
  plain: 'Nothing.',
});

const dhaka: TenantFormat = {
  timeZone: 'Asia/Dhaka',
  dateFormat: 'DD MMM YYYY',
  timeFormat: '12h',
  numberGrouping: 'thousand',
  weekStart: 'monday',
  currencyCode: 'BDT',
};
const newYork: TenantFormat = {
  timeZone: 'America/New_York',
  dateFormat: 'MM/DD/YYYY',
  timeFormat: '24h',
  numberGrouping: 'thousand',
  weekStart: 'monday',
  currencyCode: 'USD',
};
const facts = { person: 'Rahima Khatun', amount: 123_450, since: '2026-03-01T20:05:00.000Z' };

afterEach(async () => {
  await translator.changeLanguage('en');
});

test('the same facts are written as each hospital writes instants and money', () => {
  const words = (format: TenantFormat) => sentenceWords({ namespace, key: 'due' }, facts, format);
  expect(words(dhaka)).toBe('Rahima Khatun owes ৳1,234.50 since 02 Mar 2026 2:05 AM.');
  expect(words(newYork)).toBe('Rahima Khatun owes $1,234.50 since 03/01/2026 15:05.');
});

test('a sentence is made in the language of the moment, with its plural', async () => {
  addTranslation('bn', namespace, { count_one: 'একটি', count_other: '{{count}}টি', plain: 'কিছু নেই।' });
  await translator.changeLanguage('bn');
  expect(sentenceWords({ namespace, key: 'plain' })).toBe('কিছু নেই।');
  expect(sentenceWords({ namespace, key: 'count' }, { count: 3 })).toBe('3টি');
  expect(sentenceWords({ namespace, key: 'due' }, facts, dhaka)).toContain('owes');
});

test('facts are data: neither commands nor options of the translator', () => {
  const hostile = {
    ...facts,
    person: "<b> $t(plain) {{amount}} O'Neil",
    defaultValue: 'x',
    ns: 'y',
    lng: 'z',
  };
  expect(sentenceWords({ namespace, key: 'due' }, hostile, dhaka)).toBe(
    "<b> $t(plain) {{amount}} O'Neil owes ৳1,234.50 since 02 Mar 2026 2:05 AM.",
  );
});

test('a sentence that nobody declared here is undefined', () => {
  expect(sentenceWords({ namespace, key: 'toString' })).toBeUndefined();
  expect(sentenceWords({ namespace: 'another-version', key: 'plain' })).toBeUndefined();
});
