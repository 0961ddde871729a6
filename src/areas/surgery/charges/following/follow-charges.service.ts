import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { lockCase } from '../../papers/paper-case.queries.ts';
import * as charges from '../charge.queries.ts';
import { openBill } from '../charge.record.ts';
import {
  type ChargedOperation,
  chargesOf,
  type CoverableKind,
  type FoundCharge,
  type PricedService,
  type Pricing,
} from '../charge.rules.ts';
import * as queries from './follow-charges.queries.ts';

/** The topic of what operations come to. */
export const chargesTopic = 'surgical-charges';

/**
 * Writes down what a completed operation comes to, as far as billing has not validated it. Whatever an operation is
 * charged by calls this in its own transaction, with the case locked. What was corrected stays so until that which it
 * corrects changes.
 */
export async function followCharges(context: CallContext, caseId: string): Promise<void> {
  if (!context.actor.modules.billing_enabled) return;
  const stored = await lockCase(context, caseId);
  if (stored.status !== 'completed') return;
  const { db, tenantId, clock } = context;
  const [found, known, bills] = await Promise.all([
    readOperation(context, caseId, stored).then(chargesOf),
    charges.selectChargesOf(db, tenantId, caseId),
    charges.selectBillsOf(db, tenantId, caseId),
  ]);
  const open = bills.find(({ status }) => status === 'open');
  const locked = new Set(known.filter(({ bill_id: id }) => id !== open?.id).map((row) => row.source_key));
  const wanted = found.filter(({ sourceKey }) => !locked.has(sourceKey));
  const now = clock.now().toISOString();
  const billId = open?.id ?? newId();
  if (!open && wanted.length > 0) {
    const { patient_id: patientId } = stored;
    const bill = openBill({ tenantId, id: billId, caseId, patientId, number: bills.length + 1, at: now });
    await charges.insertBills(db, [bill]);
  }
  const stale = known.filter((row) => row.bill_id === open?.id && !wanted.some((one) => isSame(one, row)));
  await charges.deleteCharges(
    db,
    tenantId,
    stale.map(({ id }) => id),
  );
  const kept = new Set(known.filter((row) => !stale.includes(row)).map((row) => row.source_key));
  const added = wanted.filter(({ sourceKey }) => !kept.has(sourceKey));
  await charges.insertCharges(
    db,
    added.map((line) => chargeRow(line, { tenantId, billId, caseId, now })),
  );
  if (open && wanted.length === 0) await charges.deleteBill(db, tenantId, open.id);
  else if (open && (stale.length > 0 || added.length > 0)) {
    await charges.billRows.update(db, { tenantId, id: open.id, version: open.version }, { updated_at: now });
  }
  context.announce(chargesTopic);
}

/** @throws AppError CASE_BILLED once billing has validated what this key charges */
export async function refuseBilled(
  { db, tenantId }: CallContext,
  caseId: string,
  sourceKey: string,
): Promise<void> {
  const number = await charges.selectValidatedNumber(db, tenantId, { caseId, sourceKey });
  if (number !== undefined) throw new AppError('CASE_BILLED', { number });
}

type OperatedCase = Pick<Awaited<ReturnType<typeof lockCase>>, 'procedure_id' | 'procedure_name'>;

async function readOperation(
  { db, tenantId }: CallContext,
  caseId: string,
  { procedure_id: procedureId, procedure_name: procedureName }: OperatedCase,
): Promise<ChargedOperation> {
  const [pricing, procedure, times, type, implants, consumables] = await Promise.all([
    queries.selectPricing(db, tenantId),
    procedureId === null ? undefined : queries.selectChargedProcedure(db, tenantId, procedureId),
    queries.selectTheatreTimes(db, tenantId, caseId),
    queries.selectAnesthesiaType(db, tenantId, caseId),
    queries.selectChargedImplants(db, tenantId, caseId),
    queries.selectChargedConsumables(db, tenantId, caseId),
  ]);
  const anesthesiaId = pricing && type ? pricing[`${type}_service_id`] : null;
  const packageId = procedure?.package_service_id ?? null;
  const ids = [
    procedure?.service_id,
    packageId,
    anesthesiaId,
    pricing?.quarter_hour_service_id,
    pricing?.recovery_service_id,
  ];
  const services = await queries.selectServices(
    db,
    tenantId,
    ids.filter((id) => typeof id === 'string'),
  );
  const priced = (id: string | null | undefined): PricedService | null => {
    const row = services.find((service) => service.id === id);
    return row ? { id: row.id, name: row.name, priceMinor: row.price_minor } : null;
  };
  const packaged = priced(packageId);
  const priceOf = (use: string, id: string | null | undefined): Pricing =>
    priced(id) ?? (pricing?.not_charged.includes(use) ? 'not-charged' : null);
  return {
    procedure: { name: procedureName, service: priced(procedure?.service_id) },
    package: packaged && {
      service: packaged,
      covers: (procedure?.package_covers ?? []) as CoverableKind[],
    },
    quarterHour: priceOf('quarterHour', pricing?.quarter_hour_service_id),
    times: {
      arrived: times?.arrived_at ?? null,
      anaesthesiaStart: times?.anaesthesia_start_at ?? null,
      outOfTheatre: times?.out_of_theatre_at ?? null,
    },
    anesthesia:
      type === undefined ? null : { type, price: type === null ? null : priceOf(type, anesthesiaId) },
    recoveryQuarter: priceOf('recovery', pricing?.recovery_service_id),
    recoveryTimes: { recovery: times?.recovery_at ?? null, accepted: times?.accepted_at ?? null },
    implants: implants.map(({ id, name, price_minor: priceMinor }) => ({ id, name, priceMinor })),
    consumables: consumables.map(({ id, name, quantity, price_minor: priceMinor }) => ({
      id,
      name,
      quantity,
      priceMinor,
    })),
  };
}

function isSame(found: FoundCharge, row: charges.ChargeRow): boolean {
  return (
    found.sourceKey === row.source_key &&
    found.quantity === row.found_quantity &&
    found.priceMinor === row.found_price_minor &&
    found.name === row.name &&
    (row.state === 'dropped' || found.isCovered === (row.state === 'covered')) &&
    // What was priced by hand stays so until the catalogue has a price, even one of 0.
    (found.isUnpriced ? row.change_reason !== null || isWaiting(row) : row.state !== 'unpriced')
  );
}

const isWaiting = ({ state }: charges.ChargeRow) => state === 'unpriced' || state === 'covered';

/** A line as it is stored when it is found, before anybody corrected it. */
export function chargeRow(
  { kind, sourceKey, serviceId, name, quantity, priceMinor, isCovered, isUnpriced }: FoundCharge,
  { tenantId, billId, caseId, now }: Record<'tenantId' | 'billId' | 'caseId' | 'now', string>,
): charges.ChargeRow {
  return {
    tenant_id: tenantId,
    id: newId(),
    bill_id: billId,
    case_id: caseId,
    kind,
    source_key: sourceKey,
    service_id: serviceId,
    name,
    found_quantity: quantity,
    found_price_minor: priceMinor,
    quantity,
    price_minor: priceMinor,
    state: isCovered ? 'covered' : isUnpriced ? 'unpriced' : 'charged',
    change_reason: null,
    changed_by: null,
    changed_at: null,
    created_at: now,
    version: 1,
  };
}
