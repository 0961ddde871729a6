import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import type { Activity } from './overview.contract.ts';

/** The newest rows of each kind by an index of its own: `at`, record, number, patient, amount; an import has a count. */
type Source = (tenantId: string, limit: number) => RawBuilder<unknown>;

const imported = sql.lit('patients-imported' satisfies Activity['kind']);

/** Where activity is read from, with the permission that a reader of it needs. */
const sources: readonly { permission: Permission; newest: Source }[] = [
  {
    permission: 'patients.read',
    newest: (tenantId, limit) => sql`
      select 'patient-registered' as kind, created_at as at, id as record_id, null as number, id as patient_id,
        null::bigint as amount_minor
      from patient where tenant_id = ${tenantId}::uuid and import_id is null
      order by created_at desc, id desc limit ${limit}::integer`,
  },
  {
    permission: 'patients.read',
    // However many it brought, an import is one thing that happened; its count takes the place of an amount.
    newest: (tenantId, limit) => sql`
      select ${imported}, updated_at, id, null, null::uuid, added::bigint
      from patient_import where tenant_id = ${tenantId}::uuid
      order by updated_at desc, id desc limit ${limit}::integer`,
  },
  {
    permission: 'appointments.read',
    // Ids are made in the order of time, so that the key itself finds the newest bookings.
    newest: (tenantId, limit) => sql`
      select 'appointment-booked', created_at, id, null, patient_id, null::bigint
      from appointment where tenant_id = ${tenantId}::uuid
      order by id desc limit ${limit}::integer`,
  },
  {
    permission: 'lab.read',
    newest: (tenantId, limit) => sql`
      select 'lab-order-completed', completed_at, id, order_number, patient_id, null::bigint
      from lab_order
      where tenant_id = ${tenantId}::uuid and status = 'completed' and completed_at is not null
      order by completed_at desc, id desc limit ${limit}::integer`,
  },
  {
    permission: 'billing.read',
    newest: (tenantId, limit) => sql`
      select 'invoice-sent', sent_at, id, invoice_number, patient_id, total_minor
      from invoice
      where tenant_id = ${tenantId}::uuid and sent_at is not null and status <> 'void'
      order by sent_at desc, id desc limit ${limit}::integer`,
  },
  {
    permission: 'billing.read',
    newest: (tenantId, limit) => sql`
      select kind || '-recorded', payment.created_at, invoice.id, invoice_number, patient_id, amount_minor
      from payment join invoice
        on invoice.tenant_id = ${tenantId}::uuid and invoice.id = payment.invoice_id
      where payment.tenant_id = ${tenantId}::uuid
      order by payment.created_at desc, payment.id desc limit ${limit}::integer`,
  },
  {
    permission: 'billing.read',
    newest: (tenantId, limit) => sql`
      select 'credit-note-made', credit_note.created_at, invoice.id, credit_note_number, patient_id,
        credit_note.total_minor
      from credit_note join invoice
        on invoice.tenant_id = ${tenantId}::uuid and invoice.id = credit_note.invoice_id
      where credit_note.tenant_id = ${tenantId}::uuid
      order by credit_note.id desc limit ${limit}::integer`,
  },
  {
    permission: 'referrals.read',
    newest: (tenantId, limit) => sql`
      select 'referral-recorded', created_at, referrer_id, null, patient_id, amount_minor
      from referral where tenant_id = ${tenantId}::uuid
      order by created_at desc, id desc limit ${limit}::integer`,
  },
];

export interface ActivityRow {
  kind: Activity['kind'];
  at: string;
  record_id: string;
  number: string | null;
  amount_minor: number | null;
  count: number | null;
  patient_number: string | null;
  patient_name: string | null;
}

/** The newest of everything the reader may see, the newest first; a restricted patient has no name here. */
export async function selectActivity(
  db: Db,
  tenantId: string,
  mayRead: (permission: Permission) => boolean,
  limit: number,
): Promise<ActivityRow[]> {
  const newest = sources
    .filter(({ permission }) => mayRead(permission))
    .map((source) => sql`(${source.newest(tenantId, limit)})`);
  if (newest.length === 0) return [];
  const { rows } = await sql<ActivityRow>`
    select happened.kind, happened.at, happened.record_id, happened.number,
      case when happened.kind <> ${imported} then happened.amount_minor end as amount_minor,
      case when happened.kind = ${imported} then happened.amount_minor end as count,
      patient.patient_number,
      case when not patient.is_restricted then patient.first_name || ' ' || patient.last_name end as patient_name
    from (
      select * from (${sql.join(newest, sql` union all `)}) as each_kind (kind, at, record_id, number, patient_id,
        amount_minor)
      order by at desc, record_id desc, kind limit ${limit}::integer
    ) as happened
    left join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = happened.patient_id
    order by happened.at desc, happened.record_id desc, happened.kind
    limit ${limit}::integer`.execute(db);
  return rows;
}
