/**
 * Amounts of one currency as whole numbers of its minor unit. A number holds them exactly up to 2^53 - 1
 * (90 thousand billion BDT); what would leave that range throws a RangeError instead of being rounded.
 */
const largest = BigInt(Number.MAX_SAFE_INTEGER);

function toBigInt(amountMinor: number): bigint {
  if (!Number.isSafeInteger(amountMinor)) {
    throw new RangeError(`${amountMinor} is not a whole number of minor units.`);
  }
  return BigInt(amountMinor);
}

function fromBigInt(amount: bigint): number {
  if (amount > largest || amount < -largest) throw new RangeError(`${amount} minor units are too many.`);
  return Number(amount);
}

/** Half away from zero: 0.5 becomes 1 and -0.5 becomes -1, so that a refund mirrors its payment. */
function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}

/** The sum of any number of amounts; 0 for none. @throws RangeError beyond 2^53 - 1. */
export function sumMinor(amounts: Iterable<number>): number {
  let sum = 0n;
  for (const amount of amounts) sum += toBigInt(amount);
  return fromBigInt(sum);
}

/** First minus second. @throws RangeError beyond 2^53 - 1. */
export function subtractMinor(amountMinor: number, takenMinor: number): number {
  return fromBigInt(toBigInt(amountMinor) - toBigInt(takenMinor));
}

/** A price taken a whole number of times. @throws RangeError beyond 2^53 - 1 or for a broken quantity. */
export function multiplyMinor(amountMinor: number, quantity: number): number {
  return fromBigInt(toBigInt(amountMinor) * toBigInt(quantity));
}

/**
 * A share in basis points (1000 is 10 %), rounded half up to the minor unit; of a negative amount exactly the
 * negative of its positive twin. @throws RangeError beyond 2^53 - 1 or for a broken rate.
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
