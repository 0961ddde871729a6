import { describe, expect, test } from 'vitest';
import { countWords, minReasonWords } from './emergency-reason.rules.ts';

describe('a reason has words', () => {
  test.each([
    'Unconscious in the emergency room, allergies needed.',
    'Bleeding, blood group needed',
    'রোগী অচেতন, অ্যালার্জি জানা দরকার',
    'Covering for Dr Sultana tonight',
  ])('%s', (reason) => {
    expect(countWords(reason)).toBeGreaterThanOrEqual(minReasonWords);
  });

  test.each([
    'aaaaaaaaaaaaaaaa',
    'aaaa aaaaa aaaaaa',
    'qwerty asdfgh zxcvbn',
    'poiuy lkjhg mnbvc',
    'asdasdasd asdasd qweqwe',
    'emergency emergency emergency',
    '1234567890 12345 99',
    '................',
    'a b c d e f g h i j',
    'ককককককককক ককক',
    'urgent',
  ])('but not %s', (reason) => {
    expect(countWords(reason)).toBeLessThan(minReasonWords);
  });
});
