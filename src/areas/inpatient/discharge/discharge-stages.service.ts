import { refuseClosedMonth } from '#areas/settings/settings.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { writeNextVersion } from '#server/records/next-version.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { lockActive, touch } from '../admissions/steps/active-admission.service.ts';
import { finishChange } from '../admissions/steps/admitting.service.ts';
import { endStay, selectStays } from '../admissions/steps/bed-stay.queries.ts';
import { requireAdmission } from '../admissions/admission.service.ts';
import { vacateBed } from '../beds/bed.queries.ts';
import { recountCensus } from '../census/census-recount.service.ts';
import { closeOpenTransfer } from '../transfers/transfer-closing.service.ts';
import { findBlockers, passStage, permissionsOf } from './discharge-blocking.service.ts';
import * as contract from './discharge.contract.ts';
import type { Discharge } from './discharge.contract.ts';
import { issue } from './discharge.issues.ts';
import { type DischargeRow, dischargeRows, selectDischarge } from './discharge.queries.ts';
import { finishStage, readDischarge } from './discharge.service.ts';

/** @throws AppError WRONG_STATE before the clinical stage or twice, STALE, FORBIDDEN, DISCHARGE_BLOCKED */
export async function confirmDischargeStage(
  context: CallContext,
  { admissionId, version, stage, overrideReason }: CallInput<typeof contract.confirmDischargeStage>,
): Promise<Discharge> {
  const { admission, before, stored } = await openStage(context, admissionId);
  if (stored[`${stage}_at`] !== null) throw new AppError('WRONG_STATE', { status: stage });
  const blockers = await findBlockers(context, admission, stored);
  const override = passStage(context, stage, blockers, overrideReason);
  await change(context, before, { id: stored.id, version }, done(context, stage, override));
  return finishStage(context, before);
}

/**
 * The patient has left. With an override the stages that are open pass as well, an open transfer comes to nothing; the
 * clinical stage alone cannot be done without.
 * @throws AppError WRONG_STATE, STALE, FORBIDDEN, DISCHARGE_BLOCKED, INVALID_INPUT at `leftAt`
 */
export async function leaveHospital(
  context: CallContext,
  { admissionId, version, leftAt, overrideReason }: CallInput<typeof contract.leaveHospital>,
): Promise<Discharge> {
  const { db, tenantId, actor, clock } = context;
  const { admission, before, stored } = await openStage(context, admissionId);
  const blockers = await findBlockers(context, admission, stored);
  const override = passStage(context, 'gone', blockers, overrideReason);
  const now = clock.now().toISOString();
  // Somebody who absconded left when that was found, which the doctor has written down.
  const at = leftAt ?? (stored.disposition === 'absconded' ? stored.discharged_at : now);
  await refuseImpossibleLeaving(context, stored, at);
  if (at < now) await refuseClosedMonth(context, { field: 'leftAt', at });
  if (override !== null) await closeOpenTransfer(context, { admissionId, reason: override });
  const open = contract.confirmableStages.filter((stage) => stored[`${stage}_at`] === null);
  const values = Object.assign({}, ...open.map((stage) => done(context, stage, override))) as object;
  await change(
    context,
    before,
    { id: stored.id, version },
    { ...values, ...done(context, 'gone', override), left_at: at, admission_status: null },
  );
  // The bed first: the database lets no admission end that still has one.
  await vacateBed(db, tenantId, { admissionId, to: 'dirty', by: actor.userId, at: now });
  const stay = await endStay(db, tenantId, { admissionId, at });
  if (stay) await recountCensus(context, { bedIds: [stay.bed_id], from: at });
  const status = stored.disposition === 'referred' ? ('transferred-out' as const) : ('discharged' as const);
  const ended = await touch(context, admission, { status, ended_at: at });
  await finishChange(context, admission, ended, { disposition: stored.disposition });
  return finishStage(context, before);
}

/** @throws AppError WRONG_STATE for a stage that is open or when the patient has left, STALE, FORBIDDEN */
export async function takeBackDischargeStage(
  context: CallContext,
  { admissionId, version, stage, reason }: CallInput<typeof contract.takeBackDischargeStage>,
): Promise<Discharge> {
  const { before, stored } = await openStage(context, admissionId);
  const permission = permissionsOf(context)[stage];
  if (!can(context.actor, permission)) throw new AppError('FORBIDDEN', { permission });
  if (stored[`${stage}_at`] === null) throw new AppError('WRONG_STATE', { status: stage });
  const isClinical = stage === 'clinical';
  const stages = isClinical ? (['clinical', ...contract.confirmableStages] as const) : [stage];
  const values = Object.assign({}, ...stages.map(undone)) as object;
  const seen = { id: stored.id, version };
  await change(context, before, seen, { ...values, ...(isClinical && { admission_status: null }) });
  return finishStage(context, before, { reason });
}

export async function recordDischargePrint(
  context: CallContext,
  { admissionId, document, output }: CallInput<typeof contract.recordDischargePrint>,
) {
  await requireAdmission(context, admissionId);
  context.audit({
    action: 'PRINT',
    resource: 'discharges',
    resourceId: admissionId,
    newValues: { document, output },
  });
  return { recorded: true as const };
}

/** A discharge under way, which nobody else changes before the end of the call. */
async function openStage(context: CallContext, admissionId: string) {
  const admission = await lockActive(context, admissionId);
  const before = await readDischarge(context, admissionId);
  const stored = await selectDischarge(context.db, context.tenantId, admissionId);
  if (!stored || stored.clinical_at === null) throw new AppError('WRONG_STATE', { status: 'clinical-open' });
  return { admission, before, stored };
}

type Stage = 'pharmacy' | 'billing' | 'nursing' | 'gone';

function done({ actor, clock }: CallContext, stage: Stage, override: string | null) {
  return {
    [`${stage}_at`]: clock.now().toISOString(),
    [`${stage}_by`]: actor.userId,
    [`${stage}_override`]: override,
  };
}

function undone(stage: 'clinical' | Stage) {
  return { [`${stage}_at`]: null, [`${stage}_by`]: null, [`${stage}_override`]: null };
}

async function change(
  context: CallContext,
  before: Discharge,
  seen: { id: string; version: number },
  values: Parameters<typeof dischargeRows.update>[2],
): Promise<void> {
  const columns = { ...values, updated_at: context.clock.now().toISOString() };
  await writeNextVersion(context, dischargeRows, seen, columns, async () => before);
}

/** @throws AppError INVALID_INPUT at `leftAt` for a time to come, before the discharge or before the present bed */
async function refuseImpossibleLeaving(
  { db, tenantId, clock }: CallContext,
  stored: DischargeRow,
  at: string,
): Promise<void> {
  if (at > clock.now().toISOString()) throw invalidFields({ leftAt: issue('inTheFuture') });
  if (at < stored.discharged_at) throw invalidFields({ leftAt: issue('beforeDischarge') });
  const stays = await selectStays(db, tenantId, stored.admission_id);
  const last = stays.find(({ ended_at: end }) => end === null);
  if (last && at < (last.started_at ?? last.placed_at)) throw invalidFields({ leftAt: issue('beforeStay') });
}
