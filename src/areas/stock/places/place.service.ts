import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toRecord } from '#database/to-record.ts';
import type { Db } from '#database/tables.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import type { StockPlaceRow } from '../ledger/ledger.queries.ts';
import type * as contract from './place.contract.ts';
import { maxPlaces, type PlaceCode, type StockPlace, stockPlace } from './place.contract.ts';
import * as queries from './place.queries.ts';

const placeRecord = recordOf({
  resource: 'stock_places',
  topic: 'stock-places',
  rows: queries.stockPlaceRows,
  toRecord: toPlace,
  refusals: { stock_place_by_name: () => new AppError('PLACE_NAME_TAKEN') },
});

export async function listStockPlaces({ db, tenantId }: CallContext) {
  const rows = await queries.selectPlaces(db, tenantId, maxPlaces);
  return { rows: rows.map(toPlace) };
}

/** The place with this code, which every hospital has from its first day. @throws Error where it is missing. */
export async function placeOfCode(db: Db, tenantId: string, code: PlaceCode): Promise<StockPlace> {
  const row = await queries.selectPlaceByCode(db, tenantId, code);
  if (!row) throw new Error(`The hospital has no place with the code ${code}.`);
  return toPlace(row);
}

/** True for a place of this hospital, in use or not. */
export async function isPlace(db: Db, tenantId: string, placeId: string): Promise<boolean> {
  return (await queries.stockPlaceRows.select(db, tenantId, placeId)) !== undefined;
}

/** @throws AppError PLACE_NAME_TAKEN when a place in use has this name, TOO_MANY_PLACES */
export async function createStockPlace(
  context: CallContext,
  input: CallInput<typeof contract.createStockPlace>,
): Promise<StockPlace> {
  const { db, tenantId } = context;
  const places = await queries.selectPlaces(db, tenantId, maxPlaces);
  if (places.length >= maxPlaces) throw new AppError('TOO_MANY_PLACES', { max: maxPlaces });
  return placeRecord.create(context, { ...input, code: null });
}

/** @throws AppError STALE, PLACE_NAME_TAKEN, PLACE_IN_USE for one with stock or one that every hospital has */
export function updateStockPlace(
  context: CallContext,
  { stockPlaceId: id, version, name, isActive }: CallInput<typeof contract.updateStockPlace>,
): Promise<StockPlace> {
  const { db, tenantId } = context;
  return placeRecord.change(context, { id, version }, async (before) => {
    const willBeActive = isActive ?? before.isActive;
    if (!willBeActive && (before.code !== null || (await queries.isStocked(db, tenantId, id)))) {
      throw new AppError('PLACE_IN_USE', { place: before.name });
    }
    return { name: name ?? before.name, is_active: willBeActive };
  });
}

export function toPlace(row: StockPlaceRow): StockPlace {
  return toRecord(stockPlace, row, { code: row.code as StockPlace['code'] });
}
