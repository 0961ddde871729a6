/** The columns that the looks below and the operator's figures read, and nothing else of any hospital. */
export const readsOfWork = {
  tenant: 'id, is_platform, deleting_since',
  tenant_settings: 'tenant_id, time_zone, lab_escalation_minutes',
  daily_job: 'tenant_id, name, last_day',
  job_failure: 'tenant_id, name',
  audit_entry: 'tenant_id, id, created_at',
  audit_seal: 'tenant_id, position, entry_id, sealed_at',
  open_step: 'tenant_id, id',
  client_count:
    'tenant_id, id, counted_at, entries_total, last_entry_at, last_job_day, messages_waiting, messages_failed, messages_unknown, jobs_failed, entries_unsealed',
  message: 'tenant_id, id, status, due_at, lease_until, created_at, event_type',
  message_settings: 'tenant_id, reminders_from, log_retention_days',
  saved_report: 'tenant_id, id, next_due_at',
  data_export: 'tenant_id, id, status, expires_at',
  online_payment: 'tenant_id, id, status, ask_at',
  bed_transfer: 'tenant_id, id, status, to_bed_id',
  bed: 'tenant_id, id, held_for, held_until',
  ward: 'tenant_id, id',
  admission: 'tenant_id, id, status, ended_at',
  dose: 'tenant_id, id, admission_id, status, scheduled_at',
  dose_horizon: 'tenant_id, planned_until',
  prescription_line: 'tenant_id, id, state',
  lab_alert: 'tenant_id, id, raised_at, acknowledged_at, escalated_at',
  invoice: 'tenant_id, id, status, due_date',
  subscription: 'tenant_id, status, price_minor, period_ends_at, owed_at',
  license_invoice: 'tenant_id, kind, status, period_from',
  plan_change: 'tenant_id, status, effective_at',
  stock_balance: 'tenant_id, lot_id, place_id, expires_on, is_stocked, is_set_aside',
  stock_item: 'tenant_id, id, is_low, is_active, min_stock_level',
  stock_level: 'tenant_id, item_id, place_id, is_stocked',
  medicine: 'tenant_id, id, is_controlled',
};

/** What may be found each minute. A look may find a hospital too many and never one too few: the job looks closely. */
const anyTime: Record<string, string> = {
  'messages.wake-courier': `
    (select from public.message where message.tenant_id = hospital.id and message.status = 'pending'
      and message.due_at <= moment limit 1)
    union all (select from public.message where message.tenant_id = hospital.id and message.status = 'sending'
      and message.lease_until < moment limit 1)`,
  'reports.send-scheduled': `
    select from public.saved_report saved where saved.tenant_id = hospital.id and saved.next_due_at <= moment`,
  'appointments.remind-late': `
    select from public.message_settings settings
    where settings.tenant_id = hospital.id and settings.reminders_from is not null`,
  'leaving.settle-exports': `
    (select from public.data_export export where export.tenant_id = hospital.id
      and export.status in ('waiting', 'running') limit 1)
    union all (select from public.data_export export where export.tenant_id = hospital.id
      and export.status = 'ready' and export.expires_at <= moment limit 1)`,
  'platform.wake-cashier': `
    select from public.online_payment payment
    where payment.tenant_id = hospital.id and payment.status = 'open' and payment.ask_at <= moment`,
  'inpatient.end-holds': `
    select from public.bed_transfer transfer
    where transfer.tenant_id = hospital.id and transfer.status = 'approved' and not exists (
      select from public.bed where bed.tenant_id = hospital.id and bed.id = transfer.to_bed_id
        and bed.held_for = transfer.id and bed.held_until > moment)`,
  'laboratory.escalate-alerts': `
    select from public.lab_alert alert
    where alert.tenant_id = hospital.id and alert.acknowledged_at is null and alert.escalated_at is null
      and alert.raised_at <= moment - make_interval(mins => coalesce((
        select settings.lab_escalation_minutes from public.tenant_settings settings
        where settings.tenant_id = hospital.id), 30))`,
  // What waits for too long, and what waits of somebody whose stay is over.
  'vitals.pass-on-deteriorations': `
    select from public.deterioration alarm
    where alarm.tenant_id = hospital.id and alarm.acknowledged_at is null and alarm.closed_at is null
      and ((alarm.escalated_at is null and alarm.pass_on_at <= moment) or exists (
        select from public.admission where admission.tenant_id = hospital.id
          and admission.id = alarm.admission_id and admission.status <> 'active'))`,
  // Doses that were due; a horizon that has come nearer than its 47 hours, where anything is ordered; doses to come of
  // those who left within the time that doses are planned for.
  'doses.plan-and-miss': `
    (select from public.dose where dose.tenant_id = hospital.id and dose.status = 'scheduled'
      and dose.scheduled_at < moment limit 1)
    union all (select from public.prescription_line line where line.tenant_id = hospital.id
      and line.state in ('active', 'held') and not exists (
        select from public.dose_horizon horizon where horizon.tenant_id = hospital.id
          and horizon.planned_until >= moment + interval '47 hours') limit 1)
    union all (select from public.admission join public.dose on dose.tenant_id = hospital.id
        and dose.admission_id = admission.id and dose.status = 'scheduled' and dose.scheduled_at > moment
      where admission.tenant_id = hospital.id and admission.ended_at >= moment - interval '4 days'
        and admission.status <> 'active' limit 1)`,
  'patients.key-names': `
    select from public.patient where patient.tenant_id = hospital.id and patient.name_key is null`,
  'server.fold-steps': `select from public.open_step step where step.tenant_id = hospital.id`,
};

