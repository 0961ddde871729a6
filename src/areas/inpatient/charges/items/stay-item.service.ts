import { serviceRows } from '#areas/billing/billing.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { admissionRows, type StoredAdmission } from '../../admissions/admission.queries.ts';
import { issue } from '../charge.issues.ts';
import { chargesTopic } from '../stay-charges.rules.ts';
import type * as contract from './stay-item.contract.ts';
import * as queries from './stay-item.queries.ts';

/** @throws AppError NOT_FOUND; WRONG_STATE for a cancelled admission or an inactive service; INVALID_INPUT at the time. */
export async function addStayService(
  context: CallContext,
  { admissionId, serviceId, quantity, chargedAt }: CallInput<typeof contract.addStayService>,
) {
  const { db, tenantId, actor, clock } = context;
  const [admission, service] = await Promise.all([
    requireCharged(context, admissionId),
    serviceRows.select(db, tenantId, serviceId),
  ]);
  if (!service) throw new AppError('NOT_FOUND');
  if (service.status !== 'active') throw new AppError('WRONG_STATE', { status: service.status });
  const now = clock.now().toISOString();
  const at = chargedAt ?? now;
  refuseTime(admission, { chargedAt: at }, now);
  const row = {
    tenant_id: tenantId,
    id: newId(),
    admission_id: admissionId,
    service_id: serviceId,
    name: service.name,
    price_minor: service.price_minor,
    quantity,
    charged_at: at,
    created_by: actor.userId,
    created_at: now,
  };
  await queries.insertStayService(db, row);
  const { name, price_minor: priceMinor } = row;
  const newValues = { admissionId, serviceId, name, priceMinor, quantity, chargedAt: at };
  return tell(context, { action: 'CREATE', resource: 'stay_services', resourceId: row.id, newValues });
}

/** @throws AppError NOT_FOUND; WRONG_STATE once cancelled. */
export async function cancelStayService(
  context: CallContext,
  { stayServiceId: id, reason }: CallInput<typeof contract.cancelStayService>,
) {
  const { db, tenantId } = context;
  return cancel(context, 'stay_service', await queries.stayServiceRows.lock(db, tenantId, id), reason);
}

/** @throws AppError NOT_FOUND; WRONG_STATE; TIMER_RUNNING where it runs on this stay; INVALID_INPUT at the time. */
export async function startStayTimer(
  context: CallContext,
  { admissionId, timedChargeId, startedAt }: CallInput<typeof contract.startStayTimer>,
) {
  const { db, tenantId, actor, clock } = context;
  const [admission, charge] = await Promise.all([
    requireCharged(context, admissionId),
    queries.timedChargeRows.select(db, tenantId, timedChargeId),
  ]);
  if (!charge) throw new AppError('NOT_FOUND');
  if (charge.status !== 'active') throw new AppError('WRONG_STATE', { status: charge.status });
  const now = clock.now().toISOString();
  const at = startedAt ?? now;
  refuseTime(admission, { startedAt: at }, now);
  const row = {
    tenant_id: tenantId,
    id: newId(),
    admission_id: admissionId,
    timed_charge_id: timedChargeId,
    name: charge.name,
    unit: charge.unit,
    price_minor: charge.price_minor,
    started_at: at,
    started_by: actor.userId,
  };
  await refusing(queries.insertStayTimer(db, row), {
    stay_timer_running: () => new AppError('TIMER_RUNNING'),
  });
  const newValues = { admissionId, timedChargeId, name: charge.name, startedAt: at };
  return tell(context, { action: 'CREATE', resource: 'stay_timers', resourceId: row.id, newValues });
}

/** @throws AppError NOT_FOUND; WRONG_STATE unless it runs; INVALID_INPUT at the time. */
export async function stopStayTimer(
  context: CallContext,
  { stayTimerId: id, stoppedAt }: CallInput<typeof contract.stopStayTimer>,
) {
  const { db, tenantId, actor, clock } = context;
  const timer = await queries.stayTimerRows.lock(db, tenantId, id);
  if (!timer) throw new AppError('NOT_FOUND');
  if (timer.stopped_at !== null || timer.cancelled_at !== null) {
    throw new AppError('WRONG_STATE', { status: 'stopped' });
  }
  const now = clock.now().toISOString();
  const at = stoppedAt ?? now;
  if (at > now) throw invalidFields({ stoppedAt: issue('inTheFuture') });
  if (at < timer.started_at) throw invalidFields({ stoppedAt: issue('beforeStart') });
  await queries.stopTimer(db, tenantId, { id, by: actor.userId, at });
  const newValues = { admissionId: timer.admission_id, stoppedAt: at };
  return tell(context, { action: 'UPDATE', resource: 'stay_timers', resourceId: id, newValues });
}

