import { notify, notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { refuseStateChange } from '#kernel/access/guarded-states.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { mapPage, type Page, toPage } from '#kernel/page.ts';
import { selectLots, selectPlacesById } from '../ledger/ledger.queries.ts';
import { moveStock } from '../ledger/ledger.service.ts';
import { issue } from '../movements/stock-movement.issues.ts';
import { notice } from '../stock.notices.ts';
import type * as contract from './stock-count.contract.ts';
import {
  type CountedLot,
  maxCountedLots,
  type StockCount,
  type StockCountSheet,
} from './stock-count.contract.ts';
import * as queries from './stock-count.queries.ts';
import type { CountRow } from './stock-count.queries.ts';
import { formatCountNumber, toCount, toCountedLot, toCountSheet } from './stock-count.record.ts';

type Seen = CallInput<typeof contract.submitStockCount>;

const pathOf = (id: string) => `/dashboard/inventory/counts/${id}`;

const countRecord = recordOf({
  resource: 'stock_counts',
  topic: 'stock-takes',
  topicOf: (id) => `stock-takes/${id}`,
  rows: queries.countRows,
  isTimed: false,
  select: queries.selectCount,
  async toRecord(row, { db, tenantId }) {
    return toCountSheet(row, await queries.selectSums(db, tenantId, row.id));
  },
});

export async function listStockCounts(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listStockCounts>,
): Promise<Page<StockCount>> {
  return mapPage(await queries.selectCounts(db, tenantId, input), toCount);
}

/** @throws AppError NOT_FOUND */
export function getStockCount(
  context: CallContext,
  { stockCountId }: CallInput<typeof contract.getStockCount>,
): Promise<StockCountSheet> {
  return countRecord.read(context, stockCountId);
}

/** @throws AppError NOT_FOUND */
export async function listCountedLots(
  context: CallContext,
  { stockCountId, ...input }: CallInput<typeof contract.listCountedLots>,
): Promise<Page<CountedLot>> {
  await countRecord.requireRow(context, stockCountId);
  const rows = await queries.selectLines(context.db, context.tenantId, stockCountId, input);
  const page = toPage(rows, input.limit, (row) => [row.position, row.lot_id]);
  return { ...page, rows: page.rows.map(toCountedLot) };
}

/** @throws AppError NOT_FOUND, COUNT_RUNNING for a place that is being counted, COUNT_TOO_LARGE */
export async function startStockCount(
  context: CallContext,
  { placeId, category }: CallInput<typeof contract.startStockCount>,
): Promise<StockCountSheet> {
  const { db, tenantId, actor, clock } = context;
  const [place] = await selectPlacesById(db, tenantId, [placeId]);
  if (!place) throw new AppError('NOT_FOUND');
  if (place.kind === 'transit') throw invalidFields({ placeId: issue('notAPlaceToUse') });
  const row = {
    tenant_id: tenantId,
    id: newId(),
    count_number: formatCountNumber(await context.counting.take('stock-counts.number', 1)),
    place_id: placeId,
    category,
    status: 'open' as const,
    started_by: actor.userId,
    started_at: clock.now().toISOString(),
  };
  await refusing(queries.insertCount(db, row), {
    stock_count_one_at_a_time: () => new AppError('COUNT_RUNNING', { place: place.name }),
  });
  const lots = await queries.fillSheet(db, tenantId, row, maxCountedLots);
  if (lots > maxCountedLots) throw new AppError('COUNT_TOO_LARGE', { max: maxCountedLots });
  return countRecord.created(context, row.id);
}

/** @throws AppError NOT_FOUND, WRONG_STATE, LOT_ON_SHEET, COUNT_TOO_LARGE */
export async function addCountedLot(
  context: CallContext,
  { stockCountId, lotId }: CallInput<typeof contract.addCountedLot>,
): Promise<StockCountSheet> {
  const { db, tenantId } = context;
  const count = await lockOpen(context, stockCountId);
  const [lot] = await selectLots(db, tenantId, { ids: [lotId], itemIds: [], lotNumbers: [] });
  if (!lot) throw new AppError('NOT_FOUND');
  const { lots } = await queries.selectSums(db, tenantId, count.id);
  if (lots >= maxCountedLots) throw new AppError('COUNT_TOO_LARGE', { max: maxCountedLots });
  const isAdded = await queries.addLine(db, tenantId, count.id, { id: lot.id, itemId: lot.item_id });
  if (!isAdded) throw new AppError('LOT_ON_SHEET');
  const newValues = { addedLot: lot.lot_number, itemId: lot.item_id };
  return countRecord.changed(context, count.id, { action: 'UPDATE', newValues });
}

/** @throws AppError NOT_FOUND, also for a lot that is not on the sheet; WRONG_STATE */
export async function countLots(
  context: CallContext,
  { stockCountId, lines }: CallInput<typeof contract.countLots>,
): Promise<StockCountSheet> {
  const { db, tenantId, actor, clock } = context;
  const count = await lockOpen(context, stockCountId);
  const distinct = [...new Map(lines.map((line) => [line.lotId, line])).values()];
  const written = await queries.writeCounted(db, tenantId, count, distinct, {
    userId: actor.userId,
    at: clock.now().toISOString(),
  });
  if (written.length < distinct.length) throw new AppError('NOT_FOUND');
  return countRecord.changed(context, count.id, { action: 'UPDATE', newValues: { counted: distinct } });
}

/** @throws AppError NOTHING_COUNTED, WRONG_STATE, STALE */
export async function submitStockCount(context: CallContext, seen: Seen): Promise<StockCountSheet> {
  const { db, tenantId, actor, clock } = context;
  const { counted, status } = await getStockCount(context, seen);
  if (status === 'open' && counted === 0) throw new AppError('NOTHING_COUNTED');
  const sheet = await step(context, seen, 'open', {
    status: 'submitted',
    submitted_by: actor.userId,
    submitted_at: clock.now().toISOString(),
  });
  const deciders = await findPeopleWith(db, tenantId, 'inventory.approve');
  await notifyAll(
    context,
    deciders.filter((userId) => !sheet.counterIds.includes(userId)),
    {
      notice: notice('countSubmitted', { person: actor.name, place: sheet.place.name }),
      link: pathOf(sheet.id),
    },
  );
  return sheet;
}

/** @throws AppError WRONG_STATE, STALE */
export function cancelStockCount(context: CallContext, seen: Seen): Promise<StockCountSheet> {
  return step(context, seen, 'open', { status: 'cancelled' });
}

/**
 * Moves the books by the differences, all lots or none; what moved since the counting stays as it is.
 * @throws AppError SECOND_PERSON_REQUIRED for whoever counted; WRONG_STATE, STALE; STOCK_SHORT where less is left by now
 */
export async function approveStockCount(
  context: CallContext,
  { note, ...seen }: CallInput<typeof contract.approveStockCount>,
): Promise<StockCountSheet> {
  const { db, tenantId, actor } = context;
  const { counterIds, id, countNumber, place } = await getStockCount(context, seen);
  const [witnessId = null] = counterIds;
  if (counterIds.includes(actor.userId)) throw new AppError('SECOND_PERSON_REQUIRED');
  const sheet = await decide(context, seen, 'approved', note);
  const lines = await queries.selectDiffering(db, tenantId, id);
  await moveStock(
    context,
    lines.map((line) => ({
      kind: 'count' as const,
      itemId: line.item_id,
      lotId: line.lot_id,
      placeId: place.id,
      quantity: line.counted_quantity! - line.expected_quantity!,
      reason: countNumber,
      source: { kind: 'stock-count', id },
      witnessId,
    })),
  );
  return sheet;
}

/** @throws AppError WRONG_STATE, STALE */
export function rejectStockCount(
  context: CallContext,
  { note, ...seen }: CallInput<typeof contract.rejectStockCount>,
): Promise<StockCountSheet> {
  return decide(context, seen, 'rejected', note);
}

async function decide(
  context: CallContext,
  seen: Seen,
  status: 'approved' | 'rejected',
  note: string | null,
): Promise<StockCountSheet> {
  const { actor, clock } = context;
  refuseStateChange(actor, 'stock_count', 'submitted', status);
  const decided = { decided_by: actor.userId, decided_at: clock.now().toISOString(), decision_note: note };
  const sheet = await step(context, seen, 'submitted', { status, ...decided });
  const { submitted_by: userId } = await countRecord.requireRow(context, sheet.id);
  if (userId !== null && userId !== actor.userId) {
    const what = status === 'approved' ? 'countApproved' : 'countRejected';
    await notify(context, {
      userId,
      notice: notice(what, { person: actor.name, number: sheet.countNumber }),
      link: pathOf(sheet.id),
    });
  }
  return sheet;
}

function step(
  context: CallContext,
  { stockCountId: id, version }: Seen,
  from: CountRow['status'],
  change: Parameters<typeof countRecord.write>[2] & Pick<CountRow, 'status'>,
): Promise<StockCountSheet> {
  const { status, decision_note: note } = change;
  return countRecord.change(
    context,
    { id, version },
    (before) => {
      if (before.status !== from) throw new AppError('WRONG_STATE', { status: before.status });
      return change;
    },
    {
      told: ({ differing }) => ({
        action: status === 'approved' ? 'APPROVE' : status === 'rejected' ? 'REJECT' : 'UPDATE',
        oldValues: { status: from },
        newValues: { status, ...(note && { note }), differing },
      }),
    },
  );
}

/** Counting and handing in wait for each other. */
async function lockOpen(context: CallContext, id: string): Promise<CountRow> {
  const row = await countRecord.lock(context, id);
  if (row.status !== 'open') throw new AppError('WRONG_STATE', { status: row.status });
  return row;
}
