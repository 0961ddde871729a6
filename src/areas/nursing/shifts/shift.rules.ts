import { type ShiftType, shiftTypes, shiftWindows } from './shift-types.ts';

/**
 * The shift that an hour of the hospital's clock (0 to 23) belongs to; where two overlap, the one that began last.
 */
export function shiftTypeAt(hour: number): ShiftType {
  const running = shiftTypes.filter((type) => {
    const { from, until } = shiftWindows[type];
    return from < until ? hour >= from && hour < until : hour >= from || hour < until;
  });
  return running.at(-1) ?? 'night';
}

export interface SharedPatient {
  admissionId: string;
  /** The last NEWS2 total; null where there is none. */
  news2: number | null;
}

/** Nobody knows how ill somebody without a score is: they weigh as much as a low score at its upper end. */
const unscored = 4;

/** How much of a nurse's attention a patient takes: one for being there, and one for each point of the score. */
export function weightOf({ news2 }: Pick<SharedPatient, 'news2'>): number {
  return 1 + (news2 ?? unscored);
}

/**
 * Shares patients among nurses. The heaviest go first, one to each nurse in every round, the heaviest of a round to
 * whoever carries least. So numbers of patients differ by one at most, and weights by that of the heaviest patient at
 * most. The same patients and nurses always give the same shares.
 * @returns the admissions of each shift, in the order of the shifts
 */
export function fairShares(
  patients: readonly SharedPatient[],
  shiftIds: readonly string[],
): Map<string, string[]> {
  const shares = shiftIds.map((shiftId) => ({ shiftId, weight: 0, admissionIds: [] as string[] }));
  const waiting = patients.toSorted(
    (one, other) => weightOf(other) - weightOf(one) || (one.admissionId < other.admissionId ? -1 : 1),
  );
  for (let begin = 0; shares.length > 0 && begin < waiting.length; begin += shares.length) {
    const lightestFirst = shares.toSorted((one, other) => one.weight - other.weight);
    for (const [place, patient] of waiting.slice(begin, begin + shares.length).entries()) {
      const share = lightestFirst[place]!;
      share.weight += weightOf(patient);
      share.admissionIds.push(patient.admissionId);
    }
  }
  return new Map(shares.map(({ shiftId, admissionIds }) => [shiftId, admissionIds]));
}
