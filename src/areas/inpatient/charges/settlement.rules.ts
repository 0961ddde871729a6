import { multiplyMinor, sumMinor } from '#kernel/money/minor-units.ts';

/** So many units of one thing at one price; the key says which, and the price belongs to it. */
export interface KeyedLine {
  key: string;
  quantity: number;
  priceMinor: number;
}

/** What has to follow an invoice so that it says what is owed: further lines, and units to credit. */
export interface Settlement<Line extends KeyedLine> {
  further: Line[];
  credits: { key: string; quantity: number }[];
}

/**
 * What to bill further and what to credit so that invoices less credit notes are what is owed. A price that changed
 * credits the units at the old one and bills them at the new one, because a credit note takes off units.
 */
export function settle<Line extends KeyedLine>(
  owed: readonly Line[],
  billed: readonly KeyedLine[],
): Settlement<Line> {
  const owedByKey = Map.groupBy(owed, ({ key }) => key);
  const billedByKey = Map.groupBy(billed, ({ key }) => key);
  const further = [...owedByKey].flatMap(([key, lines]) => {
    const quantity = countOf(lines) - countOf(billedByKey.get(key) ?? []);
    return quantity > 0 ? [{ ...lines[0]!, quantity }] : [];
  });
  const credits = [...billedByKey].flatMap(([key, lines]) => {
    const quantity = countOf(lines) - countOf(owedByKey.get(key) ?? []);
    return quantity > 0 ? [{ key, quantity }] : [];
  });
  return { further, credits };
}

/** What lines come to, in minor units. */
export function amountOf(lines: readonly KeyedLine[]): number {
  return sumMinor(lines.map(({ priceMinor, quantity }) => multiplyMinor(priceMinor, quantity)));
}

function countOf(lines: readonly KeyedLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}
