import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';

/** How a record leads to the one that it was made from: by a column of its own, or by a row between both. */
type Way =
  | { source: string; column: string }
  | { source: string; between: string; toSource: string; toRecord: string; kind?: string };

const of = (source: string, column: string): Way => ({ source, column });
const ofCase = of('surgical_case', 'case_id');

/**
 * What is made from a consultation, by its table, each after all that it can be made from. A stay is not here: it is an
 * episode of its own, whose ward knows its patients. A test holds this list against the foreign keys of the database.
 */
export const madeFrom = {
  consultation_amendment: [of('consultation', 'consultation_id')],
  appointment: [
    {
      source: 'consultation',
      between: 'consultation',
      toSource: 'id',
      toRecord: 'follow_up_appointment_id',
    },
  ],
  admission_request: [of('consultation', 'consultation_id')],
  surgical_case: [of('consultation', 'consultation_id')],
  surgical_checklist: [ofCase],
  safety_override: [ofCase],
  surgical_count_entry: [ofCase],
  operative_note: [ofCase],
  operative_note_addendum: [of('operative_note', 'note_id')],
  surgical_specimen: [ofCase],
  surgical_implant: [ofCase],
  surgical_consumable: [ofCase],
  surgical_bill: [ofCase],
  surgical_charge: [ofCase],
  anesthesia_record: [ofCase],
  anesthesia_addendum: [of('anesthesia_record', 'record_id')],
  anesthesia_entry: [of('anesthesia_record', 'record_id')],
  surgical_consent: [ofCase],
  surgical_consent_withdrawal: [ofCase],
  surgical_consent_signature: [of('surgical_consent', 'consent_id')],
  surgical_milestone: [ofCase],
  surgical_delay: [ofCase],
  lab_order: [
    of('consultation', 'consultation_id'),
    {
      source: 'surgical_specimen',
      between: 'surgical_specimen',
      toSource: 'id',
      toRecord: 'lab_order_id',
    },
  ],
  lab_result: [of('lab_order', 'order_id')],
  lab_alert: [of('lab_result', 'result_id')],
  prescription: [of('consultation', 'consultation_id')],
  prescription_draft: [of('consultation', 'consultation_id')],
  prescription_line: [of('prescription', 'prescription_id')],
  prescription_line_event: [of('prescription_line', 'line_id')],
  prescription_finding: [of('prescription', 'prescription_id')],
  dose: [of('prescription_line', 'line_id')],
  infusion_step: [of('dose', 'dose_id')],
  dispensing: [of('prescription', 'prescription_id')],
  dispensing_item: [of('dispensing', 'dispensing_id')],
  dispensing_return: [of('dispensing', 'dispensing_id')],
  dispensing_finding: [of('dispensing', 'dispensing_id')],
  stock_movement: [
    { source: 'dispensing_item', between: 'dispensing_lot', toSource: 'item_id', toRecord: 'movement_id' },
    {
      source: 'dispensing_return',
      between: 'dispensing_return',
      toSource: 'id',
      toRecord: 'movement_id',
    },
    { source: 'dose', between: 'dose_lot', toSource: 'dose_id', toRecord: 'movement_id' },
  ],
  invoice: [
    of('appointment', 'appointment_id'),
    of('lab_order', 'lab_order_id'),
    { source: 'dispensing', between: 'dispensing', toSource: 'id', toRecord: 'invoice_id' },
    { source: 'surgical_bill', between: 'surgical_bill', toSource: 'id', toRecord: 'invoice_id' },
    {
      source: 'lab_order',
      between: 'invoice_source',
      toSource: 'source_id',
      toRecord: 'invoice_id',
      kind: 'lab_order',
    },
  ],
  invoice_item: [of('invoice', 'invoice_id')],
  credit_note: [of('invoice', 'invoice_id')],
  refund_request: [of('invoice', 'invoice_id')],
  payment: [of('invoice', 'invoice_id')],
  deposit_movement: [of('payment', 'payment_id')],
  referral: [of('appointment', 'appointment_id')],
  commission_reversal: [of('referral', 'referral_id')],
} as const satisfies Record<string, readonly Way[]>;

type MadeTable = keyof typeof madeFrom;

const waysOf: Readonly<Record<string, readonly Way[]>> = madeFrom;

/** Who looks: the author of a sensitive consultation sees what came of it. */
interface ClosedTo {
  tenantId: string;
  userId: string;
}

/**
 * The ids of all that was made from sensitive consultations of these patients by others than the reader, each with its
 * patient's: the consultations themselves and what `madeFrom` names. Whoever has emr.sensitive is not asked for.
 */
