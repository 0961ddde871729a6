import { allergiesInShort } from '#areas/patients/patients.public.ts';
import { toNamedPatient } from '#database/people/named-patient.ts';
import type { CallContext } from '#server/call-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import { todayOf } from '#kernel/time/today.ts';
import type * as contract from './round.contract.ts';
import type { RoundPatient } from './round.contract.ts';
import { type RoundRow, selectRound } from './round.queries.ts';
import { nextSetAt } from './next-set.ts';
import { roundHours } from './round.rules.ts';

/** How far ahead what is due is told: the hours of the ward view. */
const toldAheadMs = roundHours * 3_600_000;

export async function listRound(
  context: CallContext,
  { scope, ...request }: CallInput<typeof contract.listRound>,
): Promise<Page<RoundPatient>> {
  const { db, tenantId, actor, clock } = context;
  const today = todayOf(context);
  const dueBefore = new Date(clock.now().getTime() + toldAheadMs).toISOString();
  const nurseId = scope === 'mine' ? actor.userId : undefined;
  const rows = await selectRound(db, tenantId, { ...request, nurseId, dueBefore, reader: actor });
  const page = toPage(rows, request.limit, (row) => [row.ward_name, row.ward_id, row.sort_key, row.bed_id]);
  return { ...page, rows: page.rows.map((row) => toRoundPatient(row, today)) };
}

function toRoundPatient(row: RoundRow, today: string): RoundPatient {
  return {
    admissionId: row.admission_id,
    patient: {
      ...toNamedPatient(row),
      ageMonths: ageInMonths(row.date_of_birth, today),
      gender: row.gender,
      diagnosis: row.primary_diagnosis,
      allergies: allergiesInShort(row),
      scale: row.scale ?? 1,
      latest: latestOf(row),
      total: row.total,
      totalBefore: row.total_before,
    },
    bed: {
      id: row.bed_id,
      bedNumber: row.bed_number,
      wardId: row.ward_id,
      wardName: row.ward_name,
    },
    precautions: row.precautions,
    doctor: row.doctor,
    nextDueAt: nextSetAt(row),
    nurse: row.nurse_id && row.nurse_name ? { id: row.nurse_id, name: row.nurse_name } : null,
    tasks: row.tasks ?? [],
  };
}

function latestOf(row: RoundRow): RoundPatient['patient']['latest'] {
  if (row.latest_id === null || row.latest_at === null) return null;
  return {
    id: row.latest_id,
    recordedAt: row.latest_at,
    isAbnormal: row.latest_is_abnormal ?? false,
    isObstetric: row.latest_is_obstetric ?? false,
    temperature: row.latest_temperature_tenths === null ? null : row.latest_temperature_tenths / 10,
    temperatureUnit: row.latest_unit,
    respiratoryRate: row.latest_respiratory_rate,
    oxygenSaturation: row.latest_oxygen_saturation,
    oxygen: row.latest_oxygen,
    bloodPressureSystolic: row.latest_systolic,
    bloodPressureDiastolic: row.latest_diastolic,
    heartRate: row.latest_heart_rate,
    consciousness: row.latest_consciousness,
    notes: row.latest_notes,
    news2: row.latest_news2,
  };
}
