import { toRecord } from '#database/to-record.ts';
import { clientPayment, type ClientPayment } from './client-payment.contract.ts';
import type { ListedPayment } from './client-payment.queries.ts';
import { compareAmounts, isKnownPayer } from './payment-comparison.rules.ts';

export function toPayment(row: ListedPayment): ClientPayment {
  return toRecord(clientPayment, row, {
    hasFile: row.file_id !== null,
    amount: compareAmounts(row),
    isPayerKnown: isKnownPayer(
      { name: row.payer_name, phone: row.payer_phone },
      { names: [row.tenant_name, row.legal_name], phones: [row.contact_phone] },
    ),
  });
}
