import type { Consciousness, OxygenSource } from '../scores/observed.ts';

/** One set of vital signs of a sample patient, in °C. */
export interface SampleSet {
  hoursAgo: number;
  temperature: number;
  heartRate: number;
  respiratoryRate: number;
  systolic: number;
  diastolic: number;
  saturation: number;
  oxygen?: OxygenSource;
  consciousness?: Consciousness;
  painScore?: number;
  notes?: string;
  /** Whom the nurse called, and what was ordered. */
  called?: { whom: string; minutesLater: number; ordered: string };
}

function set(
  hoursAgo: number,
  [temperature, heartRate, respiratoryRate, systolic, diastolic, saturation]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
  ],
  more: Partial<SampleSet> = {},
): SampleSet {
  return { hoursAgo, temperature, heartRate, respiratoryRate, systolic, diastolic, saturation, ...more };
}

/** Somebody whose pneumonia gets worse within a day and a half: NEWS2 from 3 to 8. */
const deteriorating: readonly SampleSet[] = [
  set(34, [38.2, 94, 19, 118, 74, 95]),
  set(28, [38.4, 96, 20, 116, 72, 95]),
  set(22, [38.3, 98, 20, 118, 72, 95]),
  set(14, [38.5, 104, 22, 114, 70, 95], {
    notes: 'Coughs more, sputum is green',
    called: { whom: 'Dr. Farhan Chowdhury', minutesLater: 10, ordered: 'Sets every hour, chest X-ray' },
  }),
  set(6, [38.6, 106, 22, 112, 70, 95]),
  set(3, [38.8, 112, 23, 108, 66, 94], { painScore: 3 }),
  set(0.8, [38.9, 108, 24, 106, 64, 94], {
    oxygen: 'oxygen',
    notes: 'Short of breath, sits up to breathe',
    called: {
      whom: 'Dr. Farhan Chowdhury',
      minutesLater: 6,
      ordered: 'Oxygen, blood cultures, intravenous antibiotics now; intensive care asked to see',
    },
  }),
];

/** Somebody who gets better. */
const recovering: readonly SampleSet[] = [
  set(40, [39.2, 112, 22, 104, 64, 96], { painScore: 5 }),
  set(32, [38.8, 104, 20, 108, 66, 96], { painScore: 4 }),
  set(24, [38.2, 96, 18, 112, 70, 97], { painScore: 2 }),
  set(16, [37.6, 88, 18, 114, 72, 98], { painScore: 1 }),
  set(9, [37.2, 82, 16, 116, 74, 98], { painScore: 0 }),
  set(3.5, [36.9, 78, 16, 118, 76, 98], { painScore: 0 }),
];

/** Somebody nothing happens to. */
const stable: readonly SampleSet[] = [
  set(30, [36.8, 74, 15, 124, 78, 98], { painScore: 1 }),
  set(18, [36.7, 72, 16, 126, 80, 97], { painScore: 1 }),
  set(7, [36.9, 76, 16, 122, 78, 98], { painScore: 0 }),
];

/** Somebody on oxygen in intensive care. */
const watched: readonly SampleSet[] = [
  set(20, [37.1, 98, 20, 100, 62, 95], { oxygen: 'oxygen', painScore: 6 }),
  set(16, [37.0, 96, 20, 104, 64, 95], { oxygen: 'oxygen', painScore: 4 }),
  set(12, [37.2, 92, 19, 108, 66, 96], { oxygen: 'oxygen', painScore: 3 }),
  set(8, [37.0, 90, 18, 112, 68, 97], { oxygen: 'oxygen', painScore: 2 }),
  set(4, [36.9, 86, 18, 114, 70, 97], { oxygen: 'oxygen', painScore: 1 }),
  set(0.6, [36.9, 84, 18, 116, 70, 97], { oxygen: 'oxygen', painScore: 1 }),
];

/** A child with a fever, by the bands of a child's age. */
const child: readonly SampleSet[] = [
  set(18, [38.6, 138, 30, 92, 56, 97], { painScore: 4 }),
  set(9, [38.1, 124, 26, 96, 58, 98], { painScore: 2 }),
  set(2, [37.4, 112, 24, 98, 60, 98], { painScore: 1 }),
];

/** How it goes with the sample admissions of adults, by a word of what they came for; everybody else is stable. */
const courses: readonly (readonly [word: string, sets: readonly SampleSet[]])[] = [
  ['pneumonia', deteriorating],
  ['Dengue', recovering],
  ['infarction', watched],
];

/** The sets of a sample patient. */
export function courseOf(diagnosis: string, isChild: boolean): readonly SampleSet[] {
  if (isChild) return child;
  return courses.find(([word]) => diagnosis.includes(word))?.[1] ?? stable;
}
