import { expect, test } from 'vitest';
import { faultsOf, spokenIn } from './voice.ts';

test.each([
  'Somebody else has changed this note meanwhile.',
  'This link is not valid any more.',
  'Nobody is expected to leave.',
  'Anaesthesia start was later than this.',
  'Enter an e-mail address .',
])('%s is not how the program speaks', (sentence) => {
  expect(faultsOf(sentence)).not.toEqual([]);
});

test.each([
  'Someone else changed this note. Review the new version.',
  'This link is no longer valid.',
  '{{count, number}} orders acknowledged',
  'Anesthesia started',
])('%s is', (sentence) => {
  expect(faultsOf(sentence)).toEqual([]);
});

test('sentences are found in texts, not in comments, names or other languages', () => {
  const text = `// Nobody reads this here.
export const t = defineTexts('a', {
  one: 'Somebody wrote this',
  two: "It's short",
  three: 'কেউ এটি লিখেছেন আজ',
});`;
  expect(spokenIn(text)).toEqual([{ line: 3, sentence: 'Somebody wrote this' }]);
});
