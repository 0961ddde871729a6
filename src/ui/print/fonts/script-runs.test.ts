import { expect, test } from 'vitest';
import { directionOf, lettersWithoutFont, splitByScript } from './script-runs.ts';

test('raised digits, which no font file holds, are plain ones set small above the line', () => {
  expect(splitByScript('262 × 10⁹/L')).toEqual([
    { script: 'latin', text: '262 × 10' },
    { script: 'latin', text: '9', shift: 'raised' },
    { script: 'latin', text: '/L' },
  ]);
  expect(splitByScript('10⁻¹² m²')).toEqual([
    { script: 'latin', text: '10' },
    { script: 'latin', text: '−12', shift: 'raised' },
    { script: 'latin', text: ' m' },
    { script: 'latin', text: '2', shift: 'raised' },
  ]);
});

test('a narrow space, which no font file holds, is drawn as a plain one that does not break', () => {
  expect(splitByScript('4:15\u202fPM')).toEqual([{ script: 'latin', text: '4:15\u00a0PM' }]);
});

test('lowered digits and fractions are plain digits beneath and above their line', () => {
  expect(splitByScript('SpO₂ 92')).toEqual([
    { script: 'latin', text: 'SpO' },
    { script: 'latin', text: '2', shift: 'lowered' },
    { script: 'latin', text: ' 92' },
  ]);
  expect(splitByScript('⅔')).toEqual([
    { script: 'latin', text: '2', shift: 'raised' },
    { script: 'latin', text: '⁄' },
    { script: 'latin', text: '3', shift: 'lowered' },
  ]);
});

test('every script has its own run, and spaces go with the letters before them', () => {
  expect(splitByScript('Иван Żółć, সীতা → 5').map(({ script, text }) => [script, text])).toEqual([
    ['cyrillic', 'Иван '],
    ['latin-extended', 'Ż'],
    ['latin', 'ó'],
    ['latin-extended', 'łć'],
    ['latin', ', '],
    ['bengali', 'সীতা '],
    ['symbols', '→ '],
    ['latin', '5'],
  ]);
});

test('a letter that no font draws is never drawn as another one, and is named once with its marks', () => {
  expect(splitByScript('สมชาย ใจดี')).toEqual([
    { script: 'latin', text: '\ufffd'.repeat(5) + ' ' + '\ufffd'.repeat(3) },
  ]);
  expect(lettersWithoutFont('Mr สม ดี ดี 😀 Иван محمد')).toEqual(['ส', 'ม', 'ดี', '😀']);
  expect(lettersWithoutFont('Rahima রহিমা 4:15\u202fPM ⅔ SpO₂ 10⁹ ﬁrst\u200b №\u00ad ℃')).toEqual([]);
});

test('a line of parts keeps their order whatever is written in them', () => {
  expect(directionOf('محمد')).toBe('rtl');
  expect(directionOf('Dr محمد')).toBe('ltr');
  expect(directionOf('محمد · UHID 12')).toBe('ltr');
});
