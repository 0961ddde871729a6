import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EntryFacts } from './content/anesthesia-entry.contract.ts';
import { durationMinutes, fluidTotals, lastAldrete, medicationTotals } from './anesthesia.rules.ts';

const at = '2026-03-02T03:00:00.000Z';
const entry = (facts: EntryFacts, errorReason: string | null = null) => ({ at, facts, errorReason });
const dose = (medication: string, amount: number, unit: 'mg' | 'mg/h' = 'mg') =>
  entry({ kind: 'medication', medication, dose: amount, unit, route: 'iv' });

test('Mark doses of a medication add up by unit, without what as entered in error', () => {
  expect(
    medicationTotals([
      dose('Propofol', 0.1),
      dose('Fentanyl', 1),
      dose('propofol', 0.2),
      dose('Propofol', 300, 'mg/h'),
      { ...dose('Propofol', 50), errorReason: 'Not given' },
    ]),
  ).toEqual([
    { medication: 'Propofol', unit: 'mg', dose: 0.3, count: 2 },
    { medication: 'Fentanyl', unit: 'mg', dose: 1, count: 1 },
    { medication: 'Propofol', unit: 'mg/h', dose: null, count: 1 },
  ]);
});

test('the balance of fluids is what was given without what was lost', () => {
  const fluids = fc.record({
    kind: fc.constant('fluid' as const),
    fluid: fc.constantFrom(
      'crystalloid' as const,
      'colloid' as const,
      'blood_product' as const,
      'urine' as const,
      'blood_loss' as const,
    ),
    name: fc.constant(''),
    millilitres: fc.integer({ min: 1, max: 2000 }),
  });
  fc.assert(
    fc.property(fc.array(fluids), (given) => {
      const totals = fluidTotals(given.map((facts) => entry(facts)));
      const { crystalloids, colloids, bloodProducts, urineOutput, bloodLoss, balance } = totals;
      expect(balance).toBe(crystalloids + colloids + bloodProducts - urineOutput - bloodLoss);
      const all = given.reduce((sum, { millilitres }) => sum + millilitres, 0);
      expect(crystalloids + colloids + bloodProducts + urineOutput + bloodLoss).toBe(all);
    }),
  );
});

test('the last recovery score counts', () => {
  const looked = {
    kind: 'recovery' as const,
    activity: 'two_limbs' as const,
    breathing: 'deep' as const,
    consciousness: 'on_call' as const,
    circulation: 'under_20' as const,
    saturation: 'needs_oxygen' as const,
  };
  expect(lastAldrete([])).toBeNull();
  expect(lastAldrete([entry(looked)])).toBe(7);
  const better = { ...looked, activity: 'four_limbs' as const, consciousness: 'awake' as const };
  expect(lastAldrete([entry(looked), entry(better)])).toBe(9);
  expect(lastAldrete([entry(looked), entry(better, 'Wrong patient')])).toBe(7);
});

test('the duration is in whole minutes', () => {
  expect(durationMinutes(at, '2026-03-02T04:30:31.000Z')).toBe(91);
  expect(durationMinutes(at, null)).toBeNull();
});
