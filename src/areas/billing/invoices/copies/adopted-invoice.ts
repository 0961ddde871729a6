import { systemClock } from '#kernel/time/clock.ts';
import { adoptedId, newId } from '#kernel/ids.ts';
import { subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { type PaymentMethod, paymentMethods } from '../../payments/payment.rules.ts';
import type { LeftInvoice } from './invoice-copy.rows.ts';
import type { InvoiceItemRow, InvoiceRow } from '../invoice.queries.ts';
import { statusAfter } from '../invoice.rules.ts';

const dayMs = 86_400_000;
const daysToPay = 14;

/** For whom, by whom and under which number an invoice comes along. */
export interface Adoption {
  tenantId: string;
  patientId: string;
  /** The referral that it names, where that came along as the same patient's. */
  referralId: string | null;
  number: string;
  userId: string;
  timeZone: string;
  currencyCode: string;
}

/** An invoice of the earlier program, which checked no sums: the items count, and everything is added up anew. */
export function rowsOf(left: LeftInvoice, adoption: Adoption) {
  const { tenantId, patientId, referralId, number, userId, timeZone, currencyCode } = adoption;
  const now = systemClock.now();
  const id = adoptedId(tenantId, 'invoice', left.id);
  const items = itemsOf(left, tenantId, id);
  const subtotal = sumMinor(items.map((item) => item.total_minor));
  const discount = Math.min(left.discount, subtotal);
  const taxed = subtractMinor(subtotal, discount);
  const tax = Math.min(left.tax, taxed);
  const total = taxed + tax;
  const made = left.createdAt ?? now.toISOString();
  const dueDate = left.dueDate ?? dateIn(timeZone, new Date(Date.parse(made) + daysToPay * dayMs));
  const isVoid = left.status === 'void';
  const paid = isVoid ? 0 : Math.min(left.paidAmount, total);
  const isDraft = left.status === 'draft' && paid === 0;
  const open = statusAfter(paid, total, dueDate, dateIn(timeZone, now));
  const status = isVoid || isDraft ? left.status : open;
  const changed = left.updatedAt ?? made;
  const paidAt = left.paidAt ?? changed;
  const invoice: InvoiceRow = {
    tenant_id: tenantId,
    id,
    invoice_number: number,
    patient_id: patientId,
    appointment_id: null,
    lab_order_id: null,
    referral_id: referralId,
    referrer_id: null,
    currency_code: currencyCode,
    subtotal_minor: subtotal,
    discount_basis_points: null,
    discount_minor: discount,
    tax_basis_points: taxed === 0 ? 0 : Math.round((10_000 * tax) / taxed),
    tax_minor: tax,
    total_minor: total,
    paid_minor: paid,
    status,
    due_date: dueDate,
    notes: left.notes,
    payment_method: paid > 0 ? methodOf(left) : null,
    created_by: userId,
    created_at: made,
    sent_at: isDraft ? null : made,
    paid_at: status === 'paid' ? paidAt : null,
    voided_at: isVoid ? changed : null,
    void_reason: isVoid ? 'Void in the earlier program' : null,
    updated_at: changed,
    version: 1,
  };
  return { invoice, items, method: methodOf(left) };
}

function methodOf({ paymentMethod }: LeftInvoice): PaymentMethod {
  return paymentMethods.find((method) => method === paymentMethod) ?? 'manual';
}

function itemsOf(left: LeftInvoice, tenantId: string, invoiceId: string): InvoiceItemRow[] {
  const whole = { name: null, description: null, quantity: 1, price: left.subtotal };
  const lines = left.items.length > 0 ? left.items : [whole];
  return lines.map(({ name, description, quantity, price }, index) => ({
    tenant_id: tenantId,
    invoice_id: invoiceId,
    position: index + 1,
    id: newId(),
    service_id: null,
    name: name ?? 'Services',
    description,
    quantity,
    price_minor: price,
    total_minor: price * quantity,
  }));
}
