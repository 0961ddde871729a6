import type pg from 'pg';
import { planRows } from '#areas/platform/plans/plan.queries.ts';
import { seedPeople } from '#areas/people/people.seed.ts';
import { defaultPlans } from '#database/migrations/default-plans.ts';
import { createArgon2Passwords } from '#hosts/node/argon2-passwords.ts';
import type { PostgresDatabase } from '#hosts/node/database/postgres-database.ts';
import { newId } from '#kernel/ids.ts';

export const platformSlug = 'bench-platform';
export const operatorEmail = 'operator@bench.example';

/** Makes the organization that runs the platform, with one operator; returns its id. */
export async function addPlatform(client: pg.Client, app: PostgresDatabase): Promise<string> {
  const id = newId();
  await client.query(
    `insert into tenant (id, slug, name, status, is_platform, created_at)
      values ($1, $2, 'Platform', 'active', true, '2000-01-01')`,
    [id, platformSlug],
  );
  const passwords = await createArgon2Passwords();
  const place = { address: '1 Bench Road', phone: '+880 2 000000', email: operatorEmail, timeZone: 'UTC' };
  const person = { role: 'super_admin', email: operatorEmail, firstName: 'Bench', lastName: 'Operator' };
  await app.inTenant(id, 'write', async (db) => {
    await seedPeople(db, { id, name: 'Platform', isPlatform: true, ...place, people: [person] }, passwords);
    await planRows.insert(db, defaultPlans(id, new Date().toISOString()));
  });
  // Sample accounts may sign in only where samples are on.
  await client.query('update user_account set is_sample = false where tenant_id = $1', [id]);
  return id;
}

/**
 * Adds hospitals up to a number, each with its subscription, two invoices, a proof, an application, entries of its trail
 * and sessions, and what the operator's register keeps of it. One in ten is on trial, one in twenty has not paid.
 */
