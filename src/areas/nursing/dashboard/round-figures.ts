import type { RoundPatient } from '../rounds/round.contract.ts';

/** From this total on somebody with the skills to treat acute illness is called (RCP 2017). */
const urgentTotal = 5;

/** What of a round stands out at an instant. */
export function roundFigures(rows: readonly RoundPatient[], now: string) {
  const count = (isCounted: (row: RoundPatient) => boolean) => rows.filter(isCounted).length;
  return {
    patients: rows.length,
    overdue: count(({ nextDueAt }) => nextDueAt !== null && nextDueAt <= now),
    highScores: count(({ patient: { total } }) => total !== null && total >= urgentTotal),
    abnormal: count(({ patient: { latest } }) => latest?.isAbnormal ?? false),
    neverSeen: count(({ patient }) => patient.latest === null),
    overdueTasks: rows.reduce((sum, { tasks }) => sum + tasks.filter(({ dueAt }) => dueAt < now).length, 0),
  };
}
