import { notifyAll } from '#areas/notifications/notifications.public.ts';
import { findPeopleWith } from '#areas/people/people.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { phasesBefore, type SafetyPhase } from '../checklists/checklist.rules.ts';
import { findMissing } from '../checklists/phases/phase-gate.service.ts';
import { readCountGate } from '../counts/gate/count-gate.service.ts';
import { insertOverride } from '../checklists/overrides/override.queries.ts';
import { notice } from '../surgery.notices.ts';
import type { StoredCase } from './case.queries.ts';

/** Who may take a step over an open checklist, for which they answer by name. */
const mayOverride = ['surgery.operate', 'surgery.anesthesia'] as const;

/**
 * Lets a case start or complete, inside the transaction that does so: every required item of the phases before that
 * step is ticked. Every way to start or complete a case passes here. The checklist stays locked until the transaction
 * ends, so that nobody unticks beside it. Of an override those are told who review it, except who takes it.
 * @param override why an emergency goes on without it, which is audited and listed; undefined where nobody asks for that
 * An operation ends only with its counts, or with the named reason for their difference, which reviewers are told too.
 * @throws AppError SAFETY_CHECKS_MISSING with the phase and what is open, COUNTS_MISSING and COUNTS_DISAGREE, FORBIDDEN for an override by somebody else
 *   than who operates or gives the anesthesia, WRONG_STATE where somebody else took the step at the same time
 */
export async function checkSafety(
  context: CallContext,
  {
    id: caseId,
    patient_id: patientId,
    case_number: number,
  }: Pick<StoredCase, 'id' | 'patient_id' | 'case_number'>,
  phase: SafetyPhase,
  override: { reason: string } | undefined,
): Promise<void> {
  const unticked = await findMissing(context, caseId, phasesBefore[phase]);
  const counts = phase === 'complete' ? await readCountGate(context, caseId) : undefined;
  const isOpen = unticked.length > 0 || counts?.refusal !== undefined;
  if (!isOpen && !counts?.settlement) return;
  const { db, tenantId, actor, clock } = context;
  // A named reason for a difference goes to the reviewers as well, without anybody passing over a check.
  const named = !isOpen && counts?.settlement;
  if (!named) {
    if (!override) {
      if (unticked.length > 0) throw new AppError('SAFETY_CHECKS_MISSING', { phase, items: unticked });
      throw counts!.refusal!;
    }
    if (!can(actor, mayOverride)) throw new AppError('FORBIDDEN', { permission: [...mayOverride] });
  }
  const reason = named ? named.reason : override!.reason;
  const by = named ? named.by : actor.userId;
  const items = [...unticked, ...(counts?.items ?? [])];
  const at = clock.now().toISOString();
  const id = newId();
  const written = insertOverride(db, {
    tenant_id: tenantId,
    id,
    case_id: caseId,
    step: phase,
    reason,
    missing: JSON.stringify(items),
    overridden_by: by,
    overridden_at: at,
    reviewed_by: null,
    reviewed_at: null,
    review_note: null,
    updated_at: at,
    version: 1,
  });
  // Who pressed at the same time was first: the step is taken.
  const isTaken = () =>
    new AppError('WRONG_STATE', { status: phase === 'start' ? 'in_progress' : 'completed' });
  await refusing(written, { safety_override_once: isTaken });
  context.audit({
    action: 'OVERRIDE',
    resource: 'safety_overrides',
    resourceId: id,
    newValues: {
      caseId,
      patientId,
      step: phase,
      reason,
      missing: items.map(({ code }) => code),
    },
  });
  context.announce('safety-overrides');
  const reviewers = await findPeopleWith(db, tenantId, 'admin.audit');
  await notifyAll(
    context,
    reviewers.filter((userId) => userId !== actor.userId && userId !== by),
    {
      notice: notice(named ? 'countsDiffered' : `overridden_${phase}`, { number }),
      link: '/dashboard/surgery/overrides',
    },
  );
}
