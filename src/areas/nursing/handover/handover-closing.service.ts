import { notify } from '#areas/notifications/notifications.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { requireStatus } from '#kernel/papers/paper-status.rules.ts';
import { notice } from '../nursing.notices.ts';
import { moveTo, refuseOthersShift } from '../shifts/assignments/assignment.service.ts';
import { selectActiveShiftOf } from '../shifts/shift.queries.ts';
import type * as contract from './handover.contract.ts';
import type { OpenedHandover } from './handover.contract.ts';
import {
  endWaitingOf,
  handoverRows,
  selectWaitingAdmissions,
  type StoredHandover,
} from './handover.queries.ts';
import { auditValues } from './handover.record.ts';
import { handoverPaper, writeHandover } from './handover.service.ts';

/**
 * Signs a handover: in the same transaction its patients become those of the active shift of whoever accepts. Who was
 * moved or discharged meanwhile is left where they are.
 * @throws AppError NOT_FOUND, WRONG_STATE, NOT_THE_RECEIVER, NO_ACTIVE_SHIFT, STALE
 */
export async function acceptHandover(
  context: CallContext,
  { handoverId, version }: CallInput<typeof contract.acceptHandover>,
): Promise<OpenedHandover> {
  const { db, tenantId, actor, clock } = context;
  const row = await lockGiven(context, handoverId);
  if (row.to_nurse_id !== actor.userId) throw new AppError('NOT_THE_RECEIVER');
  const shift = await selectActiveShiftOf(db, tenantId, actor.userId);
  if (!shift) throw new AppError('NO_ACTIVE_SHIFT');
  const before = await handoverPaper.read(context, handoverId);
  const admissionIds = await selectWaitingAdmissions(db, tenantId, handoverId);
  await endWaitingOf(db, tenantId, handoverId);
  const wanted = admissionIds.map((admissionId) => ({ admissionId, shift }));
  await moveTo(context, wanted, true);
  const accepted = await finish(context, before, {
    version,
    values: { status: 'accepted', accepted_at: clock.now().toISOString(), to_shift_id: shift.id },
  });
  await notify(context, {
    userId: row.from_nurse_id,
    notice: notice('handoverAccepted', { nurse: accepted.toNurseName }),
    link: `/dashboard/nursing/handovers/${handoverId}`,
  });
  return accepted;
}

/** @throws AppError NOT_FOUND, NOT_YOUR_SHIFT, WRONG_STATE, STALE */
export async function withdrawHandover(
  context: CallContext,
  { handoverId, version }: CallInput<typeof contract.withdrawHandover>,
): Promise<OpenedHandover> {
  const { db, tenantId, actor, clock } = context;
  const row = await lockGiven(context, handoverId);
  refuseOthersShift(actor, { nurse_id: row.from_nurse_id });
  const before = await handoverPaper.read(context, handoverId);
  await endWaitingOf(db, tenantId, handoverId);
  const withdrawn_at = clock.now().toISOString();
  return finish(context, before, {
    version,
    values: { status: 'withdrawn', withdrawn_at, withdrawn_by: actor.userId },
  });
}

async function lockGiven({ db, tenantId }: CallContext, id: string): Promise<StoredHandover> {
  const row = await handoverRows.lock(db, tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  requireStatus(row.status, ['given']);
  return row;
}

interface Closing {
  version: number;
  values: Partial<Omit<StoredHandover, 'tenant_id' | 'id' | 'version'>>;
}

async function finish(
  context: CallContext,
  before: OpenedHandover,
  { version, values }: Closing,
): Promise<OpenedHandover> {
  await writeHandover(context, { row: before, version }, values);
  return handoverPaper.changed(context, before.id, (after) => ({
    action: after.status === 'accepted' ? 'ACCEPT' : 'UPDATE',
    ...changedFields(auditValues(before), auditValues(after)),
  }));
}
