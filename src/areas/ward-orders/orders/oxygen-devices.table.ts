import type { OxygenDevice } from '#kernel/care/ward-order.ts';

/**
 * The flows in litres a minute that a device takes. Source: British Thoracic Society, Guideline for oxygen use in adults
 * in healthcare and emergency settings, Thorax 2017;72 Suppl 1 (nasal cannulae to 6, simple masks 5 to 10, Venturi masks
 * 2 to 15, reservoir masks 10 to 15); the lower limit of nasal cannulae and high flow leaves room for children.
 */
export const oxygenFlows: Readonly<Record<OxygenDevice, { least: number; most: number }>> = {
  'nasal-cannula': { least: 0.1, most: 6 },
  'simple-mask': { least: 5, most: 10 },
  'venturi-mask': { least: 2, most: 15 },
  'reservoir-mask': { least: 10, most: 15 },
  'high-flow': { least: 2, most: 60 },
  'cpap-niv': { least: 0.1, most: 60 },
};

/**
 * Target ranges of SpO₂ in percent (BTS 2017): for most, and for those at risk of hypercapnic respiratory failure.
 * Others are allowed, such as those of children.
 */
export const oxygenTargets = [
  { lowest: 94, highest: 98 },
  { lowest: 88, highest: 92 },
] as const;

/** Below this a target is a slip of the hand. */
export const lowestTarget = 80;
