import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gradeOf, judgeBackUp, judgePart } from './measures.rules.ts';

test('a value is graded by the limits it has reached', () => {
  const limits = { warning: 100, error: 2000 };
  expect([0, 99, 100, 1999, 2000].map((value) => gradeOf(value, limits))).toEqual([
    'healthy',
    'healthy',
    'warning',
    'warning',
    'error',
  ]);
  expect(gradeOf(null, limits)).toBe('healthy');
  expect(gradeOf(1e12, {})).toBe('healthy');
});

test('a part is as bad as the worst of its measures', () => {
  const value = fc.option(fc.integer({ min: 0, max: 5000 }), { nil: null });
  fc.assert(
    fc.property(value, value, (unsealed, sealLag) => {
      const { state, measures } = judgePart('auditTrail', { unsealed, sealLag });
      const grades = measures.map(({ grade }) => grade);
      expect(state).toBe((['error', 'warning', 'healthy'] as const).find((one) => grades.includes(one)));
    }),
  );
});

test.each([
  ['2026-11-23T10:00:00.000Z', 'healthy'],
  ['2026-11-22T09:00:00.000Z', 'warning'],
  ['2026-11-21T09:00:00.000Z', 'error'],
])('a back-up of %s is %s at noon of 23 November', (madeAt, state) => {
  expect(
    judgeBackUp({ madeAt, bytes: 1 }, { reachesTo: '2026-11-23T11:59:30Z' }, new Date('2026-11-23T12:00:00Z'))
      .state,
  ).toBe(state);
});

test('no back-up is a warning, and no matter of this program where somebody else makes them', () => {
  expect(judgeBackUp('none', null, new Date()).state).toBe('warning');
  expect(judgeBackUp(null, null, new Date()).state).toBe('healthy');
});
