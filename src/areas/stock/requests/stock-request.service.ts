import { notify } from '#areas/notifications/notifications.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { decidePending } from '#server/requests/pending-requests.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { expiryOf } from '../movements/stock-movement.record.ts';
import { issue } from '../movements/stock-movement.issues.ts';
import { notice } from '../stock.notices.ts';
import { carryOut, changeOrAsk, requestsPath } from './stock-change.service.ts';
import type * as contract from './stock-request.contract.ts';
import { type StockRequest, stockRequest } from './stock-request.contract.ts';
import * as queries from './stock-request.queries.ts';
import type { NamedRequestRow } from './stock-request.queries.ts';

/** @throws AppError STOCK_SHORT; INVALID_INPUT where something but an adjustment would add. */
export async function changeStock(
  context: CallContext,
  { stockItemId: itemId, ...input }: CallInput<typeof contract.changeStock>,
) {
  if (input.kind !== 'adjustment' && input.quantity > 0) {
    throw invalidFields({ quantity: issue('quantityNotPositive') });
  }
  const requestId = await changeOrAsk(context, { itemId, ...input });
  if (requestId === null) return { isDone: true, request: null };
  return { isDone: false, request: toRequest(await requireRequest(context, requestId)) };
}

/**
 * @throws AppError SECOND_PERSON_REQUIRED for one's own request; WRONG_STATE once decided; STALE for an old version;
 * STOCK_SHORT where less is left by now.
 */
export async function approveStockRequest(
  context: CallContext,
  { stockRequestId, version, note }: CallInput<typeof contract.approveStockRequest>,
): Promise<StockRequest> {
  const asked = await requireRequest(context, stockRequestId);
  if (asked.requested_by === context.actor.userId) throw new AppError('SECOND_PERSON_REQUIRED');
  await decide(context, asked, version, 'approved', note);
  const { item_id: itemId, lot_id: lotId, place_id: placeId, kind, quantity, reason } = asked;
  const source = { kind: 'stock-request', id: asked.id };
  const change = { itemId, lotId, placeId, kind, quantity, reason };
  await carryOut(context, change, { source, witnessId: asked.requested_by });
  return toRequest(await requireRequest(context, asked.id));
}

/** @throws AppError WRONG_STATE once decided; STALE for an old version. */
export async function rejectStockRequest(
  context: CallContext,
  { stockRequestId, version, note }: CallInput<typeof contract.rejectStockRequest>,
): Promise<StockRequest> {
  const asked = await requireRequest(context, stockRequestId);
  await decide(context, asked, version, 'rejected', note);
  return toRequest(await requireRequest(context, asked.id));
}

export async function listStockRequests(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listStockRequests>,
): Promise<Page<StockRequest>> {
  const rows = await queries.selectRequests(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.requested_at, row.id]);
  return { ...page, rows: page.rows.map(toRequest) };
}

async function decide(
  context: CallContext,
  asked: NamedRequestRow,
  version: number,
  status: 'approved' | 'rejected',
  note: string | null,
): Promise<void> {
  const { actor } = context;
  const read = async (id: string) => toRequest(await requireRequest(context, id));
  await decidePending(
    context,
    { rows: queries.stockRequestRows, resource: 'stock_requests', read },
    { id: asked.id, version, status, note },
  );
  context.announce('stock-requests');
  if (asked.requested_by === actor.userId) return;
  await notify(context, {
    userId: asked.requested_by,
    notice: notice(status === 'approved' ? 'changeApproved' : 'changeRejected', { person: actor.name }),
    link: requestsPath,
  });
}

function toRequest(row: NamedRequestRow): StockRequest {
  return toRecord(stockRequest, row, {
    item: { id: row.item_id, name: row.item_name, baseUnit: row.base_unit },
    expiresOn: expiryOf(row.expires_on),
    requestedByName: row.requester_name,
    decidedByName: row.decider_name,
  });
}

async function requireRequest({ db, tenantId }: CallContext, id: string): Promise<NamedRequestRow> {
  const row = await queries.selectRequest(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
