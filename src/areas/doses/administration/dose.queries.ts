import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { type RowOf, identifiedRows } from '#database/versioned-rows.ts';
import type { InfusionStep } from '../infusions/infusion.contract.ts';
import type { PlainDose } from './dose.contract.ts';
import '../doses.tables.ts';

export const doseRows = identifiedRows('dose');
export type StoredDose = RowOf<'dose'>;

/** A dose with its line and what became of it. */
export interface DoseRow {
  id: string;
  patient_id: string;
  is_restricted: boolean;
  patient_number: string;
  first_name: string;
  last_name: string;
  admission_id: string;
  prescription_id: string;
  line_id: string;
  kind: PlainDose['kind'];
  share: string;
  line_name: string;
  line_strength: string | null;
  line_dose: string;
  base_unit: PlainDose['baseUnit'];
  route: PlainDose['route'];
  frequency: string;
  scheduled_time: string;
  status: PlainDose['status'];
  administered_time: string | null;
  administered_by_name: string | null;
  timing: PlainDose['timing'];
  timing_reason: string | null;
  witnessed_by_name: string | null;
  device_ahead_seconds: number | null;
  source: PlainDose['source'];
  place_name: string | null;
  taken_quantity: number | null;
  quantity_reason: string | null;
  reason_not_given: string | null;
  patient_response: string | null;
  side_effects: string | null;
  notes: string | null;
  checks: PlainDose['checks'] | null;
  infusion: InfusionStep[] | null;
  error_reason: string | null;
  error_by_name: string | null;
  error_at: string | null;
  replaces: string | null;
  created_at: string;
}

const nameOf = (person: string) =>
  sql`trim(${sql.ref(`${person}.first_name`)} || ' ' || ${sql.ref(`${person}.last_name`)})`;

