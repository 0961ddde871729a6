import type { Db } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { newId } from '#kernel/ids.ts';
import { dateIn } from '#kernel/time/time-zone.ts';
import type { StoredAdmission } from '../admissions/admission.queries.ts';
import { insertDischarges } from '../discharge/discharge.queries.ts';
import { type SampleDischarge, sampleDischarges } from './moves.samples.ts';
import type { PastAdmission } from './past-admissions.samples.ts';
import { dayMs, hourMs, type SampleHouse } from './sample-house.ts';

type NewDischarge = Omit<RowOf<'discharge'>, 'medicines'> & { medicines: string };
type Stage = SampleDischarge['done'][number];

const hoursBeforeLeaving: Record<Stage, number> = { clinical: 5, pharmacy: 3, billing: 2, nursing: 1 };

/** Discharges that are over, and those under way: one patient before each stage. */
export async function seedDischarges(
  db: Db,
  house: SampleHouse,
  {
    past,
    active,
    now,
  }: {
    past: readonly { sample: PastAdmission; row: StoredAdmission }[];
    /** By place among the sample patients. */
    active: ReadonlyMap<number, StoredAdmission>;
    now: Date;
  },
): Promise<void> {
  const over = past.map(({ sample, row }) => pastDischarge(house, sample, row));
  const open = sampleDischarges.flatMap((sample) => {
    const admission = active.get(sample.patient);
    return admission ? [openDischarge(house, sample, { admission, now })] : [];
  });
  await insertDischarges(db, [...over, ...open]);
}

const undecided = {
  referred_to: null,
  died_at: null,
  cause_of_death: null,
  follow_up: null,
  follow_up_date: null,
};

function pastDischarge(house: SampleHouse, sample: PastAdmission, admission: StoredAdmission): NewDischarge {
  const { disposition, diagnosis } = sample;
  const left = admission.ended_at!;
  const hasGone = disposition === 'absconded';
  const decided = hasGone ? left : before(left, hoursBeforeLeaving.clinical);
  const override = hasGone ? 'Not in the ward any more' : null;
  return {
    ...undecided,
    ...done(house, ['clinical', 'pharmacy', 'billing', 'nursing'], (stage) => ({
      at: hasGone ? left : before(left, hoursBeforeLeaving[stage]),
      override: stage === 'clinical' ? null : override,
    })),
    tenant_id: house.tenantId,
    id: newId(),
    admission_id: admission.id,
    admission_status: null,
    disposition,
    referred_to: disposition === 'referred' ? 'National Heart Institute' : null,
    discharged_at: decided,
    diagnoses: [diagnosis],
    summary: hasGone ? 'Was not found at the evening round.' : 'Has recovered as far as the ward can help.',
    medicines: '[]',
    gone_at: left,
    gone_by: house.nurseId,
    gone_override: override,
    left_at: left,
    created_at: decided,
    updated_at: left,
    version: 5,
  };
}

interface Under {
  admission: StoredAdmission;
  now: Date;
}

function openDischarge(house: SampleHouse, sample: SampleDischarge, { admission, now }: Under): NewDischarge {
  const { diagnoses, summary, followUp, medicines, billingOverride } = sample;
  const soon = now.toISOString();
  const decided = before(soon, hoursBeforeLeaving.clinical);
  return {
    ...undecided,
    ...done(house, sample.done, (stage) => ({
      at: before(soon, hoursBeforeLeaving[stage]),
      override: (stage === 'billing' && billingOverride) || null,
    })),
    tenant_id: house.tenantId,
    id: newId(),
    admission_id: admission.id,
    admission_status: 'active',
    disposition: 'home',
    discharged_at: decided,
    diagnoses: [...diagnoses],
    summary,
    follow_up: followUp,
    follow_up_date: dateIn(house.timeZone, new Date(now.getTime() + 7 * dayMs)),
    medicines: JSON.stringify(medicines),
    gone_at: null,
    gone_by: null,
    gone_override: null,
    left_at: null,
    created_at: decided,
    updated_at: soon,
    version: sample.done.length,
  };
}

function before(instant: string, hours: number): string {
  return new Date(Date.parse(instant) - hours * hourMs).toISOString();
}

type Did = { at: string; override: string | null };
type StageColumns = Pick<
  NewDischarge,
  | 'clinical_at'
  | 'clinical_by'
  | 'clinical_override'
  | 'pharmacy_at'
  | 'pharmacy_by'
  | 'pharmacy_override'
  | 'billing_at'
  | 'billing_by'
  | 'billing_override'
  | 'nursing_at'
  | 'nursing_by'
  | 'nursing_override'
>;

function done(house: SampleHouse, stages: readonly Stage[], did: (stage: Stage) => Did): StageColumns {
  const people: Record<Stage, string> = {
    clinical: house.doctorId,
    pharmacy: house.pharmacistId,
    billing: house.clerkId,
    nursing: house.nurseId,
  };
  const columns = (Object.keys(people) as Stage[]).flatMap((stage) => {
    const { at, override } = stages.includes(stage) ? did(stage) : { at: null, override: null };
    return [
      [`${stage}_at`, at],
      [`${stage}_by`, at === null ? null : people[stage]],
      [`${stage}_override`, override],
    ];
  });
  return Object.fromEntries(columns) as StageColumns;
}
