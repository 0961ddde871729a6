import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueByHour, hoursFrom } from './hours.rules.ts';

const now = '2026-03-02T10:20:00.000Z';
const words = { vitalSigns: 'set', task: ({ id }: { id: string }) => id };

function aTask(id: string, dueAt: string) {
  return { id, dueAt, version: 1, source: 'hand' as const, text: id, noteId: null, takenByName: null };
}

test('what is due stands in its hour, what should have been done by now apart', () => {
  const tasks = [
    aTask('late', '2026-03-02T10:19:59.999Z'),
    aTask('now', now),
    aTask('next', '2026-03-02T11:00:00.000Z'),
    aTask('beyond', '2026-03-02T18:00:00.000Z'),
  ];
  const found = dueByHour({ tasks, nextDueAt: '2026-03-02T17:59:00.000Z' }, now, words);
  expect(hoursFrom(now)[0]).toBe('2026-03-02T10:00:00.000Z');
  expect(found.overdue).toEqual(['late']);
  expect(found.hours).toEqual([['now'], ['next'], [], [], [], [], [], ['set']]);
});

test('everything before the last hour ends is told once', () => {
  const minutes = fc.integer({ min: -600, max: 459 });
  fc.assert(
    fc.property(fc.array(minutes, { maxLength: 20 }), (all) => {
      const tasks = all.map((minute, place) =>
        aTask(String(place), new Date(Date.parse(now) + minute * 60_000).toISOString()),
      );
      const { overdue, hours } = dueByHour({ tasks, nextDueAt: null }, now, words);
      expect([...overdue, ...hours.flat()].toSorted()).toEqual(tasks.map(({ id }) => id).toSorted());
    }),
  );
});
