import { sql } from 'kysely';
import type { Instant } from '#database/tables.ts';

export interface WeightColumns {
  weight_grams: number | null;
  weighed_at: Instant | null;
}

/** The newest weight that was not entered in error, as a lateral of a query whose patients are called `patient`. */
export const newestWeight = (tenantId: string) => sql<WeightColumns>`(
  select signs.weight_grams, signs.recorded_at as weighed_at
  from vital_signs signs
  where signs.tenant_id = ${tenantId}::uuid and signs.patient_id = patient.id
    and signs.weight_grams is not null
    and not exists (select from vital_signs_error error
      where error.tenant_id = ${tenantId}::uuid and error.vital_signs_id = signs.id)
  order by signs.recorded_at desc, signs.id desc limit 1
)`;
