import { expect, test } from 'vitest';
import { compareEdits, mergeEdits } from './stale-edit.ts';

const begun = { firstName: 'Amina', phone: '01711', address: 'Old Road', allergies: '' };

test('a field that only the other person changed is taken over', () => {
  const typed = { ...begun, phone: '01722' };
  const saved = { ...begun, allergies: 'Penicillin' };
  const comparison = compareEdits(begun, typed, saved);
  expect(comparison).toEqual({ conflicts: [], taken: ['allergies'] });
  expect(mergeEdits(typed, saved, comparison, new Set())).toEqual({
    ...begun,
    phone: '01722',
    allergies: 'Penicillin',
  });
});

test('a field that both changed differently is theirs unless one keeps one’s own', () => {
  const typed = { ...begun, phone: '01722', address: 'My Road' };
  const saved = { ...begun, phone: '01733', address: 'Their Road' };
  const comparison = compareEdits(begun, typed, saved);
  expect(comparison.conflicts).toEqual(['phone', 'address']);
  const merged = mergeEdits(typed, saved, comparison, new Set(['address'] as const));
  expect(merged).toMatchObject({ phone: '01733', address: 'My Road' });
});

test('the same change by both, blanks aside, is no conflict', () => {
  const comparison = compareEdits(begun, { ...begun, phone: '01722 ' }, { ...begun, phone: '01722' });
  expect(comparison).toEqual({ conflicts: [], taken: [] });
});
