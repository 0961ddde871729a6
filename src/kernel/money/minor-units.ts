/**
 * The largest amount that a number holds exactly: 2^53 - 1 minor units, 90 thousand billion BDT. What would be more
 * stays here, and below zero at its negative, so that a sum over many records never ends a screen; it is shown as
 * 'more than' (`formatMoney`). No document comes near it (`documentMinor` of `kernel/limits`), so none is ever stored.
 * docs/decisions/0127-sums-and-second-persons.md
 */
export const largestMinor = Number.MAX_SAFE_INTEGER;

const largest = BigInt(largestMinor);

function toBigInt(amountMinor: number): bigint {
  if (!Number.isSafeInteger(amountMinor)) {
    throw new RangeError(`${amountMinor} is not a whole number of minor units.`);
  }
  return BigInt(amountMinor);
}

function fromBigInt(amount: bigint): number {
  if (amount > largest) return largestMinor;
  return amount < -largest ? -largestMinor : Number(amount);
}

/** Half away from zero: 0.5 becomes 1 and -0.5 becomes -1, so that a refund mirrors its payment. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}

/** The sum of any number of amounts, `largestMinor` at most; 0 for none. @throws RangeError for a broken amount. */
export function sumMinor(amounts: Iterable<number>): number {
  let sum = 0n;
  for (const amount of amounts) sum += toBigInt(amount);
  return fromBigInt(sum);
}

/** First minus second, `largestMinor` at most. @throws RangeError for a broken amount. */
export function subtractMinor(amountMinor: number, takenMinor: number): number {
  return fromBigInt(toBigInt(amountMinor) - toBigInt(takenMinor));
}

/** A price taken a whole number of times, `largestMinor` at most. @throws RangeError for a broken quantity. */
export function multiplyMinor(amountMinor: number, quantity: number): number {
  return fromBigInt(toBigInt(amountMinor) * toBigInt(quantity));
}

/**
 * A share in basis points (1000 is 10 %), rounded half up to the minor unit; of a negative amount exactly the
 * negative of its positive twin; `largestMinor` at most. @throws RangeError for a broken rate.
 */
export function percentageOfMinor(amountMinor: number, basisPoints: number): number {
  return fromBigInt(divideRounded(toBigInt(amountMinor) * toBigInt(basisPoints), 10_000n));
}

/**
 * Splits an amount by whole, not negative weights so that the parts add up to it exactly; each part is its exact
 * share rounded up or down, the largest remainders being rounded away from zero first, earlier ones before later.
 * @throws RangeError without a positive weight.
 */
export function allocateMinor(amountMinor: number, weights: readonly number[]): number[] {
  const shares = weights.map(toBigInt);
  const total = shares.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || shares.some((weight) => weight < 0n)) {
    throw new RangeError('An amount is split by weights of which none is negative and one is positive.');
  }
  const amount = toBigInt(amountMinor);
  const size = amount < 0n ? -amount : amount;
  const parts = shares.map((weight) => (size * weight) / total);
  const rest = Number(size - parts.reduce((sum, part) => sum + part, 0n));
  const remainders = shares.map((weight, index) => ({ index, remainder: (size * weight) % total }));
  const byRemainder = remainders.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || a.index - b.index,
  );
  const raised = new Set(byRemainder.slice(0, rest).map(({ index }) => index));
  return parts.map((part, index) => {
    const whole = raised.has(index) ? part + 1n : part;
    return fromBigInt(amount < 0n ? -whole : whole);
  });
}
