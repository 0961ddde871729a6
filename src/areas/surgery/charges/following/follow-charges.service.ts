import type { CallContext } from '#database/handler.ts';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { lockCase } from '../../papers/paper-case.queries.ts';
import * as charges from '../charge.queries.ts';
import {
  type ChargedOperation,
  chargesOf,
  type CoverableKind,
  type FoundCharge,
  type PricedService,
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
    readOperation(context, caseId, stored.procedure_id).then(chargesOf),
    charges.selectChargesOf(db, tenantId, caseId),
    charges.selectBillsOf(db, tenantId, caseId),
  ]);
  const open = bills.find(({ status }) => status === 'open');
  const locked = new Set(known.filter(({ bill_id: id }) => id !== open?.id).map((row) => row.source_key));
  const wanted = found.filter(({ sourceKey }) => !locked.has(sourceKey));
  const now = clock.now().toISOString();
  const billId = open?.id ?? newId();
  if (!open && wanted.length > 0) {
    await charges.insertBills(db, [
      {
        tenant_id: tenantId,
        id: billId,
        case_id: caseId,
        patient_id: stored.patient_id,
        bill_number: bills.length + 1,
        status: 'open',
        admission_id: null,
        invoice_id: null,
        validated_by: null,
        validated_at: null,
        returned_by: null,
        returned_at: null,
        return_reason: null,
        created_at: now,
        updated_at: now,
        version: 1,
      },
    ]);
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

async function readOperation(
  { db, tenantId }: CallContext,
  caseId: string,
  procedureId: string | null,
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
  const ids = [procedure?.service_id, packageId, anesthesiaId, pricing?.quarter_hour_service_id];
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
  return {
    procedure: priced(procedure?.service_id),
    package: packaged && {
      service: packaged,
      covers: (procedure?.package_covers ?? []) as CoverableKind[],
    },
    quarterHour: priced(pricing?.quarter_hour_service_id),
    times: {
      arrived: times?.arrived_at ?? null,
      anaesthesiaStart: times?.anaesthesia_start_at ?? null,
      outOfTheatre: times?.out_of_theatre_at ?? null,
    },
    anesthesia: priced(anesthesiaId),
    implants: implants.map(({ id, name, price_minor: priceMinor }) => ({
      id,
      name,
      priceMinor: priceMinor ?? 0,
    })),
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
    (row.state === 'dropped' || found.isCovered === (row.state === 'covered'))
  );
}

/** A line as it is stored when it is found, before anybody corrected it. */
export function chargeRow(
  { kind, sourceKey, serviceId, name, quantity, priceMinor, isCovered }: FoundCharge,
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
    state: isCovered ? 'covered' : 'charged',
    change_reason: null,
    changed_by: null,
    changed_at: null,
    created_at: now,
    version: 1,
  };
}
