import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays } from '#kernel/time/calendar-date.ts';
import { dateIn, dayBounds, instantOf } from '#kernel/time/time-zone.ts';
import { publishedTimes } from './policy-times.ts';
import { isRunning, type Order, type OrderEvent, slotsBetween } from './slots.rules.ts';

const zones = ['UTC', 'Asia/Dhaka', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'];
const frequencies = [
  ...['OD', 'BD', 'TDS', 'QID', 'HS', 'q4h', 'q6h', 'q8h', 'q12h', '1+0+1', '½+0+½', '0+0+1', '1+1+1+1'],
  ...['weekly', 'alternate days', 'STAT', 'SOS'],
];
const hourMs = 3_600_000;
const later = (at: string, ms: number) => new Date(Date.parse(at) + ms).toISOString();
const timesOn = () => publishedTimes;
const named = ({ day, minute }: { day: string; minute: number }) => `${day} ${minute}`;

function anOrder(part: Partial<Order> & { start: string; timeZone?: string }): Order {
  const { start, timeZone = 'Asia/Dhaka', ...rest } = part;
  return {
    frequency: 'BD',
    startsOn: dateIn(timeZone, new Date(start)),
    endsOn: null,
    isReplacement: false,
    events: [{ kind: 'start', at: start }],
    ...rest,
  };
}

/** Starts near the changes of the clock of these zones, among them exactly at midnight and at slots. */
const orders = fc
  .record({
    timeZone: fc.constantFrom(...zones),
    frequency: fc.constantFrom(...frequencies),
    day: fc.constantFrom('2026-03-07', '2026-03-28', '2026-04-04', '2026-10-03', '2026-10-24', '2026-10-31'),
    minute: fc.oneof(fc.constantFrom(0, 540, 1260, 719, 720), fc.integer({ min: 0, max: 1439 })),
    seconds: fc.constantFrom(0, 0, 27),
    days: fc.option(fc.integer({ min: 1, max: 4 })),
    gaps: fc.array(fc.integer({ min: 0, max: 30 * 60 }), { maxLength: 5 }),
    isReplacement: fc.boolean(),
    end: fc.constantFrom<'stop' | 'change'>('stop', 'change'),
  })
  .map(({ timeZone, frequency, day, minute, seconds, days, gaps, isReplacement, end }) => {
    const pad = (value: number) => String(value).padStart(2, '0');
    const wall = `${day}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
    const start = later(instantOf(timeZone, wall), seconds * 1000);
    const events: OrderEvent[] = [{ kind: 'start', at: start }];
    for (const [place, gap] of gaps.entries()) {
      const kind = place === 4 ? end : place % 2 === 0 ? 'hold' : 'resume';
      events.push({ kind, at: later(events.at(-1)!.at, gap * 60_000) });
    }
    const startsOn = dateIn(timeZone, new Date(start));
    const endsOn = days === null ? null : plusDays(startsOn, days - 1);
    return { timeZone, order: { frequency, startsOn, endsOn, isReplacement, events } satisfies Order };
  });

test('every due time exists once, whatever windows it is asked for in, and none lies outside the order', () => {
  fc.assert(
    fc.property(
      orders,
      fc.array(fc.integer({ min: 1, max: 9 * 24 * 60 }), { maxLength: 6 }),
      (made, cuts) => {
        const { order, timeZone } = made;
        const from = later(order.events[0]!.at, -48 * hourMs);
        const to = later(from, 14 * 24 * hourMs);
        const span = { timeZone, timesOn };
        const whole = slotsBetween(order, { ...span, from, to });
        // Windows that touch hold the same slots together, each in one of them.
        const bounds = [from, ...cuts.map((minutes) => later(from, minutes * 60_000)).toSorted(), to];
        const exact = [...bounds, ...whole.map(({ at }) => at)].toSorted();
        const pieces = exact
          .slice(1)
          .flatMap((end, place) => slotsBetween(order, { ...span, from: exact[place]!, to: end }));
        expect(pieces.map(named)).toEqual(whole.map(named));
        expect(new Set(whole.map(named)).size).toBe(whole.length);
        const last = order.endsOn === null ? to : dayBounds(timeZone, order.endsOn).end;
        for (const { at } of whole) {
          expect(at >= order.events[0]!.at && isRunning(order.events, at)).toBe(true);
          // Midnight at the end of the last day is its last slot.
          expect(at <= last).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('no time of the hospital that falls into the order is lost, in weeks in which the clock changes', () => {
  fc.assert(
    fc.property(orders, ({ order, timeZone }) => {
      fc.pre(['q6h', 'q8h', 'HS', '1+0+1', '1+1+1+1'].includes(order.frequency));
      const minutes = { q6h: [360, 720, 1080, 1440], q8h: [360, 840, 1320], HS: [1260] } as Record<
        string,
        number[]
      >;
      const wanted =
        minutes[order.frequency] ?? (order.frequency === '1+0+1' ? [540, 1260] : [540, 780, 1020, 1260]);
      const start = order.events[0]!.at;
      const found = slotsBetween(order, {
        timeZone,
        timesOn,
        from: start,
        to: later(start, 6 * 24 * hourMs),
      });
      const keys = new Set(found.map(named));
      const lost: string[] = [];
      for (let place = 0; place < 5; place += 1) {
        const day = plusDays(order.startsOn, place);
        if (order.endsOn !== null && day > order.endsOn) continue;
        for (const minute of wanted) {
          const wall =
            minute === 1440
              ? `${plusDays(day, 1)}T00:00`
              : `${day}T${String(minute / 60).padStart(2, '0')}:00`;
          const at = instantOf(timeZone, wall);
          if (at >= start && isRunning(order.events, at) && !keys.has(`${day} ${minute}`)) lost.push(at);
        }
      }
      // Only the one slot that a first dose stands for.
      const isAtOnce = ['q6h', 'q8h'].includes(order.frequency) && !order.isReplacement;
      expect(lost.length).toBeLessThanOrEqual(isAtOnce ? 1 : 0);
      for (const at of lost) expect(Date.parse(at) - Date.parse(start)).toBeLessThan(4 * hourMs);
    }),
    { numRuns: 200 },
  );
});

const at = (order: Order, from: string, to: string, timeZone = 'Asia/Dhaka') =>
  slotsBetween(order, { from, to, timeZone, timesOn }).map((slot) => `${slot.at} ${slot.share}`);

test('the first dose comes at once and skips the next slot when less than half of the interval remains', () => {
  const near = anOrder({ start: '2026-03-01T14:00:30.000Z' });
  // 20:01 in Dhaka: the slot at 21:00 is near, the one at 09:00 comes.
  expect(at(near, '2026-03-01T00:00:00.000Z', '2026-03-02T12:00:00.000Z')).toEqual([
    '2026-03-01T14:01:00.000Z 1',
    '2026-03-02T03:00:00.000Z 1',
  ]);
  const far = anOrder({ start: '2026-03-01T04:00:00.000Z' });
  expect(at(far, '2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z')).toEqual([
    '2026-03-01T04:00:00.000Z 1',
    '2026-03-01T15:00:00.000Z 1',
  ]);
});

test('an order that begins at a slot has it once; meals and bedtime wait for their time', () => {
  const start = '2026-03-01T03:00:00.000Z';
  const [from, to] = ['2026-03-01T00:00:00.000Z', '2026-03-01T18:00:00.000Z'];
  expect(at(anOrder({ start }), from, to)).toEqual([`${start} 1`, '2026-03-01T15:00:00.000Z 1']);
  expect(at(anOrder({ start: '2026-03-01T03:00:01.000Z', frequency: '½+0+1' }), from, to)).toEqual([
    '2026-03-01T15:00:00.000Z 1',
  ]);
  expect(at(anOrder({ start, frequency: '½+0+1' }), from, to)[0]).toBe(`${start} ½`);
});

test('midnight at the end of the last day belongs to the order, the first moment after it does not', () => {
  const order = anOrder({
    ...{ start: '2026-03-01T00:00:00.000Z', timeZone: 'UTC', frequency: 'q6h', endsOn: '2026-03-01' },
    startsOn: '2026-03-01',
  });
  const all = at(order, '2026-02-28T00:00:00.000Z', '2026-03-05T00:00:00.000Z', 'UTC');
  expect(all.at(-1)).toBe('2026-03-02T00:00:00.000Z 1');
  expect(all).toHaveLength(5);
});

test('a hold loses what is due from its instant on, and resuming brings back what is due from that instant on', () => {
  const start = '2026-03-01T03:00:00.000Z';
  const held = anOrder({
    start,
    events: [
      { kind: 'start', at: start },
      { kind: 'hold', at: '2026-03-01T15:00:00.000Z' },
      { kind: 'resume', at: '2026-03-02T15:00:00.000Z' },
      { kind: 'stop', at: '2026-03-03T15:00:00.000Z' },
    ],
  });
  expect(at(held, '2026-03-01T00:00:00.000Z', '2026-03-09T00:00:00.000Z')).toEqual([
    `${start} 1`,
    '2026-03-02T15:00:00.000Z 1',
    '2026-03-03T03:00:00.000Z 1',
  ]);
});

test('once is once, and as needed is never due', () => {
  const start = '2026-03-01T18:00:00.000Z';
  const [from, to] = ['2026-02-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'];
  expect(at(anOrder({ start, frequency: 'STAT', endsOn: '2026-03-02' }), from, to)).toEqual([`${start} 1`]);
  expect(at(anOrder({ start, frequency: 'SOS' }), from, to)).toEqual([]);
});
