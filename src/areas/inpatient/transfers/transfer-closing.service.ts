import type { CallContext } from '#server/call-context.ts';
import { selectOpenTransfer, type StoredTransfer, transferRows } from './bed-transfer.queries.ts';
import { releaseHold } from './hold.queries.ts';

/** Why a transfer that was pending or approved comes to nothing. */
interface Closing {
  admissionId: string;
  reason: string;
}

/** Cancels the open transfer of a locked admission, if it has one, because the patient goes or never came. */
export async function closeOpenTransfer(
  context: CallContext,
  { admissionId, reason }: Closing,
): Promise<void> {
  const { db, tenantId } = context;
  const open = await selectOpenTransfer(db, tenantId, admissionId);
  if (!open) return;
  await closeTransfer(context, open, reason);
  context.audit({
    action: 'UPDATE',
    resource: 'bed_transfers',
    resourceId: open.id,
    oldValues: { status: open.status },
    newValues: { status: 'cancelled', cancelReason: reason },
  });
  context.announce('bed-transfers');
}

/** Frees the held bed and cancels; undefined, and only the bed is written, where the transfer is no longer as seen. */
export async function closeTransfer(
  { db, tenantId, actor, clock }: CallContext,
  { id, version, to_bed_id: bedId }: Pick<StoredTransfer, 'id' | 'version' | 'to_bed_id'>,
  reason: string,
): Promise<StoredTransfer | undefined> {
  const at = clock.now().toISOString();
  await transferRows.lock(db, tenantId, id);
  // The bed first: the database lets no transfer end that still holds one.
  await releaseHold(db, tenantId, { bedId, transferId: id, at });
  return transferRows.update(
    db,
    { tenantId, id, version },
    {
      status: 'cancelled',
      admission_status: null,
      cancelled_by: actor.userId,
      cancelled_at: at,
      cancel_reason: reason,
      updated_at: at,
    },
  );
}
