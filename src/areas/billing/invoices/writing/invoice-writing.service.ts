import { findPatient, type KnownPatient } from '#areas/patients/patients.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import { counterSteps } from '#database/counters.ts';
import { appendSteps, type Step } from '#database/counting/open-steps.ts';
import { figureSteps } from '#database/daily-figures.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { followVoidedInvoice } from '#server/points/voided-invoices.ts';
import { accrueOnSending, withdrawOnVoiding } from './invoice-commission.ts';
import {
  type BilledSource,
  deleteSources,
  insertSources,
  isOfDispensing,
  isOfStay,
} from '../sources/billed-source.queries.ts';
import { refuseForeignSources, refusingSecondInvoice } from '../sources/invoice-source.service.ts';
import {
  type NamedSecond,
  requireDiscountWithinLimit,
  requireWithinLimit,
} from '../../limits/own-limit.service.ts';
import { selectServicePrices } from '../../services/service.queries.ts';
import type * as contract from '../invoice.contract.ts';
import type { Invoice } from '../invoice.contract.ts';
import { issue } from '../invoice.issues.ts';
import { type ItemToMake, itemRowsOf, reckonedColumns, sentColumns } from './invoice-reckoning.ts';
import * as queries from '../invoice.queries.ts';
import type { InvoiceItemRow, InvoiceRow } from '../invoice.queries.ts';
import { auditValues, noAftermath, toInvoice } from '../invoice.record.ts';
import { formatInvoiceNumber, invoiceTopic } from '../invoice.rules.ts';
import { readInvoice } from '../invoice.service.ts';

type WrittenInvoice = CallInput<typeof contract.createInvoice>;

/** As a person writes it, or a sale over the counter to somebody who is no patient; that one comes from no call. */
export type InvoiceToMake = Omit<WrittenInvoice, 'patientId' | 'items'> & {
  patientId: string | null;
  items: ItemToMake[];
  buyer?: Invoice['buyer'];
};

const nobodyNamed = { name: null, phone: null };

/**
 * @throws AppError INVALID_INPUT at the field for a past due date, too high a discount or total, or
 * somebody else's appointment, INVOICE_EXISTS for a laboratory order that is billed already.
 */
export async function createInvoice(
  context: CallContext,
  input: InvoiceToMake,
  staySources: readonly BilledSource[] = [],
): Promise<Invoice> {
  const { db, tenantId, actor, clock } = context;
  const [patient, settings] = await Promise.all([
    input.patientId === null ? null : findPatient(db, tenantId, input.patientId),
    queries.selectBillingSettings(db, tenantId),
  ]);
  if (patient === undefined) throw new AppError('NOT_FOUND');
  const buyer = patient ? null : (input.buyer ?? nobodyNamed);
  if (patient) await refuseForeignSources(context, { ...input, patientId: patient.id });
  const today = todayOf(context);
  const now = clock.now().toISOString();
  const reckoned = reckonedColumns(input, {
    defaultTax: settings.tax_rate_basis_points,
    maxMinor: settings.document_max_minor,
    today,
  });
  const id = newId();
  const items = itemRowsOf(tenantId, id, input.items, await listPricesOf(context, input.items));
  const confirmedBy = await requireOwnDiscountToSend(context, items, reckoned, input);
  const source = {
    patient_id: patient?.id ?? null,
    appointment_id: input.appointmentId ?? null,
    ...reckoned,
  };
  const referralId = input.send ? await accrueOnSending(context, source) : reckoned.referral_id;
  const unnumbered: Omit<InvoiceRow, 'invoice_number'> = {
    tenant_id: tenantId,
    id,
    patient_id: patient?.id ?? null,
    buyer_name: buyer?.name ?? null,
    buyer_phone: buyer?.phone ?? null,
    appointment_id: input.appointmentId ?? null,
    lab_order_id: input.labOrderId ?? null,
    currency_code: settings.currency_code,
    ...reckoned,
    referral_id: referralId,
    paid_minor: 0,
    credited_minor: 0,
    refunded_minor: 0,
    status: 'draft',
    payment_method: null,
    created_by: actor.userId,
    created_at: now,
    sent_at: null,
    paid_at: null,
    voided_at: null,
    void_reason: null,
    updated_at: now,
    version: 1,
    ...(input.send ? sentColumns(reckoned.total_minor, now) : {}),
  };
  const [, number] = await Promise.all([
    appendSteps(db, tenantId, [
      ...counterSteps({ 'invoices.total': 1 }),
      ...(input.send ? sendingSteps(context, unnumbered, 1) : []),
    ]),
    context.counting.takeWithoutGap('invoices.number', 1),
  ]);
  const row: InvoiceRow = { ...unnumbered, invoice_number: formatInvoiceNumber(number) };
  context.sendOff(refusingSecondInvoice(queries.insertInvoice(db, row, items)));
  const sources = [...staySources, ...sourceOfOrder(input.labOrderId)];
  context.sendOff(refusingSecondInvoice(insertSources(db, tenantId, id, sources)));
  const names = { patient: patient && namedPatient(patient), buyer, createdByName: actor.name };
  const invoice = toInvoice(row, items, names, noAftermath, today);
  context.audit({
    action: 'CREATE',
    resource: 'invoices',
    resourceId: id,
    newValues: {
      ...auditValues(invoice),
      ...(confirmedBy !== null && { confirmedBy }),
    },
  });
  announce(context, invoice);
  return invoice;
}

