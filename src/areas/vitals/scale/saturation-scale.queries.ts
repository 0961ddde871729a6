import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import type { SaturationScale } from '../scores/news2.ts';
import '../vitals.tables.ts';

/** The scale that holds for a stay at an instant: the latest decision by then, otherwise scale 1. */
export async function selectScaleAt(
  db: Db,
  tenantId: string,
  { admissionId, at }: { admissionId: string; at: string },
): Promise<SaturationScale> {
  const row = await db
    .selectFrom('saturation_scale')
    .select('scale')
    .where('tenant_id', '=', tenantId)
    .where('admission_id', '=', admissionId)
    .where('decided_at', '<=', at)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.scale ?? 1;
}

export async function insertScale(db: Db, row: RowOf<'saturation_scale'>): Promise<void> {
  await db.insertInto('saturation_scale').values(row).execute();
}

/** Every decision about a stay, the latest first. */
export function selectScales(db: Db, tenantId: string, admissionId: string) {
  return db
    .selectFrom('saturation_scale as decision')
    .innerJoin('user_account as decider', (join) =>
      join.onRef('decider.id', '=', 'decision.decided_by').on('decider.tenant_id', '=', tenantId),
    )
    .selectAll('decision')
    .select(['decider.first_name as decider_first_name', 'decider.last_name as decider_last_name'])
    .where('decision.tenant_id', '=', tenantId)
    .where('decision.admission_id', '=', admissionId)
    .orderBy('decision.decided_at', 'desc')
    .orderBy('decision.id', 'desc')
    .execute();
}

/** The stay a decision is about, with its patient; undefined when the hospital has none of this id. */
export function selectStay(db: Db, tenantId: string, admissionId: string) {
  return db
    .selectFrom('admission')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'admission.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .select([
      'admission.id',
      'admission.status',
      'admission.patient_id',
      'patient.patient_number',
      'patient.first_name',
      'patient.last_name',
      'patient.is_restricted',
    ])
    .where('admission.tenant_id', '=', tenantId)
    .where('admission.id', '=', admissionId)
    .executeTakeFirst();
}
