import { sql } from 'kysely';
import type { Db } from '#database/tables.ts';
import { latestOf, scoredBefore, scoredOf } from '../../rounds/round.queries.ts';

/** The patients whom a shift has now, by bed, with what a handover says of each. */
export function selectHandedOver(db: Db, tenantId: string, shiftId: string) {
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
    .selectFrom('nursing_task')
    .select(['admission_id', 'text', 'due_at'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'open')
    .where(sql<boolean>`admission_id = any (${[...admissionIds]}::uuid[])`)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1000)
    .execute();
}

export type OpenTaskRow = Awaited<ReturnType<typeof selectOpenTasks>>[number];
