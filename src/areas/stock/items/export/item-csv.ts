import { csvRecord } from '#ui/files/csv.ts';
import { currencyDecimals } from '#kernel/money/currencies.ts';
import { decimalText } from '#kernel/money/decimal-text.ts';
import type { ListedItem } from '../item.contract.ts';

type Cell = (item: ListedItem, currencyCode: string) => string | number | null;

const columns: readonly [heading: string, cell: Cell][] = [
  ['Name', (item) => item.name],
  ['Other Name', (item) => item.otherName],
  ['SKU', (item) => item.sku],
  ['Category', (item) => item.category],
  ['Kind', (item) => item.kind],
  ['Base Unit', (item) => item.baseUnit],
  ['Current Stock', (item) => item.currentStock],
  ['Set Aside', (item) => item.setAside],
  ['In This Place', (item) => item.hereQuantity],
  ['Minimum', (item) => item.minStockLevel],
  ['Low Stock', (item) => String(item.isLow)],
  ['Unit Cost', (item, currency) => decimalText(item.unitCostMinor, currencyDecimals(currency))],
  ['Selling Price', (item, currency) => decimalText(item.sellingPriceMinor, currencyDecimals(currency))],
  ['Value', (item, currency) => decimalText(item.valueMinor, currencyDecimals(currency))],
  ['First Expiry', (item) => item.expiryDate],
  ['Supplier', (item) => item.supplier],
  ['Location', (item) => item.location],
  ['Active', (item) => String(item.isActive)],
];

/** The headings of the export. */
export function itemCsvHeadings(): string {
  return csvRecord(columns.map(([heading]) => heading));
}

/** Items as lines of the export; money in the hospital's currency as plain decimals. */
export function itemCsvLines(items: readonly ListedItem[], currencyCode: string): string {
  return items.map((item) => csvRecord(columns.map(([, cell]) => cell(item, currencyCode)))).join('');
}
