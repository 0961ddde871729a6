import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { toPage } from '#kernel/page.ts';
import { selectInvoiceChanges } from '../receivables/invoice-change.queries.ts';
import { payableMinor } from '../receivables/payable.rules.ts';
import type * as contract from './license-invoice.contract.ts';
import { licenseInvoice, invoiceChange, type LicenseInvoice } from './license-invoice.contract.ts';
import { licenseInvoiceRows, selectLicenseInvoices } from './license-invoice.queries.ts';

export async function listLicenseInvoices(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listLicenseInvoices>,
) {
  const rows = await selectLicenseInvoices(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map(toLicenseInvoice) };
}

function toLicenseInvoice(row: Awaited<ReturnType<typeof selectLicenseInvoices>>[number]): LicenseInvoice {
  return toRecord(licenseInvoice, row, { payableMinor: payableMinor(row), proof: proofOf(row) });
}

function proofOf(row: Awaited<ReturnType<typeof selectLicenseInvoices>>[number]): LicenseInvoice['proof'] {
  const { proof_status, proof_method, proof_transaction_id, proof_submitted_at } = row;
  if (!proof_status || !proof_method || !proof_transaction_id || !proof_submitted_at) return null;
  return {
    status: proof_status,
    method: proof_method,
    transactionId: proof_transaction_id,
    submittedAt: proof_submitted_at,
    reviewedAt: row.proof_reviewed_at,
    note: row.proof_note,
  };
}

/** @throws AppError NOT_FOUND */
export async function listInvoiceChanges(
  { db, tenantId }: CallContext,
  { licenseInvoiceId }: CallInput<typeof contract.listInvoiceChanges>,
) {
  if (!(await licenseInvoiceRows.select(db, tenantId, licenseInvoiceId))) throw new AppError('NOT_FOUND');
  const rows = await selectInvoiceChanges(db, tenantId, licenseInvoiceId);
  return { rows: rows.map((row) => toRecord(invoiceChange, row)) };
}

export async function recordLicensePrint(
  context: CallContext,
  { licenseInvoiceId, output }: CallInput<typeof contract.recordLicensePrint>,
) {
  const row = await licenseInvoiceRows.select(context.db, context.tenantId, licenseInvoiceId);
  if (!row) throw new AppError('NOT_FOUND');
  context.audit({
    action: 'PRINT',
    resource: 'license_invoices',
    resourceId: row.id,
    newValues: { number: row.number, output },
  });
  return { recorded: true as const };
}
