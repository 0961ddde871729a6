import { describe, expect, test } from 'vitest';
import { readGivenTime, type ToldTime } from './given-time.ts';

const now = '2026-03-02T02:40:00.000Z';
const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();
const read = (told: ToldTime) => readGivenTime({ clock: { now: () => new Date(now) } }, told, at(-3000));

describe('when a dose was given', () => {
  test('a tablet seven minutes ahead that says its own time is put right', () => {
    const told = { administeredTime: at(-23), deviceTime: at(7) };
    expect(read(told)).toEqual({ at: at(-30), deviceAt: at(-23), aheadSeconds: 420 });
  });

  test('one that has put its time right itself is not put right again; what it was ahead is kept', () => {
    const told = { administeredTime: at(-30), deviceAheadSeconds: 420 };
    expect(read(told)).toEqual({ at: at(-30), deviceAt: at(-30), aheadSeconds: 420 });
  });

  test('without a word it is now, and a little ahead counts as now', () => {
    expect(read({})).toEqual({ at: now, deviceAt: null, aheadSeconds: null });
    expect(read({ administeredTime: at(1) })).toEqual({ at: now, deviceAt: at(1), aheadSeconds: 60 });
  });

  test.each([
    ['to come', { administeredTime: at(11) }],
    ['longer than a day ago', { administeredTime: at(-24 * 60 - 1) }],
  ])('%s is refused at the field', (_, told) => {
    expect(() => read(told)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });
});
