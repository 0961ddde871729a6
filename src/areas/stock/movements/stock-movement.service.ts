import { refuseLargeDocument } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { todayOf } from '#kernel/time/today.ts';
import type { StockItem } from '../items/item.contract.ts';
import { stockItemRows } from '../items/item.queries.ts';
import { toStockItem } from '../items/item.record.ts';
import { maxQuantity } from '../ledger/movement-kinds.ts';
import type { StockItemRow } from '../ledger/ledger.queries.ts';
import { moveStock } from '../ledger/ledger.service.ts';
import type { MovedLot, StockLine } from '../ledger/stock-line.ts';
import { stockValue } from '../ledger/stock-value.ts';
import { placeOfCode } from '../places/place.service.ts';
import type * as contract from './stock-movement.contract.ts';
import { maxBackDatedDays, type StockMovement } from './stock-movement.contract.ts';
import { issue } from './stock-movement.issues.ts';
import { confirmWitness } from '../witness/witness.service.ts';
import * as queries from './stock-movement.queries.ts';
import { toLot, toMovement } from './stock-movement.record.ts';

const maxLots = 200;
const dayMs = 86_400_000;

export async function listStockLots(
  context: CallContext,
  { stockItemId }: CallInput<typeof contract.listStockLots>,
) {
  await requireItem(context, stockItemId);
  const rows = await queries.selectLotsInPlaces(context.db, context.tenantId, stockItemId, maxLots);
  const today = todayOf(context);
  return { rows: rows.map((row) => toLot(row, today)) };
}

export async function listStockMovements(
  context: CallContext,
  { stockItemId, ...paging }: CallInput<typeof contract.listStockMovements>,
): Promise<Page<StockMovement>> {
  await requireItem(context, stockItemId);
  const rows = await queries.selectMovements(context.db, context.tenantId, stockItemId, paging);
  const page = toPage(rows, paging.limit, (row) => [row.happened_at, row.id]);
  return { ...page, rows: page.rows.map(toMovement) };
}

/** @throws AppError INVALID_INPUT where a tracked lot has no number or date; ITEM_INACTIVE, PLACE_INACTIVE, LOT_EXPIRED. */
export async function receiveStock(context: CallContext, input: CallInput<typeof contract.receiveStock>) {
  const { item } = await receiveLot(context, input);
  return { item };
}

/** The same, with the lot that was received and its movement. @throws AppError as `receiveStock` does */
export async function receiveLot(context: CallContext, input: CallInput<typeof contract.receiveStock>) {
  const row = await requireItem(context, input.stockItemId);
  if (row.tracks_lots && !input.lotNumber) throw invalidFields({ lotNumber: issue('lotMissing') });
  if (!row.tracks_lots && (input.lotNumber || input.expiresOn)) {
    throw invalidFields({ lotNumber: issue('notTracked') });
  }
  const units = input.unit === 'pack' ? row.pack_size : 1;
  const quantity = input.quantity * units;
  if (quantity > maxQuantity) throw invalidFields({ quantity: issue('quantityTooHigh') });
  const worthMinor = stockValue(quantity, { costMinor: input.costMinor, costQuantity: units });
  await refuseLargeDocument(context, worthMinor, 'quantity');
  return moveOne(
    context,
    {
      kind: 'receipt',
      itemId: row.id,
      placeId: input.placeId,
      quantity,
      lot: {
        lotNumber: input.lotNumber,
        expiresOn: input.expiresOn,
        costMinor: input.costMinor,
        costQuantity: units,
      },
      reason: input.reason,
    },
    input.happenedAt,
  );
}

/** @throws AppError STOCK_SHORT, STOCK_SHORT_THEN, LOT_EXPIRED, LOT_SET_ASIDE; INVALID_INPUT at the time. */
export async function issueStock(context: CallContext, input: CallInput<typeof contract.issueStock>) {
  const { stockItemId: itemId, placeId, quantity, reason, lotId, happenedAt, witnessId } = input;
  await confirmWitness(context, input);
  const line = {
    kind: 'issue',
    itemId,
    placeId,
    quantity,
    reason,
    witnessId,
    ...(lotId && { lotId }),
  } as const;
  return moveAndTell(context, line, happenedAt);
}

/** @throws AppError STOCK_SHORT */
export async function quarantineStock(
  context: CallContext,
  { stockItemId: itemId, ...input }: CallInput<typeof contract.quarantineStock>,
) {
  const quarantine = await placeOfCode(context.db, context.tenantId, 'quarantine');
  if (input.placeId === quarantine.id) throw invalidFields({ placeId: issue('samePlace') });
  return moveAndTell(context, { kind: 'transfer', itemId, ...input, toPlaceId: quarantine.id });
}

/** @throws AppError STOCK_SHORT, LOT_EXPIRED, PLACE_INACTIVE; INVALID_INPUT for a place that gives nothing out. */
export async function releaseStock(
  context: CallContext,
  { stockItemId: itemId, witnessPassword, ...input }: CallInput<typeof contract.releaseStock>,
) {
  const { db, tenantId } = context;
  await confirmWitness(context, { witnessId: input.witnessId, witnessPassword });
  const [quarantine, transit] = await Promise.all([
    placeOfCode(db, tenantId, 'quarantine'),
    placeOfCode(db, tenantId, 'transit'),
  ]);
  if ([quarantine.id, transit.id].includes(input.toPlaceId)) {
    throw invalidFields({ toPlaceId: issue('samePlace') });
  }
  return moveAndTell(context, { kind: 'transfer', itemId, ...input, placeId: quarantine.id });
}

async function moveAndTell(
  context: CallContext,
  line: StockLine,
  happenedAt?: string,
): Promise<{ item: StockItem }> {
  const { item } = await moveOne(context, line, happenedAt);
  return { item };
}

async function moveOne(
  context: CallContext,
  line: StockLine,
  happenedAt?: string,
): Promise<{ item: StockItem; lot: MovedLot }> {
  const given = happenedAt === undefined ? {} : { happenedAt: requirePast(context, happenedAt) };
  const [moved] = await moveStock(context, [line], given);
  context.audit({
    action: 'CREATE',
    resource: 'stock_movements',
    resourceId: moved![0]!.movementId,
    newValues: { ...describe(line), lots: moved!.map(auditLot), ...given },
  });
  return { item: toStockItem(await requireItem(context, line.itemId)), lot: moved![0]! };
}

/** What the trail says of a movement beside its lots. */
function describe({ kind, itemId, placeId, quantity, reason = null }: StockLine) {
  return { kind, itemId, placeId, quantity, reason };
}

export function auditLot({ lotNumber, expiresOn, quantity }: MovedLot) {
  return { lotNumber, expiresOn, quantity };
}

function requirePast({ clock }: CallContext, happenedAt: string): string {
  const ago = clock.now().getTime() - Date.parse(happenedAt);
  if (ago < 0) throw invalidFields({ happenedAt: issue('inFuture') });
  if (ago > maxBackDatedDays * dayMs) {
    throw invalidFields({ happenedAt: issue('tooLongAgo', { days: maxBackDatedDays }) });
  }
  return happenedAt;
}

async function requireItem({ db, tenantId }: CallContext, id: string): Promise<StockItemRow> {
  const row = await stockItemRows.select(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