export async function findClosedRecords(
  db: Db,
  { tenantId, userId }: ClosedTo,
  patientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (patientIds.length === 0) return new Map();
  const consultations = await sql<{ id: string; patient_id: string }>`
    select id, patient_id from consultation
    where tenant_id = ${tenantId}::uuid and patient_id = any (${patientIds}::uuid[]) and is_sensitive
      and author_id <> ${userId}::uuid`.execute(db);
  if (consultations.rows.length === 0) return new Map();
  const ids = consultations.rows.map(({ id }) => id);
  const roots = sql`select root.id, root.id from unnest(${ids}::uuid[]) as root (id)`;
  const { rows } = await sql<{ id: string; root: string }>`${closure(tenantId, roots, eachByIndex)}`.execute(
    db,
  );
  const patientOf = new Map(consultations.rows.map((row) => [row.id, row.patient_id]));
  return new Map(rows.map(({ id, root }) => [id, patientOf.get(root)!]));
}

/** The ids of all that was made from sensitive consultations of others than the reader, as a uuid[]. */
export function closedRecordIds(tenantId: string, readerId: string): RawBuilder<unknown> {
  const roots = sql`select id, id from consultation
    where tenant_id = ${tenantId}::uuid and is_sensitive and author_id <> ${readerId}::uuid`;
  return sql`array(select closed.id from (${closure(tenantId, roots, asPlanned)}) as closed)`;
}

/** The records of one table that are or were made from a sensitive consultation: rows with an `id`, each once. */
export function closedRecordsOf(tenantId: string, table: 'consultation' | MadeTable): RawBuilder<unknown> {
  const roots = sql`select id, id from consultation where tenant_id = ${tenantId}::uuid and is_sensitive`;
  const needed = sourcesOf(table);
  const tables = Object.keys(madeFrom).filter((name) => needed.has(name));
  return sql`${traced(tenantId, roots, tables, asPlanned)} select distinct id from ${made(table)}`;
}

/** A table with all that its records can be made from. */
function sourcesOf(table: string): ReadonlySet<string> {
  return new Set([table, ...(waysOf[table] ?? []).flatMap(({ source }) => [...sourcesOf(source)])]);
}

/** From the few consultations of a page: the database does not know how few, and would read whole tables. */
const eachByIndex = sql`offset 0`;
const asPlanned = sql``;

/** Consultations and what is made from them, each with the consultation that it comes from. */
function closure(
  tenantId: string,
  roots: RawBuilder<unknown>,
  look: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const tables = Object.keys(madeFrom);
  return sql`${traced(tenantId, roots, tables, look)}
    ${sql.join(
      ['consultation', ...tables].map((table) => sql`select id, root from ${made(table)}`),
      sql` union `,
    )}`;
}

function traced(
  tenantId: string,
  roots: RawBuilder<unknown>,
  tables: readonly string[],
  look: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const found = tables.map((table) => {
    const ways = waysOf[table]!.map(
      (way) => sql`select record.id, source.root from ${made(way.source)} as source
        cross join lateral (${madeFromSource(tenantId, table, way)} ${look}) as record`,
    );
    return sql`${made(table)} (id, root) as (${sql.join(ways, sql` union `)})`;
  });
  return sql`with ${sql.join([sql`made_consultation (id, root) as (${roots})`, ...found])}`;
}

function made(table: string) {
  return sql.ref(`made_${table}`);
}

/** The records that were made from one `source`. */
function madeFromSource(tenantId: string, table: string, way: Way): RawBuilder<unknown> {
  if ('column' in way) {
    return sql`select made.id from ${sql.table(table)} as made
      where made.tenant_id = ${tenantId}::uuid and made.${sql.ref(way.column)} = source.id`;
  }
  const ofKind = way.kind === undefined ? sql`true` : sql`between_both.kind = ${way.kind}`;
  const toRecord = sql`between_both.${sql.ref(way.toRecord)}`;
  return sql`select ${toRecord} as id from ${sql.table(way.between)} as between_both
    where between_both.tenant_id = ${tenantId}::uuid and between_both.${sql.ref(way.toSource)} = source.id
      and ${ofKind} and ${toRecord} is not null`;
}

/** True for the follow-up of a sensitive consultation, whose words find it for nobody. */
export function isClosedFollowUp(tenantId: string, appointmentId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from consultation as closed where closed.tenant_id = ${tenantId}::uuid
      and closed.follow_up_appointment_id = ${appointmentId} and closed.is_sensitive
  )`;
}

/** Who wrote the sensitive consultation from which one of these comes; undefined for what comes from none. */
export async function findSensitiveAuthor(
  db: Db,
  tenantId: string,
  record: { appointmentId: string } | { labOrderId: string } | { prescriptionId: string },
): Promise<string | undefined> {
  const source = (table: string, id: string) => sql<boolean>`consultation.id = (
    select consultation_id from ${sql.table(table)} as record
    where record.tenant_id = ${tenantId}::uuid and record.id = ${id}::uuid)`;
  const isSource =
    'appointmentId' in record
      ? sql<boolean>`consultation.follow_up_appointment_id = ${record.appointmentId}::uuid`
      : 'labOrderId' in record
        ? source('lab_order', record.labOrderId)
        : source('prescription', record.prescriptionId);
  const { rows } = await sql<{ author_id: string }>`
    select author_id from consultation
    where consultation.tenant_id = ${tenantId}::uuid and is_sensitive and ${isSource} limit 1`.execute(db);
  return rows[0]?.author_id;
}
