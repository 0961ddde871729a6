import { subtractMinor } from '#kernel/money/minor-units.ts';
import type { Invoice, InvoiceItem, InvoiceSummary } from './invoice.contract.ts';
import type { NamedInvoiceRow } from './invoice-list.queries.ts';
import type { InvoiceItemRow, InvoiceRow } from './invoice.queries.ts';
import { statusToday, takesPayment } from './invoice.rules.ts';

/** Who is named on an invoice. */
export interface InvoiceNames {
  patient: InvoiceSummary['patient'];
  createdByName: string;
}

/** The names that a list or a single reading brings along. */
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
  const status = statusToday(
    { status: row.status, paidMinor: row.paid_minor, totalMinor: row.total_minor, dueDate: row.due_date },
    today,
  );
  return {
    id: row.id,
    invoiceNumber: row.invoice_number,
    patient,
    currencyCode: row.currency_code,
    totalMinor: row.total_minor,
    paidMinor: row.paid_minor,
    dueMinor: takesPayment(status) ? subtractMinor(row.total_minor, row.paid_minor) : 0,
    status,
    dueDate: row.due_date,
    createdAt: row.created_at,
    version: row.version,
  };
}

/** A stored row with its items as the whole record; `today` is the hospital's own date. */
export function toInvoice(
  row: InvoiceRow,
  items: readonly InvoiceItemRow[],
  names: InvoiceNames,
  today: string,
): Invoice {
  return {
    ...toSummary(row, names.patient, today),
    appointmentId: row.appointment_id,
    labOrderId: row.lab_order_id,
    referralId: row.referral_id,
    referrerId: row.referrer_id,
    items: items.map(toItem),
    subtotalMinor: row.subtotal_minor,
    discountBasisPoints: row.discount_basis_points,
    discountMinor: row.discount_minor,
    taxBasisPoints: row.tax_basis_points,
    taxMinor: row.tax_minor,
    notes: row.notes,
    paymentMethod: row.payment_method,
    createdByName: names.createdByName,
    sentAt: row.sent_at,
    paidAt: row.paid_at,
    voidedAt: row.voided_at,
    voidReason: row.void_reason,
    updatedAt: row.updated_at,
  };
}

function toItem(row: InvoiceItemRow): InvoiceItem {
  return {
    id: row.id,
    serviceId: row.service_id,
    name: row.name,
    description: row.description,
    quantity: row.quantity,
    priceMinor: row.price_minor,
    totalMinor: row.total_minor,
  };
}

/** The record's own values without what patient and author are called, for the audit trail. */
export function auditValues({ patient, createdByName: _isAName, dueMinor: _isDerived, ...values }: Invoice) {
  return { ...values, patientId: patient.id };
}
