import { takeSupplyOffBill } from '#areas/inpatient/inpatient.public.ts';
import { moveStock } from '#areas/stock/stock.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { DoseRecord } from './dose.contract.ts';
import * as queries from './dose.queries.ts';
import { auditValues, toDose } from './dose.record.ts';
import type * as contract from './administration.contract.ts';
import { confirmWitness } from './administration.service.ts';

/**
 * Marks what was recorded of a dose as entered in error. What was taken for it goes back to where it was, and its time is
 * open again in a dose of its own, and nothing of it is owed; what is given as needed leaves nothing behind.
 * @throws AppError NOT_FOUND, WRONG_STATE for a dose without an outcome or one that is marked already,
 * CONTROLLED_NEEDS_WITNESS where something controlled goes back, what moving stock and confirming a second person refuse
 */
export async function markDoseError(
  context: CallContext,
  { doseId, reason, witnessId, witnessPassword }: CallInput<typeof contract.markDoseError>,
): Promise<{ marked: DoseRecord; replacement: DoseRecord | null }> {
  const { db, tenantId, actor, clock } = context;
  const stored = await queries.doseRows.select(db, tenantId, doseId);
  if (!stored) throw new AppError('NOT_FOUND');
  if (stored.status === 'scheduled' || stored.status === 'missed') {
    throw new AppError('WRONG_STATE', { status: stored.status });
  }
  await confirmWitness(context, { witnessId, witnessPassword });
  await queries.selectOrderToGive(db, tenantId, stored.line_id, { isLocked: true });
  const at = clock.now().toISOString();
  const mark = { tenant_id: tenantId, dose_id: doseId, patient_id: stored.patient_id, reason };
  await refusing(queries.insertDoseError(db, { ...mark, marked_by: actor.userId, marked_at: at }), {
    dose_error_pkey: () => new AppError('WRONG_STATE', { status: 'entered-in-error' }),
  });
  await bringBack(context, { patientId: stored.patient_id, doseId, witnessId });
  await takeSupplyOffBill(context, doseId);
  const replacementId = stored.kind === 'scheduled' ? newId() : null;
  if (replacementId !== null) {
    const again = { status: 'scheduled', replaces: doseId, created_at: at } as const;
    await queries.insertDoses(db, [
      { ...stored, ...again, id: replacementId, correction: stored.correction + 1 },
    ]);
  }
  const marked = await read(context, doseId);
  context.audit({
    action: 'ENTERED_IN_ERROR',
    resource: 'doses',
    resourceId: doseId,
    oldValues: auditValues(marked),
    newValues: { reason, replacedBy: replacementId, patientId: stored.patient_id, witnessId },
  });
  context.announce('doses');
  return { marked, replacement: replacementId === null ? null : await read(context, replacementId) };
}

async function bringBack(
  context: CallContext,
  { patientId, doseId, witnessId }: { patientId: string; doseId: string; witnessId: string | null },
): Promise<void> {
  const lots = await queries.selectTakenLots(context.db, context.tenantId, doseId);
  await moveStock(
    context,
    lots.map(({ lot_id: lotId, item_id: itemId, place_id: placeId, quantity }) => ({
      ...{ kind: 'return' as const, itemId, lotId, placeId: placeId!, quantity, patientId, witnessId },
      source: { kind: 'dose', id: doseId },
    })),
  );
}

async function read({ db, tenantId }: CallContext, id: string): Promise<DoseRecord> {
  return toDose((await queries.selectOneDose(db, tenantId, id))!);
}
