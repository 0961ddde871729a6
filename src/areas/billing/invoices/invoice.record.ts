import { toRecord } from '#database/to-record.ts';
import { toCreditNotes } from '../credits/credit-note.record.ts';
import type { NamedCreditNoteItemRow, NamedCreditNoteRow } from '../credits/credit-note.queries.ts';
import {
  type Invoice,
  invoice,
  invoiceItem,
  type InvoiceSummary,
  invoiceSummary,
} from './invoice.contract.ts';
import type { NamedInvoiceRow } from './invoice-list.queries.ts';
import type { InvoiceItemRow, InvoiceRow } from './invoice.queries.ts';
import { dueOf, statusToday, takesPayment, toRefundOf } from './invoice.rules.ts';

/** Whom an invoice is for. */
export type InvoiceParty = Pick<InvoiceSummary, 'patient' | 'buyer'>;

/** Who is named on an invoice. */
export interface InvoiceNames extends InvoiceParty {
  createdByName: string;
}

/** The names of patient and author, which a read row brings with it. */
export function namesOf(row: NamedInvoiceRow): InvoiceNames {
  const { patient_id: id, buyer_name: name, buyer_phone: phone } = row;
  const patient = id === null ? null : patientOf(id, row);
  return {
    patient,
    buyer: patient ? null : { name, phone },
    createdByName: `${row.author_first_name} ${row.author_last_name}`.trim(),
  };
}

function patientOf(id: string, row: NamedInvoiceRow) {
  return {
    id,
    patientNumber: row.patient_number!,
    firstName: row.patient_first_name!,
    lastName: row.patient_last_name!,
    phone: row.patient_phone,
    isRestricted: row.patient_is_restricted!,
  };
}

/** A stored row as lists show it; `today` is the hospital's own date. */
export function toSummary(row: InvoiceRow, { patient, buyer }: InvoiceParty, today: string): InvoiceSummary {
  return toRecord(invoiceSummary, row, { patient, buyer, ...stateOf(row, today) });
}

/** What became of an invoice after it was sent, besides its payments; amounts in minor units. */
export interface InvoiceAftermath {
  notes: readonly NamedCreditNoteRow[];
  creditedItems: readonly NamedCreditNoteItemRow[];
  pendingRefundMinor: number;
  uncreditedRefundsMinor: number;
}

/** Of an invoice that was only just made. */
export const noAftermath: InvoiceAftermath = {
  notes: [],
  creditedItems: [],
  pendingRefundMinor: 0,
  uncreditedRefundsMinor: 0,
};

/** A stored row with its items as the whole record; `today` is the hospital's own date. */
export function toInvoice(
  row: InvoiceRow,
  items: readonly InvoiceItemRow[],
  names: InvoiceNames,
  aftermath: InvoiceAftermath,
  today: string,
): Invoice {
  const state = stateOf(row, today);
  return toRecord(invoice, row, {
    ...names,
    ...state,
    pendingRefundMinor: aftermath.pendingRefundMinor,
    // Only as far as it has become due again.
    uncreditedRefundsMinor: Math.min(aftermath.uncreditedRefundsMinor, state.dueMinor),
    creditNotes: toCreditNotes(aftermath.notes, aftermath.creditedItems),
    items: items.map((item) => toRecord(invoiceItem, item)),
  });
}

function stateOf(
  row: InvoiceRow,
  today: string,
): Pick<InvoiceSummary, 'status' | 'dueMinor' | 'toRefundMinor'> {
  const status = statusToday(row, today);
  return { status, dueMinor: takesPayment(status) ? dueOf(row) : 0, toRefundMinor: toRefundOf(row) };
}

/** The record's own values without what patient and author are called, for the audit trail. */
export function auditValues({
  patient,
  createdByName: _isAName,
  creditNotes: _haveTheirOwnEntries,
  dueMinor: _isDerived,
  toRefundMinor: _isDerivedToo,
  pendingRefundMinor: _isOfRequests,
  uncreditedRefundsMinor: _isOfPayments,
  ...values
}: Invoice) {
  return { ...values, patientId: patient?.id ?? null };
}
