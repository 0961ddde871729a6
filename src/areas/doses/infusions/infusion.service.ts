import { checkBeforeAdministration, refuseNewStops } from '#areas/pharmacy/pharmacy.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { DoseRecord } from '../administration/dose.contract.ts';
import {
  insertSteps,
  type OrderToGive,
  selectOneDose,
  selectOrderToGive,
} from '../administration/dose.queries.ts';
import type { recordInfusionStep as call } from '../administration/administration.contract.ts';
import { finish } from '../administration/administration.service.ts';

/**
 * Another rate gives more of the medicine, and so needs a reason where an allergy stops it by now; an end never does.
 * @throws AppError NOT_FOUND, WRONG_STATE for what does not run, SAFETY_STOP
 */
export async function recordInfusionStep(
  context: CallContext,
  { doseId, kind, ratePerHour, givenMl, reason }: CallInput<typeof call>,
): Promise<DoseRecord> {
  const { db, tenantId, actor, clock } = context;
  const found = await selectOneDose(db, tenantId, doseId);
  if (!found) throw new AppError('NOT_FOUND');
  const order = await selectOrderToGive(db, tenantId, found.line_id, { isLocked: true });
  const row = (await selectOneDose(db, tenantId, doseId))!;
  const last = row.infusion?.at(-1);
  const isRunning = last !== undefined && last.kind !== 'stop' && row.error_at === null;
  if (!isRunning) throw new AppError('WRONG_STATE', { status: last?.kind ?? row.status });
  if (kind === 'rate') {
    if (!order) throw new AppError('NOT_FOUND');
    await refuseUnexplained(context, order, reason);
  }
  const now = clock.now().toISOString();
  const step = {
    ...{ tenant_id: tenantId, id: newId(), dose_id: doseId, patient_id: row.patient_id, kind },
    rate_tenths: kind === 'stop' ? 0 : Math.round((ratePerHour ?? 0) * 10),
    happened_at: now,
    given_tenths: kind === 'stop' && givenMl !== null ? Math.round(givenMl * 10) : null,
    ...{ reason, recorded_by: actor.userId, created_at: now },
  };
  const twice = () => new AppError('WRONG_STATE', { status: last.kind });
  await refusing(insertSteps(db, [step]), { infusion_step_in_turn: twice, infusion_step_stops_once: twice });
  return finish(context, doseId, 'INFUSION');
}

/** @throws AppError SAFETY_STOP with what stops it, where no reason is given */
async function refuseUnexplained(
  context: CallContext,
  { prescription_id: prescriptionId, line_id: lineId }: OrderToGive,
  reason: string | null,
): Promise<void> {
  const { checks } = await checkBeforeAdministration(context, { prescriptionId, lineId });
  const reasons = new Map(reason === null ? [] : checks.map(({ key }) => [key, reason]));
  refuseNewStops(checks, new Set([lineId]), reasons);
}
