/** The signs whose normal range depends on a child's age. */
export const childSigns = [
  'heartRate',
  'respiratoryRate',
  'bloodPressureSystolic',
  'bloodPressureDiastolic',
] as const;

export type ChildSign = (typeof childSigns)[number];
export type ChildRange = readonly [low: number, high: number];

interface ChildBand extends Readonly<Record<ChildSign, ChildRange>> {
  /** Whole months from which the band holds. */
  fromMonths: number;
}

/**
 * What is normal in children who are awake, by age. Source: PedsCases, Pediatric Vital Signs Reference Chart, after the
 * Pediatric Advanced Life Support guidelines of 2015 (American Heart Association). A school child's blood pressure
 * changes at 10 years, everything else at 12.
 */
export const childBands = {
  version: 'PALS 2015',
  bands: [
    band(0, [100, 205], [30, 53], [67, 84], [35, 53]),
    band(1, [100, 190], [30, 53], [72, 104], [37, 56]),
    band(12, [98, 140], [22, 37], [86, 106], [42, 63]),
    band(36, [80, 120], [20, 28], [89, 112], [46, 72]),
    band(72, [75, 118], [18, 25], [97, 115], [57, 76]),
    band(120, [75, 118], [18, 25], [102, 120], [61, 80]),
    band(144, [60, 100], [12, 20], [110, 131], [64, 83]),
  ],
} as const;

function band(
  fromMonths: number,
  heartRate: ChildRange,
  respiratoryRate: ChildRange,
  bloodPressureSystolic: ChildRange,
  bloodPressureDiastolic: ChildRange,
): ChildBand {
  return { fromMonths, heartRate, respiratoryRate, bloodPressureSystolic, bloodPressureDiastolic };
}

/** The band of a child of this age in whole months. */
export function childBandOf(ageMonths: number): ChildBand {
  return childBands.bands.findLast(({ fromMonths }) => ageMonths >= fromMonths) ?? childBands.bands[0];
}
