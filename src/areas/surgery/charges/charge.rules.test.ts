import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargesOf, coverableKinds, startedQuarters, theatreQuarters } from './charge.rules.ts';

const minuteMs = 60_000;
const after = (from: string, minutes: number) =>
  new Date(Date.parse(from) + minutes * minuteMs).toISOString();

describe('theatre time', () => {
  test('every quarter of an hour that has begun counts, over midnight and over a change of clocks', () => {
    // Midnight in Dhaka; summer time begins and ends in Europe.
    const starts = ['2026-03-02T17:50:00.000Z', '2026-03-29T00:30:00.000Z', '2026-10-25T00:30:00.000Z'];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.integer({ min: 1, max: 2880 }), (from, minutes) => {
        expect(startedQuarters(from, after(from, minutes))).toBe(Math.ceil(minutes / 15));
      }),
    );
  });

  test('two spans next to each other are at most one quarter more than both at once', () => {
    const minutes = fc.integer({ min: 0, max: 1440 });
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), minutes, minutes, (date, first, second) => {
        const from = new Date(Math.min(Math.max(date.getTime(), 0), 4e12)).toISOString();
        const middle = after(from, first);
        const end = after(middle, second);
        const apart = startedQuarters(from, middle) + startedQuarters(middle, end);
        expect(apart - startedQuarters(from, end)).toBeGreaterThanOrEqual(0);
        expect(apart - startedQuarters(from, end)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('it runs from the arrival, else from the anaesthesia, and not before the patient is out', () => {
    const [arrived, anaesthesiaStart, outOfTheatre] = [
      '2026-03-02T03:00:00.000Z',
      '2026-03-02T03:20:00.000Z',
      '2026-03-02T04:00:00.000Z',
    ];
    expect(theatreQuarters({ arrived, anaesthesiaStart, outOfTheatre })).toBe(4);
    expect(theatreQuarters({ arrived: null, anaesthesiaStart, outOfTheatre })).toBe(3);
    expect(theatreQuarters({ arrived, anaesthesiaStart, outOfTheatre: null })).toBe(0);
    expect(theatreQuarters({ arrived: null, anaesthesiaStart: null, outOfTheatre })).toBe(0);
  });
});

test('every source is charged once, and a package covers the kinds it names and no others', () => {
  const item = fc.record({ id: fc.uuid(), name: fc.constant('Item'), priceMinor: fc.nat(1_000_000) });
  fc.assert(
    fc.property(
      fc.uniqueArray(item, { selector: ({ id }) => id, maxLength: 8 }),
      fc.subarray([...coverableKinds]),
      (items, covers) => {
        const service = { id: 'x', name: 'Service', priceMinor: 100 };
        const lines = chargesOf({
          procedure: { name: 'Operation', service },
          package: { service, covers },
          quarterHour: service,
          times: { arrived: null, anaesthesiaStart: null, outOfTheatre: null },
          anesthesia: null,
          recoveryQuarter: null,
          recoveryTimes: { recovery: null, accepted: null },
          implants: items,
          consumables: items.map((one) => ({ ...one, quantity: 2 })),
        });
        expect(new Set(lines.map(({ sourceKey }) => sourceKey)).size).toBe(lines.length);
        // Package, procedure, and the theatre whose times are not recorded.
        expect(lines).toHaveLength(3 + 2 * items.length);
        for (const { kind, isCovered } of lines) expect(isCovered).toBe(covers.some((one) => one === kind));
      },
    ),
  );
});
