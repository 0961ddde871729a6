import { expect, test } from 'vitest';
import { readSearchText, writeSearchText } from './search-text.ts';

test('what a person searched for comes back as they typed it', () => {
  for (const q of ['01711', '1e5', 'true', 'a&b=c', 'রহিম', '"quoted"']) {
    expect(readSearchText(writeSearchText({ q }))).toEqual({ q });
  }
});

test('parameters without a value leave no trace in the address', () => {
  expect(writeSearchText({ q: undefined, status: '', page: null })).toBe('');
});
