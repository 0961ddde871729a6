import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { judge } from '../signs/judging.ts';
import type { Measures } from '../signs/measures/measures.contract.ts';
import { forEachNumber } from '../signs/measures/measures.table.ts';
import { measureColumns } from '../signs/set-adding.service.ts';
import { insertVitalSigns } from '../signs/vital-signs.queries.ts';

export interface SampleSetOf {
  tenantId: string;
  patientId: string;
  admissionId: string | null;
  recordedBy: string;
  recordedAt: string;
  /** Of the patient, at that time. */
  ageMonths: number;
  /** What was measured; everything else was not. */
  measures: Partial<Measures>;
}

const nothing: Measures = {
  ...forEachNumber(() => null),
  temperatureUnit: 'C',
  oxygen: null,
  consciousness: null,
  bloodGlucoseUnit: 'mg/dL',
  isObstetric: false,
  notes: null,
};

/** Adds sets to a sample hospital, judged and scored like those that people record; returns their ids, in order. */
export async function insertSampleSets(db: Db, sets: readonly SampleSetOf[]): Promise<string[]> {
  const rows = sets.map(rowOf);
  if (rows.length > 0) await insertVitalSigns(db, rows);
  return rows.map(({ id }) => id);
}

function rowOf({ tenantId, patientId, admissionId, recordedBy, recordedAt, ageMonths, ...set }: SampleSetOf) {
  const measures = { ...nothing, ...set.measures };
  const judged = judge(measures, { ageMonths, scale: 1, recordedAt });
  return {
    tenant_id: tenantId,
    id: newId(),
    patient_id: patientId,
    admission_id: admissionId,
    recorded_by: recordedBy,
    recorded_at: recordedAt,
    clock_ahead_seconds: null,
    ...measureColumns(measures),
    is_abnormal: judged.abnormalSigns.length > 0,
    abnormal_signs: judged.abnormalSigns,
    judged_by: judged.judgedBy,
    news2: judged.news2 && JSON.stringify(judged.news2),
    news2_total: judged.news2?.total ?? null,
    news2_version: judged.news2Version,
    next_due_at: judged.nextDueAt,
    replaces: null,
    created_at: recordedAt,
  };
}
