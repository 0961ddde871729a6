import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { ageInMonths } from '#kernel/time/age.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { insertSampleSets, type SampleSetOf } from './samples/sample-sets.seed.ts';
import { isChild } from './scores/abnormal.ts';
import type { Measures } from './signs/measures/measures.contract.ts';
import { insertEscalations } from './signs/vital-signs.queries.ts';
import { courseOf, type SampleSet } from './samples/vitals.samples.ts';

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
  const ids = await insertSampleSets(
    db,
    made.map(({ set }) => set),
  );
  const calls = made.flatMap(({ sample, set }, place) => callOf(sample, set, ids[place]!) ?? []);
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
    const recordedAt = new Date(now.getTime() - sample.hoursAgo * hourMs).toISOString();
    if (stay.received_at === null || recordedAt < stay.received_at) return [];
    const set: SampleSetOf = {
      tenantId,
      patientId: stay.patient_id,
      admissionId: stay.id,
      recordedBy: nurseId,
      recordedAt,
      ageMonths,
      measures: measuresOf(sample),
    };
    return [{ sample, set }];
  });
}

function measuresOf(sample: SampleSet): Partial<Measures> {
  return {
    temperature: sample.temperature,
    heartRate: sample.heartRate,
    respiratoryRate: sample.respiratoryRate,
    bloodPressureSystolic: sample.systolic,
    bloodPressureDiastolic: sample.diastolic,
    oxygenSaturation: sample.saturation,
    oxygen: sample.oxygen ?? 'air',
    oxygenFlow: sample.oxygen === 'oxygen' ? 2 : null,
    consciousness: sample.consciousness ?? 'alert',
    painScore: sample.painScore ?? null,
    notes: sample.notes ?? null,
  };
}

function callOf({ called }: SampleSet, { tenantId, recordedBy, recordedAt }: SampleSetOf, setId: string) {
  if (!called) return undefined;
  const at = new Date(Date.parse(recordedAt) + called.minutesLater * minuteMs).toISOString();
  return {
    tenant_id: tenantId,
    id: newId(),
    vital_signs_id: setId,
    called: called.whom,
    called_at: at,
    ordered: called.ordered,
    recorded_by: recordedBy,
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
