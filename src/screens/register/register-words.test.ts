import { expect, test } from 'vitest';
import { defineTexts } from '#ui/i18n/define-texts.ts';
import { registerWords } from './register-words.ts';

test('a register says what all registers say, unless it has words of its own', () => {
  const own = defineTexts('test-register', {
    activate: 'Bring back',
    shown_one: '{{count}} bed',
    shown_other: '{{count}} beds',
  });
  const say = registerWords(own);
  expect(say('activate')).toBe('Bring back');
  expect(say('deactivate')).toBe('Deactivate');
  expect(say('wasSaved', { name: 'Ward 3' })).toBe('Ward 3 saved');
  expect(say('shown', { count: 2 })).toBe('2 beds');
});
