import { findPatientIds } from '#areas/patients/patients.public.ts';
import { readCounters } from '#database/counters.ts';
import { sumDailyFigures } from '#database/daily-figures.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import type * as contract from './invoice.contract.ts';
import type { Invoice, InvoiceSummary } from './invoice.contract.ts';
import {
  selectCreditedItems,
  selectCreditNotes,
  sumUncreditedRefunds,
} from '../credits/credit-note.queries.ts';
import { sumPendingRequests } from '../payments/refunds/refund.queries.ts';
import { selectInvoice, selectInvoices } from './invoice-list.queries.ts';
import { selectBillingSettings, selectItems } from './invoice.queries.ts';
import { namesOf, toInvoice, toSummary } from './invoice.record.ts';
import { numberSpan } from './invoice.rules.ts';

export async function listInvoices(
  context: CallContext,
  input: CallInput<typeof contract.listInvoices>,
): Promise<Page<InvoiceSummary>> {
  return readPage(context, input);
}

export async function exportInvoices(
  context: CallContext,
  input: CallInput<typeof contract.exportInvoices>,
): Promise<Page<InvoiceSummary>> {
  const page = await readPage(context, input);
  context.audit({ action: 'EXPORT', resource: 'invoices', newValues: { ...input, rows: page.rows.length } });
  return page;
}

/** Patients whose invoices a search looks up: the newest registrations that match. */
const maxPatientsSearched = 20;

async function readPage(
  context: CallContext,
  { search, from, to, ...request }: CallInput<typeof contract.listInvoices>,
): Promise<Page<InvoiceSummary>> {
  const { db, tenantId, actor } = context;
  const today = todayOf(context);
  const rows = await selectInvoices(db, tenantId, {
    ...request,
    today,
    madeFrom: from && dayBounds(actor.timeZone, from).start,
    madeBefore: to && dayBounds(actor.timeZone, to).end,
    search: search
      ? {
          numbers: numberSpan(search),
          patientIds: await findPatientIds(db, tenantId, search, maxPatientsSearched),
        }
      : undefined,
  });
  const page = toPage(rows, request.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map((row) => toSummary(row, namesOf(row), today)) };
}

export async function countInvoices({ db, tenantId }: CallContext) {
  const [figures, counters, settings] = await Promise.all([
    sumDailyFigures(db, tenantId, ['billing.revenue', 'billing.collected', 'billing.to-refund']),
    readCounters(db, tenantId, ['invoices.total']),
    selectBillingSettings(db, tenantId),
  ]);
  const revenueMinor = figures['billing.revenue'];
  const collectedMinor = figures['billing.collected'];
  return {
    currencyCode: settings.currency_code,
    revenueMinor,
    collectedMinor,
    // What waits to be given back was collected beyond what is owed: it makes nobody else owe less.
    outstandingMinor: sumMinor([subtractMinor(revenueMinor, collectedMinor), figures['billing.to-refund']]),
    total: counters['invoices.total'],
  };
}

export async function getInvoice(
  context: CallContext,
  { invoiceId }: CallInput<typeof contract.getInvoice>,
): Promise<Invoice> {
  const invoice = await readInvoice(context, invoiceId);
  context.audit({ action: 'VIEW', resource: 'invoices', resourceId: invoiceId });
  return invoice;
}

/** @throws AppError NOT_FOUND, the same for an invoice of another hospital and for one that never existed. */
export async function readInvoice(context: CallContext, id: string): Promise<Invoice> {
  const { db, tenantId } = context;
  const [row, items, notes, creditedItems, pendingRefundMinor, uncreditedRefundsMinor] = await Promise.all([
    selectInvoice(db, tenantId, id),
    selectItems(db, tenantId, [id]),
    selectCreditNotes(db, tenantId, id),
    selectCreditedItems(db, tenantId, id),
    sumPendingRequests(db, tenantId, id),
    sumUncreditedRefunds(db, tenantId, id),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  const aftermath = { notes, creditedItems, pendingRefundMinor, uncreditedRefundsMinor };
  return toInvoice(row, items, namesOf(row), aftermath, todayOf(context));
}
