import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Permission, permissionCodes } from './permissions.ts';
import { type Listener, topicRules, topicsHeardBy } from './topics.ts';

const userId = '01980000-0000-7000-8000-000000000001';
const nobody: ReadonlyMap<string, readonly string[]> = new Map();

function aListener(permissions: readonly Permission[], isAdministrator = false): Listener {
  return { userId, permissions: new Set(permissions), isAdministrator };
}

const everybody = aListener(permissionCodes, true);
const names = Object.keys(topicRules);

test('what is no declared topic is told to nobody, whatever it is called', () => {
  const declared = new RegExp(`^(?:${names.join('|')})(?:/|$)`);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__', 'constructor/x')), (topic) => {
      fc.pre(!declared.test(topic));
      expect(topicsHeardBy(everybody, { topics: [topic], restricted: nobody })).toEqual([]);
    }),
  );
});

test('more permissions never take a topic away, and none of them opens what is personal to another', () => {
  const some = fc.subarray([...permissionCodes]);
  fc.assert(
    fc.property(
      some,
      some,
      fc.constantFrom(...names),
      fc.constantFrom('', '/another'),
      (less, more, name, id) => {
        const change = { topics: [name + id], restricted: nobody };
        const few = topicsHeardBy(aListener(less), change);
        const many = topicsHeardBy(aListener([...less, ...more]), change);
        expect(few.filter((topic) => !many.includes(topic))).toEqual([]);
        const rule = topicRules[name as keyof typeof topicRules];
        const isOfAnother = id !== '' && 'ids' in rule && rule.ids === 'person';
        expect(isOfAnother ? many : []).toEqual([]);
      },
    ),
  );
});
