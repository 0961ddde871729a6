import type { CallContext } from '#server/call-context.ts';
import { moveStock } from '../ledger/ledger.service.ts';
import { hasMovedAgain, selectMovementsById } from './stock-movement.queries.ts';

/** How much each of these receipts brought, by its id, in base units. */
export async function quantitiesReceived(
  { db, tenantId }: CallContext,
  movementIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await selectMovementsById(db, tenantId, movementIds);
  return new Map(rows.map((row) => [row.id, row.quantity]));
}

/**
 * Takes a receipt back by a correction of all that it brought; false where the lot has moved since.
 * @throws AppError WITNESS_REQUIRED for a controlled medicine, which leaves only by two people
 */
export async function takeBackReceipt(context: CallContext, movementId: string): Promise<boolean> {
  const { db, tenantId } = context;
  const [movement] = await selectMovementsById(db, tenantId, [movementId]);
  if (!movement || (await hasMovedAgain(db, tenantId, movement.lot_id))) return false;
  const { item_id: itemId, place_id: placeId, lot_id: lotId, quantity } = movement;
  const line = { kind: 'adjustment' as const, itemId, placeId, lotId, quantity: -quantity };
  const [moved] = await moveStock(context, [{ ...line, reason: 'import undone' }]);
  context.audit({
    action: 'CREATE',
    resource: 'stock_movements',
    resourceId: moved![0]!.movementId,
    newValues: line,
  });
  return true;
}