const openInvoice = `
  select from public.invoice where invoice.tenant_id = hospital.id and invoice.status in ('sent', 'partial')`;

// Sums can only have come apart where something was written since; the first time and once a week they are compared all
// the same.
const writtenSince = `
  select from public.audit_entry entry where entry.tenant_id = hospital.id
    and entry.created_at >= (done.last_day::timestamp at time zone 'UTC') - interval '14 hours'
  limit 1) union all (select where done.last_day is null or done.last_day < (moment at time zone 'UTC')::date - 7`;

/** What may be found once a day; `latest` is the last date that it can be anywhere at this moment. */
const onceADay: Record<string, string> = {
  'analytics.check-figures': writtenSince,
  'billing.check-ledger': writtenSince,
  'billing.check-deposits': writtenSince,
  'referrals.check-payouts': writtenSince,
  'pharmacy.check-dispensings': writtenSince,
  'pharmacy.check-counter-sales': writtenSince,
  'stock.check-balances': writtenSince,
  'billing.mark-overdue': `${openInvoice} and invoice.due_date < latest`,
  'billing.tell-due': `${openInvoice} and invoice.due_date between latest - 2 and latest`,
  'inpatient.take-census': `select from public.ward where ward.tenant_id = hospital.id`,
  'messages.forget-old': `
    select from public.message_settings settings
    join public.message on message.tenant_id = hospital.id
      and message.created_at < moment - make_interval(days => settings.log_retention_days)
      and message.status not in ('pending', 'sending') and message.event_type <> 'application'
    where settings.tenant_id = hospital.id`,
  'pharmacy.remind-of-counts': `
    select from public.medicine join public.stock_level level on level.tenant_id = hospital.id
      and level.item_id = medicine.id and level.is_stocked
    where medicine.tenant_id = hospital.id and medicine.is_controlled`,
  'stock.set-expired-aside': `
    select from public.stock_balance balance
    where balance.tenant_id = hospital.id and balance.is_stocked and balance.expires_on < latest
      and not balance.is_set_aside`,
  'stock.tell-low-and-expiring': `
    (select from public.stock_item item where item.tenant_id = hospital.id and item.is_low and item.is_active
      and item.min_stock_level > 0 limit 1)
    union all (select from public.stock_balance balance where balance.tenant_id = hospital.id
      and balance.is_stocked and balance.expires_on >= latest - 2
      and balance.expires_on <= (latest + interval '3 months')::date limit 1)`,
  'platform.renew-subscriptions': `
    (select from public.subscription where subscription.tenant_id = hospital.id
      and subscription.status <> 'canceled' and subscription.period_ends_at <= moment + interval '15 days'
      and (subscription.price_minor > 0 or exists (select from public.plan_change change
        where change.tenant_id = hospital.id and change.status = 'planned'))
      and not exists (select from public.license_invoice invoice where invoice.tenant_id = hospital.id
        and invoice.status <> 'void' and invoice.kind = 'period'
        and invoice.period_from = subscription.period_ends_at) limit 1)
    union all (select from public.subscription where subscription.tenant_id = hospital.id
      and subscription.status <> 'canceled' and subscription.price_minor = 0
      and subscription.period_ends_at <= moment limit 1)
    union all (select from public.subscription where subscription.tenant_id = hospital.id
      and subscription.status not in ('past_due', 'canceled')
      and least(subscription.owed_at, subscription.period_ends_at) <= moment limit 1)
    union all (select from public.plan_change change where change.tenant_id = hospital.id
      and change.status = 'planned' and change.effective_at <= moment limit 1)`,
  // Answers are kept for a week, sessions for longer: a hospital in which nobody works is tidied once a week.
  'server.tidy-up': `
    select from public.audit_entry entry where entry.tenant_id = hospital.id and (done.last_day is null
      or entry.created_at >= (done.last_day::timestamp at time zone 'UTC') - interval '9 days') limit 1)
    union all (select where done.last_day is null or done.last_day < (moment at time zone 'UTC')::date - 7`,
};