/** @throws AppError NOT_FOUND; WRONG_STATE once cancelled. */
export async function cancelStayTimer(
  context: CallContext,
  { stayTimerId: id, reason }: CallInput<typeof contract.cancelStayTimer>,
) {
  const { db, tenantId } = context;
  return cancel(context, 'stay_timer', await queries.stayTimerRows.lock(db, tenantId, id), reason);
}

/** @throws AppError NOT_FOUND; WRONG_STATE for a cancelled admission or an inactive package. */
export async function chooseStayPackage(
  context: CallContext,
  { admissionId, carePackageId }: CallInput<typeof contract.chooseStayPackage>,
) {
  const { db, tenantId, actor, clock } = context;
  await requireCharged(context, admissionId);
  const before = await queries.deleteStayPackage(db, tenantId, admissionId);
  const chosen = carePackageId ? await queries.selectPackage(db, tenantId, carePackageId) : null;
  if (chosen === undefined) throw new AppError('NOT_FOUND');
  if (chosen) {
    if (chosen.status !== 'active') throw new AppError('WRONG_STATE', { status: chosen.status });
    const services = chosen.services.map(({ serviceId, quantity }) => ({ serviceId, quantity }));
    await queries.insertStayPackage(db, {
      tenant_id: tenantId,
      admission_id: admissionId,
      care_package_id: chosen.id,
      name: chosen.name,
      price_minor: chosen.price_minor,
      included_days: chosen.included_days,
      services: JSON.stringify(services),
      chosen_by: actor.userId,
      chosen_at: clock.now().toISOString(),
    });
  }
  return tell(context, {
    action: 'UPDATE',
    resource: 'stay_packages',
    resourceId: admissionId,
    oldValues: packageFacts(before && { ...before, id: before.care_package_id }),
    newValues: packageFacts(chosen),
  });
}

/** The package of a stay as the audit trail says it, also that a stay has none. */
function packageFacts(chosen: { id: string; name: string; price_minor: number } | null | undefined) {
  return {
    carePackageId: chosen?.id ?? null,
    name: chosen?.name ?? null,
    priceMinor: chosen?.price_minor ?? null,
  };
}

/** @throws AppError NOT_FOUND; WRONG_STATE for a cancelled admission. */
export async function giveStayEstimate(
  context: CallContext,
  { admissionId, amountMinor, days, notes }: CallInput<typeof contract.giveStayEstimate>,
) {
  const { db, tenantId, actor, clock } = context;
  await requireCharged(context, admissionId);
  const id = newId();
  await queries.insertEstimate(db, {
    tenant_id: tenantId,
    id,
    admission_id: admissionId,
    amount_minor: amountMinor,
    days: days ?? null,
    notes,
    created_by: actor.userId,
    created_at: clock.now().toISOString(),
  });
  const newValues = { admissionId, amountMinor, days: days ?? null, notes };
  return tell(context, { action: 'CREATE', resource: 'stay_estimates', resourceId: id, newValues });
}

async function requireCharged({ db, tenantId }: CallContext, id: string): Promise<StoredAdmission> {
  const admission = await admissionRows.select(db, tenantId, id);
  if (!admission) throw new AppError('NOT_FOUND');
  if (admission.status === 'cancelled') throw new AppError('WRONG_STATE', { status: admission.status });
  return admission;
}

function refuseTime(
  { admitted_at: admittedAt }: StoredAdmission,
  field: Record<string, string>,
  now: string,
) {
  const [[name, at]] = Object.entries(field) as [[string, string]];
  if (at > now) throw invalidFields({ [name]: issue('inTheFuture') });
  if (at < admittedAt) throw invalidFields({ [name]: issue('beforeAdmission') });
}

type Item = { id: string; admission_id: string; cancelled_at: string | null };

async function cancel(
  context: CallContext,
  table: 'stay_service' | 'stay_timer',
  item: Item | undefined,
  reason: string,
) {
  const { db, tenantId, actor, clock } = context;
  if (!item) throw new AppError('NOT_FOUND');
  if (item.cancelled_at !== null) throw new AppError('WRONG_STATE', { status: 'cancelled' });
  const at = clock.now().toISOString();
  await queries.cancelItem(db, tenantId, table, { id: item.id, by: actor.userId, at, reason });
  const newValues = { admissionId: item.admission_id, cancelReason: reason };
  return tell(context, { action: 'CANCEL', resource: `${table}s`, resourceId: item.id, newValues });
}

function tell(
  context: CallContext,
  fact: Parameters<CallContext['audit']>[0] & { resourceId: string },
): { id: string } {
  context.audit(fact);
  context.announce(chargesTopic);
  return { id: fact.resourceId };
}
