import { multiplyMinor, subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';

/** What somebody does alone with what is billed; null is without a limit. */
export interface OwnLimit {
  /** Hundredths of a percent of what an invoice comes to by the catalogue. */
  discountBasisPoints: number | null;
  creditMinor: number | null;
  voidMinor: number | null;
  reopensMonths: boolean;
}

/** The limit of somebody with several roles: in everything the widest of them; of nobody's role nothing is limited. */
export function widestOf(limits: readonly OwnLimit[]): OwnLimit {
  return {
    discountBasisPoints: highest(limits.map((one) => one.discountBasisPoints)),
    creditMinor: highest(limits.map((one) => one.creditMinor)),
    voidMinor: highest(limits.map((one) => one.voidMinor)),
    reopensMonths: limits.length === 0 || limits.some((one) => one.reopensMonths),
  };
}

function highest(amounts: readonly (number | null)[]): number | null {
  if (amounts.length === 0 || amounts.includes(null)) return null;
  return Math.max(...(amounts as number[]));
}

/** A line of an invoice with its price, and the one that the catalogue has for it; null for free text. */
export interface PricedLine {
  quantity: number;
  priceMinor: number;
  listMinor: number | null;
}

/**
 * The share of what the lines come to by the catalogue that is given away, in hundredths of a percent rounded up: by
 * the discount and by prices below the catalogue's together. A price above it makes up for nothing.
 */
export function givenAwayBasisPoints(lines: readonly PricedLine[], discountMinor: number): number {
  const listed = sumMinor(
    lines.map(({ quantity, priceMinor, listMinor }) =>
      multiplyMinor(Math.max(priceMinor, listMinor ?? priceMinor), quantity),
    ),
  );
  const charged = sumMinor(lines.map(({ quantity, priceMinor }) => multiplyMinor(priceMinor, quantity)));
  const away = BigInt(subtractMinor(sumMinor([listed, discountMinor]), charged));
  if (listed === 0 || away <= 0n) return 0;
  const whole = BigInt(listed);
  return Number((away * 10_000n + whole - 1n) / whole);
}
