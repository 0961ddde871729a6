import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CountEntryFacts } from './count-facts.contract.ts';
import { areCountsSettled, type CountEntryState, countState, expectedItems } from './count.rules.ts';

let made = 0;

/** An entry that a second person has confirmed. */
function entry(facts: CountEntryFacts, part: Partial<CountEntryState> = {}): CountEntryState {
  made += 1;
  const enteredAt = new Date(made * 1000).toISOString();
  return { id: `${made}`, facts, enteredAt, isConfirmed: true, errorReason: null, ...part };
}

const swabs = (counted: number) => [{ code: 'swabs', name: 'Swabs', counted, expected: null }];
const count = (moment: 'before' | 'cavity' | 'end', counted: number): CountEntryFacts => ({
  kind: 'count',
  moment,
  isNothing: false,
  lines: swabs(counted),
});
const added = (pieces: number): CountEntryFacts => ({ kind: 'added', code: 'swabs', name: 'Swabs', pieces });
const nothing: CountEntryFacts = { kind: 'count', moment: 'before', isNothing: true, lines: [] };

const pieces = fc.nat({ max: 500 });

test('counts agree when at the end there is what was there before and what was added, and not otherwise', () => {
  fc.assert(
    fc.property(
      pieces,
      fc.array(fc.integer({ min: 1, max: 50 })),
      fc.integer({ min: -5, max: 5 }),
      (...[before, additions, off]) => {
        const must = before + additions.reduce((sum, one) => sum + one, 0);
        fc.pre(must + off >= 0);
        const entries = [entry(count('before', before)), ...additions.map((one) => entry(added(one)))];
        const state = countState([...entries, entry(count('end', must + off))]);
        expect(areCountsSettled(state)).toBe(off === 0);
        expect(state.differences).toEqual(
          off === 0 ? [] : [{ code: 'swabs', name: 'Swabs', counted: must + off, expected: must }],
        );
      },
    ),
  );
});

test('before and at the end is counted, by two people each', () => {
  expect(countState([]).missing).toEqual(['before', 'end']);
  const before = entry(count('before', 3));
  expect(countState([before]).missing).toEqual(['end']);
  const alone = entry(count('end', 3), { isConfirmed: false });
  expect(countState([before, alone]).missing).toEqual(['confirmation']);
  expect(areCountsSettled(countState([before, { ...alone, isConfirmed: true }]))).toBe(true);
});

test('what was added after the count at the end makes it differ', () => {
  const counted = [entry(count('before', 3)), entry(count('end', 3))];
  expect(countState([...counted, entry(added(2))]).differences).toMatchObject([{ counted: 3, expected: 5 }]);
});

test('an entry made in error holds nothing', () => {
  const wrong = entry(added(2), { errorReason: 'Another table' });
  const counted = [entry(count('before', 3)), wrong, entry(count('end', 3))];
  expect(areCountsSettled(countState(counted))).toBe(true);
  expect(expectedItems(counted)).toEqual([{ code: 'swabs', name: 'Swabs', before: 3, added: 0 }]);
  const without = counted.map((one) => ({ ...one, errorReason: 'Wrong' }));
  expect(countState(without).missing).toEqual(['before', 'end']);
});

test('a reason holds for the differences it was named for, and for no others', () => {
  const counted = [entry(count('before', 3)), entry(count('end', 2))];
  const { differences } = countState(counted);
  const reason = entry({
    kind: 'settled',
    differences: [...differences],
    xray: 'nothing_seen',
    surgeonName: 'Farhan Chowdhury',
    reason: 'Counted into the bin',
  });
  expect(areCountsSettled(countState([...counted, reason]))).toBe(true);
  expect(areCountsSettled(countState([...counted, reason, entry(added(1))]))).toBe(false);
  expect(areCountsSettled(countState([...counted, reason, entry(count('end', 2))]))).toBe(false);
  expect(areCountsSettled(countState([...counted, reason, entry(count('end', 3))]))).toBe(true);
});

test('an operation without anything to count needs no count at the end, until something is added', () => {
  expect(areCountsSettled(countState([entry(nothing)]))).toBe(true);
  expect(countState([entry(nothing, { isConfirmed: false })]).missing).toEqual(['confirmation']);
  const opened = [entry(nothing), entry(added(1))];
  expect(countState(opened).missing).toEqual(['end']);
  expect(areCountsSettled(countState([...opened, entry(count('end', 1))]))).toBe(true);
});
