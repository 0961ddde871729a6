import type { AbnormalSign } from '../../scores/abnormal.ts';
import type { VitalSigns } from '../../signs/vital-signs.contract.ts';

/** What a flowsheet shows of each set, in the order of the observation chart. */
export const flowRows = [
  'news2',
  'respiratoryRate',
  'oxygenSaturation',
  'oxygen',
  'bloodPressure',
  'heartRate',
  'temperature',
  'consciousness',
  'painScore',
] as const;
export type FlowRow = (typeof flowRows)[number];

/** Signs whose being out of range marks the value of a row. */
const marksOf: Partial<Record<FlowRow, readonly AbnormalSign[]>> = {
  respiratoryRate: ['respiratoryRate'],
  oxygenSaturation: ['oxygenSaturation'],
  bloodPressure: ['bloodPressureSystolic', 'bloodPressureDiastolic'],
  heartRate: ['heartRate'],
  temperature: ['temperature'],
};

/** True for a value of a set that is outside of what is normal at its patient's age. */
export function isMarked(
  { abnormalSigns, consciousness, oxygen }: Pick<VitalSigns, 'abnormalSigns' | 'consciousness' | 'oxygen'>,
  row: FlowRow,
): boolean {
  if (row === 'consciousness') return consciousness !== null && consciousness !== 'alert';
  if (row === 'oxygen') return oxygen === 'oxygen';
  return marksOf[row]?.some((sign) => abnormalSigns.includes(sign)) ?? false;
}

/** The sets that count, the newest first: what is cut off where there is no room is the oldest. */
export function shownSets(newestFirst: readonly VitalSigns[], most: number): VitalSigns[] {
  return newestFirst
    .filter(({ enteredInError }) => enteredInError === null)
    .filter((set) => set.isAbnormal === null || hasSigns(set))
    .slice(0, most);
}

/** False for a set of other measurements alone, such as a weight. */
function hasSigns(set: VitalSigns): boolean {
  const { respiratoryRate, oxygenSaturation, bloodPressureSystolic, heartRate, temperature } = set;
  const { consciousness, painScore } = set;
  const signs = [respiratoryRate, oxygenSaturation, bloodPressureSystolic, heartRate, temperature];
  return [...signs, consciousness, painScore].some((value) => value !== null);
}
