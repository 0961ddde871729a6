import { multiplyMinor, subtractMinor } from '#kernel/money/minor-units.ts';

export interface ComparedLine {
  receivedPacks: number;
  packMinor: number;
  invoicedPacks: number;
  invoicedMinor: number;
}

export interface LineDifference {
  differencePacks: number;
  priceDifferenceMinor: number;
  differenceMinor: number;
}

/**
 * Compares what a supplier bills with what arrived in good order at the price that was agreed on. Free and damaged
 * packs are not paid for. The difference in money is that of the packs at the agreed price and that of the price.
 * Nothing differs as long as nothing is billed.
 */
export function compareLine({
  receivedPacks,
  packMinor,
  invoicedPacks,
  invoicedMinor,
}: ComparedLine): LineDifference {
  if (invoicedPacks === 0) return { differencePacks: 0, priceDifferenceMinor: 0, differenceMinor: 0 };
  return {
    differencePacks: invoicedPacks - receivedPacks,
    priceDifferenceMinor: subtractMinor(invoicedMinor, multiplyMinor(packMinor, invoicedPacks)),
    differenceMinor: subtractMinor(invoicedMinor, multiplyMinor(packMinor, receivedPacks)),
  };
}
