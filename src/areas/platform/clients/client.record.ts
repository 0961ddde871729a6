import { plannedChange } from '#areas/subscriptions/subscriptions-contract.public.ts';
import {
  countUsed,
  isNearLimit,
  limitOf,
  selectPlanned,
  selectSubscription,
} from '#areas/subscriptions/subscriptions.public.ts';
import { toRecord } from '#database/to-record.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError } from '#kernel/app-error.ts';
import { clientSummary, type Client, type ClientSummary } from './client.contract.ts';
import { type HospitalRow, selectHospital, selectLastActivity } from './client.queries.ts';

export function toSummary(row: HospitalRow): ClientSummary {
  return toRecord(clientSummary, row, { plan: planOf(row), counts: countsOf(row) });
}

function countsOf(row: HospitalRow): ClientSummary['counts'] {
  const { staff, patients, counted_at: countedAt } = row;
  if (staff === null || patients === null || countedAt === null) return null;
  return { staff, staffLimit: row.staff_limit, patients, patientLimit: row.patient_limit, countedAt };
}

function planOf(row: HospitalRow): ClientSummary['plan'] {
  const { plan_code, plan_name, price_minor, currency_code, billing_interval, subscription_status } = row;
  // The database keeps them together: all of them, or none.
  if (!plan_code || !plan_name || price_minor === null) return null;
  if (!currency_code || !billing_interval || !subscription_status) return null;
  return {
    code: plan_code,
    name: plan_name,
    priceMinor: price_minor,
    currencyCode: currency_code,
    billingInterval: billing_interval,
    status: subscription_status,
    trialEndsAt: row.trial_ends_at,
  };
}

/** @throws AppError NOT_FOUND for what is no hospital, such as the platform itself. */
export async function requireHospital(
  { db, tenantId }: Pick<CallContext, 'db' | 'tenantId'>,
  clientId: string,
): Promise<HospitalRow> {
  const row = await selectHospital(db, tenantId, clientId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** A hospital with how much of its plan is used: counts alone leave it. */
export async function openClient(context: CallContext, row: HospitalRow): Promise<Client> {
  const used = await context.inHospital(row.id, async ({ db, tenantId }) => {
    const subscription = await selectSubscription(db, tenantId);
    const planned = await selectPlanned(db, tenantId);
    return {
      subscription,
      planned: planned ? toRecord(plannedChange, planned) : null,
      ...(await countUsed(db, tenantId)),
      lastActivityAt: await selectLastActivity(db, tenantId),
    };
  });
  const usageOf = (what: 'staff' | 'patients' | 'beds' | 'storage') => {
    const limit = limitOf(used.subscription, what);
    return { used: used[what], limit, isNear: isNearLimit(used[what], limit) };
  };
  return {
    ...toSummary(row),
    legalName: row.legal_name,
    taxNumber: row.tax_number,
    contactName: row.contact_name,
    address: row.address,
    suspendedAt: row.suspended_at,
    suspensionReason: row.suspension_reason,
    usage: {
      staff: usageOf('staff'),
      patients: usageOf('patients'),
      beds: usageOf('beds'),
      storage: usageOf('storage'),
    },
    planned: used.planned,
    lastActivityAt: used.lastActivityAt,
    version: row.version ?? 0,
  };
}