/**
 * @throws AppError WRONG_STATE when it is no draft any more, STALE with the stored invoice, INVALID_INPUT as above,
 * INVOICE_OF_STAY for one whose lines follow from a stay.
 */
export async function updateInvoice(
  context: CallContext,
  input: CallInput<typeof contract.updateInvoice> & { items: ItemToMake[] },
  staySources?: readonly BilledSource[],
): Promise<Invoice> {
  const { db, tenantId, clock } = context;
  const { row, invoice: before } = await lockForChange(context, input.invoiceId, input.version);
  if (row.status !== 'draft') throw new AppError('WRONG_STATE', { status: before.status });
  if (staySources) {
    await deleteSources(db, tenantId, row.id);
    await refusingSecondInvoice(insertSources(db, tenantId, row.id, staySources));
  } else if (await isOfStay(db, tenantId, row.id)) throw new AppError('INVOICE_OF_STAY');
  const now = clock.now().toISOString();
  const { document_max_minor: maxMinor } = await queries.selectBillingSettings(db, tenantId);
  const reckoned = reckonedColumns(input, {
    defaultTax: row.tax_basis_points,
    maxMinor,
    today: todayOf(context),
  });
  const items = itemRowsOf(tenantId, row.id, input.items, await listPricesOf(context, input.items));
  const confirmedBy = await requireOwnDiscountToSend(context, items, reckoned, input);
  await queries.deleteItems(db, tenantId, row.id);
  await queries.insertItems(db, items);
  const referralId = input.send
    ? await accrueOnSending(context, { ...row, ...reckoned })
    : reckoned.referral_id;
  const written = await queries.updateInvoice(db, tenantId, row, {
    ...reckoned,
    referral_id: referralId,
    ...(input.send ? sentColumns(reckoned.total_minor, now) : {}),
    updated_at: now,
  });
  if (input.send) await countSending(context, written, 1);
  return tellChange(context, before, input.send ? 'SEND' : 'UPDATE', confirmedBy);
}

/** @throws AppError WRONG_STATE when it is no draft, STALE, INVALID_INPUT when its due date has passed meanwhile. */
export async function sendInvoice(
  context: CallContext,
  input: CallInput<typeof contract.sendInvoice>,
): Promise<Invoice> {
  const { db, tenantId, clock } = context;
  const { row, invoice: before } = await lockForChange(context, input.invoiceId, input.version);
  if (row.status !== 'draft') throw new AppError('WRONG_STATE', { status: before.status });
  if (row.due_date < todayOf(context)) {
    throw invalidFields({ dueDate: issue('dueDatePassed') });
  }
  const items = await queries.selectItems(db, tenantId, [row.id]);
  const confirmedBy = await requireOwnDiscount(context, items, row, input);
  const now = clock.now().toISOString();
  const written = await queries.updateInvoice(db, tenantId, row, {
    referral_id: await accrueOnSending(context, row),
    ...sentColumns(row.total_minor, now),
    updated_at: now,
  });
  await countSending(context, written, 1);
  return tellChange(context, before, 'SEND', confirmedBy);
}

/**
 * @throws AppError WRONG_STATE when something of it is paid or credited or it is void already, STALE with the stored
 * invoice, INVOICE_OF_DISPENSING for medicines that were handed out: they are brought back instead, MONTH_CLOSED where it
 * counts in a month that is closed: a credit note takes it off today.
 */
export async function voidInvoice(
  context: CallContext,
  input: CallInput<typeof contract.voidInvoice>,
): Promise<Invoice> {
  const { db, tenantId, clock } = context;
  const { row, invoice: before } = await lockForChange(context, input.invoiceId, input.version);
  if (row.status === 'void' || row.paid_minor > 0 || row.credited_minor > 0) {
    throw new AppError('WRONG_STATE', { status: before.status });
  }
  if (await isOfDispensing(db, tenantId, row.id)) throw new AppError('INVOICE_OF_DISPENSING');
  // Nobody has seen a draft: what is voided of it was never owed.
  const confirmedBy =
    row.sent_at || input.secondPersonId
      ? await requireWithinLimit(context, { kind: 'void', amountMinor: row.total_minor }, input)
      : null;
  const now = clock.now().toISOString();
  const gone = queries.updateInvoice(db, tenantId, row, {
    status: 'void',
    voided_at: now,
    void_reason: input.reason,
    paid_at: null,
    updated_at: now,
  });
  await refusing(gone, { month_closed: () => new AppError('MONTH_CLOSED') });
  await deleteSources(db, tenantId, row.id);
  await followVoidedInvoice(context, { invoiceId: row.id, reason: input.reason });
  if (row.sent_at) {
    await withdrawOnVoiding(context, row);
    await countSending(context, row, -1);
  }
  return tellChange(context, before, 'VOID', confirmedBy);
}

