import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import '../charge.tables.ts';
import '../../inpatient.tables.ts';

/** The beds of an admission in which the patient was, with what they are called. */
export function selectCharged(db: Db, tenantId: string, admissionId: string) {
  return db
    .selectFrom('bed_stay as stay')
    .innerJoin('bed', (join) => join.on('bed.tenant_id', '=', tenantId).onRef('bed.id', '=', 'stay.bed_id'))
    .innerJoin('ward', (join) =>
      join.on('ward.tenant_id', '=', tenantId).onRef('ward.id', '=', 'bed.ward_id'),
    )
    .select([
      'stay.bed_id',
      'stay.started_at',
      'stay.ended_at',
      'bed.bed_number',
      'bed.bed_type',
      'bed.ward_id',
      'ward.name as ward_name',
    ])
    .where('stay.tenant_id', '=', tenantId)
    .where('stay.admission_id', '=', admissionId)
    .where('stay.started_at', 'is not', null)
    .orderBy('stay.started_at')
    .orderBy('stay.id')
    .execute();
}

/** Services and timers of a stay that were not cancelled, and what the pharmacy handed out; oldest first. */
export async function selectItems(db: Db, tenantId: string, admissionId: string) {
  const [services, timers, supplies] = await Promise.all([
    db
      .selectFrom('stay_service')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('admission_id', '=', admissionId)
      .where('cancelled_at', 'is', null)
      .orderBy('charged_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('stay_timer')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('admission_id', '=', admissionId)
      .where('cancelled_at', 'is', null)
      .orderBy('started_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('stay_supply')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('admission_id', '=', admissionId)
      .orderBy('charged_at')
      .orderBy('id')
      .execute(),
  ]);
  return { services, timers, supplies };
}

export function selectStayPackage(
  db: Db,
  tenantId: string,
  admissionId: string,
): Promise<RowOf<'stay_package'> | undefined> {
  return db
    .selectFrom('stay_package')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('admission_id', '=', admissionId)
    .executeTakeFirst();
}

/** The newest estimate of a stay, with who gave it. */
export function selectEstimate(db: Db, tenantId: string, admissionId: string) {
  return db
    .selectFrom('stay_estimate as estimate')
    .innerJoin('user_account as author', (join) =>
      join.on('author.tenant_id', '=', tenantId).onRef('author.id', '=', 'estimate.created_by'),
    )
    .selectAll('estimate')
    .select(sql<string>`trim(author.first_name || ' ' || author.last_name)`.as('author_name'))
    .where('estimate.tenant_id', '=', tenantId)
    .where('estimate.admission_id', '=', admissionId)
    .orderBy('estimate.created_at', 'desc')
    .orderBy('estimate.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The lines that invoices of a stay billed, less what was credited of them; void invoices are left out. */
export function selectBilledLines(db: Db, tenantId: string, admissionId: string) {
  return db
    .selectFrom('stay_invoice_line as line')
    .innerJoin('invoice', (join) =>
      join.on('invoice.tenant_id', '=', tenantId).onRef('invoice.id', '=', 'line.invoice_id'),
    )
    .innerJoin('invoice_item as item', (join) =>
      join
        .on('item.tenant_id', '=', tenantId)
        .onRef('item.invoice_id', '=', 'line.invoice_id')
        .onRef('item.position', '=', 'line.position'),
    )
    .select([
      'line.charge_key',
      'line.invoice_id',
      'invoice.status as invoice_status',
      'invoice.version as invoice_version',
      'invoice.created_at as invoiced_at',
      'item.id as item_id',
      'item.price_minor',
      sql<number>`item.quantity - item.credited_quantity`.as('quantity'),
    ])
    .where('line.tenant_id', '=', tenantId)
    .where('line.admission_id', '=', admissionId)
    .where('invoice.status', '<>', 'void')
    .orderBy('invoice.created_at')
    .orderBy('line.invoice_id')
    .orderBy('line.position')
    .execute();
}

/** The final invoice of a stay; undefined before there is one, or once it is void. */
export function selectFinalInvoice(db: Db, tenantId: string, admissionId: string) {
  return db
    .selectFrom('invoice_source as source')
    .innerJoin('invoice', (join) =>
      join.on('invoice.tenant_id', '=', tenantId).onRef('invoice.id', '=', 'source.invoice_id'),
    )
    .select(['invoice.id', 'invoice.invoice_number', 'invoice.status', 'invoice.version'])
    .where('source.tenant_id', '=', tenantId)
    .where('source.kind', '=', 'stay')
    .where('source.source_id', '=', admissionId)
    .executeTakeFirst();
}

/** Which of these are billed, and by which invoice. */
export function selectSources(db: Db, tenantId: string, ids: readonly string[]) {
  return db
    .selectFrom('invoice_source')
    .select(['kind', 'source_id', 'invoice_id'])
    .where('tenant_id', '=', tenantId)
    .where('source_id', 'in', ids)
    .execute();
}

/** Laboratory orders of a patient in a span of time that were not cancelled, oldest first. */
export function selectOrders(
  db: Db,
  tenantId: string,
  { patientId, from, to }: Record<'patientId' | 'from' | 'to', string>,
) {
  return db
    .selectFrom('lab_order')
    .select(['id', 'order_number', 'ordered_at'])
    .where('tenant_id', '=', tenantId)
    .where('patient_id', '=', patientId)
    .where('status', '<>', 'cancelled')
    .where('ordered_at', '>=', from)
    .where('ordered_at', '<=', to)
    .orderBy('ordered_at')
    .orderBy('id')
    .execute();
}

/** Says which charges the lines of an invoice bill, in place of what was said before. */
export async function writeBilledLines(
  db: Db,
  tenantId: string,
  { admissionId, invoiceId, keys }: { admissionId: string; invoiceId: string; keys: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom('stay_invoice_line')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .execute();
  await db
    .insertInto('stay_invoice_line')
    .values(
      keys.map((key, index) => ({
        tenant_id: tenantId,
        invoice_id: invoiceId,
        position: index + 1,
        admission_id: admissionId,
        charge_key: key,
      })),
    )
    .execute();
}
