import type { StockItemRow } from './ledger.queries.ts';

/** Changes of the counts that the pharmacy's cards show, of medicines alone. */
export function medicineCounts(
  kind: StockItemRow['kind'],
  { low, onHand }: { low: number; onHand: number },
): Record<string, number> {
  if (kind !== 'medicine') return {};
  return { 'stock.low.medicine': low, 'stock.on-hand.medicine': onHand };
}
