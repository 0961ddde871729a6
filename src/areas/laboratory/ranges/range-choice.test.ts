import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examineResult } from './examination.ts';
import { judgeResult } from './flagging.ts';
import { choosePart, equalOverlap, type Subject } from './range-choice.ts';
import { previewRange } from './range-preview.ts';
import { readRange } from './range-text.ts';

const onDay = '2026-03-02';
const boyOfFive: Subject = { sex: 'male', dateOfBirth: '2020-11-15', onDay };
const woman: Subject = { sex: 'female', dateOfBirth: '1996-01-10', onDay };

const chosen = (text: string, subject: Subject) => choosePart(readRange(text) ?? [], subject)?.text;

describe('the narrowest part that fits decides', () => {
  test('a boy of five is judged as a child, not as a man', () => {
    const range = 'M: 13.5-17.5; F: 12-15.5; child: 11-13.5';
    expect(chosen(range, boyOfFive)).toBe('11-13.5');
    expect(judgeResult('12', { normalRange: range, criticalRange: null }, boyOfFive).flag).toBe('normal');
    expect(chosen(range, { ...boyOfFive, dateOfBirth: '1980-01-01' })).toBe('13.5-17.5');
    expect(chosen(range, { ...boyOfFive, sex: 'other' })).toBe('11-13.5');
  });

  test.each([
    ['4-11; child: 5-13; newborn: 9-30; infant: 6-17', '2026-02-20', '9-30'],
    ['child: 5-13; infant: 6-17; newborn: 9-30', '2025-09-01', '6-17'],
    ['child: 5-13; infant: 6-17; newborn: 9-30', '2020-11-15', '5-13'],
    ['0-10y: 1-2; 5-6y: 3-4', '2020-11-15', '3-4'],
    ['M: 1-2; child: 3-4; M child: 5-6', '2020-11-15', '5-6'],
    ['F: 1-2; 3-4', '2020-11-15', '3-4'],
  ])('%s of a boy born on %s is %s', (range, dateOfBirth, part) => {
    expect(chosen(range, { ...boyOfFive, dateOfBirth })).toBe(part);
  });

  test('pregnancy comes before age and sex, and only where it is known', () => {
    const range = 'M: 13-17; F: 12-15; F adult: 12.1-15.5; pregnant: 11-14';
    expect(chosen(range, { ...woman, isPregnant: true })).toBe('11-14');
    expect(chosen(range, woman)).toBe('12.1-15.5');
    expect(chosen(range, { ...woman, isPregnant: false })).toBe('12.1-15.5');
  });

  test('critical and plausible ranges are chosen alike', () => {
    const rules = {
      normalRange: 'F: 12-15.5; child: 11-13.5',
      criticalRange: 'F: 7-20; child: 8-18; newborn: 10-25',
      plausibilityFactor: 2,
    };
    const girl: Subject = { ...woman, dateOfBirth: '2020-11-15' };
    expect(examineResult('7.5', rules, girl)).toMatchObject({ flag: 'critical-low', range: '11-13.5' });
    expect(examineResult('7.5', rules, woman)).toMatchObject({ flag: 'low' });
    expect(examineResult('30', rules, girl)).toMatchObject({ doubt: 'implausible' });
    expect(examineResult('30', rules, woman)).toMatchObject({ doubt: 'critical' });
  });
});

describe('parts that say something else of the same people', () => {
  test.each([
    ['M: 1-2; M: 3-4', true],
    ['1-2; 3-4', true],
    ['0-10y: 1-2; 5-15y: 3-4', true],
    ['0-10y: 1-2; 5-16y: 3-4', false],
    ['M: 1-2; F: 3-4', false],
    ['M adult: 1-2; F adult: 3-4; child: 5-6; newborn: 7-8; infant: 9-10', false],
    ['0-1y: 1-2; 2-3y: 3-4', false],
    ['M: 1-2; 3-4; child: 5-6; pregnant: 7-8', false],
  ])('%s: refused is %s', (text, isRefused) => {
    expect(equalOverlap(readRange(text)!) !== undefined).toBe(isRefused);
  });

  const spans = fc
    .tuple(fc.nat(30), fc.nat(30), fc.constantFrom('d', 'w', 'm', 'y'))
    .map(([from, more, unit]) => `${from}-${from + more}${unit}`);
  const groups = fc
    .tuple(fc.constantFrom('', 'M', 'F'), fc.option(spans, { nil: '' }))
    .map(([sex, age]) => [sex, age].filter(Boolean).join(' '));

  test('of parts that do not, the order in which they are written does not matter', () => {
    fc.assert(
      fc.property(
        fc.array(groups, { minLength: 1, maxLength: 5 }),
        fc.constantFrom('male', 'female', 'other'),
        fc.integer({ min: 0, max: 20_000 }),
        (written, sex, ageDays) => {
          const parts = written.flatMap(
            (group, place) => readRange(`${group && `${group}: `}${place}-99`) ?? [],
          );
          fc.pre(equalOverlap(parts) === undefined);
          const birth = new Date(Date.parse(onDay) - ageDays * 86_400_000).toISOString().slice(0, 10);
          const subject = { sex, dateOfBirth: birth, onDay } as Subject;
          expect(choosePart(parts.toReversed(), subject)?.text).toBe(choosePart(parts, subject)?.text);
        },
      ),
    );
  });
});

describe('an age that is known by year or month alone', () => {
  const range = 'newborn: 9-30; infant: 6-17; child: 5-13; adult: 4-11';
  const about = (dateOfBirth: string): Subject => ({ ...woman, dateOfBirth, birthPrecision: 'year' });

  test('gets no limits of a newborn or an infant', () => {
    expect(chosen(range, about('2025-09-01'))).toBeUndefined();
    expect(chosen(range, { ...about('2026-02-08'), birthPrecision: 'month' })).toBeUndefined();
    expect(judgeResult('20', { normalRange: range, criticalRange: null }, about('2025-09-01')).flag).toBe(
      'unknown',
    );
  });

  test('gets a range that holds for all of it', () => {
    expect(chosen(range, about('2019-09-01'))).toBe('5-13');
    expect(chosen(range, about('1980-09-01'))).toBe('4-11');
    expect(chosen(range, about('2008-03-01'))).toBeUndefined();
    expect(chosen('3.5-5.1', about('2025-09-01'))).toBe('3.5-5.1');
    expect(chosen(range, { ...woman, dateOfBirth: '2025-09-01', birthPrecision: 'month' })).toBe('6-17');
  });

  test('what is outside of all that is possible is flagged, and critical where one says so', () => {
    const flag = (result: string, ranges: { normalRange: string | null; criticalRange: string | null }) =>
      judgeResult(result, ranges, about('2025-09-01')).flag;
    expect(flag('40', { normalRange: range, criticalRange: null })).toBe('high');
    expect(flag('10', { normalRange: range, criticalRange: null })).toBe('normal');
    expect(flag('18', { normalRange: null, criticalRange: 'newborn: 9-30; child: 5-13' })).toBe(
      'critical-high',
    );
  });
});

test('a preview shows what holds for five people', () => {
  const of = (text: string) => previewRange(text).map(({ range }) => range);
  expect(of('M: 13.5-17.5; F: 12-15.5; child: 11-13.5; newborn: 14-22; pregnant: 11-14')).toEqual([
    '14-22',
    '11-13.5',
    '12-15.5',
    '11-14',
    '13.5-17.5',
  ]);
  expect(of('see report')).toEqual([null, null, null, null, null]);
});