export async function recordInvoicePrint(
  context: CallContext,
  { invoiceId, output }: CallInput<typeof contract.recordInvoicePrint>,
) {
  await readInvoice(context, invoiceId);
  context.audit({
    action: 'PRINT',
    resource: 'invoices',
    resourceId: invoiceId,
    newValues: { document: 'invoice', output },
  });
  return { recorded: true as const };
}

function sourceOfOrder(labOrderId: string | null | undefined): BilledSource[] {
  return labOrderId ? [{ kind: 'lab_order', source_id: labOrderId }] : [];
}

function namedPatient({ id, patientNumber, firstName, lastName, phone, isRestricted }: KnownPatient) {
  return { id, patientNumber, firstName, lastName, phone: isRestricted ? null : phone, isRestricted };
}

/** Locks the invoice and returns it as row and as record. @throws AppError NOT_FOUND, STALE. */
async function lockForChange(context: CallContext, id: string, version: number) {
  const row = await queries.lockInvoice(context.db, context.tenantId, id);
  if (!row) throw new AppError('NOT_FOUND');
  const invoice = await readInvoice(context, id);
  if (row.version !== version) throw new AppError('STALE', { current: invoice });
  return { row, invoice };
}

/** Adds a sent invoice to the figures of the day it was sent on, or takes it away again. */
async function countSending(context: CallContext, row: InvoiceRow, sign: 1 | -1): Promise<void> {
  await appendSteps(context.db, context.tenantId, sendingSteps(context, row, sign));
}

function sendingSteps(
  { actor }: CallContext,
  row: Pick<InvoiceRow, 'sent_at' | 'total_minor'>,
  sign: 1 | -1,
): Step[] {
  return figureSteps(dateIn(actor.timeZone, new Date(row.sent_at!)), {
    'billing.revenue': sign * row.total_minor,
    'billing.invoices': sign,
    // An invoice with a total of 0 is paid as soon as it is sent.
    ...(row.total_minor === 0 ? { 'billing.paid-invoices': sign } : {}),
  });
}

/** What the catalogue asks for the services among the items. */
function listPricesOf(
  { db, tenantId }: CallContext,
  items: WrittenInvoice['items'],
): Promise<ReadonlyMap<string, number>> {
  return selectServicePrices(db, tenantId, [...new Set(items.flatMap(({ serviceId }) => serviceId ?? []))]);
}

function requireOwnDiscount(
  context: CallContext,
  items: readonly InvoiceItemRow[],
  { discount_minor: discountMinor }: Pick<InvoiceRow, 'discount_minor'>,
  second: NamedSecond,
): Promise<string | null> {
  const lines = items.map((item) => ({
    quantity: item.quantity,
    priceMinor: item.price_minor,
    listMinor: item.list_price_minor,
  }));
  return requireDiscountWithinLimit(context, { lines, discountMinor }, second);
}

/** A draft may say anything: it is looked at when it is sent. */
async function requireOwnDiscountToSend(
  context: CallContext,
  items: readonly InvoiceItemRow[],
  reckoned: Pick<InvoiceRow, 'discount_minor'>,
  input: NamedSecond & { send?: boolean | undefined },
): Promise<string | null> {
  if (!input.send && !input.secondPersonId) return null;
  return requireOwnDiscount(context, items, reckoned, input);
}

async function tellChange(
  context: CallContext,
  before: Invoice,
  action: string,
  confirmedBy: string | null,
): Promise<Invoice> {
  const after = await readInvoice(context, before.id);
  const hasSameItems = JSON.stringify(before.items) === JSON.stringify(after.items);
  const now = hasSameItems ? { ...after, items: before.items } : after;
  context.audit({
    action,
    resource: 'invoices',
    resourceId: after.id,
    ...changedFields(
      auditValues(before),
      confirmedBy === null ? auditValues(now) : { ...auditValues(now), confirmedBy },
    ),
  });
  announce(context, now);
  return after;
}

function announce(context: CallContext, { id, labOrderId }: Pick<Invoice, 'id' | 'labOrderId'>): void {
  context.announce('invoices');
  context.announce(invoiceTopic(id));
  // The order leaves those that wait for a bill, or joins them again.
  if (labOrderId) context.announce('lab-orders');
}
