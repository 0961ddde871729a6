import { toRecord } from '#database/to-record.ts';
import { subtractMinor } from '#kernel/money/minor-units.ts';
import {
  type Invoice,
  invoice,
  invoiceItem,
  type InvoiceSummary,
  invoiceSummary,
} from './invoice.contract.ts';
import type { NamedInvoiceRow } from './invoice-list.queries.ts';
import type { InvoiceItemRow, InvoiceRow } from './invoice.queries.ts';
import { statusToday, takesPayment } from './invoice.rules.ts';

/** Who is named on an invoice. */
export interface InvoiceNames {
  patient: InvoiceSummary['patient'];
  createdByName: string;
}

/** The names of patient and author, which a read row brings with it. */
export function namesOf(row: NamedInvoiceRow): InvoiceNames {
  return {
    patient: {
      id: row.patient_id,
      patientNumber: row.patient_number,
      firstName: row.patient_first_name,
      lastName: row.patient_last_name,
      phone: row.patient_phone,
    },
    createdByName: `${row.author_first_name} ${row.author_last_name}`.trim(),
  };
}

/** A stored row as lists show it; `today` is the hospital's own date. */
export function toSummary(
  row: InvoiceRow,
  patient: InvoiceSummary['patient'],
  today: string,
): InvoiceSummary {
  return toRecord(invoiceSummary, row, { patient, ...stateOf(row, today) });
}

/** A stored row with its items as the whole record; `today` is the hospital's own date. */
export function toInvoice(
  row: InvoiceRow,
  items: readonly InvoiceItemRow[],
  names: InvoiceNames,
  today: string,
): Invoice {
  return toRecord(invoice, row, {
    ...names,
    ...stateOf(row, today),
    items: items.map((item) => toRecord(invoiceItem, item)),
  });
}

function stateOf(row: InvoiceRow, today: string): Pick<InvoiceSummary, 'status' | 'dueMinor'> {
  const { status: stored, paid_minor: paidMinor, total_minor: totalMinor, due_date: dueDate } = row;
  const status = statusToday({ status: stored, paidMinor, totalMinor, dueDate }, today);
  return { status, dueMinor: takesPayment(status) ? subtractMinor(totalMinor, paidMinor) : 0 };
}

/** The record's own values without what patient and author are called, for the audit trail. */
export function auditValues({ patient, createdByName: _isAName, dueMinor: _isDerived, ...values }: Invoice) {
  return { ...values, patientId: patient.id };
}
