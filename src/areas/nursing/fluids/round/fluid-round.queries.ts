import { newestWeight } from '#areas/vitals/vitals.public.ts';
import { sql } from 'kysely';
import { selectPage } from '#database/lists/select-page.ts';
import type { Db } from '#database/tables.ts';
import '../fluid.tables.ts';

export interface FluidRoundRequest {
  wardId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Patients in beds with their weight, by ward and bed; one row more than the page. */
export function selectFluidRound(db: Db, tenantId: string, { wardId, cursor, limit }: FluidRoundRequest) {
  let query = db
    .selectFrom('bed')
    .innerJoin('ward', (join) =>
      join.onRef('ward.id', '=', 'bed.ward_id').on('ward.tenant_id', '=', tenantId),
    )
    .innerJoin('admission', (join) =>
      join.onRef('admission.id', '=', 'bed.admission_id').on('admission.tenant_id', '=', tenantId),
    )
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'admission.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .leftJoinLateral(newestWeight(tenantId).as('weighed'), (join) => join.onTrue())
    .selectAll('weighed')
    .select([
      'bed.id as bed_id',
      'bed.bed_number',
      'bed.sort_key',
      'ward.id as ward_id',
      'ward.name as ward_name',
      'admission.id as admission_id',
      'patient.id as patient_id',
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.date_of_birth',
      'patient.is_restricted',
    ])
    .where('bed.tenant_id', '=', tenantId);
  if (wardId) query = query.where('bed.ward_id', '=', wardId);
  return selectPage(
    query,
    { cursor, limit },
    { 'ward.name': 'text', 'ward.id': 'uuid', 'bed.sort_key': 'text', 'bed.id': 'uuid' },
  );
}

/** What was last noted about the fluids of each patient since an instant. */
export function selectLatestNotes(
  db: Db,
  tenantId: string,
  { patientIds, from }: { patientIds: readonly string[]; from: string },
) {
  return db
    .selectFrom('fluid_record as record')
    .leftJoin('fluid_record_error as error', (join) =>
      join.onRef('error.record_id', '=', 'record.id').on('error.tenant_id', '=', tenantId),
    )
    .distinctOn('record.patient_id')
    .select(['record.patient_id', 'record.notes'])
    .where('record.tenant_id', '=', tenantId)
    .where(sql<boolean>`record.patient_id = any (${[...patientIds]}::uuid[])`)
    .where('record.recorded_at', '>=', from)
    .where('record.notes', 'is not', null)
    .where('error.record_id', 'is', null)
    .orderBy('record.patient_id')
    .orderBy('record.recorded_at', 'desc')
    .orderBy('record.id', 'desc')
    .execute();
}