// An entry that came late may lie behind the last seal, as the sealer knows; after an hour without any it was found.
const unsealed = `
  select 'server.seal-entries', hospital.id, null::text, null::date
  from public.tenant hospital
  left join lateral (
    select seal.sealed_at from public.audit_seal seal where seal.tenant_id = hospital.id
    order by seal.position desc limit 1
  ) last on true
  cross join lateral (
    select from public.audit_entry entry
    where entry.tenant_id = hospital.id
      and entry.created_at >= coalesce(last.sealed_at - interval '10 minutes', '-infinity')
      and not exists (
        select from public.audit_seal seal where seal.tenant_id = hospital.id and seal.entry_id = entry.id)
    limit 1
  ) found`;

// Of hospitals that were not counted for an hour those in which something can be another than it was.
const uncounted = `
  select 'platform.count-clients', hospital.id, null::text, null::date
  from public.tenant operator
  join public.tenant hospital on not hospital.is_platform and hospital.deleting_since is null
  left join public.client_count counted on counted.tenant_id = operator.id and counted.id = hospital.id
  cross join lateral (
    (select where counted.entries_total is null or counted.messages_waiting + counted.messages_failed
      + counted.messages_unknown + counted.jobs_failed + counted.entries_unsealed > 0)
    union all (select from public.audit_entry entry where entry.tenant_id = hospital.id
      and entry.created_at >= counted.counted_at - interval '15 minutes' limit 1)
    union all (select from public.job_failure failure where failure.tenant_id = hospital.id limit 1)
    union all (select from public.daily_job done where done.tenant_id = hospital.id
      and done.last_day > coalesce(counted.last_job_day, '-infinity') limit 1)
    limit 1
  ) found
  where operator.is_platform and (counted.id is null or counted.counted_at < moment - interval '1 hour')`;

function look(job: string, condition: string): string {
  return `
    if '${job}' = any (jobs) then return query
      select '${job}', hospital.id, null::text, null::date
      from public.tenant hospital cross join lateral (select from (${condition}) work limit 1) found
      where hospital.deleting_since is null;
    end if;`;
}

function dailyLook(job: string, condition: string): string {
  return `
    if '${job}' = any (jobs) then return query
      select '${job}', hospital.id, ${job.startsWith('server.') ? 'null::text' : 'settings.time_zone'}, done.last_day
      from public.tenant hospital
      left join public.tenant_settings settings on settings.tenant_id = hospital.id
      left join public.daily_job done on done.tenant_id = hospital.id and done.name = '${job}'
      cross join lateral (
        select from (
          (${condition})
          union all (select from public.job_failure failure
            where failure.tenant_id = hospital.id and failure.name = '${job}')
        ) work limit 1
      ) found
      where hospital.deleting_since is null and (done.last_day is null or done.last_day < latest);
    end if;`;
}

const known = [
  ...Object.keys(anyTime),
  ...Object.keys(onceADay),
  'server.seal-entries',
  'platform.count-clients',
];

/** The beginning of both functions: nobody who works inside a hospital is answered, an unknown job has no tenant. */
const opening = (declared = '') => `
  create function find_tenants_with_work(jobs text[], moment timestamptz)
  returns table (job_name text, hospital_id uuid, zone text, done_on date)
  language plpgsql stable security definer
  set search_path = pg_catalog, public
  as $$
  declare
    inside uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
    latest date := (moment at time zone 'UTC' + interval '14 hours')::date;
    ${declared}
  begin
    if inside is not null and not exists (
      select from public.tenant where tenant.id = inside and tenant.is_platform
    ) then return; end if;
    return query select name, null::uuid, null::text, null::date from unnest(jobs) as name
      where name <> all (array['${known.join(`', '`)}']);`;

