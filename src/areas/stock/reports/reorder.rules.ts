export interface ReorderFacts {
  /** Base units used in the months looked at. */
  consumed: number;
  /** Days looked at, and those of them on which nothing was there. */
  days: number;
  emptyDays: number;
  onHand: number;
  /** Ordered and not received. */
  onOrder: number;
  minimum: number;
  /** Days from an order to its delivery. */
  leadDays: number;
  packSize: number;
  /** What is usually ordered; null where nobody has said so. */
  usual: number | null;
}

/** Days for which an order lasts once it has come. */
export const coveredDays = 30;

/**
 * What is used a day, reckoned over the days on which something was there: an item that was missing for half of a
 * month was used for half of it alone, and would be ordered too low for ever.
 */
export function dailyUse({
  consumed,
  days,
  emptyDays,
}: Pick<ReorderFacts, 'consumed' | 'days' | 'emptyDays'>): number {
  const stocked = days - Math.min(emptyDays, days);
  return consumed <= 0 || stocked === 0 ? 0 : consumed / stocked;
}

/**
 * How many packs to order so that stock stays above its minimum until the delivery and for a month after it; 0 where
 * what is there and on order is enough. At least what is usually ordered, in whole packs.
 */
export function packsToOrder(facts: ReorderFacts): number {
  const { onHand, onOrder, minimum, leadDays, packSize, usual } = facts;
  const use = dailyUse(facts);
  const point = minimum + Math.ceil(use * leadDays);
  if (onHand + onOrder > point) return 0;
  const wanted = point + Math.ceil(use * coveredDays) - onHand - onOrder;
  return Math.ceil(Math.max(wanted, usual ?? 0, 1) / packSize);
}
