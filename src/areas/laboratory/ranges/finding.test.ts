import { describe, expect, test } from 'vitest';
import { examineResult } from './examination.ts';
import { choicesOf, readFinding, readFindingNorm } from './finding-text.ts';
import { judgeResult } from './flagging.ts';
import type { Subject } from './range-choice.ts';

const subject: Subject = { sex: 'female', dateOfBirth: '1990-05-17', onDay: '2026-03-02' };

test.each([
  ['Negative', 'absent'],
  ['neg', 'absent'],
  ['-ve', 'absent'],
  ['−ve', 'absent'],
  ['Negative (-ve)', 'absent'],
  ['Negative for malarial parasite', 'absent'],
  ['Nil', 'absent'],
  ['Absent', 'absent'],
  ['Non reactive', 'absent'],
  ['non-reactive', 'absent'],
  ['NONREACTIVE', 'absent'],
  ['Not reactive', 'absent'],
  ['Not detected', 'absent'],
  ['Not found', 'absent'],
  ['Malaria parasite not seen', 'absent'],
  ['No malaria parasite seen', 'absent'],
  ['No growth', 'absent'],
  ['No growth after 48 hours', 'absent'],
  ['No bacterial growth', 'absent'],
  ['No Salmonella isolated', 'absent'],
  ['Sterile', 'absent'],
  ['Trace', 'trace'],
  ['traces', 'trace'],
  ['Trace (+/-)', 'trace'],
  ['±', 'trace'],
  ['weakly positive', 'weak'],
  ['Weakly reactive', 'weak'],
  ['borderline', 'weak'],
  ['Equivocal', 'weak'],
  ['Indeterminate', 'weak'],
  ['+', '1+'],
  ['1+', '1+'],
  ['+1', '1+'],
  ['১+', '1+'],
  ['++', '2+'],
  ['2+', '2+'],
  ['2 +', '2+'],
  ['+++', '3+'],
  ['4+', '4+'],
  ['Present (+)', '1+'],
  ['Present (+++)', '3+'],
  ['Positive', 'present'],
  ['pos.', 'present'],
  ['+ve', 'present'],
  ['Positive for P. falciparum', 'present'],
  ['Reactive', 'present'],
  ['Heavy growth of Klebsiella pneumoniae', 'growth'],
  ['Growth of E. coli', 'growth'],
  ['yields moderate growth of Staphylococcus aureus', 'growth'],
  ['Clear', 'usual'],
  ['Growth of mixed flora', undefined],
  ['no longer sure', undefined],
  ['Negative (+)', undefined],
  ['cloudy', undefined],
  ['4.2', undefined],
  ['constructor', undefined],
])('%s is read as %s', (text, finding) => {
  expect(readFinding(text)).toBe(finding);
});

describe('findings are judged by what is normal of their test', () => {
  test.each([
    ['Trace', 'Negative', 'abnormal'],
    ['Trace', 'Nil, Trace', 'normal'],
    ['1+', 'Nil, Trace', 'abnormal'],
    ['Negative', 'Nil, Trace', 'normal'],
    ['weakly positive', 'Negative', 'abnormal'],
    ['Non reactive', 'Non-reactive', 'normal'],
    ['Reactive', 'Non-reactive', 'abnormal'],
    ['Borderline', 'Non-reactive', 'abnormal'],
    ['-ve', 'Negative', 'normal'],
    ['+ve', 'Negative', 'abnormal'],
    ['Positive', 'Positive', 'normal'],
    ['2+', 'Positive', 'normal'],
    ['Negative', 'Positive', 'abnormal'],
    ['Trace', 'Positive', 'abnormal'],
    ['Straw', 'Straw, Pale yellow | Amber, Red', 'normal'],
    ['pale  YELLOW', 'Straw, Pale yellow | Amber, Red', 'normal'],
    ['Red', 'Straw, Pale yellow | Amber, Red', 'abnormal'],
    ['Brown', 'Straw, Pale yellow | Amber, Red', 'unknown'],
    ['1+', 'Clear', 'abnormal'],
    ['Negative', 'Clear', 'unknown'],
    ['Few', 'Nil | Few, Many', 'abnormal'],
  ])('%s, where %s is normal, is %s', (result, normalRange, flag) => {
    expect(judgeResult(result, { normalRange, criticalRange: null }, subject).flag).toBe(flag);
  });

  test.each([
    ['Heavy growth of Klebsiella pneumoniae', 'critical', 'critical'],
    ['Escherichia coli > 100,000 CFU/ml', 'critical', 'critical'],
    ['Staph. aureus', 'critical', 'critical'],
    ['Gram-negative bacilli', 'critical', 'critical'],
    ['Positive', 'critical', 'critical'],
    ['No growth', 'normal', null],
    ['No growth after 5 days', 'normal', null],
    ['No Salmonella or Shigella isolated', 'normal', null],
    ['Growth of mixed flora', 'unknown', null],
    ['Mixed growth of Proteus and E. coli, likely contaminated', 'unknown', null],
    ['pending', 'unknown', null],
  ])('the culture %s is %s, and asked about: %s', (result, flag, doubt) => {
    const rules = { normalRange: 'No growth', criticalRange: null, plausibilityFactor: 10 };
    expect(examineResult(result, rules, subject)).toMatchObject({ kind: 'read', flag, doubt });
  });
});

test.each(['foo', 'Negative, foo', 'Straw |', '| Red', 'Straw | Red | Blue', 'Straw, straw | Red', ''])(
  '“%s” is no list of choices',
  (text) => {
    expect(readFindingNorm(text)).toBeNull();
  },
);

test.each([
  ['Negative', ['Negative', 'Trace', '1+', '2+', '3+', '4+', 'Positive']],
  ['Non-reactive', ['Non-reactive', 'Weakly reactive', 'Reactive']],
  ['Straw, Pale yellow | Amber, Red', ['Straw', 'Pale yellow', 'Amber', 'Red']],
  ['No growth', ['No growth']],
])('%s offers its choices in order', (text, choices) => {
  expect(choicesOf(readFindingNorm(text)!, text)).toEqual(choices);
});
