import {
  endAllSessions,
  renewOperatorLink,
  selectFirstWithoutPassword,
} from '#areas/people/people.public.ts';
import { switchModules } from '#areas/settings/settings.public.ts';
import {
  graceDays,
  insertSubscription,
  isUpgradeOpen,
  registerInvoices,
  selectSubscription,
  settlePlanned,
  voidOpenInvoices,
  writeSubscription,
} from '#areas/subscriptions/subscriptions.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { writeNextVersion } from '#server/records/next-version.ts';
import { advanceCounters } from '#database/counters.ts';
import { toColumns } from '#database/to-columns.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError, invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { toPage } from '#kernel/page.ts';
import { insertApplication } from '../applications/application.queries.ts';
import { applicationCounter, toRow } from '../applications/application.record.ts';
import { handInFiles } from '../applications/hand-in-files.ts';
import { type PlanRow, planRows } from '../plans/plan.queries.ts';
import type * as contract from './client.contract.ts';
import { clientContact, contactFields } from './client.contract.ts';
import type { Client } from './client.contract.ts';
import { issue } from './client.issues.ts';
import {
  changeStatus,
  clientRows,
  copyPeriod,
  countHospitals,
  ensureClient,
  type HospitalRow,
  selectHospitals,
  sumMonthlyRevenue,
} from './client.queries.ts';
import { openClient, requireHospital, toSummary } from './client.record.ts';
import { makeHospital } from './make-hospital.ts';
import { agreedTerms, periodEnd, planLimits, trialEnd } from './plan-terms.rules.ts';

export async function listClients(
  { db, tenantId }: CallContext,
  input: CallInput<typeof contract.listClients>,
) {
  const rows = await selectHospitals(db, tenantId, input);
  const page = toPage(rows, input.limit, (row) => [row.created_at, row.id]);
  return { ...page, rows: page.rows.map(toSummary) };
}

export async function countClients({ db, tenantId }: CallContext) {
  const { active = 0, trial = 0, suspended = 0 } = await countHospitals(db);
  const monthlyRevenue = await sumMonthlyRevenue(db, tenantId);
  return { total: active + trial + suspended, active, trial, suspended, monthlyRevenue };
}

export async function readClient(
  context: CallContext,
  { clientId }: CallInput<typeof contract.readClient>,
): Promise<Client> {
  const row = await requireHospital(context, clientId);
  context.audit({ action: 'VIEW', resource: 'clients', resourceId: clientId });
  return openClient(context, row);
}

/** @throws AppError ORGANIZATION_CODE_TAKEN; INVALID_INPUT for documents that are not waiting any more. */
export async function createClient(context: CallContext, input: CallInput<typeof contract.createClient>) {
  const { db, tenantId, clock } = context;
  const { orgCode, planId, tradeLicense, passportPhoto, ...typed } = input;
  const plan = await requirePlan(context, planId);
  const now = clock.now();
  const [id, applicationId] = [newId(), newId()];
  const link = await makeHospital(context, {
    id,
    code: orgCode,
    name: typed.organizationName,
    legalName: typed.legalName,
    contactEmail: typed.contactEmail,
    contactPhone: typed.contactPhone,
    address: typed.address,
    plan,
    place: typed,
    administrator: {
      firstName: typed.adminFirstName,
      lastName: typed.adminLastName,
      email: typed.adminEmail,
      phone: typed.adminPhone,
    },
  });
  const numbers = await advanceCounters(db, tenantId, { [applicationCounter]: 1 });
  const place = { tenantId, id: applicationId, at: now.toISOString(), number: numbers[applicationCounter] };
  const own = { source: 'operator', token_hash: null, email_code_hash: null, hospital_id: id } as const;
  await insertApplication(db, toRow(typed, place, own));
  const files = { trade_license: tradeLicense, passport_photo: passportPhoto };
  await handInFiles(db, { tenantId, applicationId, now }, files);
  context.audit({
    action: 'CREATE',
    resource: 'applications',
    resourceId: applicationId,
    newValues: { hospitalId: id },
  });
  context.announce('applications');
  return { id, ...link };
}

/**
 * Makes a hospital of the operator's own: nobody applies for it, nothing is limited, and nothing is asked for.
 * @throws AppError ORGANIZATION_CODE_TAKEN
 */