const isoOf = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Doses that a condition names, by time; `dose` is the table of the condition. */
export async function selectDoseRows(
  db: Db,
  tenantId: string,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<DoseRow[]> {
  const { rows } = await sql<DoseRow>`
    select dose.id, dose.patient_id, patient.is_restricted, patient.patient_number, patient.first_name,
      patient.last_name, dose.admission_id, line.prescription_id, dose.line_id, dose.kind, dose.share,
      line.name as line_name, line.strength as line_strength, line.dose as line_dose, line.base_unit, line.route,
      line.frequency, dose.scheduled_at as scheduled_time, dose.status,
      outcome.administered_at as administered_time, ${nameOf('nurse')} as administered_by_name, outcome.timing,
      outcome.timing_reason, ${nameOf('witness')} as witnessed_by_name, outcome.device_ahead_seconds,
      outcome.source, place.name as place_name, outcome.taken_quantity, outcome.quantity_reason,
      outcome.reason_not_given,
      outcome.patient_response, outcome.side_effects, outcome.notes, outcome.checks,
      (select jsonb_agg(jsonb_build_object('id', step.id, 'kind', step.kind,
          'ratePerHour', step.rate_tenths / 10.0, 'happenedAt', ${isoOf('step.happened_at')},
          'givenMl', step.given_tenths / 10.0, 'reason', step.reason,
          'recordedByName', ${nameOf('stepper')}) order by step.happened_at, step.id)
        from infusion_step step
        join user_account stepper on stepper.tenant_id = ${tenantId}::uuid and stepper.id = step.recorded_by
        where step.tenant_id = ${tenantId}::uuid and step.dose_id = dose.id) as infusion,
      error.reason as error_reason, ${nameOf('marker')} as error_by_name, error.marked_at as error_at,
      dose.replaces, dose.created_at
    from dose
    join prescription_line line on line.tenant_id = ${tenantId}::uuid and line.id = dose.line_id
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = dose.patient_id
    left join dose_outcome outcome on outcome.tenant_id = ${tenantId}::uuid and outcome.dose_id = dose.id
    left join user_account nurse on nurse.tenant_id = ${tenantId}::uuid and nurse.id = outcome.administered_by
    left join user_account witness on witness.tenant_id = ${tenantId}::uuid and witness.id = outcome.witnessed_by
    left join stock_place place on place.tenant_id = ${tenantId}::uuid and place.id = outcome.place_id
    left join dose_error error on error.tenant_id = ${tenantId}::uuid and error.dose_id = dose.id
    left join user_account marker on marker.tenant_id = ${tenantId}::uuid and marker.id = error.marked_by
    where dose.tenant_id = ${tenantId}::uuid and ${condition}
    order by dose.scheduled_at, dose.id
    limit ${limit}`.execute(db);
  return rows;
}

export async function selectOneDose(db: Db, tenantId: string, id: string): Promise<DoseRow | undefined> {
  const [row] = await selectDoseRows(db, tenantId, sql`dose.id = ${id}::uuid`, 1);
  return row;
}

/** The line of an order with what must hold while it is given. */
export interface OrderToGive {
  line_id: string;
  prescription_id: string;
  patient_id: string;
  patient_number: string;
  first_name: string;
  last_name: string;
  is_restricted: boolean;
  admission_id: string;
  admission_number: string;
  admission_status: string;
  admitted_at: string;
  ward_name: string | null;
  state: string;
  medicine_id: string | null;
  generic_name: string | null;
  name: string;
  strength: string | null;
  dosage_form: string | null;
  base_unit: PlainDose['baseUnit'];
  dose: string;
  frequency: string;
  route: PlainDose['route'];
  instruction: string | null;
  prn_indication: string | null;
  prn_minimum_minutes: number | null;
  prn_maximum: number | null;
}

/**
 * The order of a dose, or a line. Locked, nobody else gives of it, stops or changes it before the end of the transaction.
 */
export async function selectOrderToGive(
  db: Db,
  tenantId: string,
  lineId: string,
  { isLocked }: { isLocked: boolean },
): Promise<OrderToGive | undefined> {
  const { rows } = await sql<OrderToGive>`
    select line.id as line_id, line.prescription_id, line.patient_id, patient.patient_number, patient.first_name,
      patient.last_name, patient.is_restricted, admission.id as admission_id, admission.admission_number,
      admission.status as admission_status, admission.admitted_at,
      (select ward.name from bed join ward on ward.tenant_id = ${tenantId}::uuid and ward.id = bed.ward_id
        where bed.tenant_id = ${tenantId}::uuid and bed.admission_id = admission.id) as ward_name,
      line.state, line.medicine_id, line.generic_name, line.name, line.strength, line.dosage_form, line.base_unit, line.dose,
      line.frequency, line.route, line.instruction, line.prn_indication, line.prn_minimum_minutes, line.prn_maximum
    from prescription_line line
    join prescription on prescription.tenant_id = ${tenantId}::uuid and prescription.id = line.prescription_id
    join admission on admission.tenant_id = ${tenantId}::uuid and admission.id = prescription.admission_id
    join patient on patient.tenant_id = ${tenantId}::uuid and patient.id = line.patient_id
    where line.tenant_id = ${tenantId}::uuid and line.id = ${lineId}::uuid
    ${isLocked ? sql`for no key update of line` : sql``}`.execute(db);
  return rows[0];
}

/** Brings a dose nobody has decided on into its state; false when somebody was first. */
export async function decideDose(
  db: Db,
  tenantId: string,
  { id, status }: { id: string; status: 'given' | 'refused' | 'held' },
): Promise<boolean> {
  const row = await db
    .updateTable('dose')
    .set({ status })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', 'in', ['scheduled', 'missed'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDoses(db: Db, rows: readonly StoredDose[]): Promise<void> {
  await db.insertInto('dose').values(rows).execute();
}

export async function insertOutcome(
  db: Db,
  row: Omit<RowOf<'dose_outcome'>, 'checks'> & { checks: string },
): Promise<void> {
  await db.insertInto('dose_outcome').values(row).execute();
}

export async function insertLots(db: Db, rows: readonly RowOf<'dose_lot'>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('dose_lot').values(rows).execute();
}

export async function insertDoseError(db: Db, row: RowOf<'dose_error'>): Promise<void> {
  await db.insertInto('dose_error').values(row).execute();
}

export async function insertSteps(db: Db, rows: readonly RowOf<'infusion_step'>[]): Promise<void> {
  await db.insertInto('infusion_step').values(rows).execute();
}

/** What was taken of which lot for a dose, and from where. */
export function selectTakenLots(db: Db, tenantId: string, doseId: string) {
  return db
    .selectFrom('dose_lot')
    .innerJoin('dose_outcome as outcome', (join) =>
      join.onRef('outcome.dose_id', '=', 'dose_lot.dose_id').on('outcome.tenant_id', '=', tenantId),
    )
    .innerJoin('stock_lot as lot', (join) =>
      join.onRef('lot.id', '=', 'dose_lot.lot_id').on('lot.tenant_id', '=', tenantId),
    )
    .select(['dose_lot.lot_id', 'dose_lot.quantity', 'outcome.place_id', 'lot.item_id'])
    .where('dose_lot.tenant_id', '=', tenantId)
    .where('dose_lot.dose_id', '=', doseId)
    .orderBy('dose_lot.lot_id')
    .execute();
}

export interface TakenSoFar {
  /** Thousandths of base units given out of what the pharmacy handed out for the patient. */
  of_handed_out: number;
  /** Thousandths given from places, and the whole base units that were taken for them. */
  of_places: number;
  taken: number;
}

/** What was given on a line; what was entered in error counts for nothing. */
export async function selectTakenSoFar(db: Db, tenantId: string, lineId: string): Promise<TakenSoFar> {
  const { rows } = await sql<TakenSoFar>`
    select coalesce(sum(outcome.amount_thousandths) filter (where outcome.source = 'dispensed'), 0)::bigint
        as of_handed_out,
      coalesce(sum(outcome.amount_thousandths) filter (where outcome.source = 'place'), 0)::bigint as of_places,
      coalesce(sum(outcome.taken_quantity) filter (where outcome.source = 'place'), 0)::bigint as taken
    from dose
    join dose_outcome outcome on outcome.tenant_id = ${tenantId}::uuid and outcome.dose_id = dose.id
    where dose.tenant_id = ${tenantId}::uuid and dose.line_id = ${lineId}::uuid
      and not exists (select from dose_error error
        where error.tenant_id = ${tenantId}::uuid and error.dose_id = dose.id)`.execute(db);
  return rows[0]!;
}

export interface PlaceRow {
  id: string;
  name: string;
  kind: string;
  code: string | null;
  quantity: number;
}

/** Wards and pharmacies where something usable of a medicine lies. */
export async function selectPlaces(
  db: Db,
  tenantId: string,
  { itemId, today }: { itemId: string; today: string },
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select place.id, place.name, place.kind, place.code, sum(balance.quantity)::bigint as quantity
    from stock_balance balance
    join stock_place place on place.tenant_id = ${tenantId}::uuid and place.id = balance.place_id
    where balance.tenant_id = ${tenantId}::uuid and balance.item_id = ${itemId}::uuid and balance.is_stocked
      and not balance.is_set_aside and balance.expires_on >= ${today}::date
      and place.kind in ('ward', 'pharmacy') and place.is_active
    group by place.id, place.name, place.kind, place.code
    order by place.name, place.id`.execute(db);
  return rows;
}

/** What a scanned code names: the number of a medicine, or of a lot of it. */
export async function selectScanned(
  db: Db,
  tenantId: string,
  code: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select item.id, item.name from stock_item item
    where item.tenant_id = ${tenantId}::uuid and lower(item.sku) = lower(${code})
    union
    select item.id, item.name from stock_lot lot
    join stock_item item on item.tenant_id = ${tenantId}::uuid and item.id = lot.item_id
    where lot.tenant_id = ${tenantId}::uuid and lower(lot.lot_number) = lower(${code})
    limit 20`.execute(db);
  return rows;
}

/**
 * When a medicine was given as needed in a stay since an instant, the latest first: also on the line that this one
 * replaced. What was entered in error counts for nothing.
 */
export async function selectGivenAsNeeded(
  db: Db,
  tenantId: string,
  { order, since }: { order: Pick<OrderToGive, 'line_id' | 'admission_id' | 'medicine_id'>; since: string },
): Promise<string[]> {
  const { rows } = await sql<{ at: string }>`
    select outcome.administered_at as at
    from dose
    join dose_outcome outcome on outcome.tenant_id = ${tenantId}::uuid and outcome.dose_id = dose.id
    join prescription_line line on line.tenant_id = ${tenantId}::uuid and line.id = dose.line_id
    where dose.tenant_id = ${tenantId}::uuid and dose.admission_id = ${order.admission_id}::uuid
      and dose.kind = 'as-needed' and outcome.status = 'given' and outcome.administered_at > ${since}::timestamptz
      and (line.id = ${order.line_id}::uuid or line.medicine_id = ${order.medicine_id}::uuid)
      and not exists (select from dose_error error
        where error.tenant_id = ${tenantId}::uuid and error.dose_id = dose.id)
    order by outcome.administered_at desc, dose.id
    limit 200`.execute(db);
  return rows.map(({ at }) => at);
}
