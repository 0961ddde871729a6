import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import type { Db } from '#database/tables.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { StockPlaceRow } from '../ledger/ledger.queries.ts';
import type * as contract from './place.contract.ts';
import { maxPlaces, type PlaceCode, type StockPlace, stockPlace } from './place.contract.ts';
import * as queries from './place.queries.ts';

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
  const { db, tenantId, clock } = context;
  const places = await queries.selectPlaces(db, tenantId, maxPlaces);
  if (places.length >= maxPlaces) throw new AppError('TOO_MANY_PLACES', { max: maxPlaces });
  const row = newPlace(tenantId, { ...input, code: null }, clock.now().toISOString());
  await refusingTakenName(queries.insertPlaces(db, [row]));
  const created = toPlace(row);
  context.audit({ action: 'CREATE', resource: 'stock_places', resourceId: row.id, newValues: created });
  context.announce('stock-places');
  return created;
}

/** @throws AppError STALE, PLACE_NAME_TAKEN, PLACE_IN_USE for one with stock or one that every hospital has */
export async function updateStockPlace(
  context: CallContext,
  input: CallInput<typeof contract.updateStockPlace>,
): Promise<StockPlace> {
  const { db, tenantId, clock } = context;
  const stored = await queries.stockPlaceRows.lock(db, tenantId, input.stockPlaceId);
  if (!stored) throw new AppError('NOT_FOUND');
  const before = toPlace(stored);
  const isActive = input.isActive ?? stored.is_active;
  if (!isActive && (stored.code !== null || (await queries.isStocked(db, tenantId, stored.id)))) {
    throw new AppError('PLACE_IN_USE', { place: stored.name });
  }
  const row = await refusingTakenName(
    queries.stockPlaceRows.update(
      db,
      { tenantId, id: stored.id, version: input.version },
      { name: input.name ?? stored.name, is_active: isActive, updated_at: clock.now().toISOString() },
    ),
  );
  if (!row) throw new AppError('STALE', { current: before });
  const after = toPlace(row);
  context.audit({
    action: 'UPDATE',
    resource: 'stock_places',
    resourceId: row.id,
    ...changedFields(before, after),
  });
  context.announce('stock-places');
  return after;
}

/** A place as it is stored when it is added. */
export function newPlace(
  tenantId: string,
  { name, kind, code }: Pick<StockPlace, 'name' | 'kind' | 'code'>,
  at: string,
): StockPlaceRow {
  return {
    tenant_id: tenantId,
    id: newId(),
    code,
    name,
    kind,
    is_active: true,
    created_at: at,
    updated_at: at,
    version: 1,
  };
}

export function toPlace(row: StockPlaceRow): StockPlace {
  return toRecord(stockPlace, row, { code: row.code as StockPlace['code'] });
}

function refusingTakenName<T>(write: Promise<T>): Promise<T> {
  return refusing(write, { stock_place_by_name: () => new AppError('PLACE_NAME_TAKEN') });
}
