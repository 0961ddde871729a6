/**
 * At which hours a frequency is given; 24 is midnight at the end of the day. A hospital may set others.
 * Source: the hospital's policy; these are the default times of version 1.
 */
export interface FrequencyTimes {
  readonly perDay: Readonly<Record<number, readonly number[]>>;
  readonly everyHours: Readonly<Record<number, readonly number[]>>;
  readonly bedtime: readonly number[];
}

export const defaultTimes: FrequencyTimes = {
  perDay: {
    1: [9],
    2: [9, 21],
    3: [9, 14, 21],
    4: [9, 13, 17, 21],
    5: [6, 10, 14, 18, 22],
    6: [2, 6, 10, 14, 18, 22],
  },
  everyHours: {
    4: [2, 6, 10, 14, 18, 22],
    6: [6, 12, 18, 24],
    8: [6, 14, 22],
    12: [9, 21],
    24: [9],
  },
  bedtime: [21],
};
