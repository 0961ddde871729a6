import { bandOf, defineScale } from './scored-scale.ts';

const bands = [
  { from: 0, name: 'none' },
  { from: 1, name: 'mild' },
  { from: 4, name: 'moderate' },
  { from: 7, name: 'severe' },
] as const;

/** The bands of pain from 0 to 10, which FLACC shares. */
export const painScale = { version: 'NRS 0-10', bands } as const;

export type PainBand = (typeof bands)[number]['name'];

/** What a number from 0 to 10 is called. */
export function painBand(score: number): PainBand {
  return bandOf(bands, score);
}

/**
 * Pain of who cannot say it: 2 months to 7 years, or without words. Source: Merkel SI, Voepel-Lewis T,
 * Shayevitz JR, Malviya S: The FLACC: a behavioral scale, Pediatr Nurs 1997.
 */
export const flacc = defineScale({
  version: 'FLACC 1997',
  items: {
    face: { relaxed: 0, grimace: 1, frown: 2 },
    legs: { relaxed: 0, restless: 1, kicking: 2 },
    activity: { quiet: 0, squirming: 1, rigid: 2 },
    cry: { none: 0, moans: 1, steady: 2 },
    consolability: { content: 0, reassured: 1, inconsolable: 2 },
  },
  bands,
});
