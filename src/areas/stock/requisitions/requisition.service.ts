import { notify, notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { wordPatterns } from '#database/search/word-patterns.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { selectItems } from '../items/item.queries.ts';
import { lockItems, selectPlacesById } from '../ledger/ledger.queries.ts';
import { issue } from '../movements/stock-movement.issues.ts';
import { notice } from '../stock.notices.ts';
import { getStockTransfer, receiveTransfer, sendStock } from '../transfers/stock-transfer.service.ts';
import type * as contract from './requisition.contract.ts';
import type { Requisition, RequisitionSheet } from './requisition.contract.ts';
import * as queries from './requisition.queries.ts';
import type { NamedRequisitionRow, RequisitionRow } from './requisition.queries.ts';
import { formatRequisitionNumber, toRequisition, toRequisitionSheet } from './requisition.record.ts';

const maxFound = 20;
const pathOf = (id: string) => `/dashboard/inventory/requisitions/${id}`;

const requisitionRecord = recordOf({
  resource: 'requisitions',
  topic: 'requisitions',
  topicOf: (id) => `requisitions/${id}`,
  rows: queries.requisitionRows,
  isTimed: false,
  select: queries.selectRequisition,
  async toRecord(row, { db, tenantId }) {
    return toRequisitionSheet(row, await queries.selectLines(db, tenantId, row.id));
  },
});

export async function listRequisitions(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listRequisitions>,
): Promise<Page<Requisition>> {
  return mapPage(await queries.selectRequisitions(db, tenantId, input), toRequisition);
}

/** @throws AppError NOT_FOUND */
export function getRequisition(
  context: CallContext,
  { requisitionId }: CallInput<typeof contract.getRequisition>,
): Promise<RequisitionSheet> {
  return requisitionRecord.read(context, requisitionId);
}

export async function findRequestableItems(
  { db, tenantId }: CallContext,
  { search }: CallInput<typeof contract.findRequestableItems>,
) {
  const patterns = wordPatterns(search);
  if (patterns.length === 0) return { rows: [] };
  const asked = { patterns, show: 'active' as const, expiresUntil: '', limit: maxFound };
  const rows = await selectItems(db, tenantId, asked);
  const items = rows.map(({ id, name, base_unit: baseUnit }) => ({ id, name, baseUnit }));
  return { rows: items.slice(0, maxFound) };
}

/** @throws AppError NOT_FOUND, ITEM_INACTIVE, PLACE_INACTIVE; INVALID_INPUT for an item twice or a place of no use */
export async function createRequisition(
  context: CallContext,
  { placeId, notes, lines }: CallInput<typeof contract.createRequisition>,
): Promise<RequisitionSheet> {
  const { db, tenantId, actor, clock } = context;
  const ids = lines.map(({ stockItemId }) => stockItemId);
  if (new Set(ids).size < ids.length) throw invalidFields({ lines: issue('itemTwice') });
  const [[place], items] = await Promise.all([
    selectPlacesById(db, tenantId, [placeId]),
    lockItems(db, tenantId, ids),
  ]);
  if (!place || items.length < ids.length) throw new AppError('NOT_FOUND');
  if (!place.is_active) throw new AppError('PLACE_INACTIVE', { place: place.name });
  if (place.kind === 'transit' || place.kind === 'quarantine') {
    throw invalidFields({ placeId: issue('notAPlaceToUse') });
  }
  const unused = items.find((item) => !item.is_active);
  if (unused) throw new AppError('ITEM_INACTIVE', { name: unused.name });
  const id = newId();
  await queries.insertRequisition(
    db,
    {
      tenant_id: tenantId,
      id,
      requisition_number: formatRequisitionNumber(await context.counting.take('requisitions.number', 1)),
      place_id: placeId,
      status: 'requested',
      notes,
      requested_by: actor.userId,
      requested_at: clock.now().toISOString(),
    },
    lines.map(({ stockItemId, quantity }, index) => ({
      tenant_id: tenantId,
      requisition_id: id,
      item_id: stockItemId,
      position: index + 1,
      asked_quantity: quantity,
    })),
  );
  const sheet = await requisitionRecord.created(context, id);
  const keepers = await findPeopleWith(db, tenantId, 'inventory.write');
  await notifyAll(
    context,
    keepers.filter((userId) => userId !== actor.userId),
    { notice: notice('stockRequested', { person: actor.name, place: place.name }), link: pathOf(id) },
  );
  return sheet;
}

/** @throws AppError SECOND_PERSON_REQUIRED for one's own; WRONG_STATE, STALE; INVALID_INPUT for more than was asked for */
export async function approveRequisition(
  context: CallContext,
  { lines, note, ...seen }: CallInput<typeof contract.approveRequisition>,
): Promise<RequisitionSheet> {
  const { db, tenantId, actor, clock } = context;
  const row = await requisitionRecord.requireRow(context, seen.requisitionId);
  if (row.requested_by === actor.userId) throw new AppError('SECOND_PERSON_REQUIRED');
  const asked = await queries.selectLines(db, tenantId, row.id);
  const limits = new Map(asked.map((line) => [line.item_id, line.asked_quantity]));
  judgeQuantities(lines, limits, (most) => issue('moreThanAsked', { asked: most }));
  const decided = { decided_by: actor.userId, decided_at: clock.now().toISOString(), decision_note: note };
  await step(context, seen, 'requested', { status: 'approved', ...decided });
  await queries.writeQuantities(db, tenantId, row.id, 'approved_quantity', lines);
  await tellAsker(context, row, 'requisitionApproved');
  return getRequisition(context, { requisitionId: row.id });
}

/** @throws AppError WRONG_STATE, STALE */
export async function rejectRequisition(
  context: CallContext,
  { note, ...seen }: CallInput<typeof contract.rejectRequisition>,
): Promise<RequisitionSheet> {
  const { actor, clock } = context;
  const row = await requisitionRecord.requireRow(context, seen.requisitionId);
  const decided = { decided_by: actor.userId, decided_at: clock.now().toISOString(), decision_note: note };
  const sheet = await step(context, seen, 'requested', { status: 'rejected', ...decided });
  await tellAsker(context, row, 'requisitionRejected');
  return sheet;
}

/** @throws AppError WRONG_STATE before it is approved, STALE, STOCK_SHORT; INVALID_INPUT for more than was approved */
export async function issueRequisition(
  context: CallContext,
  { fromPlaceId, lines, witnessId, witnessPassword, ...seen }: CallInput<typeof contract.issueRequisition>,
): Promise<RequisitionSheet> {
  const { db, tenantId } = context;
  const row = await requisitionRecord.requireRow(context, seen.requisitionId);
  if (row.status !== 'approved') throw new AppError('WRONG_STATE', { status: row.status });
  const asked = await queries.selectLines(db, tenantId, row.id);
  const limits = new Map(asked.map((line) => [line.item_id, line.approved_quantity ?? 0]));
  judgeQuantities(lines, limits, (most) => issue('moreThanApproved', { approved: most }));
  // The requisition is taken first: a second issue waits here, and finds it issued.
  if (!(await queries.requisitionRows.lock(db, tenantId, row.id))) throw new AppError('NOT_FOUND');
  const transfer = await sendStock(context, {
    fromPlaceId,
    toPlaceId: row.place_id,
    notes: row.requisition_number,
    lines: lines.filter(({ quantity }) => quantity > 0),
    witnessId,
    witnessPassword,
  });
  await step(context, seen, 'approved', { status: 'issued', transfer_id: transfer.id });
  await queries.writeQuantities(db, tenantId, row.id, 'issued_quantity', lines);
  await tellAsker(context, row, 'requisitionIssued');
  return getRequisition(context, { requisitionId: row.id });
}

/** @throws AppError WRONG_STATE before it is issued, STALE, LOT_EXPIRED, PLACE_INACTIVE */
export async function receiveRequisition(
  context: CallContext,
  { requisitionId, version }: CallInput<typeof contract.receiveRequisition>,
): Promise<RequisitionSheet> {
  const row = await requisitionRecord.requireRow(context, requisitionId);
  if (row.transfer_id === null || row.status !== 'issued') {
    throw new AppError('WRONG_STATE', { status: row.status });
  }
  await requisitionRecord.requireVersion(context, row, version);
  const transfer = await getStockTransfer(context, { stockTransferId: row.transfer_id });
  await receiveTransfer(context, {
    stockTransferId: transfer.id,
    version: transfer.version,
    lines: transfer.lines.map(({ lotId, sentQuantity }) => ({
      lotId,
      receivedQuantity: sentQuantity,
      returnedQuantity: 0,
      lostReason: null,
    })),
  });
  return getRequisition(context, { requisitionId });
}

/** @throws AppError FORBIDDEN for the requisition of somebody else without inventory.write; WRONG_STATE, STALE */
export async function cancelRequisition(
  context: CallContext,
  seen: CallInput<typeof contract.cancelRequisition>,
): Promise<RequisitionSheet> {
  const { actor } = context;
  const { status, requested_by: askedBy } = await requisitionRecord.requireRow(context, seen.requisitionId);
  if (askedBy !== actor.userId && !can(actor, 'inventory.write')) {
    throw new AppError('FORBIDDEN', { permission: 'inventory.write' });
  }
  return step(context, seen, status === 'approved' ? status : 'requested', { status: 'cancelled' });
}

function step(
  context: CallContext,
  { requisitionId: id, version }: { requisitionId: string; version: number },
  from: RequisitionRow['status'],
  change: Parameters<typeof requisitionRecord.write>[2] & Pick<RequisitionRow, 'status'>,
): Promise<RequisitionSheet> {
  const { status, decision_note: note } = change;
  return requisitionRecord.change(
    context,
    { id, version },
    (before) => {
      if (before.status !== from) throw new AppError('WRONG_STATE', { status: before.status });
      return change;
    },
    {
      told: {
        action: status === 'approved' ? 'APPROVE' : status === 'rejected' ? 'REJECT' : 'UPDATE',
        oldValues: { status: from },
        newValues: { status, ...(note && { note }) },
      },
    },
  );
}

function judgeQuantities(
  lines: readonly { stockItemId: string; quantity: number }[],
  limits: ReadonlyMap<string, number>,
  tooMany: (most: number) => string,
): void {
  lines.forEach(({ stockItemId, quantity }, index) => {
    const most = limits.get(stockItemId);
    if (most === undefined) throw new AppError('NOT_FOUND');
    if (quantity > most) throw invalidFields({ [`lines.${index}.quantity`]: tooMany(most) });
  });
  if (lines.every(({ quantity }) => quantity === 0)) throw invalidFields({ lines: issue('nothingToSend') });
  if (new Set(lines.map(({ stockItemId }) => stockItemId)).size < lines.length) {
    throw invalidFields({ lines: issue('itemTwice') });
  }
}

async function tellAsker(
  context: CallContext,
  row: NamedRequisitionRow,
  what: 'requisitionApproved' | 'requisitionRejected' | 'requisitionIssued',
): Promise<void> {
  const { actor } = context;
  if (row.requested_by === actor.userId) return;
  const facts = { person: actor.name, number: row.requisition_number };
  await notify(context, { userId: row.requested_by, notice: notice(what, facts), link: pathOf(row.id) });
}
