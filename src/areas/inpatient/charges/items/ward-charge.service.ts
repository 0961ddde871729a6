import { findServices } from '#areas/billing/billing.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { can } from '#kernel/access/actor.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { toAdmission } from '../../admissions/admission.record.ts';
import { requireAdmission } from '../../admissions/admission.service.ts';
import { maxListed } from './stay-item.contract.ts';
import { selectTimedCharges } from './stay-item.queries.ts';
import type * as contract from './ward-charge.contract.ts';
import { type Chargeable, maxWardCharges, type WardCharge } from './ward-charge.contract.ts';
import * as queries from './ward-charge.queries.ts';

/** @throws AppError NOT_FOUND */
export async function listWardCharges(
  context: CallContext,
  { admissionId }: CallInput<typeof contract.listWardCharges>,
) {
  const { db, tenantId } = context;
  const { patient } = toAdmission(await requireAdmission(context, admissionId));
  const of = { admissionId, limit: maxWardCharges };
  const [timers, services] = await Promise.all([
    queries.selectWardTimers(db, tenantId, of),
    queries.selectWardServices(db, tenantId, of),
  ]);
  const rows: WardCharge[] = [
    ...timers.map((row) => ({
      id: row.id,
      kind: 'timed' as const,
      name: row.name,
      quantity: null,
      unit: row.unit,
      from: row.started_at,
      to: row.stopped_at,
      isRunning: row.stopped_at === null && row.cancelled_at === null,
      ...removalOf(row),
      byName: row.by_name,
    })),
    ...services.map((row) => ({
      id: row.id,
      kind: 'service' as const,
      name: row.name,
      quantity: row.quantity,
      unit: null,
      from: row.charged_at,
      to: null,
      isRunning: false,
      ...removalOf(row),
      byName: row.by_name,
    })),
  ];
  const { id, isRestricted } = patient;
  return { patient: { id, isRestricted }, rows: rows.toSorted(runningThenNewest) };
}

function removalOf(row: { cancelled_at: string | null; cancel_reason: string | null }) {
  return { isRemoved: row.cancelled_at !== null, removeReason: row.cancel_reason };
}

function runningThenNewest(one: WardCharge, other: WardCharge): number {
  return Number(other.isRunning) - Number(one.isRunning) || other.from.localeCompare(one.from);
}

export async function searchChargeables(
  context: CallContext,
  { kind, search }: CallInput<typeof contract.searchChargeables>,
): Promise<{ rows: Chargeable[] }> {
  const { db, tenantId, actor } = context;
  const seesPrices = can(actor, 'billing.read');
  if (kind === 'service') {
    const found = await findServices(context, { search });
    return {
      rows: found.rows.map(({ id, name, category, priceMinor }) => ({
        id,
        name,
        category,
        unit: null,
        priceMinor: seesPrices ? priceMinor : null,
      })),
    };
  }
  const rows = await selectTimedCharges(db, tenantId, { status: 'active', limit: maxListed });
  const words = search.toLowerCase();
  return {
    rows: rows
      .filter(({ name }) => name.toLowerCase().includes(words))
      .map(({ id, name, unit, price_minor: price }) => ({
        id,
        name,
        category: null,
        unit,
        priceMinor: seesPrices ? price : null,
      })),
  };
}
