import type { ClientPayment } from './client-payment.contract.ts';
import type { ListedPayment } from './client-payment.queries.ts';
import { compareAmounts, isKnownPayer } from './payment-comparison.rules.ts';

export function toPayment(row: ListedPayment): ClientPayment {
  return {
    id: row.id,
    clientId: row.client_id,
    tenantName: row.tenant_name,
    invoiceNumber: row.invoice_number,
    invoiceAmountMinor: row.invoice_amount_minor,
    invoiceCurrencyCode: row.invoice_currency_code,
    method: row.method,
    payerName: row.payer_name,
    payerPhone: row.payer_phone,
    transactionId: row.transaction_id,
    amountMinor: row.amount_minor,
    currencyCode: row.currency_code,
    paidOn: row.paid_on,
    status: row.status,
    note: row.note,
    submittedAt: row.submitted_at,
    reviewedAt: row.reviewed_at,
    hasFile: row.file_id !== null,
    version: row.version,
    amount: compareAmounts(row),
    isPayerKnown: isKnownPayer(
      { name: row.payer_name, phone: row.payer_phone },
      { names: [row.tenant_name, row.legal_name], phones: [row.contact_phone] },
    ),
    refusedBefore: row.refused_before,
  };
}
