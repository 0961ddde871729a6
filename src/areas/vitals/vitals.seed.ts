import type { AreaSamples } from '#database/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { isChild } from './scores/abnormal.ts';
import { judge } from './signs/judging.ts';
import type { Measures } from './signs/measures.ts';
import { measureColumns } from './signs/set-adding.service.ts';
import { insertEscalations, insertVitalSigns } from './signs/vital-signs.queries.ts';
import { courseOf, type SampleSet } from './vitals.samples.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

interface SampleWard {
  tenantId: string;
  timeZone: string;
  nurseId: string;
}

/** Adds vital signs of the last days to the admitted patients whom a ward has received. */
export async function seedVitals(db: Db, ward: SampleWard, clock: Clock): Promise<void> {
  const stays = await selectStays(db, ward.tenantId);
  const made = stays.flatMap((stay) => setsOf(ward, stay, clock.now()));
  if (made.length === 0) return;
  await insertVitalSigns(
    db,
    made.map(({ row }) => row),
  );
  const calls = made.flatMap(({ call }) => call ?? []);
  if (calls.length > 0) await insertEscalations(db, calls);
}

function selectStays(db: Db, tenantId: string) {
  return db
    .selectFrom('admission')
    .innerJoin('patient', (join) =>
      join.onRef('patient.id', '=', 'admission.patient_id').on('patient.tenant_id', '=', tenantId),
    )
    .select([
      'admission.id',
      'admission.patient_id',
      'admission.primary_diagnosis',
      'admission.received_at',
      'patient.date_of_birth',
    ])
    .where('admission.tenant_id', '=', tenantId)
    .where('admission.status', '=', 'active')
    .where('admission.received_at', 'is not', null)
    .orderBy('admission.id')
    .execute();
}

type Stay = Awaited<ReturnType<typeof selectStays>>[number];

function setsOf({ tenantId, timeZone, nurseId }: SampleWard, stay: Stay, now: Date) {
  const ageMonths = ageInMonths(stay.date_of_birth, dateIn(timeZone, now));
  const course = courseOf(stay.primary_diagnosis ?? '', isChild(ageMonths));
  return course.flatMap((sample) => {
    const recorded = now.getTime() - sample.hoursAgo * hourMs;
    const recordedAt = new Date(recorded).toISOString();
    if (stay.received_at === null || recordedAt < stay.received_at) return [];
    const measures = measuresOf(sample);
    const judged = judge(measures, { ageMonths, scale: 1, recordedAt });
    const id = newId();
    const row: Parameters<typeof insertVitalSigns>[1][number] = {
      tenant_id: tenantId,
      id,
      patient_id: stay.patient_id,
      admission_id: stay.id,
      recorded_by: nurseId,
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
    return [{ row, call: callOf(sample, { tenantId, nurseId, id, recorded }) }];
  });
}

function measuresOf(sample: SampleSet): Measures {
  return {
    temperature: sample.temperature,
    temperatureUnit: 'C',
    heartRate: sample.heartRate,
    respiratoryRate: sample.respiratoryRate,
    bloodPressureSystolic: sample.systolic,
    bloodPressureDiastolic: sample.diastolic,
    oxygenSaturation: sample.saturation,
    oxygen: sample.oxygen ?? 'air',
    oxygenFlow: sample.oxygen === 'oxygen' ? 2 : null,
    consciousness: sample.consciousness ?? 'alert',
    painScore: sample.painScore ?? null,
    bloodGlucose: null,
    bloodGlucoseUnit: 'mg/dL',
    weight: null,
    height: null,
    isObstetric: false,
    notes: sample.notes ?? null,
  };
}

interface Caller {
  tenantId: string;
  nurseId: string;
  /** The set that somebody was called about, and when it was recorded. */
  id: string;
  recorded: number;
}

function callOf({ called }: SampleSet, { tenantId, nurseId, id, recorded }: Caller) {
  if (!called) return undefined;
  const at = new Date(recorded + called.minutesLater * minuteMs).toISOString();
  return {
    tenant_id: tenantId,
    id: newId(),
    vital_signs_id: id,
    called: called.whom,
    called_at: at,
    ordered: called.ordered,
    recorded_by: nurseId,
    created_at: at,
  };
}

/** Vital signs where there are sample patients in the wards. */
export const vitalsSamples: AreaSamples = {
  after: ['people', 'inpatient'],
  async fill({ db, tenantId, organization: { timeZone }, clock, recordsOf }) {
    const nurseId = recordsOf('people').idOf('nurse', 'tenant_admin');
    await seedVitals(db, { tenantId, timeZone, nurseId }, clock);
  },
};
