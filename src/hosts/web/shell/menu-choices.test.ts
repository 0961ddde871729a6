import { expect, test } from 'vitest';
import { readChoices } from './menu-choices.ts';

test('what was kept is read again, once each and without what the program does not know', () => {
  const kept = JSON.stringify({
    folded: ['nursing', 'kitchen'],
    favourites: ['/dashboard/patients', '/dashboard/patients', 4],
  });
  expect(readChoices(kept)).toEqual({ folded: ['nursing'], favourites: ['/dashboard/patients'] });
});

test.each([null, '', 'null', '[]', '{"folded":7}', 'broken'])(
  '%s is an arrangement without choices',
  (text) => {
    expect(readChoices(text)).toEqual({ folded: [], favourites: [] });
  },
);
