import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import type { DoseRecord } from '../giving/dose.contract.ts';
import { insertSteps, selectOneDose, selectOrderToGive } from '../giving/dose.queries.ts';
import type { recordInfusionStep as call } from '../giving/giving.contract.ts';
import { finish } from '../giving/giving.service.ts';

/** @throws AppError NOT_FOUND, WRONG_STATE for what does not run */
export async function recordInfusionStep(
  context: CallContext,
  { doseId, kind, ratePerHour, givenMl, reason }: CallInput<typeof call>,
): Promise<DoseRecord> {
  const { db, tenantId, actor, clock } = context;
  const found = await selectOneDose(db, tenantId, doseId);
  if (!found) throw new AppError('NOT_FOUND');
  await selectOrderToGive(db, tenantId, found.line_id, { isLocked: true });
  const row = (await selectOneDose(db, tenantId, doseId))!;
  const last = row.infusion?.at(-1);
  const isRunning = last !== undefined && last.kind !== 'stop' && row.error_at === null;
  if (!isRunning) throw new AppError('WRONG_STATE', { status: last?.kind ?? row.status });
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
