import {
  invoiceNamesOf,
  invoiceTotals,
  readDepositAccount,
  selectBillingSettings,
  selectInvoiceRows,
  toInvoiceSummary,
} from '#areas/billing/billing.public.ts';
import { readTestsOfOrders } from '#areas/laboratory/laboratory.public.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { subtractMinor, sumMinor } from '#kernel/money/minor-units.ts';
import { todayOf } from '#kernel/time/today.ts';
import type { AdmissionRow } from '../../admissions/admission.queries.ts';
import { requireAdmission } from '../../admissions/admission.service.ts';
import { maxRates } from '../rates/bed-rate.contract.ts';
import { selectRates } from '../rates/bed-rate.queries.ts';
import { rateOf } from '../rates/bed-rate.service.ts';
import { amountOf, settle } from '../settlement.rules.ts';
import { rateAt } from '../stay-charges.rules.ts';
import { billLines, type ChargedStay } from './bill-lines.ts';
import type * as contract from './stay-bill.contract.ts';
import type { StayBill, StayBillLine } from './stay-bill.contract.ts';
import * as queries from './stay-bill.queries.ts';

/** Invoices of one stay that are added up; a stay has a handful. */
const maxInvoices = 200;

export async function readStayBill(
  context: CallContext,
  { admissionId }: CallInput<typeof contract.readStayBill>,
): Promise<StayBill> {
  const { bill } = await reckonStay(context, await requireAdmission(context, admissionId));
  context.audit({ action: 'VIEW', resource: 'stay_bills', resourceId: admissionId });
  return bill;
}

export async function recordStayBillPrint(
  context: CallContext,
  { admissionId, output }: CallInput<typeof contract.recordStayBillPrint>,
) {
  await requireAdmission(context, admissionId);
  context.audit({
    action: 'PRINT',
    resource: 'stay_bills',
    resourceId: admissionId,
    newValues: { document: 'interim bill', output },
  });
  return { recorded: true as const };
}

/** As much of a call as reckoning a stay needs. */
export type Reckoning = Pick<CallContext, 'db' | 'tenantId' | 'actor' | 'clock'>;

/** What a stay comes to at this moment, and what its invoices have still to say. */
export async function reckonStay(context: Reckoning, admission: AdmissionRow) {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const until = admission.ended_at !== null && admission.ended_at < now ? admission.ended_at : now;
  const [stays, rates, items, chosen, estimate, billed, final, settings, deposit] = await Promise.all([
    queries.selectCharged(db, tenantId, admission.id),
    selectRates(db, tenantId, maxRates),
    queries.selectItems(db, tenantId, admission.id),
    queries.selectStayPackage(db, tenantId, admission.id),
    queries.selectEstimate(db, tenantId, admission.id),
    queries.selectBilledLines(db, tenantId, admission.id),
    queries.selectFinalInvoice(db, tenantId, admission.id),
    selectBillingSettings(db, tenantId),
    readDepositAccount(context, admission.patient_id),
  ]);
  const invoiceIds = new Set(billed.map(({ invoice_id: id }) => id));
  const firstBilledAt = billed[0]?.invoiced_at ?? admission.admitted_at;
  const orders = await readOrders(context, admission, { until, invoiceIds });
  const stay: ChargedStay = {
    parts: stays.map((row) => ({
      bedId: row.bed_id,
      bedNumber: row.bed_number,
      bedType: row.bed_type,
      wardId: row.ward_id,
      wardName: row.ward_name,
      from: row.started_at!,
      to: row.ended_at,
    })),
    rates: rates.map(rateOf),
    package: chosen
      ? {
          name: chosen.name,
          priceMinor: chosen.price_minor,
          includedDays: chosen.included_days,
          services: chosen.services as { serviceId: string; quantity: number }[],
        }
      : null,
    services: items.services.map((row) => ({
      id: row.id,
      serviceId: row.service_id,
      name: row.name,
      priceMinor: row.price_minor,
      quantity: row.quantity,
      chargedAt: row.charged_at,
    })),
    timers: items.timers.map((row) => ({
      id: row.id,
      name: row.name,
      unit: row.unit,
      priceMinor: row.price_minor,
      startedAt: row.started_at,
      stoppedAt: row.stopped_at,
    })),
    orders,
    supplies: items.supplies.map((row) => ({
      id: row.id,
      name: row.name,
      priceMinor: row.price_minor,
      quantity: row.quantity - row.returned_quantity,
      chargedAt: row.charged_at,
    })),
    timeZone: actor.timeZone,
    until,
  };
  const { lines, covered } = billLines(stay);
  const sent = billed.filter((line) => line.invoice_status !== 'draft');
  const settlement = settle<StayBillLine>(
    lines,
    sent.map((line) => ({
      key: line.charge_key,
      quantity: line.quantity,
      priceMinor: line.price_minor,
    })),
  );
  const invoices = await readInvoices(context, admission, { ids: invoiceIds, firstBilledAt });
  const priced = new Map(sent.map((line) => [line.charge_key, line.price_minor]));
  const credited = settlement.credits.map((one) => ({ ...one, priceMinor: priced.get(one.key) ?? 0 }));
  const sums = (some: readonly StayBillLine[]) => sumsOf(some, settings.tax_rate_basis_points);
  const unbilled = sums(settlement.further);
  const dueMinor = sumMinor(invoices.map((invoice) => invoice.dueMinor));
  const bill: StayBill = {
    admissionId: admission.id,
    admissionNumber: admission.admission_number,
    admissionStatus: admission.status,
    patient: toNamedPatient(admission),
    admittedAt: admission.admitted_at,
    until,
    currencyCode: settings.currency_code,
    lines,
    covered,
    bedsWithoutRate: bedsWithoutRate(stay),
    charges: sums(lines),
    unbilled,
    toCreditMinor: amountOf(credited),
    invoices,
    dueMinor,
    depositLeftMinor: deposit.leftMinor,
    toPayMinor: subtractMinor(sumMinor([unbilled.totalMinor, dueMinor]), deposit.leftMinor),
    package: chosen
      ? {
          carePackageId: chosen.care_package_id,
          name: chosen.name,
          priceMinor: chosen.price_minor,
          includedDays: chosen.included_days,
        }
      : null,
    estimate: estimate
      ? {
          amountMinor: estimate.amount_minor,
          days: estimate.days,
          notes: estimate.notes,
          createdAt: estimate.created_at,
          createdByName: estimate.author_name,
        }
      : null,
    finalInvoiceId: final?.id ?? null,
    draftInvoiceId: billed.find((line) => line.invoice_status === 'draft')?.invoice_id ?? null,
  };
  return { bill, settlement, billed, final, stay };
}

