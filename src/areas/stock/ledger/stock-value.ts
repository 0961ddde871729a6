import { largestMinor } from '#kernel/money/minor-units.ts';

/** What a lot cost: so many minor units for so many base units. */
export interface LotCost {
  costMinor: number;
  costQuantity: number;
}

/**
 * What base units of a lot are worth in minor units, rounded half up: a pack of 1,000 tablets for 99.99 is worth
 * that, though no single tablet has a price in whole minor units. `largestMinor` at most.
 */
export function stockValue(quantity: number, { costMinor, costQuantity }: LotCost): number {
  const units = BigInt(costQuantity);
  const value = (2n * BigInt(quantity) * BigInt(costMinor) + units) / (2n * units);
  return value > BigInt(largestMinor) ? largestMinor : Number(value);
}

/** The same cost in the smallest whole numbers, so that one price is one lot however it was typed. */
export function reducedCost({ costMinor, costQuantity }: LotCost): LotCost {
  const divisor = greatestDivisor(costMinor, costQuantity);
  return { costMinor: costMinor / divisor, costQuantity: costQuantity / divisor };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
