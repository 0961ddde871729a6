import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { toColumns } from '#database/to-columns.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { issue as fileIssue } from '#kernel/files/file.issues.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { licenseInvoiceRows } from '../invoices/license-invoice.queries.ts';
import { payableMinor } from '../receivables/payable.rules.ts';
import type * as contract from './payment-proof.contract.ts';
import { proofFields } from './payment-proof.contract.ts';
import { claimProofFile, proofFileRows } from './files/proof-file.queries.ts';
import { issue } from './payment-proof.issues.ts';
import { copyProof, insertProof } from './payment-proof.queries.ts';
import { transactionKey } from './proof.rules.ts';

/**
 * Keeps the proof with the hospital and in the operator's register, in one transaction.
 * @throws AppError WRONG_STATE for an invoice that is not open; PROOF_WAITING while another one waits for it;
 * PROOF_TRANSACTION_USED for a transaction that counts already, in whatever hospital.
 */
export async function submitProof(
  context: CallContext,
  { licenseInvoiceId, proofFileId, ...typed }: CallInput<typeof contract.submitProof>,
): Promise<{ id: string }> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now();
  // Locked, so that the operator does not decide on the invoice meanwhile.
  const invoice = await licenseInvoiceRows.lock(db, tenantId, licenseInvoiceId);
  if (!invoice) throw new AppError('NOT_FOUND');
  if (invoice.status !== 'open') throw new AppError('WRONG_STATE', { status: invoice.status });
  if (typed.paidOn > dateIn(actor.timeZone, now)) throw invalidFields({ paidOn: issue('paidInFuture') });
  const proof = {
    id: newId(),
    invoice_id: invoice.id,
    ...toColumns(proofFields, typed),
    status: 'submitted' as const,
    note: null,
    submitted_at: now.toISOString(),
    reviewed_at: null,
  };
  await refusing(insertProof(db, { ...proof, tenant_id: tenantId, submitted_by: actor.userId }), {
    payment_proof_one_waiting: () => new AppError('PROOF_WAITING'),
  });
  if (proofFileId !== null) await handInFile(context, proofFileId, proof.id);
  await context.atOperator(async (operator) => {
    const { number, currency_code } = invoice;
    const asked = { number, currency_code, amount_minor: payableMinor(invoice) };
    const copied = { clientId: tenantId, invoice: asked, fileId: proofFileId };
    const registered = { ...copied, transactionKey: transactionKey(typed.transactionId) };
    await refusing(copyProof(operator, proof, registered), {
      client_payment_transaction: () => new AppError('PROOF_TRANSACTION_USED'),
    });
    operator.audit({
      action: 'CREATE',
      resource: 'client_payments',
      resourceId: proof.id,
      newValues: { client: tenantId, invoice: invoice.number },
    });
    operator.announce('client-payments');
  });
  context.audit({
    action: 'CREATE',
    resource: 'payment_proofs',
    resourceId: proof.id,
    newValues: { invoice: invoice.number, proofFileId, ...typed },
  });
  context.announce('subscription');
  return { id: proof.id };
}

/** @throws AppError NOT_FOUND; INVALID_INPUT for a file that was handed in with another proof. */
async function handInFile({ db, tenantId }: CallContext, id: string, proofId: string): Promise<void> {
  if (!(await proofFileRows.select(db, tenantId, id))) throw new AppError('NOT_FOUND');
  if (await claimProofFile(db, { tenantId, id }, proofId)) return;
  throw invalidFields({ proofFileId: fileIssue('gone') });
}
