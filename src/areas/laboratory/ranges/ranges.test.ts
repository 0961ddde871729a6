import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, judgeResult } from './flagging.ts';
import { choosePart, type Subject } from './range-choice.ts';
import { readRange } from './range-text.ts';

const adult: Subject = { sex: 'female', dateOfBirth: '1990-05-17', onDay: '2026-03-02' };

function flagOf(
  result: string,
  normalRange: string | null,
  criticalRange: string | null = null,
  subject = adult,
) {
  return judgeResult(result, { normalRange, criticalRange }, subject).flag;
}

describe('reading ranges', () => {
  test.each([
    ['3.5-5.0', { low: { value: 3.5, isInclusive: true }, high: { value: 5, isInclusive: true } }],
    ['3.5 – 5.0', { low: { value: 3.5, isInclusive: true }, high: { value: 5, isInclusive: true } }],
    ['-2 to 2', { low: { value: -2, isInclusive: true }, high: { value: 2, isInclusive: true } }],
    [
      '1,50,000-4,00,000',
      { low: { value: 150_000, isInclusive: true }, high: { value: 400_000, isInclusive: true } },
    ],
    ['৩.৫-৫', { low: { value: 3.5, isInclusive: true }, high: { value: 5, isInclusive: true } }],
    ['< 200', { high: { value: 200, isInclusive: false } }],
    ['> 40', { low: { value: 40, isInclusive: false } }],
    ['>= 60', { low: { value: 60, isInclusive: true } }],
    ['≤ 5', { high: { value: 5, isInclusive: true } }],
    ['up to 37', { high: { value: 37, isInclusive: true } }],
  ])('%s is a range of numbers', (text, norm) => {
    expect(readRange(text)).toEqual([{ norm: { kind: 'numbers', ...norm }, text }]);
  });

  test.each([
    'see report',
    '3.5',
    '5-3',
    '3,5-5,0',
    '12-',
    'M: 13-17; expecting: 11-14',
    'M: F: 1-2',
    '',
    ';',
    '0-1z: 3-4',
    'constructor: 3-4',
    'm constructor: 3-4',
  ])('%j is not understood, not even in part', (text) => {
    expect(readRange(text)).toBeNull();
    expect(flagOf('4', text)).toBe('unknown');
  });

  const numbers = fc.double({ min: 0, max: 99_999, noNaN: true }).map((value) => Number(value.toFixed(3)));
  const norms = fc.oneof(
    fc.tuple(numbers, numbers).map(([one, other]) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const norm = { low: { value: low, isInclusive: true }, high: { value: high, isInclusive: true } };
      return { text: `${low}-${high}`, norm: { kind: 'numbers', ...norm } };
    }),
    fc.tuple(numbers, fc.constantFrom('<', '<=', '>', '>=')).map(([value, sign]) => {
      const bound = { value, isInclusive: sign.endsWith('=') };
      const norm = sign.startsWith('<') ? { high: bound } : { low: bound };
      return { text: `${sign} ${value}`, norm: { kind: 'numbers', ...norm } };
    }),
    fc.constant({ text: 'Negative', norm: { kind: 'finding', finding: 'absent' } }),
  );
  const ages = fc
    .tuple(fc.nat(80), fc.nat(40), fc.constantFrom('days', 'weeks', 'months', 'years'))
    .map(([from, more, unit]) => ({
      text: `${from}-${from + more} ${unit}`,
      age: { unit, from, to: from + more },
    }));
  const parts = fc.tuple(norms, fc.constantFrom('', 'M', 'F'), fc.option(ages)).map(([norm, sex, age]) => {
    const group = [sex, age?.text].filter(Boolean).join(' ');
    return {
      written: group ? `${group}: ${norm.text}` : norm.text,
      read: {
        ...(sex && { sex: sex === 'M' ? 'male' : 'female' }),
        ...(age && { age: age.age }),
        norm: norm.norm,
        text: norm.text,
      },
    };
  });

  test('what is written down by the grammar is read back as it was meant', () => {
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 5 }), (written) => {
        expect(readRange(written.map((part) => part.written).join('; '))).toEqual(
          written.map((part) => part.read),
        );
      }),
    );
  });

  test('whatever is typed as a range and as a result, only what is understood is more than unknown', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (range, result) => {
        const { flag } = judgeResult(result, { normalRange: range, criticalRange: range }, adult);
        expect(flag === 'unknown' || readRange(range) !== null).toBe(true);
      }),
    );
  });
});

