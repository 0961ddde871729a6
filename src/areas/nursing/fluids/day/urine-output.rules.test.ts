import { expect, test } from 'vitest';
import { urineOutput } from './urine-output.rules.ts';

const hour = (hours: number) =>
  new Date(Date.parse('2026-03-02T00:00:00Z') + hours * 3_600_000).toISOString();

/** Urine by hours since midnight, of somebody of 50 kg. */
const course = (entries: readonly [hours: number, millilitres: number][], more = {}) =>
  urineOutput({
    entries: entries.map(([at, millilitres]) => ({ at: hour(at), millilitres })),
    weightKilograms: 50,
    isChild: false,
    reminderHours: 6,
    now: hour(entries.at(-1)?.[0] ?? 0),
    ...more,
  });

/** The same amount every two hours. */
const steady = (millilitres: number, hours: number): [number, number][] =>
  Array.from({ length: hours / 2 + 1 }, (_entry, place) => [place * 2, millilitres]);

test('the rate is what came since the recording that the span begins with', () => {
  const { rate, span, isOliguria } = course([
    [0, 400],
    [3, 60],
    [6, 90],
  ]);
  expect(span).toEqual({ from: hour(0), until: hour(6), millilitres: 150, hours: 6 });
  expect(rate).toBe(0.5);
  expect(isOliguria).toBe(false);
  expect(course([[2, 300]])).toMatchObject({ span: null, rate: null, isOliguria: false, stage: null });
});

test('the stages of KDIGO need their hours and their rate; below six hours nothing is said', () => {
  expect(course(steady(49, 4))).toMatchObject({ isOliguria: false, stage: null });
  expect(course(steady(49, 6))).toMatchObject({ isOliguria: true, stage: 1 });
  expect(course(steady(50, 6))).toMatchObject({ isOliguria: false, stage: null });
  expect(course(steady(49, 12))).toMatchObject({ isOliguria: true, stage: 2 });
  expect(course(steady(29, 22))).toMatchObject({ isOliguria: true, stage: 2 });
  expect(course(steady(29, 24))).toMatchObject({ isOliguria: true, stage: 3 });
  expect(course(steady(0, 12))).toMatchObject({ isOliguria: true, stage: 3 });
});

test('who passes urine again is not flagged for the hours before', () => {
  const recovered: [number, number][] = [...steady(20, 12), [15, 200], [18, 220]];
  expect(course(recovered)).toMatchObject({ isOliguria: false, stage: null });
});

test('without a weight there is no rate; children are flagged below 1 and have no stage', () => {
  expect(course(steady(10, 12), { weightKilograms: null })).toMatchObject({
    rate: null,
    isOliguria: false,
    stage: null,
  });
  expect(course(steady(90, 12), { isChild: true })).toMatchObject({ isOliguria: true, stage: null });
  expect(course(steady(100, 12), { isChild: true })).toMatchObject({ isOliguria: false });
});

test('a gap is not 0: a longer time than the policy ends the span, and a reminder is due', () => {
  const withGap = course([
    [0, 300],
    [6.5, 20],
    [8, 20],
  ]);
  expect(withGap).toMatchObject({ span: { from: hour(6.5), millilitres: 20 }, isOliguria: false });
  expect(withGap.isReminderDue).toBe(false);
  expect(course([[0, 300]], { now: hour(6) }).isReminderDue).toBe(false);
  expect(course([[0, 300]], { now: hour(6.1) }).isReminderDue).toBe(true);
  expect(course([], { now: hour(1) })).toMatchObject({ lastAt: null, isReminderDue: true });
});

test('while an irrigation runs nothing is said of urine; once it has been over for long enough it is again', () => {
  const entries = steady(10, 12);
  const irrigated = course(entries, { irrigatedAt: hour(8), now: hour(12) });
  expect(irrigated).toMatchObject({ isIrrigated: true, isOliguria: false, rate: null, stage: null });
  expect(course(entries, { irrigatedAt: hour(2), now: hour(12) })).toMatchObject({
    isIrrigated: false,
    isOliguria: true,
  });
});
