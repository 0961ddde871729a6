import { defineScale } from './scored-scale.ts';

/**
 * The Glasgow Coma Scale; where a part cannot be tested there is no total, and E, V and M are shown alone. Source: Teasdale G et al.:
 * The Glasgow Coma Scale at 40 years, Lancet Neurol 2014.
 */
export const glasgow = defineScale({
  version: 'GCS 2014',
  items: {
    eyes: { spontaneous: 4, sound: 3, pressure: 2, none: 1, not_testable: null },
    verbal: { orientated: 5, confused: 4, words: 3, sounds: 2, none: 1, not_testable: null },
    motor: {
      obeys: 6,
      localises: 5,
      normal_flexion: 4,
      abnormal_flexion: 3,
      extension: 2,
      none: 1,
      not_testable: null,
    },
  },
  bands: [
    { from: 3, name: 'severe' },
    { from: 9, name: 'moderate' },
    { from: 13, name: 'mild' },
  ],
});

type Glasgow = typeof glasgow.items;
export type GlasgowAnswers = { [Part in keyof Glasgow]?: string | undefined };

/** The parts as they are said aloud, such as 'E4 V5 M6'; 'NT' for one that cannot be tested, '–' while it is open. */
export function glasgowParts(answers: GlasgowAnswers): string {
  const partOf = (letter: string, options: Readonly<Record<string, number | null>>, answer = '') => {
    const points = options[answer];
    return `${letter}${points === undefined ? '–' : (points ?? 'NT')}`;
  };
  const { eyes, verbal, motor } = glasgow.items;
  return [
    partOf('E', eyes, answers.eyes),
    partOf('V', verbal, answers.verbal),
    partOf('M', motor, answers.motor),
  ].join(' ');
}
