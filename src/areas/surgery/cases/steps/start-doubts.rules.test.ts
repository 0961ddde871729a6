import { expect, test } from 'vitest';
import { doubtsOf, type StartFacts } from './start-doubts.rules.ts';

const usual: StartFacts = {
  plannedDay: '2026-03-04',
  day: '2026-03-04',
  needsAnaesthetist: true,
  surgeonIds: ['surgeon', 'assistant'],
  anaesthetistIds: ['anaesthetist'],
  recordedId: 'anaesthetist',
};

test('a usual start is not asked about', () => {
  expect(doubtsOf(usual)).toEqual([]);
  const local = { needsAnaesthetist: false, anaesthetistIds: [], recordedId: undefined };
  expect(doubtsOf({ ...usual, ...local })).toEqual([]);
});

test('another day, a missing anaesthetist and one person for both parts are asked about', () => {
  expect(doubtsOf({ ...usual, day: '2026-03-06' })).toEqual(['other_day']);
  expect(doubtsOf({ ...usual, anaesthetistIds: [] })).toEqual(['no_anaesthetist']);
  expect(doubtsOf({ ...usual, anaesthetistIds: [], recordedId: 'surgeon' })).toEqual([
    'no_anaesthetist',
    'one_person',
  ]);
  expect(doubtsOf({ ...usual, recordedId: 'surgeon' })).toEqual([]);
});
