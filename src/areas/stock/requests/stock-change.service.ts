import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { todayOf } from '#kernel/time/today.ts';
import { isControlledOn } from '../ledger/controlled.rules.ts';
import { lockItems, selectBalances } from '../ledger/ledger.queries.ts';
import { moveStock } from '../ledger/ledger.service.ts';
import type { StockLine } from '../ledger/stock-line.ts';
import { stockValue } from '../ledger/stock-value.ts';
import { auditLot } from '../movements/stock-movement.service.ts';
import { notice } from '../stock.notices.ts';
import type { StockRequest } from './stock-request.contract.ts';
import * as queries from './stock-request.queries.ts';

export interface StockChange {
  itemId: string;
  lotId: string;
  placeId: string;
  kind: StockRequest['kind'];
  /** Base units; only an adjustment may add. */
  quantity: number;
  reason: string;
}

const dayMs = 86_400_000;

export const requestsPath = '/dashboard/inventory/requests';

/**
 * Changes stock at once, or asks for it where value or quantity, with what the same
 * person changed of the item within a day, are above what one person may change alone; returns the id
 * of the request, null where it is done.
 * @throws AppError STOCK_SHORT, NOT_FOUND
 */
export async function changeOrAsk(context: CallContext, change: StockChange): Promise<string | null> {
  const { db, tenantId, actor, clock } = context;
  const [item] = await lockItems(db, tenantId, [change.itemId]);
  const balances = await selectBalances(db, tenantId, [change.itemId], [change.lotId]);
  const balance = balances.find((row) => row.lot_id === change.lotId && row.place_id === change.placeId);
  if (!balance) throw new AppError('NOT_FOUND');
  const units = Math.abs(change.quantity);
  const valueMinor = stockValue(units, {
    costMinor: balance.cost_minor,
    costQuantity: balance.cost_quantity,
  });
  const since = new Date(clock.now().getTime() - dayMs).toISOString();
  const [limits, own] = await Promise.all([
    queries.selectApprovalLimits(db, tenantId),
    queries.sumOwnChanges(db, tenantId, { itemId: change.itemId, userId: actor.userId, since }),
  ]);
  // Nothing controlled leaves by one person: it waits for another whatever it is worth.
  const needsAnother = item !== undefined && isControlledOn(item, todayOf(context)) && change.quantity < 0;
  const isAbove =
    needsAnother ||
    valueMinor + own.valueMinor > limits.valueMinor ||
    (limits.quantity !== null && units + own.units > limits.quantity);
  if (!isAbove) {
    await carryOut(context, change);
    return null;
  }
  const id = newId();
  const { itemId, lotId, placeId, kind, quantity, reason } = change;
  await queries.insertRequest(db, {
    tenant_id: tenantId,
    id,
    item_id: itemId,
    lot_id: lotId,
    place_id: placeId,
    kind,
    quantity,
    value_minor: valueMinor,
    reason,
    status: 'pending',
    requested_by: actor.userId,
    requested_at: clock.now().toISOString(),
  });
  context.audit({
    action: 'CREATE',
    resource: 'stock_requests',
    resourceId: id,
    newValues: { ...change, valueMinor },
  });
  context.announce('stock-requests');
  const deciders = await findPeopleWith(db, tenantId, 'inventory.approve');
  await notifyAll(
    context,
    deciders.filter((userId) => userId !== actor.userId),
    { notice: notice('changeRequested', { person: actor.name }), link: requestsPath },
  );
  return id;
}

/** Makes the change. @throws AppError STOCK_SHORT */
export async function carryOut(
  context: CallContext,
  change: StockChange,
  request?: { source: { kind: string; id: string }; witnessId: string },
): Promise<void> {
  const [moved] = await moveStock(context, [{ ...lineOf(change), ...request }]);
  context.audit({
    action: 'CREATE',
    resource: 'stock_movements',
    resourceId: moved![0]!.movementId,
    newValues: { ...change, lots: moved!.map(auditLot) },
  });
}

function lineOf({ kind, quantity, ...change }: StockChange): StockLine {
  return kind === 'adjustment'
    ? { kind, quantity, ...change }
    : { kind, quantity: Math.abs(quantity), ...change };
}
