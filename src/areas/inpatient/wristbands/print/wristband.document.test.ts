import { expect, test } from 'vitest';
import { allergyMark } from './wristband.document.ts';

test('nobody is called free of allergies unless somebody asked', () => {
  expect(allergyMark('not-asked', null)).toEqual({
    text: 'Allergies not asked',
    short: 'Allergies not asked',
    isWarning: false,
  });
  expect(allergyMark('none-known', null).text).toBe('No known allergies');
});

test.each([
  ['Penicillin', 'ALLERGIES: Penicillin'],
  ['Penicillin\nLatex', 'ALLERGIES: Penicillin, Latex'],
  ['Penicillin, sulfonamides, latex and dust', 'ALLERGIES: Penicillin, sulfonamides, latex and dust'],
  ['Penicillin, sulfonamides, latex and eggs, nuts', 'ALLERGIES: see the record'],
  ['Trimethoprimsulfamethoxazole', 'ALLERGIES: see the record'],
])('a list is printed whole or not at all: %s', (list, text) => {
  expect(allergyMark('listed', list)).toEqual({ text, short: 'ALLERGIES', isWarning: true });
});