export async function fillTenants(client: pg.Client, platformId: string, upTo: number): Promise<void> {
  await client.query(
    `set synchronous_commit = off; set timezone = 'UTC'; set session_replication_role = replica`,
  );
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from tenant where not is_platform`,
  );
  await client.query('drop table if exists new_hospital');
  await client.query(newHospitals(rows[0]!.count + 1, upTo));
  for (const statement of [...ofHospitals, ...ofRegister]) {
    await client.query(statement.replaceAll('$platform', `'${platformId}'`));
  }
  await client.query('drop table new_hospital');
  await client.query('vacuum (freeze, analyze)');
}

function newHospitals(from: number, to: number): string {
  return `
    create temporary table new_hospital as
    select gen_random_uuid() as id, n, 'hospital-' || n as slug,
      case when n % 10 = 0 then 'trial' when n % 20 = 1 then 'past_due' when n % 50 = 2 then 'canceled'
        else 'active' end as standing,
      date_trunc('milliseconds', now()) - make_interval(mins => 120 + n) as made_at,
      date_trunc('milliseconds', now()) + make_interval(hours => 400 + n % 300) as paid_until
    from generate_series(${from}, ${to}) as n`;
}

const terms = `4900, 'BDT', 'month', 25, 2500, null::integer, null::integer`;

const ofHospitals = [
  `insert into tenant (id, slug, name, status, is_platform, created_at)
    select id, slug, 'Hospital ' || n, case standing when 'trial' then 'trial' else 'active' end, false, made_at
    from new_hospital`,
  `insert into tenant_settings (tenant_id, name) select id, 'Hospital ' || n from new_hospital`,
  `insert into subscription (tenant_id, plan_code, plan_name, price_minor, currency_code, billing_interval, staff_limit,
      patient_limit, bed_limit, storage_limit_megabytes, features, status, trial_ends_at, period_ends_at, started_at,
      updated_at, version)
    select id, 'standard', 'Standard', ${terms}, '{}', standing, case standing when 'trial' then paid_until end,
      paid_until, made_at, made_at, 1 from new_hospital`,
  `insert into license_invoice (tenant_id, id, number, plan_code, plan_name, amount_minor, currency_code, period_from,
      period_to, due_on, status, paid_at, paid_until, created_at, updated_at, version)
    select hospital.id, gen_random_uuid(), 'SUB-' || n || '-' || part, 'standard', 'Standard', 4900, 'BDT',
      paid_until - make_interval(days => 30 * part), paid_until - make_interval(days => 30 * (part - 1)),
      paid_until::date, 'paid', made_at, paid_until, made_at, made_at, 1
    from new_hospital hospital cross join generate_series(1, 2) as part`,
  `insert into audit_entry (tenant_id, id, created_at, action, resource, old_values, new_values)
    select hospital.id, gen_random_uuid(), now() - make_interval(mins => 30 + entry * 60), 'CREATE', 'patients', '{}', '{}'
    from new_hospital hospital cross join generate_series(1, 20) as entry`,
  `insert into audit_seal (tenant_id, position, entry_id, entry_hash, chain_hash, sealed_at)
    select hospital.id, row_number() over (partition by hospital.id order by entry.created_at, entry.id), entry.id, '', '',
      entry.created_at
    from audit_entry entry join new_hospital hospital on hospital.id = entry.tenant_id`,
  `insert into user_session (tenant_id, id, user_id, token_hash, created_at, last_used_at, expires_at)
    select hospital.id, gen_random_uuid(), gen_random_uuid(), gen_random_uuid()::text, made_at,
      now() - make_interval(hours => n % 100), now() + interval '1 day'
    from new_hospital hospital`,
  `insert into daily_job (tenant_id, name, last_day)
    select hospital.id, name, current_date from new_hospital hospital
    cross join (values ('analytics.check-figures'), ('billing.mark-overdue'), ('inpatient.take-census')) as job (name)`,
];

const ofRegister = [
  `insert into client (tenant_id, id, legal_name, contact_email, contact_phone, address, plan_code, plan_name,
      price_minor, currency_code, billing_interval, subscription_status, trial_ends_at, created_at, updated_at, version,
      period_ends_at, staff_limit, canceled_at)
    select $platform, id, 'Hospital ' || n || ' Ltd', 'info@' || slug || '.example', '+880 2 ' || n, n || ' Road',
      'standard', 'Standard', 4900, 'BDT', 'month', standing, case standing when 'trial' then paid_until end, made_at,
      made_at, 1, paid_until, 25, case standing when 'canceled' then made_at end
    from new_hospital`,
  `insert into client_count (tenant_id, id, staff, staff_limit, patients, patient_limit, last_activity_at, last_job_day,
      counted_at, entries_total, last_entry_at)
    select $platform, id, n % 25, 25, n % 2500, 2500, now() - make_interval(hours => n % 100), current_date, now(), 20,
      now() - interval '90 minutes' from new_hospital`,
  `insert into client_activity (tenant_id, day, client_id, action, resource, entries)
    select $platform, current_date - age, id, action, resource, 1 + n % 9
    from new_hospital cross join generate_series(0, 6) as age
    cross join (values ('CREATE', 'patients'), ('UPDATE', 'appointments'), ('VIEW', 'patients')) as act (action, resource)`,
  `insert into application (tenant_id, id, number, source, organization_name, organization_key, contact_email,
      contact_phone, address, admin_first_name, admin_last_name, admin_email, admin_email_key, status, token_hash,
      checklist, decided_at, hospital_id, submitted_at, updated_at, version)
    select $platform, gen_random_uuid(), 'APP-' || lpad(n::text, 6, '0'), 'signup', 'Hospital ' || n, 'hospital ' || n,
      'info@' || slug || '.example', '+880 2 ' || n, n || ' Road', 'Rina', 'Das', 'rina@' || slug || '.example',
      'rina@' || slug || '.example', case n % 20 when 3 then 'pending' when 4 then 'rejected' else 'approved' end,
      gen_random_uuid()::text, '{}', case n % 20 when 3 then null else made_at end,
      case n % 20 when 3 then null when 4 then null else id end, made_at, made_at, 1
    from new_hospital`,
  `insert into client_payment (tenant_id, id, client_id, invoice_id, invoice_number, invoice_amount_minor,
      invoice_currency_code, method, payer_name, transaction_id, transaction_key, amount_minor, currency_code, paid_on,
      status, submitted_at, reviewed_at, version)
    select $platform, gen_random_uuid(), id, gen_random_uuid(), 'SUB-' || n || '-1', 4900, 'BDT', 'bkash', 'Rina Das',
      'TRX' || n, 'bkash trx' || n, 4900, 'BDT', current_date,
      case n % 20 when 5 then 'submitted' else 'approved' end, made_at, case n % 20 when 5 then null else made_at end, 1
    from new_hospital`,
  `insert into audit_entry (tenant_id, id, created_at, action, resource, resource_id, old_values, new_values)
    select $platform, gen_random_uuid(), made_at, 'APPROVE', 'client_payments', id::text, '{}', '{}' from new_hospital`,
];
