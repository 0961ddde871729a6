import { sql } from 'kysely';
import type { News2Score, SaturationScale, TemperatureUnit } from '#areas/vitals/vital-signs.public.ts';
import type { Db, Instant } from '#database/tables.ts';
import { decodeCursor } from '#kernel/page.ts';

/** Sets of the stay that count, the newest first. */
const counting = (tenantId: string) => sql`from vital_signs signs
  where signs.tenant_id = ${tenantId}::uuid and signs.admission_id = admission.id
    and not exists (select from vital_signs_error error
      where error.tenant_id = ${tenantId}::uuid and error.vital_signs_id = signs.id)`;

const newestFirst = sql`order by signs.recorded_at desc, signs.id desc limit 1`;

interface LatestColumns {
  latest_id: string | null;
  latest_at: Instant | null;
  latest_is_abnormal: boolean | null;
  latest_is_obstetric: boolean | null;
  latest_unit: TemperatureUnit | null;
  latest_notes: string | null;
  latest_news2: News2Score | null;
}

const latestOf = (tenantId: string) => sql<LatestColumns>`(
  select signs.id as latest_id, signs.recorded_at as latest_at, signs.is_abnormal as latest_is_abnormal,
    signs.is_obstetric as latest_is_obstetric, signs.temperature_unit as latest_unit,
    signs.notes as latest_notes, signs.news2 as latest_news2
  ${counting(tenantId)} ${newestFirst}
)`;

interface ScoredColumns {
  total: number | null;
  next_due_at: Instant | null;
}

const scoredOf = (tenantId: string) => sql<ScoredColumns>`(
  select signs.news2_total as total, signs.next_due_at
  ${counting(tenantId)} and signs.news2_total is not null ${newestFirst}
)`;

const scoredBefore = (tenantId: string) => sql<{ total_before: number | null }>`(
  select signs.news2_total as total_before
  ${counting(tenantId)} and signs.news2_total is not null ${newestFirst} offset 1
)`;

const scaleOf = (tenantId: string) => sql<{ scale: SaturationScale | null }>`(
  select decision.scale from saturation_scale decision
  where decision.tenant_id = ${tenantId}::uuid and decision.admission_id = admission.id
  order by decision.decided_at desc, decision.id desc limit 1
)`;

export interface RoundRequest {
  wardId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Patients in beds, by ward and bed; one row more than the page. */
export function selectRound(db: Db, tenantId: string, { wardId, cursor, limit }: RoundRequest) {
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
    .leftJoinLateral(latestOf(tenantId).as('latest'), (join) => join.onTrue())
    .leftJoinLateral(scoredOf(tenantId).as('scored'), (join) => join.onTrue())
    .leftJoinLateral(scoredBefore(tenantId).as('before'), (join) => join.onTrue())
    .leftJoinLateral(scaleOf(tenantId).as('chosen'), (join) => join.onTrue())
    .selectAll(['latest', 'scored', 'before', 'chosen'])
    .select([
      'bed.id as bed_id',
      'bed.bed_number',
      'bed.sort_key',
      'ward.id as ward_id',
      'ward.name as ward_name',
      'admission.id as admission_id',
      'admission.precautions',
      'patient.id as patient_id',
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.gender',
      'patient.date_of_birth',
      'patient.is_restricted',
    ])
    .where('bed.tenant_id', '=', tenantId);
  if (wardId) query = query.where('bed.ward_id', '=', wardId);
  if (cursor) {
    const [ward, lastWardId, key, id] = decodeCursor(cursor, 4);
    query = query.where(
      sql<boolean>`(ward.name, ward.id, bed.sort_key, bed.id)
        > (${ward}::text, ${lastWardId}::uuid, ${key}::text, ${id}::uuid)`,
    );
  }
  return query
    .orderBy('ward.name')
    .orderBy('ward.id')
    .orderBy('bed.sort_key')
    .orderBy('bed.id')
    .limit(limit + 1)
    .execute();
}

export type RoundRow = Awaited<ReturnType<typeof selectRound>>[number];
