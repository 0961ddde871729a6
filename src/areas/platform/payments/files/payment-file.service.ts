import type { proofFileContract } from '#areas/subscriptions/subscriptions-contract.public.ts';
import {
  countStoredBytes,
  deleteProofFile,
  insertProofFile,
  requireRoom,
  selectFileOfProof,
  selectWaitingFiles,
} from '#areas/subscriptions/subscriptions.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { writeBase64 } from '#kernel/base64.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { fileTypes, plainFileName } from '#kernel/files/file-types.ts';
import type { OpenedFile } from '#kernel/files/file-input.ts';
import { newId } from '#kernel/ids.ts';
import { requireFileType } from '../../files/file-content.rules.ts';
import { forgottenBefore } from '../../files/file.service.ts';
import { selectPayment } from '../client-payment.queries.ts';
import type * as contract from '../client-payment.contract.ts';

/** So many files wait at most for a proof that they are handed in with. */
const mostWaiting = 10;

/**
 * Keeps a picture or PDF of a receipt until a proof is handed in with it; it counts as stored from here on, also while
 * the subscription is unpaid. Whoever adds one clears away what was left.
 * @throws AppError INVALID_INPUT at `content` for what it is not, PLAN_LIMIT where the plan has no room for it.
 */
export async function addProofFile(
  context: CallContext,
  { name }: CallInput<typeof proofFileContract.addProofFile>,
): Promise<{ id: string; name: string }> {
  const { db, tenantId, actor, clock, services, request } = context;
  const { received } = request;
  if (!received) throw new Error('The file of a call is received before it is handled.');
  const contentType = await requireFileType(fileTypes, await services.files.read(received.storedAs));
  await clearWaiting(context);
  await requireRoom(context, {
    what: 'storage',
    adding: received.bytes,
    count: () => countStoredBytes(db, tenantId),
    alsoUnpaid: true,
  });
  const row = {
    tenant_id: tenantId,
    id: newId(),
    proof_id: null,
    name: plainFileName(name),
    content_type: contentType,
    bytes: received.bytes,
    stored_as: received.storedAs,
    added_by: actor.userId,
    added_at: clock.now().toISOString(),
  };
  await insertProofFile(db, row);
  context.audit({
    action: 'CREATE',
    resource: 'proof_files',
    resourceId: row.id,
    newValues: { name: row.name, contentType, bytes: row.bytes },
  });
  return { id: row.id, name: row.name };
}

/** A row whose file is gone is only cleared away again; a file whose row is gone would stay for ever. */
async function clearWaiting(context: CallContext): Promise<void> {
  const { db, tenantId, clock, services } = context;
  const before = forgottenBefore(clock.now());
  const waiting = await selectWaitingFiles(db, tenantId, 2 * mostWaiting);
  for (const [place, file] of waiting.entries()) {
    if (place < mostWaiting - 1 && file.added_at >= before) continue;
    await services.files.remove(file.stored_as);
    await deleteProofFile(db, tenantId, file.id);
    const oldValues = { name: file.name };
    context.audit({ action: 'DELETE', resource: 'proof_files', resourceId: file.id, oldValues });
  }
}

/**
 * Each opening is in the operator's trail and in the hospital's own.
 * @throws AppError NOT_FOUND where none came with it, or the hospital is deleted.
 */
export async function readPaymentFile(
  context: CallContext,
  { clientPaymentId }: CallInput<typeof contract.readPaymentFile>,
): Promise<OpenedFile> {
  const { db, tenantId, services } = context;
  const payment = await selectPayment(db, tenantId, clientPaymentId);
  if (!payment?.file_id) throw new AppError('NOT_FOUND');
  const { id, client_id: client } = payment;
  const row = await context.inHospital(client, async (hospital) => {
    const found = await selectFileOfProof(hospital.db, hospital.tenantId, id);
    if (found) {
      hospital.audit({
        action: 'VIEW',
        resource: 'payment_proofs',
        resourceId: id,
        newValues: { file: found.name, operator: context.actor.name },
      });
    }
    return found;
  });
  if (!row) throw new AppError('NOT_FOUND');
  const { name, content_type: contentType } = row;
  context.audit({
    action: 'VIEW',
    resource: 'client_payments',
    resourceId: id,
    newValues: { client, file: name },
  });
  return { name, contentType, content: writeBase64(await services.files.read(row.stored_as)) };
}
