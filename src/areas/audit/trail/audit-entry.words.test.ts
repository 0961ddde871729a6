import { expect, test } from 'vitest';
import { wordsOf } from './audit-entry.words.ts';

test.each([
  ['dateOfBirth', 'Date of birth'],
  ['date_of_birth', 'Date of birth'],
  ['DATE_OF_BIRTH', 'Date of birth'],
  ['patientId', 'Patient ID'],
  ['countedMinor', 'Counted'],
  ['total_minor', 'Total'],
  ['minor', 'Minor'],
])('the field %s is called %s', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});
