import { expect, test } from 'vitest';
import { courseOn, inOrderOfDue } from './line.rules.ts';

type Line = Parameters<typeof inOrderOfDue>[0][number];

const at = (hour: string, status: Line['doses'][number]['status'] = 'scheduled') => ({
  status,
  scheduledTime: `2026-03-02T${hour}:00:00.000Z`,
  enteredInError: null,
});
const line = (medicationName: string, state: Line['state'], ...doses: Line['doses'][number][]): Line => ({
  id: medicationName,
  medicationName,
  state,
  doses,
});

test('what runs comes by its next open dose, then what has none, then what is held, and at last what was stopped', () => {
  const lines = [
    line('Aspirin', 'stopped', at('06')),
    line('Bisoprolol', 'active', at('08', 'given'), at('20')),
    line('Cefixime', 'active', at('08', 'given')),
    line('Digoxin', 'held', at('07')),
    line('Enalapril', 'active', at('09')),
  ];
  expect(inOrderOfDue(lines).map(({ id }) => id)).toEqual([
    'Enalapril',
    'Bisoprolol',
    'Cefixime',
    'Digoxin',
    'Aspirin',
  ]);
});

test('a day of a course is counted from its first one; without an end nothing is said of how many', () => {
  expect(courseOn('2026-03-04', { startsOn: '2026-03-02', endsOn: '2026-03-08' })).toEqual({ day: 3, of: 7 });
  expect(courseOn('2026-03-02', { startsOn: '2026-03-02', endsOn: null })).toEqual({ day: 1, of: null });
  // Over the end of a month and of summer time, and never before the first day.
  expect(courseOn('2026-04-02', { startsOn: '2026-03-28', endsOn: '2026-04-03' })).toEqual({ day: 6, of: 7 });
  expect(courseOn('2026-03-01', { startsOn: '2026-03-02', endsOn: '2026-03-02' })).toEqual({ day: 1, of: 1 });
});
