import { sql } from 'kysely';
import type { OrderFacts } from '#kernel/care/ward-order.ts';
import type { Db, Instant } from '#database/tables.ts';
import { taskText } from '../../tasks/follow-up.queries.ts';
import {
  highestOf,
  latestOf,
  observationOrderOf,
  scoredBefore,
  scoredOf,
} from '../../rounds/round.queries.ts';

/** The patients whom a shift has now, by bed, with what a handover says of each. */
export function selectHandedOver(db: Db, tenantId: string, shiftId: string, startedAt: string) {
  return db
    .selectFrom('nursing_assignment as assignment')
    .innerJoin('admission', (join) =>
      join
        .onRef('admission.id', '=', 'assignment.admission_id')
        .on('admission.tenant_id', '=', tenantId)
        .on('admission.status', '=', 'active'),
    )
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'assignment.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoin('bed', (join) =>
      join.onRef('bed.admission_id', '=', 'admission.id').on('bed.tenant_id', '=', tenantId),
    )
    .leftJoin('ward', (join) => join.onRef('ward.id', '=', 'bed.ward_id').on('ward.tenant_id', '=', tenantId))
    .leftJoinLateral(latestOf(tenantId).as('latest'), (join) => join.onTrue())
    .leftJoinLateral(scoredOf(tenantId).as('scored'), (join) => join.onTrue())
    .leftJoinLateral(scoredBefore(tenantId).as('before'), (join) => join.onTrue())
    .leftJoinLateral(observationOrderOf(tenantId).as('observation'), (join) => join.onTrue())
    .leftJoinLateral(highestOf(tenantId, startedAt).as('highest'), (join) => join.onTrue())
    .select([
      'assignment.id as assignment_id',
      'admission.id as admission_id',
      'admission.primary_diagnosis',
      'admission.secondary_diagnoses',
      'admission.admitted_at',
      'admission.precautions',
      'admission.estimated_discharge_date',
      'patient.id as patient_id',
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
      'bed.bed_number',
      'ward.name as ward_name',
      'latest.latest_id',
      'latest.latest_at',
      'scored.total',
      'scored.next_due_at',
      'scored.scored_at',
      'observation.order_minutes',
      'observation.order_weighed_minutes',
      'observation.order_at',
      'highest.highest',
      'highest.highest_at',
      'before.total_before',
    ])
    .where('assignment.tenant_id', '=', tenantId)
    .where('assignment.shift_id', '=', shiftId)
    .where('assignment.ended_at', 'is', null)
    .orderBy('ward.name')
    .orderBy('bed.sort_key')
    .orderBy('assignment.id')
    .limit(200)
    .execute();
}

export type HandedOverRow = Awaited<ReturnType<typeof selectHandedOver>>[number];

/** The abnormal signs of these sets, with what was measured. */
export function selectMeasured(db: Db, tenantId: string, ids: readonly string[]) {
  return db
    .selectFrom('vital_signs')
    .select([
      'id',
      'abnormal_signs',
      'temperature_typed_tenths',
      'temperature_unit',
      'heart_rate',
      'respiratory_rate',
      'oxygen_saturation',
      'blood_pressure_systolic',
      'blood_pressure_diastolic',
    ])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${[...ids]}::uuid[])`)
    .orderBy('id')
    .execute();
}

export type MeasuredRow = Awaited<ReturnType<typeof selectMeasured>>[number];

/** Who was called about patients of these admissions since an instant; a set entered in error counts for nothing. */
export function selectCalls(
  db: Db,
  tenantId: string,
  { admissionIds, from }: { admissionIds: readonly string[]; from: string },
) {
  return db
    .selectFrom('vital_signs_escalation as call')
    .innerJoin('vital_signs as signs', (join) =>
      join.onRef('signs.id', '=', 'call.vital_signs_id').on('signs.tenant_id', '=', tenantId),
    )
    .select(['signs.admission_id', 'call.called', 'call.called_at', 'call.ordered'])
    .where('call.tenant_id', '=', tenantId)
    .where(sql<boolean>`signs.admission_id = any (${[...admissionIds]}::uuid[])`)
    .where('call.called_at', '>=', from)
    .where(
      sql<boolean>`not exists (select from vital_signs_error error where error.tenant_id = ${tenantId}::uuid
        and error.vital_signs_id = signs.id)`,
    )
    .orderBy('call.called_at')
    .orderBy('call.id')
    .limit(1000)
    .execute();
}

export type CallRow = Awaited<ReturnType<typeof selectCalls>>[number];

/** Open tasks of these admissions, those due first. */
export function selectOpenTasks(db: Db, tenantId: string, admissionIds: readonly string[]) {
  return db
    .selectFrom('nursing_task as task')
    .select(['task.admission_id', taskText(tenantId, null).as('text'), 'task.due_at'])
    .where('task.tenant_id', '=', tenantId)
    .where('task.status', '=', 'open')
    .where(sql<boolean>`task.admission_id = any (${[...admissionIds]}::uuid[])`)
    .orderBy('task.due_at')
    .orderBy('task.id')
    .limit(1000)
    .execute();
}

export type OpenTaskRow = Awaited<ReturnType<typeof selectOpenTasks>>[number];

export interface WardOrderRow {
  admission_id: string;
  facts: OrderFacts;
  note: string | null;
  state: 'active' | 'stopped';
  news: 'new' | 'changed' | 'stopped';
  state_at: Instant;
  is_unread: boolean;
}

/** The orders of these admissions besides medicines: those that hold, and those that no nurse has read. */
export async function selectWardOrders(
  db: Db,
  tenantId: string,
  admissionIds: readonly string[],
): Promise<WardOrderRow[]> {
  const { rows } = await sql<WardOrderRow>`
    select ordered.admission_id, ordered.facts, ordered.note, ordered.state, ordered.news, ordered.state_at,
      ordered.acknowledged_at is null as is_unread
    from ward_order ordered
    where ordered.tenant_id = ${tenantId}::uuid and ordered.admission_id = any (${[...admissionIds]}::uuid[])
      and (ordered.state = 'active' or (ordered.state = 'stopped' and ordered.acknowledged_at is null))
    order by ordered.state_at, ordered.id
    limit 1000`.execute(db);
  return rows;
}

export interface LabOrderRow {
  patient_id: string;
  tests: string;
  is_collected: boolean;
  ordered_at: Instant;
}

/** What these patients wait for from the laboratory, ordered since shortly before their stay began. */
export async function selectOpenLabOrders(
  db: Db,
  tenantId: string,
  admissionIds: readonly string[],
): Promise<LabOrderRow[]> {
  const { rows } = await sql<LabOrderRow>`
    select lab_order.patient_id, lab_order.collected_at is not null as is_collected, lab_order.ordered_at, (
        select string_agg(test.test_name, ', ' order by test.position)
        from lab_order_test test where test.tenant_id = ${tenantId}::uuid and test.order_id = lab_order.id
      ) as tests
    from admission
    join lab_order on lab_order.tenant_id = ${tenantId}::uuid and lab_order.patient_id = admission.patient_id
    where admission.tenant_id = ${tenantId}::uuid and admission.id = any (${[...admissionIds]}::uuid[])
      and lab_order.status in ('pending', 'in-progress')
      and lab_order.ordered_at >= admission.admitted_at - interval '1 day'
    order by lab_order.ordered_at, lab_order.id
    limit 1000`.execute(db);
  return rows;
}