export function createOwnHospital(
  context: CallContext,
  { orgCode, organizationName, ...typed }: CallInput<typeof contract.createOwnHospital>,
) {
  const { contactEmail, contactPhone, address, adminFirstName, adminLastName, adminEmail } = typed;
  const id = newId();
  return makeHospital(context, {
    ...{ id, code: orgCode, name: organizationName, legalName: null, contactEmail, contactPhone, address },
    ...{ plan: null, place: typed },
    administrator: { firstName: adminFirstName, lastName: adminLastName, email: adminEmail, phone: null },
  });
}

/** What the operator keeps of a client; a hospital's own name and papers stay as they are. @throws AppError STALE */
export async function changeClientContact(
  context: CallContext,
  { clientId, version, ...typed }: CallInput<typeof contract.changeClientContact>,
): Promise<Client> {
  const before = await requireHospital(context, clientId);
  await writeClient(context, before, version, toColumns(contactFields, typed));
  const was = toRecord(clientContact, before);
  return done(context, clientId, { action: 'UPDATE', ...changedFields(was, typed) });
}

/** @throws AppError WRONG_STATE when it is suspended already. */
export async function suspendClient(
  context: CallContext,
  { clientId, version, reason }: CallInput<typeof contract.suspendClient>,
): Promise<Client> {
  const { db, clock } = context;
  const before = await requireHospital(context, clientId);
  const at = clock.now().toISOString();
  if (!(await changeStatus(db, clientId, 'not-suspended', 'suspended'))) throw wrongState(before);
  await writeClient(context, before, version, { suspended_at: at, suspension_reason: reason });
  const endedSessions = await context.inHospital(clientId, (hospital) => {
    hospital.audit({
      action: 'SUSPENDED',
      resource: 'subscription',
      resourceId: clientId,
      recordName: before.name,
      newValues: { reason },
    });
    hospital.announce('sessions');
    return endAllSessions(hospital.db, clientId, at);
  });
  return done(context, clientId, { action: 'SUSPEND', newValues: { reason, endedSessions } });
}

/** @throws AppError WRONG_STATE unless it is suspended. */
export async function reactivateClient(
  context: CallContext,
  { clientId, version, reason }: CallInput<typeof contract.reactivateClient>,
): Promise<Client> {
  const before = await requireHospital(context, clientId);
  const status = before.subscription_status === 'trial' ? 'trial' : 'active';
  if (!(await changeStatus(context.db, clientId, 'suspended', status))) throw wrongState(before);
  await writeClient(context, before, version, { suspended_at: null, suspension_reason: null });
  await context.inHospital(clientId, async (hospital) => {
    hospital.audit({
      action: 'REACTIVATED',
      resource: 'subscription',
      resourceId: clientId,
      recordName: before.name,
      newValues: { reason },
    });
    // Who reads on while it is suspended works again.
    hospital.announce('sessions');
  });
  return done(context, clientId, { action: 'REACTIVATE', newValues: { reason, status } });
}