/** Orders made during the stay that nothing else has billed. */
async function readOrders(
  { db, tenantId }: Reckoning,
  { patient_id: patientId, admitted_at: from }: AdmissionRow,
  { until, invoiceIds }: { until: string; invoiceIds: ReadonlySet<string> },
): Promise<ChargedStay['orders']> {
  const orders = await queries.selectOrders(db, tenantId, { patientId, from, to: until });
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const [sources, tests] = await Promise.all([
    queries.selectSources(db, tenantId, ids),
    readTestsOfOrders(db, tenantId, ids),
  ]);
  const elsewhere = new Set(
    sources.filter(({ invoice_id: id }) => !invoiceIds.has(id)).map(({ source_id: id }) => id),
  );
  return orders
    .filter(({ id }) => !elsewhere.has(id))
    .map((row) => ({
      id: row.id,
      orderNumber: row.order_number,
      orderedAt: row.ordered_at,
      tests: tests.get(row.id) ?? [],
    }));
}

/** The invoices of the patient during the stay, and those of the stay whenever they were made; newest first. */
async function readInvoices(
  context: Reckoning,
  { patient_id: patientId, admitted_at: admittedAt, ended_at: endedAt }: AdmissionRow,
  ofStay: { ids: ReadonlySet<string>; firstBilledAt: string },
): Promise<StayBill['invoices']> {
  const today = todayOf(context);
  // An admission time that was corrected may lie after the first invoice of the stay.
  const madeFrom = ofStay.firstBilledAt < admittedAt ? ofStay.firstBilledAt : admittedAt;
  const ask = { today, patientId, madeFrom, sort: '-created' as const, limit: maxInvoices };
  const rows = await selectInvoiceRows(context.db, context.tenantId, ask);
  return rows
    .filter((row) => row.status !== 'void')
    .filter(
      ({ id, created_at: at }) =>
        ofStay.ids.has(id) || (at >= admittedAt && (endedAt === null || at <= endedAt)),
    )
    .map((row) => toInvoiceSummary(row, invoiceNamesOf(row), today));
}

function sumsOf(lines: readonly StayBillLine[], taxBasisPoints: number): StayBill['charges'] {
  const { subtotalMinor, taxMinor, totalMinor } = invoiceTotals({
    items: lines,
    discount: { amountMinor: 0 },
    taxBasisPoints,
  });
  return { subtotalMinor, taxMinor, totalMinor };
}

/** Beds in which somebody lay at a moment for which nothing says what they cost. */
function bedsWithoutRate({ parts, rates, until }: ChargedStay): string[] {
  const without = parts.filter((part) => part.from < until && !rateAt(rates, part, Date.parse(part.from)));
  return [...new Set(without.map(({ bedNumber }) => bedNumber))];
}
