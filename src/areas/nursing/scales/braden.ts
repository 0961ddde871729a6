import { defineScale } from './scored-scale.ts';

/**
 * How likely somebody over 5 years is to get pressure injuries; the lower the total, the likelier. Source: Bergstrom N, Braden BJ, Laguzza A, Holman V: The Braden Scale
 * for predicting pressure sore risk, Nurs Res 1987.
 */
export const braden = defineScale({
  version: 'Braden 1987',
  items: {
    sensory: { completely_limited: 1, very_limited: 2, slightly_limited: 3, no_impairment: 4 },
    moisture: { constantly_moist: 1, very_moist: 2, occasionally_moist: 3, rarely_moist: 4 },
    activity: { bedfast: 1, chairfast: 2, walks_occasionally: 3, walks_frequently: 4 },
    mobility: { immobile: 1, very_limited: 2, slightly_limited: 3, no_limitation: 4 },
    nutrition: { very_poor: 1, inadequate: 2, adequate: 3, excellent: 4 },
    friction: { problem: 1, potential_problem: 2, no_problem: 3 },
  },
  bands: [
    { from: 6, name: 'high' },
    { from: 13, name: 'moderate' },
    { from: 16, name: 'mild' },
    { from: 18, name: 'none' },
  ],
});

/** The scale is not meant for younger children. */
export const bradenMinimumAgeYears = 5;
