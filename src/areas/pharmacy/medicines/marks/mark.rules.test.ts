import { describe, expect, test } from 'vitest';
import type { DoseLimit } from '../../safety/medicine-facts.ts';
import { asHandled, type Guarded, inForceUntil, loosenedMarks, tightenedMarks } from './mark.rules.ts';

const unmarked: Guarded = {
  isControlled: false,
  isHighAlert: false,
  isPrescriptionOnly: false,
  isAntibiotic: false,
  doseLimits: [],
  minimumAgeMonths: null,
  pregnancyRisk: null,
};

const limit: DoseLimit = {
  ingredientCode: 'paracetamol',
  fromMonths: 144,
  belowMonths: null,
  maxSingle: 1_000_000,
  maxDaily: 4_000_000,
  maxSinglePerKg: null,
  maxDailyPerKg: null,
};

const limited = (part: Partial<DoseLimit>): Guarded => ({ ...unmarked, doseLimits: [{ ...limit, ...part }] });

describe('marks', () => {
  test.each([
    ['controlled', { isControlled: true }],
    ['highAlert', { isHighAlert: true }],
    ['prescriptionOnly', { isPrescriptionOnly: true }],
    ['antibiotic', { isAntibiotic: true }],
    ['minimumAge', { minimumAgeMonths: 96 }],
    ['pregnancy', { pregnancyRisk: 'stop' }],
    ['doseLimits', { doseLimits: [limit] }],
  ] as const)('%s is loosened when it goes, and tightened when it comes', (mark, part) => {
    const marked = { ...unmarked, ...part } as Guarded;
    expect(loosenedMarks(marked, unmarked)).toEqual([mark]);
    expect(tightenedMarks(unmarked, marked)).toEqual([mark]);
    expect(loosenedMarks(marked, marked)).toEqual([]);
  });

  test.each([
    ['a larger amount', { maxSingle: 2_000_000 }, true],
    ['a smaller amount', { maxSingle: 500_000 }, false],
    ['no limit of a day', { maxDaily: null }, true],
    ['one by weight besides', { maxSinglePerKg: 15_000 }, false],
    ['a narrower age', { fromMonths: 216 }, true],
    ['a wider age', { fromMonths: null }, false],
    ['another ingredient', { ingredientCode: 'ibuprofen' }, true],
    ['units for milligrams', { unit: 'iu' }, true],
  ] as const)('a limit that becomes %s is loosened: %s', (_words, part, isLoosened) => {
    expect(loosenedMarks(limited({}), limited(part)).includes('doseLimits')).toBe(isLoosened);
  });

  test('what was unmarked is handled as it was for thirty days, and marked again nothing is left of it', () => {
    const never = { controlledUntil: null, highAlertUntil: null };
    const marked = { ...unmarked, isControlled: true, ...never };
    const until = inForceUntil(marked, unmarked, '2026-03-01');
    expect(until).toEqual({ controlledUntil: '2026-03-31', highAlertUntil: null });
    const cleared = { ...unmarked, ...until };
    expect(asHandled(cleared, '2026-03-31').isControlled).toBe(true);
    expect(asHandled(cleared, '2026-04-01').isControlled).toBe(false);
    // Saved again in between, the days do not begin anew.
    expect(inForceUntil(cleared, unmarked, '2026-03-20').controlledUntil).toBe('2026-03-31');
    expect(inForceUntil(cleared, marked, '2026-03-20')).toEqual(never);
  });
});