/** Copies the plan as it is now: limits and price; its modules are switched on, and none off. */
export async function changeSubscription(
  context: CallContext,
  { clientId, version, planId, status }: CallInput<typeof contract.changeSubscription>,
): Promise<Client> {
  const before = await requireHospital(context, clientId);
  const plan = await requirePlan(context, planId);
  const now = context.clock.now();
  const at = now.toISOString();
  const trial_ends_at = status === 'trial' ? (before.trial_ends_at ?? trialEnd(plan, now) ?? at) : null;
  const agreed = { ...agreedTerms(plan), trial_ends_at };
  const canceled_at = status === 'canceled' ? (before.canceled_at ?? at) : null;
  await writeClient(context, before, version, { ...agreed, subscription_status: status, canceled_at });
  if (before.status !== 'suspended') {
    await changeStatus(context.db, clientId, before.status, status === 'trial' ? 'trial' : 'active');
  }
  const { periodEndsAt, voided } = await context.inHospital(clientId, async (hospital) => {
    const terms = { ...agreed, ...planLimits(plan), status, updated_at: at };
    const running = await selectSubscription(hospital.db, clientId);
    const begins = !running || (status === 'active' && Date.parse(running.period_ends_at) <= now.getTime());
    const period_ends_at = begins ? (trial_ends_at ?? periodEnd(plan, now)) : running.period_ends_at;
    const billing_day = begins ? null : running.billing_day;
    // What was asked for or planned is no longer what is agreed; the next period is asked for by the job.
    const taken = await voidOpenInvoices(hospital.db, clientId, at, ['period', 'upgrade']);
    await settlePlanned(hospital.db, clientId, 'withdrawn', at);
    const owed_at = (await isUpgradeOpen(hospital.db, clientId)) ? (running?.owed_at ?? null) : null;
    const deferred_until = begins ? null : running.deferred_until;
    const own = { ...terms, period_ends_at, billing_day, owed_at, deferred_until };
    if (!(await writeSubscription(hospital.db, clientId, own))) {
      const row = { ...own, tenant_id: clientId, grace_days: graceDays, started_at: at, version: 1 };
      await insertSubscription(hospital.db, row);
    }
    const switches = Object.fromEntries(plan.modules.map((flag) => [flag, true]));
    await switchModules(hospital.db, clientId, switches, at);
    hospital.audit({
      action: 'UPDATE',
      resource: 'subscription',
      resourceId: clientId,
      recordName: plan.name,
      oldValues: { plan: before.plan_code, status: before.subscription_status },
      newValues: { plan: plan.code, status },
    });
    for (const topic of ['subscription', 'settings', 'sessions'] as const) hospital.announce(topic);
    return { periodEndsAt: period_ends_at, voided: taken };
  });
  await registerInvoices(context, voided);
  await copyPeriod(context.db, context.tenantId, clientId, {
    period_ends_at: periodEndsAt,
    staff_limit: plan.staff_limit,
  });
  for (const topic of ['plans', 'client-invoices'] as const) context.announce(topic);
  return done(context, clientId, {
    action: 'UPDATE',
    oldValues: { plan: before.plan_code, status: before.subscription_status },
    newValues: { plan: plan.code, status },
  });
}

/** @throws AppError HOSPITAL_HAS_PEOPLE once anybody of the hospital has a password. */
export async function renewAdministratorLink(
  context: CallContext,
  { clientId }: CallInput<typeof contract.renewAdministratorLink>,
) {
  await requireHospital(context, clientId);
  const link = await context.inHospital(clientId, async (hospital) => {
    const invited = await selectFirstWithoutPassword(hospital.db, clientId);
    if (!invited) return undefined;
    hospital.audit({
      action: 'INVITED',
      resource: 'users',
      resourceId: invited.id,
      recordName: invited.name,
    });
    return renewOperatorLink(hospital.db, clientId, context.clock.now());
  });
  if (!link) throw new AppError('HOSPITAL_HAS_PEOPLE');
  context.audit({ action: 'LINK_MADE', resource: 'clients', resourceId: clientId });
  return link;
}

async function requirePlan({ db, tenantId }: CallContext, planId: string): Promise<PlanRow> {
  const plan = await planRows.select(db, tenantId, planId);
  if (!plan) throw new AppError('NOT_FOUND');
  if (!plan.is_active) throw invalidFields({ planId: issue('planInactive') });
  return plan;
}

/** @throws AppError STALE with the hospital as it is when somebody else was first. */
async function writeClient(
  context: CallContext,
  { id }: HospitalRow,
  version: number,
  values: Parameters<typeof clientRows.update>[2],
): Promise<void> {
  const at = context.clock.now().toISOString();
  await ensureClient(context.db, context.tenantId, id, at);
  const columns = { ...values, updated_at: at };
  await writeNextVersion(context, clientRows, { id, version }, columns, async () =>
    openClient(context, await requireHospital(context, id)),
  );
}

function wrongState({ status }: HospitalRow): AppError {
  return new AppError('WRONG_STATE', { status });
}

async function done(
  context: CallContext,
  clientId: string,
  fact: { action: string; oldValues?: object; newValues: object },
): Promise<Client> {
  context.audit({ ...fact, resource: 'clients', resourceId: clientId });
  context.announce('clients');
  return openClient(context, await requireHospital(context, clientId));
}
