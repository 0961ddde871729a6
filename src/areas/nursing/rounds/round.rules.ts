import type { RoundPatient } from './round.contract.ts';

export type RoundOrder = 'bed' | 'due';
export type Trend = 'rising' | 'falling' | 'steady';

/** For how many hours ahead a round tells what is due. */
export const roundHours = 8;

/** When somebody is to be seen: at once without any set, last of all where nothing is due. */
function urgencyOf({ nextDueAt, patient, tasks }: RoundPatient): string {
  if (patient.latest === null) return '';
  const firstTask = tasks[0]?.dueAt ?? '~';
  return nextDueAt !== null && nextDueAt < firstTask ? nextDueAt : firstTask;
}

/** The patients of a round in the order of the beds, as they came, or those who are due first. */
export function inRoundOrder(rows: readonly RoundPatient[], order: RoundOrder): readonly RoundPatient[] {
  if (order === 'bed') return rows;
  return rows.toSorted((one, other) => {
    const [first, second] = [urgencyOf(one), urgencyOf(other)];
    return first < second ? -1 : first > second ? 1 : 0;
  });
}

/** Who comes after a patient in the round; undefined after the last one, and for somebody who is not in it. */
export function nextInRound(rows: readonly RoundPatient[], patientId: string): RoundPatient | undefined {
  const place = rows.findIndex(({ patient }) => patient.id === patientId);
  return place < 0 ? undefined : rows[place + 1];
}

/** Where the last two totals go; undefined before there are two. */
export function trendOf({ patient }: RoundPatient): Trend | undefined {
  const { total, totalBefore } = patient;
  if (total === null || totalBefore === null) return undefined;
  if (total === totalBefore) return 'steady';
  return total > totalBefore ? 'rising' : 'falling';
}
