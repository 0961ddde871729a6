import { afterEach, expect, test } from 'vitest';
import { addTranslation, defineTexts } from './define-texts.ts';
import { translator } from './translator.ts';

const t = defineTexts('test', {
  greeting: 'Hello {{name}}',
  'title: with.marks': 'Odd key',
  patients_one: '{{count}} patient in {{ward}}',
  patients_other: '{{count, number}} patients in {{ward}}',
  gender_other: 'Other',
});

afterEach(async () => {
  await translator.changeLanguage('en');
});

test('values are placed as they are, neither escaped nor read as commands', () => {
  expect(t('greeting', { name: "<O'Neil & $t(gender_other) {{name}}>" })).toBe(
    "Hello <O'Neil & $t(gender_other) {{name}}>",
  );
});

test('a plural is chosen by its count and groups large numbers', () => {
  expect(t('patients', { count: 1, ward: 'A' })).toBe('1 patient in A');
  expect(t('patients', { count: 1200, ward: 'A' })).toBe('1,200 patients in A');
});

test('keys with dots and colons are plain keys', () => {
  expect(t('title: with.marks')).toBe('Odd key');
});

test('a key that merely ends like a plural stays a plain key', () => {
  expect(t('gender_other')).toBe('Other');
});

test('another language is used where it has the key and English elsewhere', async () => {
  addTranslation('bn', 'test', { gender_other: 'অন্যান্য' });
  await translator.changeLanguage('bn');
  expect(t('gender_other')).toBe('অন্যান্য');
  expect(t('greeting', { name: 'Mina' })).toBe('Hello Mina');
});

test('unknown keys and missing values do not compile', () => {
  const wrong = [
    // @ts-expect-error the key does not exist
    () => t('farewell'),
    // @ts-expect-error the name is missing
    () => t('greeting'),
    // @ts-expect-error the value has another name
    () => t('greeting', { nmae: 'x' }),
    // @ts-expect-error a plural needs its count as a number
    () => t('patients', { count: '1', ward: 'A' }),
    // @ts-expect-error plural forms are asked for by their stem
    () => t('patients_one', { count: 1, ward: 'A' }),
  ];
  expect(wrong).toHaveLength(5);
});
