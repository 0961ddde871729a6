import type { Db } from '#database/tables.ts';
import type { VitalSigns } from './signs/vital-signs.contract.ts';
import { selectLatestSet, selectOneSet } from './signs/vital-signs.queries.ts';
import { toVitalSigns } from './signs/vital-signs.record.ts';

export { insertSampleSets } from './samples/sample-sets.seed.ts';
export { newestWeight, type WeightColumns } from './chart/newest-weight.queries.ts';
export { findStay } from './signs/stay.service.ts';

/** Tables that queries of other areas may read; they are written only by this area. @public */
export const readableTables = [
  'vital_signs',
  'vital_signs_error',
  'vital_signs_escalation',
  'saturation_scale',
  'deterioration',
] as const;

/** One set, also one that was entered in error; null for one that the hospital does not have. @public */
export async function findVitalSigns(db: Db, tenantId: string, id: string): Promise<VitalSigns | null> {
  const row = await selectOneSet(db, tenantId, id);
  return row ? toVitalSigns(row) : null;
}

/** The newest vital signs of a patient that were not entered in error; null before the first ones. @public */
export async function findLatestVitalSigns(
  db: Db,
  tenantId: string,
  patientId: string,
): Promise<VitalSigns | null> {
  const row = await selectLatestSet(db, tenantId, patientId);
  return row ? toVitalSigns(row) : null;
}
