import type { CallContext } from '#server/call-context.ts';
import { recordOf } from '#server/records/record.ts';
import { toRecord } from '#database/to-record.ts';
import { withReasons } from '#kernel/care/medicine-check.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { mapPage, type Page } from '#kernel/page.ts';
import { checkMedicines } from '#server/points/check-medicines.ts';
import { followCharges, refuseBilled } from '../charges/following/follow-charges.service.ts';
import { lockCase, selectPaperCase } from '../papers/paper-case.queries.ts';
import { paperOf } from '../papers/paper-case.record.ts';
import type * as contract from './consumable.contract.ts';
import { type SurgicalConsumable, surgicalConsumable } from './consumable.contract.ts';
import { issue } from './consumable.issues.ts';
import * as queries from './consumable.queries.ts';
import { confirmMuchTaken, confirmReturn } from './much-taken.service.ts';
import { bringBack, requireTheatreItem, takeFromTheatre } from './theatre-stock.service.ts';

const toConsumable = (row: queries.ConsumableRow): SurgicalConsumable =>
  toRecord(surgicalConsumable, row, {
    ...paperOf(row),
    lots: row.lots.filter(({ quantity }) => quantity > 0),
  });

const consumableRecord = recordOf({
  resource: 'surgical_consumables',
  topic: 'surgical-consumables',
  rows: queries.consumableRows,
  select: queries.selectConsumable,
  toRecord: toConsumable,
});

export async function listConsumables(
  { db, tenantId }: CallContext,
  request: CallInput<typeof contract.listConsumables>,
): Promise<Page<SurgicalConsumable>> {
  return mapPage(await queries.selectConsumables(db, tenantId, request), toConsumable);
}

/**
 * Takes what an operation uses. After its charges were validated this makes a supplement.
 * @throws AppError NOT_FOUND, WRONG_STATE before the operation began, SAFETY_STOP for what an allergy stops and that
 * has no reason, and what taking much of an item and moving stock refuse
 */
export async function recordConsumable(
  context: CallContext,
  asked: CallInput<typeof contract.recordConsumable>,
): Promise<SurgicalConsumable> {
  const { db, tenantId, actor, clock } = context;
  const { caseId, stockItemId: itemId, placeId, quantity, reasons } = asked;
  const { status } = await lockCase(context, caseId);
  if (status !== 'in_progress' && status !== 'completed') throw new AppError('WRONG_STATE', { status });
  const { patient_id: patientId } = (await selectPaperCase(db, tenantId, caseId))!;
  const used = await requireTheatreItem(context, { itemId, placeId });
  const medicines = [{ name: used.name, itemId, isSupply: used.kind !== 'medicine' }];
  const [found = []] = await checkMedicines(context, { patientId, medicines });
  const checks = withReasons(found, reasons);
  const { item, lots } = await takeFromTheatre(context, { caseId, patientId, itemId, placeId, quantity });
  const much = await confirmMuchTaken(context, asked, { id: itemId, ...item });
  const now = clock.now().toISOString();
  const id = newId();
  const row = {
    tenant_id: tenantId,
    id,
    case_id: caseId,
    patient_id: patientId,
    item_id: itemId,
    place_id: placeId,
    name: item.name,
    unit: item.unit,
    quantity,
    returned_quantity: 0,
    price_minor: item.priceMinor,
    checks: JSON.stringify(checks),
    ...much,
    recorded_by: actor.userId,
    recorded_at: now,
    updated_at: now,
    version: 1,
  };
  await queries.insertConsumables(
    db,
    [row],
    lots.map((lot) => ({
      tenant_id: tenantId,
      consumable_id: id,
      lot_id: lot.lotId,
      lot_number: lot.lotNumber,
      expires_on: lot.expiresOn,
      quantity: lot.quantity,
      returned_quantity: 0,
    })),
  );
  await followCharges(context, caseId);
  return consumableRecord.changed(context, id, {
    action: 'CREATE',
    newValues: { caseId, patientId, stockItemId: itemId, name: item.name, quantity, checks, ...much },
  });
}

/** @throws AppError NOT_FOUND, STALE, CASE_BILLED once it was validated, INVALID_INPUT for more than was used */
export async function returnConsumable(
  context: CallContext,
  { consumableId: id, version, quantity, reason, ...second }: CallInput<typeof contract.returnConsumable>,
): Promise<SurgicalConsumable> {
  const { db, tenantId } = context;
  const { case: one } = await consumableRecord.read(context, id);
  await confirmReturn(context, second);
  await lockCase(context, one.id);
  const stored = await consumableRecord.lock(context, id);
  await consumableRecord.requireVersion(context, stored, version);
  await refuseBilled(context, one.id, `consumable:${id}`);
  if (quantity > stored.quantity - stored.returned_quantity) {
    throw invalidFields({ quantity: issue('moreThanUsed') });
  }
  const returned = stored.returned_quantity + quantity;
  const used = await consumableRecord.write(context, { id, version }, { returned_quantity: returned });
  const lots = shareOut(await queries.selectLotsOut(db, tenantId, id), quantity);
  const taken = { caseId: one.id, patientId: used.patient_id, itemId: used.item_id, placeId: used.place_id };
  await bringBack(context, taken, { lots, reason, witnessId: second.witnessId });
  for (const lot of lots) await queries.addReturnedToLot(db, tenantId, { consumableId: id, ...lot });
  await followCharges(context, one.id);
  return consumableRecord.changed(context, id, {
    action: 'UPDATE',
    oldValues: { returnedQuantity: stored.returned_quantity },
    newValues: { returnedQuantity: returned, reason, caseId: one.id, witnessId: second.witnessId },
  });
}

/** Shares what comes back out to the lots it was taken from, in their order. */
function shareOut(lots: readonly { lot_id: string; left: number }[], quantity: number) {
  let open = quantity;
  return lots
    .map(({ lot_id: lotId, left }) => {
      const back = Math.min(left, open);
      open -= back;
      return { lotId, quantity: back };
    })
    .filter((lot) => lot.quantity > 0);
}
