import { allocateMinor, multiplyMinor, percentageOfMinor, subtractMinor, sumMinor } from './minor-units.ts';

/** An amount and the currency it counts; the amount is a whole number of minor units, 2^53 - 1 at most. */
export interface Money {
  readonly amountMinor: number;
  readonly currencyCode: string;
}

/** Makes money of whole minor units. @throws RangeError for a fraction. */
export function money(amountMinor: number, currencyCode: string): Money {
  return { amountMinor: sumMinor([amountMinor]), currencyCode };
}

function sameCurrency(a: Money, b: Money): string {
  if (a.currencyCode !== b.currencyCode) {
    throw new TypeError(`${a.currencyCode} and ${b.currencyCode} cannot be reckoned together.`);
  }
  return a.currencyCode;
}

/** The sum of two amounts. @throws TypeError for two currencies. */
export function addMoney(a: Money, b: Money): Money {
  const currencyCode = sameCurrency(a, b);
  return { amountMinor: sumMinor([a.amountMinor, b.amountMinor]), currencyCode };
}

/** First minus second. @throws TypeError for two currencies. */
export function subtractMoney(a: Money, b: Money): Money {
  const currencyCode = sameCurrency(a, b);
  return { amountMinor: subtractMinor(a.amountMinor, b.amountMinor), currencyCode };
}

/** Below zero, zero or above it as the first is less than, equal to or more than the second. @throws TypeError for two currencies. */
export function compareMoney(a: Money, b: Money): number {
  sameCurrency(a, b);
  return Math.sign(a.amountMinor - b.amountMinor);
}

/** A price taken a whole number of times. @throws RangeError for a broken quantity. */
export function multiplyMoney({ amountMinor, currencyCode }: Money, quantity: number): Money {
  return { amountMinor: multiplyMinor(amountMinor, quantity), currencyCode };
}

/** A share in basis points (1000 is 10 %), rounded half up, away from zero (see `percentageOfMinor`). */
export function percentageOfMoney({ amountMinor, currencyCode }: Money, basisPoints: number): Money {
  return { amountMinor: percentageOfMinor(amountMinor, basisPoints), currencyCode };
}

/** Splits an amount by weights without losing a minor unit (see `allocateMinor`). */
export function allocateMoney({ amountMinor, currencyCode }: Money, weights: readonly number[]): Money[] {
  return allocateMinor(amountMinor, weights).map((part) => ({ amountMinor: part, currencyCode }));
}
