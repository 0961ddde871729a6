/**
 * The modified Aldrete score: five observations of 0 to 2 points each, before somebody leaves recovery.
 * Source: Aldrete JA, The post-anesthesia recovery score revisited, J Clin Anesth 1995;7:89-91.
 */
export const aldreteItems = ['activity', 'breathing', 'consciousness', 'circulation', 'saturation'] as const;
export type AldreteItem = (typeof aldreteItems)[number];

/** The points of each observation, the best first. */
export const aldreteAnswers = {
  /** Moves four, two or no limbs. */
  activity: { four_limbs: 2, two_limbs: 1, none: 0 },
  /** Breathes deeply and coughs, has dyspnoea, or apnoea. */
  breathing: { deep: 2, dyspnoea: 1, apnoea: 0 },
  consciousness: { awake: 2, on_call: 1, none: 0 },
  /** Blood pressure changed by less than 20 %, 20 to 49 %, 50 % or more. */
  circulation: { under_20: 2, from_20_to_49: 1, from_50: 0 },
  /** Above 92 % on air, needs oxygen to stay above 90 %, below 90 % on oxygen. */
  saturation: { over_92_on_air: 2, needs_oxygen: 1, under_90_on_oxygen: 0 },
} as const satisfies Record<AldreteItem, Record<string, 0 | 1 | 2>>;

export type AldreteAnswers = { readonly [Item in AldreteItem]: keyof (typeof aldreteAnswers)[Item] };

/** From this total on somebody may leave recovery, with an escort. */
export const aldreteDischargeFrom = 9;

/** The total, 0 to 10. */
export function aldreteTotal(answers: AldreteAnswers): number {
  return aldreteItems.reduce((total, item) => {
    const points: Readonly<Record<string, number>> = aldreteAnswers[item];
    return total + (points[answers[item]] ?? 0);
  }, 0);
}

/** True when the total allows to leave recovery. */
export function mayLeaveRecovery(total: number): boolean {
  return total >= aldreteDischargeFrom;
}
