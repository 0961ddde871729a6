import { toNamedPatient } from '#database/people/named-patient.ts';
import type { CallContext } from '#server/call-context.ts';
import type { CallInput, CallOutput } from '#kernel/define-call.ts';
import { type Page, toPage } from '#kernel/page.ts';
import { ageInYears } from '#kernel/time/age.ts';
import { todayOf } from '#kernel/time/today.ts';
import { urineRules } from '../../scales/urine.ts';
import { balanceOf } from '../day/balance.rules.ts';
import { fluidDayBounds, fluidDayOf } from '../day/fluid-day.rules.ts';
import { type FluidKind, isIrrigation } from '../fluid-kinds.words.ts';
import { urineOutput, type UrineEntry } from '../day/urine-output.rules.ts';
import { countFluidRecords, selectSums, selectSumsByPatient, selectUrine } from '../fluid.queries.ts';
import { findGivenVolumes } from '../given/given-volumes.ts';
import { readFluidPolicy } from '../settings/fluid-settings.queries.ts';
import type * as contract from './fluid-round.contract.ts';
import type { FluidRoundPatient } from './fluid-round.contract.ts';
import { selectFluidRound, selectLatestNotes } from './fluid-round.queries.ts';

const hourMs = 3_600_000;
/** So far back a span of urine is looked for: the third stage of KDIGO needs a day, and one more covers its gaps. */
const urineLookBackHours = 48;

/** When urine is looked at from, for a judgement at an instant. */
export function urineFrom(until: string): string {
  return new Date(Date.parse(until) - urineLookBackHours * hourMs).toISOString();
}

interface JudgedUrine {
  /** Urine, and what ran in and out of an irrigation. */
  entries: readonly (UrineEntry & { kind: FluidKind })[];
  weightGrams: number | null;
  birthDate: string;
  today: string;
  reminderHours: number;
  now: string;
}

/** How urine goes of one patient. */
export function judgedUrine({ entries, weightGrams, birthDate, today, ...policy }: JudgedUrine) {
  const irrigatedAt = entries.findLast(({ kind }) => isIrrigation(kind))?.at ?? null;
  return urineOutput({
    ...policy,
    irrigatedAt,
    entries: entries.filter(({ kind }) => kind === 'urine'),
    weightKilograms: weightGrams === null ? null : weightGrams / 1000,
    isChild: ageInYears(birthDate, today) < urineRules.adultFromYears,
  });
}

/** The weight as it is told; null where nobody weighed the patient. */
export function toWeight({
  weight_grams: grams,
  weighed_at: measuredAt,
}: {
  weight_grams: number | null;
  weighed_at: string | null;
}) {
  return grams === null || measuredAt === null ? null : { kilograms: grams / 1000, measuredAt };
}

export async function listFluidRound(
  context: CallContext,
  request: CallInput<typeof contract.listFluidRound>,
): Promise<Page<FluidRoundPatient>> {
  const { db, tenantId, actor, clock } = context;
  const now = clock.now().toISOString();
  const today = todayOf(context);
  // First and alone: it refuses a cursor that cannot be read before anything else is asked for.
  const rows = await selectFluidRound(db, tenantId, request);
  const policy = await readFluidPolicy(db, tenantId, actor.timeZone);
  const page = toPage(rows, request.limit, (row) => [row.ward_name, row.ward_id, row.sort_key, row.bed_id]);
  const patientIds = page.rows.map(({ patient_id: id }) => id);
  const { start, end } = fluidDayBounds(policy, fluidDayOf(policy, now));
  const lookBack = { patientIds, from: urineFrom(now) };
  const [sums, recent, urine, notes, given] = await Promise.all([
    selectSumsByPatient(db, tenantId, { patientIds, from: start, before: end }),
    selectSumsByPatient(db, tenantId, lookBack),
    selectUrine(db, tenantId, lookBack),
    selectLatestNotes(db, tenantId, lookBack),
    findGivenVolumes(context, { patientIds, from: start, before: end }),
  ]);
  const charted = new Set(recent.map(({ patient_id: id }) => id));
  return {
    ...page,
    rows: page.rows.map((row) => ({
      admissionId: row.admission_id,
      patient: toNamedPatient(row),
      bed: {
        id: row.bed_id,
        bedNumber: row.bed_number,
        wardId: row.ward_id,
        wardName: row.ward_name,
      },
      isCharted: charted.has(row.patient_id),
      latestNotes: notes.find(({ patient_id: id }) => id === row.patient_id)?.notes ?? null,
      ...balanceOf([
        ...sums.filter(({ patient_id: id }) => id === row.patient_id),
        ...given.filter(({ patientId }) => patientId === row.patient_id),
      ]),
      weight: toWeight(row),
      urine: judgedUrine({
        entries: urine.filter(({ patient_id: id }) => id === row.patient_id),
        weightGrams: row.weight_grams,
        birthDate: row.date_of_birth,
        today,
        reminderHours: policy.reminderHours,
        now,
      }),
    })),
  };
}

export async function readFluidFigures(
  context: CallContext,
  { day: asked, wardId }: CallInput<typeof contract.readFluidFigures>,
): Promise<CallOutput<typeof contract.readFluidFigures>> {
  const { db, tenantId, actor, clock } = context;
  const policy = await readFluidPolicy(db, tenantId, actor.timeZone);
  const day = asked ?? fluidDayOf(policy, clock.now().toISOString());
  const { start, end } = fluidDayBounds(policy, day);
  const scope = { wardId, from: start, before: end };
  const [sums, given, records] = await Promise.all([
    selectSums(db, tenantId, scope),
    findGivenVolumes(context, scope),
    countFluidRecords(db, tenantId, scope),
  ]);
  return { day, start, end, ...balanceOf([...sums, ...given]), records };
}
