import { defineScale } from './scored-scale.ts';

/**
 * How likely somebody is to fall. Source: Morse JM, Morse RM, Tylko SJ: Development of a scale to identify the fall-prone
 * patient, Can J Aging 1989.
 */
export const morse = defineScale({
  version: 'Morse 1989',
  items: {
    fallHistory: { no: 0, yes: 25 },
    secondaryDiagnosis: { no: 0, yes: 15 },
    ambulatoryAid: { none: 0, stick: 15, furniture: 30 },
    intravenous: { no: 0, yes: 20 },
    gait: { normal: 0, weak: 10, impaired: 20 },
    mentalStatus: { oriented: 0, forgets: 15 },
  },
  bands: [
    { from: 0, name: 'low' },
    { from: 25, name: 'moderate' },
    { from: 46, name: 'high' },
  ],
});

/** Document 2, section 9: above this score the label is 'HIGH RISK', whatever the band of the scale is called. */
const highRiskAbove = 25;

/** True for a fall risk score that the document labels 'HIGH RISK'. */
export function isHighFallRisk(score: number): boolean {
  return score > highRiskAbove;
}
