import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import { namedPatient } from '#kernel/care/named-patient.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import { dayBounds } from '#kernel/time/time-zone.ts';
import { todayOf } from '#kernel/time/today.ts';
import { selectScales } from '../scale/saturation-scale.queries.ts';
import { selectVitalSigns } from '../signs/vital-signs.queries.ts';
import { toVitalSigns } from '../signs/vital-signs.record.ts';
import { maxChartSets, type ObservationChart } from './chart.contract.ts';
import type * as contract from './chart.contract.ts';
import { selectChartPatient } from './chart.queries.ts';

/** @throws AppError NOT_FOUND, for a patient of another hospital as for one that never was. */
export async function readChart(
  context: CallContext,
  { patientId, from, to }: CallInput<typeof contract.readChart>,
): Promise<ObservationChart> {
  const { db, tenantId, actor } = context;
  const row = await selectChartPatient(db, tenantId, patientId);
  if (!row) throw new AppError('NOT_FOUND');
  const [found, decisions] = await Promise.all([
    selectVitalSigns(db, tenantId, {
      patientId,
      recordedFrom: from && dayBounds(actor.timeZone, from).start,
      recordedBefore: to && dayBounds(actor.timeZone, to).end,
      limit: maxChartSets,
    }),
    row.admission_id === null ? [] : selectScales(db, tenantId, row.admission_id),
  ]);
  context.audit({ action: 'VIEW', resource: 'vital_signs', resourceId: patientId, newValues: { patientId } });
  return {
    patient: {
      ...toRecord(namedPatient, row),
      ageMonths: ageInMonths(row.date_of_birth, todayOf(context)),
      gender: row.gender,
      decisions: decisions.map((one) => ({
        id: one.id,
        scale: one.scale,
        reason: one.reason,
        decidedByName: `${one.decider_first_name} ${one.decider_last_name}`.trim(),
        decidedAt: one.decided_at,
      })),
    },
    stay: stayOf(row),
    sets: found.slice(0, maxChartSets).map(toVitalSigns).toReversed(),
    isCut: found.length > maxChartSets,
  };
}

type ChartPatient = NonNullable<Awaited<ReturnType<typeof selectChartPatient>>>;

function stayOf(row: ChartPatient): ObservationChart['stay'] {
  if (row.admission_id === null) return null;
  return {
    admissionId: row.admission_id,
    admissionNumber: row.admission_number ?? '',
    admittedAt: row.admitted_at ?? '',
    bedNumber: row.bed_number,
    wardName: row.ward_name,
  };
}

/** @throws AppError NOT_FOUND */
export async function recordChartPrint(
  context: CallContext,
  { patientId, output }: CallInput<typeof contract.recordChartPrint>,
) {
  const row = await selectChartPatient(context.db, context.tenantId, patientId);
  if (!row) throw new AppError('NOT_FOUND');
  context.audit({
    action: 'PRINT',
    resource: 'vital_signs',
    resourceId: patientId,
    newValues: { document: 'observation chart', output, patientId },
  });
  return { recorded: true as const };
}
