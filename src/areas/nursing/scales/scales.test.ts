import { describe, expect, test } from 'vitest';
import { braden } from './braden.ts';
import { glasgow, glasgowParts } from './glasgow.ts';
import { isHighFallRisk, morse } from './morse.ts';
import { flacc, painBand, painScale } from './pain.ts';
import { bandOf, scoreOf } from './scored-scale.ts';
import { isOliguria, kidneyStage, urineRate } from './urine.ts';

const stable = {
  fallHistory: 'no',
  secondaryDiagnosis: 'no',
  ambulatoryAid: 'none',
  intravenous: 'no',
  gait: 'normal',
  mentalStatus: 'oriented',
};

describe('Morse', () => {
  test.each([
    ['fallHistory', 'yes', 25],
    ['secondaryDiagnosis', 'yes', 15],
    ['ambulatoryAid', 'stick', 15],
    ['ambulatoryAid', 'furniture', 30],
    ['intravenous', 'yes', 20],
    ['gait', 'weak', 10],
    ['gait', 'impaired', 20],
    ['mentalStatus', 'forgets', 15],
  ])('%s: %s counts %i', (item, answer, points) => {
    expect(scoreOf(morse, { ...stable, [item]: answer }).total).toBe(points);
  });

  test('the worst of all is 125', () => {
    const worst = { fallHistory: 'yes', secondaryDiagnosis: 'yes', ambulatoryAid: 'furniture' };
    const more = { intravenous: 'yes', gait: 'impaired', mentalStatus: 'forgets' };
    expect(scoreOf(morse, { ...worst, ...more })).toEqual({ total: 125, band: 'high', missing: [] });
  });

  test.each([
    [0, 'low'],
    [24, 'low'],
    [25, 'moderate'],
    [45, 'moderate'],
    [46, 'high'],
    [125, 'high'],
  ])('%i is %s', (total, band) => {
    expect(bandOf(morse.bands, total)).toBe(band);
  });

  test("the document's label begins above 25, whatever the band", () => {
    expect([0, 25, 26, 45].map(isHighFallRisk)).toEqual([false, false, true, true]);
  });

  test('an answer that is missing leaves no total', () => {
    const { gait: _gait, ...open } = stable;
    expect(scoreOf(morse, open)).toEqual({ total: null, band: null, missing: ['gait'] });
    expect(scoreOf(morse, { ...stable, gait: 'no such answer' }).missing).toEqual(['gait']);
  });
});

describe('Braden', () => {
  test.each([
    [6, 'high'],
    [12, 'high'],
    [13, 'moderate'],
    [15, 'moderate'],
    [16, 'mild'],
    [17, 'mild'],
    [18, 'none'],
    [23, 'none'],
  ])('%i is %s', (total, band) => {
    expect(bandOf(braden.bands, total)).toBe(band);
  });

  test('the least is 6 and the most 23', () => {
    const by = (place: 'first' | 'last') =>
      Object.fromEntries(
        Object.entries(braden.items).map(([item, options]) => {
          const answers = Object.keys(options);
          return [item, place === 'first' ? answers[0]! : answers.at(-1)!];
        }),
      );
    expect([scoreOf(braden, by('first')).total, scoreOf(braden, by('last')).total]).toEqual([6, 23]);
  });
});

describe('Glasgow', () => {
  test.each([
    ['none', 'none', 'none', 3, 'severe', 'E1 V1 M1'],
    ['pressure', 'sounds', 'normal_flexion', 8, 'severe', 'E2 V2 M4'],
    ['pressure', 'words', 'normal_flexion', 9, 'moderate', 'E2 V3 M4'],
    ['sound', 'confused', 'localises', 12, 'moderate', 'E3 V4 M5'],
    ['sound', 'confused', 'obeys', 13, 'mild', 'E3 V4 M6'],
    ['spontaneous', 'orientated', 'obeys', 15, 'mild', 'E4 V5 M6'],
  ])('%s, %s, %s', (eyes, verbal, motor, total, band, parts) => {
    expect(scoreOf(glasgow, { eyes, verbal, motor })).toEqual({ total, band, missing: [] });
    expect(glasgowParts({ eyes, verbal, motor })).toBe(parts);
  });

  test('what cannot be tested leaves no total, and the parts are told', () => {
    const tubed = { eyes: 'sound', verbal: 'not_testable', motor: 'obeys' };
    expect(scoreOf(glasgow, tubed)).toEqual({ total: null, band: null, missing: [] });
    expect(glasgowParts(tubed)).toBe('E3 VNT M6');
    expect(glasgowParts({ eyes: 'none' })).toBe('E1 V– M–');
  });
});

describe('pain', () => {
  test.each([
    [0, 'none'],
    [1, 'mild'],
    [3, 'mild'],
    [4, 'moderate'],
    [6, 'moderate'],
    [7, 'severe'],
    [10, 'severe'],
  ])('%i is %s, by number and by FLACC', (score, band) => {
    expect([painBand(score), bandOf(flacc.bands, score), bandOf(painScale.bands, score)]).toEqual([
      band,
      band,
      band,
    ]);
  });

  test('FLACC goes from 0 to 10', () => {
    const worst = { face: 'frown', legs: 'kicking', activity: 'rigid', cry: 'steady' };
    expect(scoreOf(flacc, { ...worst, consolability: 'inconsolable' }).total).toBe(10);
    const calm = { face: 'relaxed', legs: 'relaxed', activity: 'quiet', cry: 'none' };
    expect(scoreOf(flacc, { ...calm, consolability: 'content' }).total).toBe(0);
  });
});

describe('urine', () => {
  const of = (millilitres: number, hours: number, weightKilograms: number | null = 60) => ({
    millilitres,
    hours,
    weightKilograms,
  });

  test('without a weight there is no rate and no stage', () => {
    expect([urineRate(of(600, 10, null)), urineRate(of(600, 0)), urineRate(of(600, 10, 0))]).toEqual([
      null,
      null,
      null,
    ]);
    expect([kidneyStage(of(0, 24, null)), isOliguria(of(0, 24, null), false)]).toEqual([null, false]);
  });

  test.each([
    [of(600, 10), 1],
    [of(180, 6), 0.5],
    [of(0, 6), 0],
  ])('the rate of %o is %f', (span, rate) => {
    expect(urineRate(span)).toBe(rate);
  });

  test.each([
    ['half a millilitre is enough', of(180, 6), null],
    ['less over 6 hours', of(179, 6), 1],
    ['less over not yet 6 hours', of(100, 5.9), null],
    ['less over not yet 12 hours', of(350, 11.9), 1],
    ['less over 12 hours', of(359, 12), 2],
    ['less over a day', of(719, 24), 2],
    ['three tenths over a day', of(432, 24), 2],
    ['less than three tenths over a day', of(431, 24), 3],
    ['less than three tenths over not yet a day', of(400, 23.9), 2],
    ['none over not yet 12 hours', of(0, 11.9), 1],
    ['none over 12 hours', of(0, 12), 3],
  ])('%s', (_name, span, stage) => {
    expect(kidneyStage(span)).toBe(stage);
  });

  test('children need twice as much', () => {
    expect([isOliguria(of(359, 6), true), isOliguria(of(360, 6), true)]).toEqual([true, false]);
    expect([isOliguria(of(179, 6), false), isOliguria(of(180, 6), false)]).toEqual([true, false]);
  });
});
