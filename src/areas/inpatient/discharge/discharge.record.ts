import { type DischargeBlocker, dischargeStages } from '#kernel/care/discharge.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import type { Admission } from '../admissions/admission.contract.ts';
import type { Discharge, DischargeStageState } from './discharge.contract.ts';
import type { DischargeRow } from './discharge.queries.ts';

type StagePermission = DischargeStageState['permission'];

/** The permission that each stage takes. */
export type StagePermissions = Readonly<Record<DischargeStageState['stage'], StagePermission & Permission>>;

/** A stored row, if there is one, with what stands against the open stages, as screens and callers know it. */
export function toDischarge(
  { id: admissionId, patient: { id, isRestricted } }: Admission,
  row: DischargeRow | undefined,
  blockers: readonly DischargeBlocker[],
  permissions: StagePermissions,
): Omit<Discharge, 'allergies'> {
  return {
    admissionId,
    patient: { id, isRestricted },
    decision: row ? decisionOf(row) : null,
    stages: dischargeStages.map((stage): DischargeStageState => {
      const doneAt = row?.[`${stage}_at`] ?? null;
      const open = blockers.filter((one) => one.stage === stage && doneAt === null);
      return {
        stage,
        doneAt,
        doneByName: row?.[`${stage}_name`] ?? null,
        overrideReason: row?.[`${stage}_override`] ?? null,
        blockers: open.map(({ isBlocking, notice: { code, facts }, link }) => ({
          isBlocking,
          code,
          facts: { ...facts },
          link,
        })),
        permission: permissions[stage],
      };
    }),
    leftAt: row?.left_at ?? null,
    version: row?.version ?? 0,
  };
}

/** Of a medicine that is no order of the stay. */
export const inWords = { fate: null, reason: null, was: null, lineId: null };

function decisionOf(row: DischargeRow): Discharge['decision'] {
  return {
    disposition: row.disposition,
    referredTo: row.referred_to,
    dischargedAt: row.discharged_at,
    diedAt: row.died_at,
    causeOfDeath: row.cause_of_death,
    diagnoses: row.diagnoses,
    summary: row.summary,
    followUp: row.follow_up,
    followUpDate: row.follow_up_date,
    // Of discharges from before medicines were checked, or taken from the orders, nothing is known.
    medicines: row.medicines.map((medicine) => ({ ...inWords, checks: [], ...medicine })),
  };
}

/** What the audit trail keeps of a discharge. */
export function auditValues({ decision, stages, leftAt }: Discharge): Record<string, unknown> {
  const done = stages.flatMap(({ stage, doneAt, overrideReason }) => [
    [`${stage}At`, doneAt],
    [`${stage}Override`, overrideReason],
  ]);
  return { ...decision, leftAt, ...Object.fromEntries(done) };
}