describe('choosing the part for a person', () => {
  const chosen = (text: string, subject: Partial<Subject>) =>
    choosePart(readRange(text) ?? [], { ...adult, ...subject })?.text;

  test('sex decides, and nobody else gets a part that is not theirs', () => {
    const range = 'M: 13.5-17.5; F: 12.0-15.5';
    expect(chosen(range, { sex: 'male' })).toBe('13.5-17.5');
    expect(chosen(range, { sex: 'female' })).toBe('12.0-15.5');
    expect(chosen(range, { sex: 'other' })).toBeUndefined();
    expect(flagOf('14', range, null, { ...adult, sex: 'other' })).toBe('unknown');
  });

  test('age is counted in completed units on the day of the specimen', () => {
    const range = '0-1y: 6-17; 2-17y: 5-13; adult: 4-11';
    expect(chosen(range, { dateOfBirth: '2024-03-03' })).toBe('6-17');
    expect(chosen(range, { dateOfBirth: '2024-03-02' })).toBe('5-13');
    expect(chosen(range, { dateOfBirth: '2008-03-03' })).toBe('5-13');
    expect(chosen(range, { dateOfBirth: '2008-03-02' })).toBe('4-11');
    expect(chosen(range, { dateOfBirth: '2026-03-03' })).toBeUndefined();
    expect(chosen('newborn: 1-2; infant: 3-4', { dateOfBirth: '2026-02-02' })).toBe('1-2');
    expect(chosen('newborn: 1-2; infant: 3-4', { dateOfBirth: '2026-02-01' })).toBe('3-4');
  });

  test('a part that names the person goes before one for everybody', () => {
    expect(chosen('4-11; M adult: 5-12', { sex: 'male' })).toBe('5-12');
    expect(chosen('4-11; M adult: 5-12', { sex: 'female' })).toBe('4-11');
  });
});

describe('flagging', () => {
  test.each([
    ['3.5', '3.5-5.0', 'normal'],
    ['5.0', '3.5-5.0', 'normal'],
    ['3.4999', '3.5-5.0', 'low'],
    ['5.0001', '3.5-5.0', 'high'],
    ['200', '< 200', 'high'],
    ['199.9', '< 200', 'normal'],
    ['40', '> 40', 'low'],
    ['60', '>= 60', 'normal'],
    ['37', 'up to 37', 'normal'],
    ['২,৫০০', '2000-3000', 'normal'],
    ['Positive', 'Negative', 'abnormal'],
    ['not detected', 'Negative', 'normal'],
    ['++', 'Nil', 'abnormal'],
    ['cloudy', 'Clear', 'unknown'],
    ['Positive', '3-5', 'unknown'],
    ['4', 'Negative', 'unknown'],
    ['<0.01', '0-0.04', 'normal'],
    ['<5', '3-10', 'unknown'],
    ['<3', '3-10', 'low'],
    ['>1000', '3-10', 'high'],
    ['>5', '3-10', 'unknown'],
  ])('%s against %s is %s', (result, range, flag) => {
    expect(flagOf(result, range)).toBe(flag);
  });

  test('outside the critical range is critical, whatever the normal range says', () => {
    expect(flagOf('2.79', '3.5-5.1', '2.8-6.2')).toBe('critical-low');
    expect(flagOf('2.8', '3.5-5.1', '2.8-6.2')).toBe('low');
    expect(flagOf('6.3', 'see report', '2.8-6.2')).toBe('critical-high');
    expect(flagOf('Positive', null, 'Negative')).toBe('critical');
    expect(flagOf('4', null, '2.8-6.2')).toBe('unknown');
  });

  test('a number has one flag, which moves from low over normal to high as it grows', () => {
    const rank = { 'critical-low': 0, low: 1, normal: 2, high: 3, 'critical-high': 4 } as Record<
      string,
      number
    >;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }), (one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        const judge = (value: number) => rank[flagOf((value / 100).toFixed(2), '3.5-5.1', '2.8-6.2')]!;
        expect(judge(small)).toBeLessThanOrEqual(judge(large));
      }),
    );
  });

  test('only plain numbers go into the course of a test', () => {
    expect(decimalOf('1,234.50')).toBe('1234.50');
    expect(decimalOf('-2.5')).toBe('-2.5');
    expect(decimalOf('<5')).toBeNull();
    expect(decimalOf('Negative')).toBeNull();
  });
});
