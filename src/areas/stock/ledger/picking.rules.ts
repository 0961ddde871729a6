/** A lot in a place, as far as it matters for what to take first. */
export interface PickableLot {
  lotId: string;
  expiresOn: string;
  quantity: number;
  isSetAside: boolean;
}

export interface Pick<Lot> {
  lot: Lot;
  quantity: number;
}

/** What may be given out on a day: neither expired nor set aside, the first to expire first. */
export function usableLots<Lot extends PickableLot>(lots: readonly Lot[], today: string): Lot[] {
  return lots
    .filter(({ quantity, isSetAside, expiresOn }) => quantity > 0 && !isSetAside && expiresOn >= today)
    .toSorted((a, b) => compare(a.expiresOn, b.expiresOn) || compare(a.lotId, b.lotId));
}

/**
 * Takes whole base units from usable lots, the first to expire first, over as many lots as it needs. Of what must last
 * until a day those that do come first, and of the others the longest. What is missing is in `missing`.
 */
export function pickLots<Lot extends PickableLot>(
  lots: readonly Lot[],
  wanted: number,
  today: string,
  lastsUntil: string = today,
): { picks: Pick<Lot>[]; missing: number } {
  const picks: Pick<Lot>[] = [];
  let missing = wanted;
  const usable = usableLots(lots, today);
  const lasting = usable.filter(({ expiresOn }) => expiresOn >= lastsUntil);
  const ending = usable.filter(({ expiresOn }) => expiresOn < lastsUntil).toReversed();
  for (const lot of [...lasting, ...ending]) {
    if (missing === 0) break;
    const quantity = Math.min(lot.quantity, missing);
    picks.push({ lot, quantity });
    missing -= quantity;
  }
  return { picks, missing };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
