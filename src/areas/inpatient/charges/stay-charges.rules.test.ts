import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumMinor } from '#kernel/money/minor-units.ts';
import { dateIn, dayBounds } from '#kernel/time/time-zone.ts';
import type { ChargeClock } from './clock.rules.ts';
import { amountOf, type KeyedLine, settle } from './settlement.rules.ts';
import { type BedRate, type ChargeLine, rateAt, stayCharges, type StayPart } from './stay-charges.rules.ts';

const minuteMs = 60_000;
/** A day before daylight saving begins in Europe; stays of the properties run across it, or across its end. */
const beginnings = ['2026-03-27T20:17:00Z', '2026-10-23T20:17:00Z', '2026-01-31T11:00:00Z'];
const zones = ['Asia/Dhaka', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'UTC'];
const beds = ['bed-1', 'bed-2', 'bed-3', 'bed-4'] as const;
const wards = { 'bed-1': 'ward-1', 'bed-2': 'ward-1', 'bed-3': 'ward-2', 'bed-4': 'ward-2' } as const;
const types = { 'bed-1': 'standard', 'bed-2': 'private', 'bed-3': 'standard', 'bed-4': 'icu' } as const;

const sum = (lines: readonly ChargeLine[]) => sumMinor(lines.map(({ amountMinor }) => amountMinor));
const iso = (ms: number) => new Date(ms).toISOString();

const clocks: fc.Arbitrary<ChargeClock> = fc.oneof(
  fc.record({ method: fc.constant('calendar_day' as const), countsLastDay: fc.boolean() }),
  fc
    .record({ unitHours: fc.constantFrom(1, 8, 12, 24), grace: fc.nat(180), half: fc.boolean() })
    .map(({ unitHours, grace, half }): ChargeClock => ({
      method: 'hours',
      unitMinutes: unitHours * 60,
      graceMinutes: Math.min(grace, unitHours * 60 - 1),
      halfUnderMinutes: half ? unitHours * 30 : null,
    })),
);

interface Journey {
  timeZone: string;
  start: number;
  /** Bed and how long in it, in minutes; without gaps. */
  moves: readonly { bed: (typeof beds)[number]; minutes: number }[];
}

