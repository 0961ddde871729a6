import fc from 'fast-check';
import { expect, test } from 'vitest';
import { liveMessagesOf, readLiveMessage } from './live-messages.ts';

const maxPostgresBytes = 7999;

test('changes are cut into messages that PostgreSQL takes, and nothing is lost', () => {
  const topics = fc.uniqueArray(fc.oneof(fc.string({ maxLength: 300, unit: 'grapheme' }), fc.uuid()), {
    maxLength: 300,
  });
  const changes = fc.uniqueArray(fc.tuple(fc.uuid(), topics), { selector: ([id]) => id, maxLength: 20 });
  fc.assert(
    fc.property(changes, (given) => {
      const messages = liveMessagesOf(given);
      const read = messages.flatMap(({ text }) => readLiveMessage(text)!);
      const heard = Map.groupBy(read, ([tenantId]) => tenantId);
      for (const { text } of messages) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxPostgresBytes);
      for (const [tenantId, own] of given) {
        expect((heard.get(tenantId) ?? []).flatMap(([, part]) => part)).toEqual(own);
      }
    }),
    { numRuns: 50 },
  );
});

test('many topics of one tenant in letters of several bytes fill their messages and no more', () => {
  const topics = Array.from({ length: 400 }, (_, place) => `রোগী ${place}`);
  const messages = liveMessagesOf([[crypto.randomUUID(), topics]]);
  const sizes = messages.map(({ text }) => Buffer.byteLength(text));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(maxPostgresBytes);
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThan(maxPostgresBytes - 100);
});

test.each(['', 'not json', '{}', 'null', '[1]', '[["no-uuid",["a"]]]', '[[1,["a"]]]', '[["x"]]'])(
  'what is not ours is no message: %s',
  (text) => {
    expect(readLiveMessage(text)).toBeNull();
  },
);
