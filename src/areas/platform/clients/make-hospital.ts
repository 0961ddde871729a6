import { insertFirstChannels } from '#areas/messages/messages.public.ts';
import { type OperatorLink, openPeople } from '#areas/people/people.public.ts';
import { insertSettings } from '#areas/settings/settings.public.ts';
import { graceDays, insertSubscription } from '#areas/subscriptions/subscriptions.public.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { CallContext } from '#server/call-context.ts';
import { moduleDefaults } from '#kernel/access/modules.ts';
import { AppError } from '#kernel/app-error.ts';
import type { MessageLanguage } from '#kernel/messages/message-languages.ts';
import type { PlanRow } from '../plans/plan.queries.ts';
import { insertClient, insertTenant } from './client.queries.ts';
import { agreedTerms, periodEnd, planLimits, trialEnd } from './plan-terms.rules.ts';

/** Where an organization is, and by what it counts. */
interface OrganizationPlace {
  /** ISO 3166-1; null where nobody was asked, as is the grouping of numbers. */
  countryCode: string | null;
  /** A zone of the IANA list: what 'today' is for everybody of the hospital. Null where nobody was asked: they will be. */
  timeZone: string | null;
  /** What the hospital charges its patients in, whatever its plan is paid in. */
  currencyCode: string;
  numberGrouping: 'thousand' | 'lakh' | null;
}

/** In which language people are written to unless they say otherwise; null where nobody was asked. */
interface HospitalPlace extends OrganizationPlace {
  messageLanguage: MessageLanguage | null;
}

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
  /** Null for a hospital of the operator's own: nothing is limited, and nothing is asked for. */
  plan: PlanRow | null;
  place: HospitalPlace;
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
  const agreed = plan && agreementOf(plan, now);
  const status = agreed?.status ?? 'active';
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
    ...registered(plan, agreed),
    suspended_at: null,
    suspension_reason: null,
    canceled_at: null,
    created_at: at,
    updated_at: at,
    version: 1,
  });
  const link = await context.inHospital(id, async (hospital) => {
    await insertFirstChannels(hospital.db, id, client.place.messageLanguage ?? undefined);
    await hospital.open();
    await insertSettings(hospital.db, {
      tenant_id: id,
      name,
      address: client.address,
      phone: client.contactPhone,
      email: client.contactEmail,
      ...placeColumns(client.place, at),
      modules: JSON.stringify(modulesOf(plan)),
    });
    if (plan && agreed) {
      await insertSubscription(hospital.db, {
        tenant_id: id,
        ...agreedTerms(plan),
        ...planLimits(plan),
        ...agreed,
        grace_days: graceDays,
        billing_day: null,
        started_at: at,
        updated_at: at,
        version: 1,
      });
    }
    hospital.audit({
      action: 'CREATE',
      resource: 'subscription',
      resourceId: id,
      recordName: plan?.name ?? name,
      newValues: { plan: plan?.code ?? null },
    });
    return openPeople(hospital.db, id, client.administrator, now);
  });
  const newValues = { name, code, plan: plan?.code ?? null, status };
  context.audit({ action: 'CREATE', resource: 'clients', resourceId: id, newValues });
  context.announce('clients');
  return link;
}

/** What of a place stands in the settings of a new organization; what nobody was asked has its default there. */
export function placeColumns(
  { countryCode, timeZone, currencyCode, numberGrouping }: OrganizationPlace,
  at: string,
) {
  return {
    country_code: countryCode,
    currency_code: currencyCode,
    ...(timeZone !== null && { time_zone: timeZone, clock_decided_at: at }),
    ...(numberGrouping !== null && { number_grouping: numberGrouping }),
  };
}

function agreementOf(plan: PlanRow, now: Date) {
  const trial_ends_at = trialEnd(plan, now);
  const status = trial_ends_at === null ? ('active' as const) : ('trial' as const);
  return { status, trial_ends_at, period_ends_at: trial_ends_at ?? periodEnd(plan, now) };
}

/** What the operator's register keeps of an agreement. */
function registered(plan: PlanRow | null, agreed: ReturnType<typeof agreementOf> | null) {
  if (!plan || !agreed) {
    const nothing = { plan_code: null, plan_name: null, price_minor: null, currency_code: null };
    const none = { billing_interval: null, subscription_status: null, trial_ends_at: null };
    return { ...nothing, ...none, period_ends_at: null, staff_limit: null };
  }
  const { status, ...times } = agreed;
  return { ...agreedTerms(plan), subscription_status: status, ...times, staff_limit: plan.staff_limit };
}

/** The modules of every new hospital, and those of its plan; all of them where there is none. */
function modulesOf(plan: PlanRow | null): Record<string, boolean> {
  const modules = plan?.modules ?? Object.keys(moduleDefaults);
  return { ...moduleDefaults, ...Object.fromEntries(modules.map((flag) => [flag, true])) };
}
