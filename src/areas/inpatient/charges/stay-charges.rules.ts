import { multiplyMinor, percentageOfMinor } from '#kernel/money/minor-units.ts';
import { type ChargeClock, clockKey, cutIntoUnits } from './clock.rules.ts';

/** One bed of a stay, from being lain in to being left; null while it still is. */
export interface StayPart {
  bedId: string;
  wardId: string;
  bedType: string;
  from: string;
  to: string | null;
}

/** What a bed costs from an instant on; a field that is null is any. */
export interface BedRate {
  id: string;
  wardId: string | null;
  bedType: string | null;
  bedId: string | null;
  validFrom: string;
  /** Minor units for one unit of the clock. */
  priceMinor: number;
  clock: ChargeClock;
}

/** Units of one bed at one price; the halves of a price have a line of their own. */
export interface ChargeLine {
  bedId: string;
  rateId: string;
  clock: ChargeClock;
  isHalf: boolean;
  quantity: number;
  priceMinor: number;
  amountMinor: number;
  from: string;
  to: string;
}

/** A unit of a bed before units of the same price are put together. */
export interface PricedUnit {
  bedId: string;
  rateId: string;
  clock: ChargeClock;
  isHalf: boolean;
  priceMinor: number;
  from: number;
  to: number;
}

const halfBasisPoints = 5000;

/**
 * What a stay costs up to an instant: a function of its history, the rates and the hospital's time zone. Beds in a
 * row whose rates cut time in the same way are cut as one span, so that a move between beds of equal price never
 * changes the sum; another clock begins a new span. Time for which no rate is valid is not charged.
 */
export function stayCharges(
  history: readonly StayPart[],
  rates: readonly BedRate[],
  timeZone: string,
  until: string,
): ChargeLine[] {
  return toLines(stayUnits(history, rates, timeZone, until));
}

/** The units that `stayCharges` adds up, in the order of time. */
export function stayUnits(
  history: readonly StayPart[],
  rates: readonly BedRate[],
  timeZone: string,
  until: string,
): PricedUnit[] {
  return runsOf(ratedSpans(history, rates, Date.parse(until))).flatMap((spans) => {
    const [first] = spans;
    const span = { start: first!.from, end: spans.at(-1)!.to };
    return cutIntoUnits(first!.rate.clock, span, timeZone).map((unit) => {
      const { bedId, rate } = spans.findLast(({ from }) => from <= unit.pricedAt)!;
      const priceMinor = unit.isHalf ? percentageOfMinor(rate.priceMinor, halfBasisPoints) : rate.priceMinor;
      const { from, to, isHalf } = unit;
      return { bedId, rateId: rate.id, clock: rate.clock, isHalf, priceMinor, from, to };
    });
  });
}

/** Puts units of the same bed and price together that follow each other. */
export function toLines(units: readonly PricedUnit[]): ChargeLine[] {
  const groups: PricedUnit[][] = [];
  for (const unit of units) {
    const group = groups.at(-1);
    if (group && isSame(group.at(-1)!, unit)) group.push(unit);
    else groups.push([unit]);
  }
  return groups.map((group) => {
    const [{ bedId, rateId, clock, isHalf, priceMinor, from }] = group as [PricedUnit];
    return {
      bedId,
      rateId,
      clock,
      isHalf,
      quantity: group.length,
      priceMinor,
      amountMinor: multiplyMinor(priceMinor, group.length),
      from: new Date(from).toISOString(),
      to: new Date(group.at(-1)!.to).toISOString(),
    };
  });
}

function isSame(one: PricedUnit, other: PricedUnit): boolean {
  return (
    one.bedId === other.bedId &&
    one.isHalf === other.isHalf &&
    one.priceMinor === other.priceMinor &&
    clockKey(one.clock) === clockKey(other.clock)
  );
}

/** The rate of a bed at an instant: a single bed before a type in a ward, a type, a ward, the house; then the newest. */
export function rateAt(
  rates: readonly BedRate[],
  { bedId, wardId, bedType }: Pick<StayPart, 'bedId' | 'wardId' | 'bedType'>,
  at: number,
): BedRate | undefined {
  const fitting = rates.filter(
    (rate) =>
      (rate.bedId ?? bedId) === bedId &&
      (rate.wardId ?? wardId) === wardId &&
      (rate.bedType ?? bedType) === bedType &&
      Date.parse(rate.validFrom) <= at,
  );
  return fitting.toSorted(
    (a, b) => narrowness(b) - narrowness(a) || Date.parse(b.validFrom) - Date.parse(a.validFrom),
  )[0];
}

function narrowness({ bedId, wardId, bedType }: BedRate): number {
  return (bedId === null ? 0 : 4) + (bedType === null ? 0 : 2) + (wardId === null ? 0 : 1);
}

/** A part of a stay during which one rate is valid, in milliseconds since 1970. */
interface RatedSpan {
  bedId: string;
  from: number;
  to: number;
  rate: BedRate;
}

function ratedSpans(history: readonly StayPart[], rates: readonly BedRate[], until: number): RatedSpan[] {
  const changes = rates.map(({ validFrom }) => Date.parse(validFrom));
  return history
    .map((part) => ({
      part,
      start: Date.parse(part.from),
      end: Math.min(part.to === null ? until : Date.parse(part.to), until),
    }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ part, start, end }) => {
      const within = changes.filter((at) => at > start && at < end).toSorted((a, b) => a - b);
      const borders = [start, ...new Set(within), end];
      return borders.slice(0, -1).flatMap((from, index) => {
        const rate = rateAt(rates, part, from);
        return rate ? [{ bedId: part.bedId, from, to: borders[index + 1]!, rate }] : [];
      });
    });
}

/** Spans that follow each other without a gap and whose rates cut time in the same way. */
function runsOf(spans: readonly RatedSpan[]): RatedSpan[][] {
  const runs: RatedSpan[][] = [];
  for (const span of spans) {
    const last = runs.at(-1)?.at(-1);
    const continues = last?.to === span.from && clockKey(last.rate.clock) === clockKey(span.rate.clock);
    if (last && continues) runs.at(-1)!.push(span);
    else runs.push([span]);
  }
  return runs;
}

/** The topic of rates, and of everything that is charged on stays. */
export const chargesTopic = 'stay-charges';
