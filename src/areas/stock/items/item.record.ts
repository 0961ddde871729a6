import { toColumns } from '#database/to-columns.ts';
import { toRecord } from '#database/to-record.ts';
import { normalizeText } from '#database/search/normal-text.ts';
import type { StockItemRow } from '../ledger/ledger.queries.ts';
import {
  stockItemFields,
  type ListedItem,
  type StockItem,
  stockItem,
  type StockItemFields,
} from './item.contract.ts';

/** A stored row as the record that screens and callers know. */
export function toStockItem(row: StockItemRow): StockItem {
  return toRecord(stockItem, row, { currentStock: row.on_hand, expiryDate: row.first_expiry });
}

/** The same in a list, with what lies in the place that was asked for. */
export function toListedItem(row: StockItemRow & { here_quantity: number | null }): ListedItem {
  return { ...toStockItem(row), hereQuantity: row.here_quantity };
}

/** What a person changes of an item, for the audit trail: stock has movements for that. */
export function auditValues(item: StockItem): Partial<StockItem> {
  const {
    currentStock: _stock,
    setAside: _aside,
    valueMinor: _value,
    isLow: _low,
    expiryDate: _date,
    ...kept
  } = item;
  return kept;
}

/** The columns that a person writes, and those by which the item is sorted and found. */
export function columnsOf(fields: StockItemFields) {
  const sortName = normalizeText(fields.name);
  const words = [fields.name, fields.otherName, fields.sku, fields.category].filter(Boolean).join(' ');
  return {
    ...toColumns(stockItemFields, fields),
    sort_name: sortName,
    search_text: ` ${normalizeText(words)}`,
  };
}
