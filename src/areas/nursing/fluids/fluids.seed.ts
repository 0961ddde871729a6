import { insertSampleSets } from '#areas/vitals/vitals.public.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { ageInMonths, ageInYears } from '#kernel/time/age.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import { urineRules } from '../scales/urine.ts';
import { shiftAt } from './day/shift.rules.ts';
import type { FluidKind } from './fluid-kinds.words.ts';
import { insertFluidEntries, insertFluidRecords } from './fluid.queries.ts';

interface SampleWard {
  tenantId: string;
  timeZone: string;
  nurseId: string;
  now: string;
}

const hourMs = 3_600_000;
const everyHours = 2;
const chartedHours = 30;

/** Adds the intake and output of the last day to the charted adults among the sample patients, and a weight to reckon with. */
export async function seedFluids(db: Db, ward: SampleWard): Promise<void> {
  const stays = await selectStays(db, ward.tenantId);
  const today = dateIn(ward.timeZone, new Date(ward.now));
  const charted = stays.filter(
    (stay) =>
      courseOf(stay.primary_diagnosis) !== undefined &&
      ageInYears(stay.date_of_birth, today) >= urineRules.adultFromYears,
  );
  if (charted.length === 0) return;
  await insertSampleSets(
    db,
    charted.map((stay) => ({
      tenantId: ward.tenantId,
      patientId: stay.patient_id,
      admissionId: stay.id,
      recordedBy: ward.nurseId,
      recordedAt: beginOf(stay, ward.now),
      ageMonths: ageInMonths(stay.date_of_birth, today),
      measures: { weight: 60 },
    })),
  );
  const made = charted.flatMap((stay) => recordsOf(ward, stay));
  if (made.length === 0) return;
  await insertFluidRecords(
    db,
    made.map(({ record }) => record),
  );
  await insertFluidEntries(
    db,
    made.flatMap(({ entries }) => entries),
  );
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
type Amounts = Partial<Record<FluidKind, number>>;

/** What is recorded at a round, by how many hours ago it was. */
type Course = (hoursAgo: number) => Amounts;

/** Somebody with an infusion whose urine falls in the last hours. */
const failing: Course = (hoursAgo) => ({
  iv: 160,
  urine: hoursAgo < 9 ? 25 : 90,
  ...(hoursAgo % 8 === 0 && { oral: 150 }),
});

/** Somebody who drinks much, vomited once, and passes enough. */
const drinking: Course = (hoursAgo) => ({
  oral: 250,
  urine: 130,
  ...(hoursAgo === 20 && { emesis: 200 }),
});

/** Somebody with a catheter and a drain. */
const drained: Course = (hoursAgo) => ({
  iv: 80,
  urine: 95,
  ...(hoursAgo % 6 === 0 && { drainage: 30 }),
});

const courses: readonly (readonly [word: string, course: Course])[] = [
  ['pneumonia', failing],
  ['Dengue', drinking],
  ['infarction', drained],
];

function courseOf(diagnosis: string | null): Course | undefined {
  return courses.find(([word]) => diagnosis?.includes(word))?.[1];
}

/** When the chart of a stay begins. */
function beginOf({ received_at: receivedAt }: Stay, now: string): string {
  const earliest = new Date(Date.parse(now) - chartedHours * hourMs).toISOString();
  return receivedAt !== null && receivedAt > earliest ? receivedAt : earliest;
}

function recordsOf({ tenantId, timeZone, nurseId, now }: SampleWard, stay: Stay) {
  const course = courseOf(stay.primary_diagnosis);
  const begin = beginOf(stay, now);
  const rounds = Array.from({ length: chartedHours / everyHours }, (_round, place) => place * everyHours);
  return rounds.flatMap((hoursAgo) => {
    const at = new Date(Date.parse(now) - hoursAgo * hourMs).toISOString();
    if (!course || at < begin) return [];
    const id = newId();
    const record = {
      tenant_id: tenantId,
      id,
      patient_id: stay.patient_id,
      admission_id: stay.id,
      recorded_by: nurseId,
      recorded_at: at,
      clock_ahead_seconds: null,
      shift_type: shiftAt(timeZone, at),
      notes: null,
      replaces: null,
      created_at: at,
    };
    const entries = Object.entries(course(hoursAgo)).map(([kind, millilitres]) => ({
      tenant_id: tenantId,
      record_id: id,
      kind: kind as FluidKind,
      patient_id: stay.patient_id,
      recorded_at: at,
      millilitres,
      device: null,
    }));
    return [{ record, entries }];
  });
}