const journeys: fc.Arbitrary<Journey> = fc.record({
  timeZone: fc.constantFrom(...zones),
  start: fc
    .tuple(fc.constantFrom(...beginnings), fc.integer({ min: -1440, max: 1440 }))
    .map(([at, minutes]) => Date.parse(at) + minutes * minuteMs),
  moves: fc.array(fc.record({ bed: fc.constantFrom(...beds), minutes: fc.integer({ min: 1, max: 4000 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
});

function historyOf({ start, moves }: Journey): StayPart[] {
  let from = start;
  return moves.map(({ bed, minutes }) => {
    const part = {
      bedId: bed,
      wardId: wards[bed],
      bedType: types[bed],
      from: iso(from),
      to: iso(from + minutes * minuteMs),
    };
    from += minutes * minuteMs;
    return part;
  });
}

const endOf = (history: readonly StayPart[]) => history.at(-1)!.to!;

const rateLists: fc.Arbitrary<BedRate[]> = fc
  .array(
    fc
      .record({
        scope: fc.constantFrom<Pick<BedRate, 'wardId' | 'bedType' | 'bedId'>>(
          { wardId: null, bedType: null, bedId: null },
          { wardId: 'ward-1', bedType: null, bedId: null },
          { wardId: null, bedType: 'icu', bedId: null },
          { wardId: null, bedType: null, bedId: 'bed-3' },
        ),
        begins: fc.constantFrom(...beginnings),
        afterHours: fc.integer({ min: -2000, max: 90 }),
        priceMinor: fc.integer({ min: 0, max: 500_000 }),
        clock: clocks,
      })
      .map(({ scope, begins, afterHours, priceMinor, clock }) => ({
        ...scope,
        priceMinor,
        clock,
        id: '',
        validFrom: iso(Date.parse(begins) + afterHours * 60 * minuteMs),
      })),
    { maxLength: 6 },
  )
  .map((rates) => rates.map((rate, index) => ({ ...rate, id: `rate-${index}` })));

const everywhere = (clock: ChargeClock, priceMinor: number): BedRate[] => [
  {
    id: 'one',
    wardId: null,
    bedType: null,
    bedId: null,
    validFrom: '2020-01-01T00:00:00Z',
    priceMinor,
    clock,
  },
];

/** The blocks of a stay counted without the rules: how often another one begins before the grace has covered the rest. */
function countedUnits(clock: ChargeClock, start: number, end: number, timeZone: string): number {
  if (clock.method === 'hours') {
    let units = 1;
    while (start + units * clock.unitMinutes * minuteMs + clock.graceMinutes * minuteMs < end) units += 1;
    return units;
  }
  const first = dateIn(timeZone, new Date(start));
  const last = dateIn(timeZone, new Date(end - 1));
  const nights = (Date.parse(last) - Date.parse(first)) / 86_400_000;
  const leftInside = Date.parse(dayBounds(timeZone, last).end) > end;
  return nights === 0 || clock.countsLastDay || !leftInside ? nights + 1 : nights;
}

describe('the money of a stay', () => {
  test('the sum over its beds is the stay, and recomputing says the same', () => {
    fc.assert(
      fc.property(journeys, rateLists, (journey, rates) => {
        const history = historyOf(journey);
        const lines = stayCharges(history, rates, journey.timeZone, endOf(history));
        const byBed = beds.map((bed) => sum(lines.filter(({ bedId }) => bedId === bed)));
        expect(sumMinor(byBed)).toBe(sum(lines));
        for (const line of lines) expect(line.amountMinor).toBe(line.priceMinor * line.quantity);
        const shuffled = stayCharges(
          history.toReversed(),
          rates.toReversed(),
          journey.timeZone,
          endOf(history),
        );
        expect(sum(shuffled)).toBe(
          sum(stayCharges(history, rates.toReversed(), journey.timeZone, endOf(history))),
        );
        expect(stayCharges(history, rates, journey.timeZone, endOf(history))).toEqual(lines);
      }),
    );
  });

  test('where all beds cost the same, moves are free and the sum is the counted units', () => {
    fc.assert(
      fc.property(journeys, clocks, fc.integer({ min: 0, max: 500_000 }), (journey, clock, price) => {
        const history = historyOf(journey);
        const [first] = history;
        const end = endOf(history);
        const stayed = [{ ...first!, to: end }];
        const moved = stayCharges(history, everywhere(clock, price), journey.timeZone, end);
        const still = stayCharges(stayed, everywhere(clock, price), journey.timeZone, end);
        expect(sum(moved)).toBe(sum(still));
        const units = moved.reduce((count, { quantity }) => count + quantity, 0);
        expect(units).toBe(countedUnits(clock, journey.start, Date.parse(end), journey.timeZone));
        const hasHalves = clock.method === 'hours' && clock.halfUnderMinutes !== null;
        const halves = moved.filter(({ isHalf }) => isHalf).length;
        expect(hasHalves ? halves : 0).toBe(halves);
        expect(sum(moved)).toBe((units - halves) * price + halves * Math.round(price / 2));
      }),
    );
  });

  test('a stay that lasts longer never costs less, and what it costs until an instant is what a stay that ends then costs', () => {
    fc.assert(
      fc.property(journeys, clocks, fc.nat(5000), (journey, clock, minutes) => {
        const history = historyOf(journey);
        const open = [...history.slice(0, -1), { ...history.at(-1)!, to: null }];
        const rates = everywhere(clock, 1000);
        const until = iso(Math.min(journey.start + minutes * minuteMs, Date.parse(endOf(history))));
        const now = stayCharges(open, rates, journey.timeZone, until);
        expect(sum(now)).toBeLessThanOrEqual(
          sum(stayCharges(history, rates, journey.timeZone, endOf(history))),
        );
        const cut = history
          .filter(({ from }) => from < until)
          .map((part) => ({
            ...part,
            to: part.to! < until ? part.to : until,
          }));
        expect(stayCharges(cut, rates, journey.timeZone, endOf(history))).toEqual(now);
      }),
    );
  });

  test('a reception that is corrected to a later time never costs more', () => {
    fc.assert(
      fc.property(journeys, clocks, fc.nat(4000), (journey, clock, minutes) => {
        const [first, ...others] = historyOf(journey);
        const end = others.at(-1)?.to ?? first!.to!;
        const from = iso(Math.min(journey.start + minutes * minuteMs, Date.parse(first!.to!)));
        const costOf = (part: StayPart) =>
          sum(stayCharges([part, ...others], everywhere(clock, 1000), journey.timeZone, end));
        expect(costOf({ ...first!, from })).toBeLessThanOrEqual(costOf(first!));
      }),
    );
  });

  test('a price that changes with an instant is charged for units that are priced from then on', () => {
    const clock: ChargeClock = {
      method: 'hours',
      unitMinutes: 1440,
      graceMinutes: 0,
      halfUnderMinutes: null,
    };
    const [old] = everywhere(clock, 1000);
    const rates = [old!, { ...old!, id: 'new', priceMinor: 1500, validFrom: '2026-03-02T12:00:00Z' }];
    const part = {
      bedId: 'bed-1',
      wardId: 'ward-1',
      bedType: 'standard',
      from: '2026-03-01T08:00:00Z',
      to: null,
    };
    const lines = stayCharges([part], rates, 'UTC', '2026-03-04T07:00:00Z');
    expect(lines.map(({ quantity, priceMinor }) => [quantity, priceMinor])).toEqual([
      [2, 1000],
      [1, 1500],
    ]);
  });

  test('a calendar day is priced by the bed at its end, a block by the bed at its beginning', () => {
    const parts = [
      {
        bedId: 'bed-1',
        wardId: 'ward-1',
        bedType: 'standard',
        from: '2026-03-01T08:00:00Z',
        to: '2026-03-01T20:00:00Z',
      },
      {
        bedId: 'bed-2',
        wardId: 'ward-1',
        bedType: 'private',
        from: '2026-03-01T20:00:00Z',
        to: '2026-03-02T08:00:00Z',
      },
    ];
    const priced = (clock: ChargeClock) => {
      const [all] = everywhere(clock, 1000);
      const rates = [all!, { ...all!, id: 'private', bedType: 'private', priceMinor: 3000 }];
      return stayCharges(parts, rates, 'UTC', '2026-03-02T08:00:00Z').map(({ bedId, amountMinor }) => [
        bedId,
        amountMinor,
      ]);
    };
    expect(priced({ method: 'calendar_day', countsLastDay: false })).toEqual([['bed-2', 3000]]);
    expect(priced({ method: 'hours', unitMinutes: 1440, graceMinutes: 0, halfUnderMinutes: null })).toEqual([
      ['bed-1', 1000],
    ]);
  });

  test('the narrowest rate that is valid wins, whenever it began', () => {
    const [house] = everywhere({ method: 'calendar_day', countsLastDay: false }, 1);
    const rate = (id: string, part: Partial<BedRate>): BedRate => ({ ...house!, id, ...part });
    const rates = [
      rate('house', { validFrom: '2026-02-01T00:00:00Z' }),
      rate('ward', { wardId: 'ward-2' }),
      rate('type', { bedType: 'icu' }),
      rate('type in ward', { bedType: 'icu', wardId: 'ward-2' }),
      rate('bed', { bedId: 'bed-4', validFrom: '2026-03-01T00:00:00Z' }),
    ];
    const at = (bedId: string, wardId: string, bedType: string, day: string) =>
      rateAt(rates, { bedId, wardId, bedType }, Date.parse(day))?.id;
    expect(at('bed-4', 'ward-2', 'icu', '2026-02-28')).toBe('type in ward');
    expect(at('bed-4', 'ward-2', 'icu', '2026-03-01')).toBe('bed');
    expect(at('bed-3', 'ward-2', 'standard', '2026-03-01')).toBe('ward');
    expect(at('bed-9', 'ward-1', 'icu', '2026-03-01')).toBe('type');
    expect(at('bed-1', 'ward-1', 'standard', '2026-03-01')).toBe('house');
    expect(rateAt(rates.slice(4), { bedId: 'bed-4', wardId: 'ward-2', bedType: 'icu' }, 0)).toBeUndefined();
  });

  test('invoices and further invoices less credit notes are what is owed, however the stay changed in between', () => {
    const keyed = (lines: readonly ChargeLine[]): KeyedLine[] =>
      lines.map(({ bedId, isHalf, priceMinor, quantity }) => ({
        key: `${bedId} ${isHalf} ${priceMinor}`,
        quantity,
        priceMinor,
      }));
    const versions = fc.array(fc.tuple(journeys, rateLists), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(versions, (stays) => {
        const billed: KeyedLine[] = [];
        for (const [journey, rates] of stays) {
          const history = historyOf(journey);
          const owed = keyed(stayCharges(history, rates, journey.timeZone, endOf(history)));
          const { further, credits } = settle(owed, billed);
          billed.push(...further);
          for (const { key, quantity } of credits) {
            const { priceMinor } = billed.find((line) => line.key === key)!;
            billed.push({ key, quantity: -quantity, priceMinor });
          }
          expect(amountOf(billed)).toBe(amountOf(owed));
          expect(settle(owed, billed)).toEqual({ further: [], credits: [] });
        }
      }),
    );
  });
});
