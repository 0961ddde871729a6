import { type OperatorLink, openPeople } from '#areas/people/people.public.ts';
import { insertSettings } from '#areas/settings/settings.public.ts';
import { graceDays, insertSubscription } from '#areas/subscriptions/subscriptions.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#database/handler.ts';
import { moduleDefaults } from '#kernel/access/modules.ts';
import { AppError } from '#kernel/app-error.ts';
import type { PlanRow } from '../plans/plan.queries.ts';
import { insertClient, insertTenant } from './client.queries.ts';
import { agreedTerms, periodEnd, planLimits, trialEnd } from './plan-terms.rules.ts';

/** A hospital that is to be made. */
export interface NewClient {
  id: string;
  /** Chosen at sign-in. */
  code: string;
  name: string;
  legalName: string | null;
  contactEmail: string;
  contactPhone: string;
  address: string;
  plan: PlanRow;
  administrator: { firstName: string; lastName: string; email: string; phone: string | null };
}

/**
 * Makes a hospital in the transaction of the operator's call: in the list of all, in the operator's register, and inside
 * itself with settings, the modules and limits of its plan, and its first administrator.
 * @throws AppError ORGANIZATION_CODE_TAKEN
 */
export async function makeHospital(context: CallContext, client: NewClient): Promise<OperatorLink> {
  const { db, tenantId, clock } = context;
  const now = clock.now();
  const at = now.toISOString();
  const { id, code, name, plan } = client;
  const trial_ends_at = trialEnd(plan, now);
  const status = trial_ends_at === null ? 'active' : 'trial';
  const period_ends_at = trial_ends_at ?? periodEnd(plan, now);
  const tenant = { id, slug: code, name, status, is_platform: false, created_at: at } as const;
  await refusing(insertTenant(db, tenant), {
    tenant_slug_key: () => new AppError('ORGANIZATION_CODE_TAKEN'),
  });
  await insertClient(db, {
    tenant_id: tenantId,
    id,
    legal_name: client.legalName,
    contact_email: client.contactEmail,
    contact_phone: client.contactPhone,
    address: client.address,
    ...agreedTerms(plan),
    subscription_status: status,
    trial_ends_at,
    period_ends_at,
    staff_limit: plan.staff_limit,
    suspended_at: null,
    suspension_reason: null,
    canceled_at: null,
    created_at: at,
    updated_at: at,
    version: 1,
  });
  const link = await context.inHospital(id, async (hospital) => {
    await hospital.open();
    await insertSettings(hospital.db, {
      tenant_id: id,
      name,
      address: client.address,
      phone: client.contactPhone,
      email: client.contactEmail,
      currency_code: plan.currency_code,
      modules: JSON.stringify(modulesOf(plan)),
    });
    await insertSubscription(hospital.db, {
      tenant_id: id,
      ...agreedTerms(plan),
      ...planLimits(plan),
      status,
      trial_ends_at,
      period_ends_at,
      grace_days: graceDays,
      billing_day: null,
      started_at: at,
      updated_at: at,
      version: 1,
    });
    hospital.audit({
      action: 'CREATE',
      resource: 'subscription',
      resourceId: id,
      newValues: { plan: plan.code },
    });
    return openPeople(hospital.db, id, client.administrator, now);
  });
  const newValues = { name, code, plan: plan.code, status };
  context.audit({ action: 'CREATE', resource: 'clients', resourceId: id, newValues });
  context.announce('clients');
  return link;
}

/** The modules of every new hospital, and those of its plan. */
function modulesOf({ modules }: PlanRow): Record<string, boolean> {
  return { ...moduleDefaults, ...Object.fromEntries(modules.map((flag) => [flag, true])) };
}
