import { expect, test } from 'vitest';
import { defineNotices, type Notice, placeOfNotice } from './notice.ts';
import { declaredSentences } from './sentences.ts';

const notice = defineNotices('notice-test', {
  booked: { title: 'New booking of {{person}}', message: '{{person}}, {{start, instant}}: {{fee, money}}' },
  closed: { title: 'Closed', message: 'The day is over.' },
});

test('a notice is a code and the facts of both its sentences', () => {
  const facts = { person: 'Rahima Khatun', start: '2026-03-02T09:00:00.000Z', fee: 80_000 };
  expect({ ...notice('booked', facts) }).toMatchObject({ code: 'notice-test.booked', facts });
  expect(notice('closed').facts).toEqual({});
});

test('the sentences of a code are found where they are declared', () => {
  const { namespace, key } = placeOfNotice(notice('closed').code, 'message');
  expect(declaredSentences(namespace)?.[key]).toBe('The day is over.');
});

test('a code without sentences, and facts that its sentences do not take, do not compile', () => {
  const wrong = [
    // @ts-expect-error nobody declared this key
    () => notice('deleted'),
    // @ts-expect-error the start and the fee are missing
    () => notice('booked', { person: 'x' }),
    // @ts-expect-error an instant is ISO text
    () => notice('booked', { person: 'x', start: 1, fee: 2 }),
    // @ts-expect-error money is a number of minor units
    () => notice('booked', { person: 'x', start: 'y', fee: '2.00' }),
    // @ts-expect-error only a writer makes a notice
    (): Notice => ({ code: 'notice-test.closed', facts: {} }),
  ];
  expect(wrong).toHaveLength(5);
});
