import type { CallContext } from '#server/call-context.ts';
import { newId } from '#kernel/ids.ts';
import { selectScaleAt } from '../scale/saturation-scale.queries.ts';
import { callForScore } from '../deterioration/deterioration.service.ts';
import { judge, observedIn } from './judging.ts';
import type { Measures } from './measures/measures.contract.ts';
import { numberColumns } from './measures/measures.table.ts';
import { findStay } from './stay.service.ts';
import { insertVitalSigns } from './vital-signs.queries.ts';

interface NewSet {
  patientId: string;
  admissionId: string | undefined;
  recordedAt: string | undefined;
  measures: Measures;
  /** The set marked as an error that this one replaces. */
  replaces: string | null;
}

/**
 * Judges, scores and stores a set, which the bed board hears of, and those responsible where the score asks
 * for a call; returns its id.
 * @throws AppError NOT_FOUND, INVALID_INPUT at `patientId` or `recordedAt`
 */
export async function addSet(context: CallContext, set: NewSet): Promise<string> {
  const { db, tenantId, actor, clock } = context;
  const { measures } = set;
  const { patientId, admissionId } = set;
  const stay = await findStay(context, { patientId, admissionId, at: set.recordedAt, field: 'recordedAt' });
  const { at: recordedAt, ageMonths } = stay;
  const scale =
    stay.admissionId === null
      ? 1
      : await selectScaleAt(db, tenantId, { admissionId: stay.admissionId, at: recordedAt });
  const judged = judge(measures, { ageMonths, scale, recordedAt });
  const id = newId();
  await insertVitalSigns(db, [
    {
      tenant_id: tenantId,
      id,
      patient_id: patientId,
      admission_id: stay.admissionId,
      recorded_by: actor.userId,
      recorded_at: recordedAt,
      clock_ahead_seconds: stay.clockAheadSeconds,
      ...measureColumns(measures),
      is_abnormal: judged.abnormalSigns.length > 0,
      abnormal_signs: judged.abnormalSigns,
      judged_by: judged.judgedBy,
      news2: judged.news2 && JSON.stringify(judged.news2),
      news2_total: judged.news2?.total ?? null,
      news2_version: judged.news2Version,
      next_due_at: judged.nextDueAt,
      replaces: set.replaces,
      created_at: clock.now().toISOString(),
    },
  ]);
  if (stay.admissionId === null) return id;
  context.announce('beds');
  if (judged.news2) {
    await callForScore(context, {
      id,
      patientId,
      admissionId: stay.admissionId,
      recordedAt,
      score: judged.news2,
    });
  }
  return id;
}

/** What is typed of a set, as it is stored: whole numbers only. */
export function measureColumns(set: Measures) {
  return {
    ...numberColumns(set),
    temperature_unit: set.temperature === null ? null : set.temperatureUnit,
    temperature_tenths: observedIn(set).temperatureTenths,
    oxygen: set.oxygen,
    consciousness: set.consciousness,
    blood_glucose_unit: set.bloodGlucose === null ? null : set.bloodGlucoseUnit,
    is_obstetric: set.isObstetric,
    notes: set.notes,
  };
}