/**
 * In which tenants there may be work for jobs, at an instant. Row-level security shows one tenant at a time, so
 * `find_tenants_with_work` runs as a role that passes it, may read nothing but the columns by which it finds work,
 * answers with names of jobs and ids of tenants, and answers nobody who works inside a hospital. A job it does not know
 * is answered with no tenant. For what is done once a day it adds the time zone and the day on which it was last done,
 * because only the caller knows the day of a zone.
 */
export const findWork = `${opening()}
    ${Object.entries(anyTime)
      .map(([job, condition]) => look(job, condition))
      .join('')}
    ${Object.entries(onceADay)
      .map(([job, condition]) => dailyLook(job, condition))
      .join('')}
    if 'server.seal-entries' = any (jobs) then return query ${unsealed}; end if;
    if 'platform.count-clients' = any (jobs) then return query ${uncounted}; end if;
  end
  $$`;

/**
 * The same where each hospital's rows lie on one machine of several, which no statement over all hospitals with looks
 * into each can do: one hospital after another, each of its looks on its own machine.
 */
export const findWorkOnShards = `${opening(`operator_id uuid := (select tenant.id from public.tenant where tenant.is_platform limit 1);
    hospital record;
    hospital_zone text;
    done record;
    counted record;
    sealed timestamptz;`)}
    for hospital in select tenant.id, tenant.is_platform, tenant.deleting_since from public.tenant loop
      hospital_id := hospital.id;
      zone := null;
      done_on := null;
      if hospital.deleting_since is null then
        ${Object.entries(anyTime)
          .map(([job, condition]) => lookIntoOne(job, condition))
          .join('')}
        select settings.time_zone into hospital_zone
          from public.tenant_settings settings where settings.tenant_id = hospital.id;
        ${Object.entries(onceADay)
          .map(([job, condition]) => dailyLookIntoOne(job, condition))
          .join('')}
      end if;
      zone := null;
      done_on := null;
      if 'server.seal-entries' = any (jobs) then
        select max(seal.sealed_at) into sealed from public.audit_seal seal where seal.tenant_id = hospital.id
          and seal.position = (select max(newest.position) from public.audit_seal newest
            where newest.tenant_id = hospital.id);
        if exists (select from public.audit_entry entry where entry.tenant_id = hospital.id
          and entry.created_at >= coalesce(sealed - interval '10 minutes', '-infinity')
          and not exists (select from public.audit_seal seal
            where seal.tenant_id = hospital.id and seal.entry_id = entry.id))
        then job_name := 'server.seal-entries'; return next; end if;
      end if;
      if 'platform.count-clients' = any (jobs) and operator_id is not null
        and not hospital.is_platform and hospital.deleting_since is null then
        select count.id, count.counted_at, count.entries_total, count.last_job_day, count.messages_waiting,
            count.messages_failed, count.messages_unknown, count.jobs_failed, count.entries_unsealed
          into counted from public.client_count count
          where count.tenant_id = operator_id and count.id = hospital.id;
        if (counted.id is null or counted.counted_at < moment - interval '1 hour') and (
          counted.entries_total is null or counted.messages_waiting + counted.messages_failed
            + counted.messages_unknown + counted.jobs_failed + counted.entries_unsealed > 0
          or exists (select from public.audit_entry entry where entry.tenant_id = hospital.id
            and entry.created_at >= counted.counted_at - interval '15 minutes')
          or exists (select from public.job_failure failure where failure.tenant_id = hospital.id)
          or exists (select from public.daily_job day where day.tenant_id = hospital.id
            and day.last_day > coalesce(counted.last_job_day, '-infinity'::date)))
        then job_name := 'platform.count-clients'; return next; end if;
      end if;
    end loop;
  end
  $$`;

function lookIntoOne(job: string, condition: string): string {
  return `
        if '${job}' = any (jobs) and exists (select from (${condition}) work)
        then job_name := '${job}'; return next; end if;`;
}

function dailyLookIntoOne(job: string, condition: string): string {
  return `
        if '${job}' = any (jobs) then
          select day.last_day into done from public.daily_job day
            where day.tenant_id = hospital.id and day.name = '${job}';
          if (done.last_day is null or done.last_day < latest) and (
            exists (select from ((${condition})) work)
            or exists (select from public.job_failure failure
              where failure.tenant_id = hospital.id and failure.name = '${job}'))
          then
            job_name := '${job}';
            zone := ${job.startsWith('server.') ? 'null' : 'hospital_zone'};
            done_on := done.last_day;
            return next;
          end if;
        end if;`;
}
