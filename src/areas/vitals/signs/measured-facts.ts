import { decimalText } from '#kernel/money/decimal-text.ts';
import type { AbnormalSign } from '../scores/abnormal.ts';
import { bodyMassTenths } from '../scores/body-mass.ts';
import type { VitalSigns } from './vital-signs.contract.ts';
import { t } from './vital-signs.texts.ts';

/** One measurement in full, for a page or for paper. */
export interface MeasuredFact {
  label: string;
  /** With its unit. */
  value: string;
  isAbnormal: boolean;
}

/** What was measured, each with its unit; nothing of what was not. */
export function measuredFacts(set: VitalSigns): MeasuredFact[] {
  const { abnormalSigns, bloodPressureSystolic: high, bloodPressureDiastolic: low } = set;
  const isOut = (...signs: AbnormalSign[]) => signs.some((sign) => abnormalSigns.includes(sign));
  const hasPressure = high !== null || low !== null;
  const pressure = `${high ?? t('unknownValue')}/${low ?? t('unknownValue')}`;
  const bodyMass = bodyMassTenths(set.weight, set.height);
  const oxygen = set.oxygen && t(`oxygen_${set.oxygen}`);
  const flow = set.oxygenFlow === null ? '' : ` ${set.oxygenFlow} ${t('unit_oxygenFlow')}`;
  const facts: [label: string, value: string | null, isAbnormal?: boolean][] = [
    [
      t('temperature'),
      withUnit(set.temperature, t('unit_temperature', { unit: set.temperatureUnit ?? '' })),
      isOut('temperature'),
    ],
    [t('heartRate'), withUnit(set.heartRate, t('unit_heartRate')), isOut('heartRate')],
    [
      t('respiratoryRate'),
      withUnit(set.respiratoryRate, t('unit_respiratoryRate')),
      isOut('respiratoryRate'),
    ],
    [
      t('bloodPressure'),
      withUnit(hasPressure ? pressure : null, t('unit_bloodPressureSystolic')),
      isOut('bloodPressureSystolic', 'bloodPressureDiastolic'),
    ],
    [
      t('oxygenSaturation'),
      withUnit(set.oxygenSaturation, t('unit_oxygenSaturation')),
      isOut('oxygenSaturation'),
    ],
    [t('oxygen'), oxygen && `${oxygen}${flow}`],
    [
      t('consciousness'),
      set.consciousness && t(`consciousness_${set.consciousness}`),
      set.consciousness !== 'alert',
    ],
    [t('painScore'), withUnit(set.painScore, t('ofTen'))],
    [t('bloodGlucose'), withUnit(set.bloodGlucose, set.bloodGlucoseUnit ?? '')],
    [t('weight'), withUnit(set.weight, t('unit_weight'))],
    [t('height'), withUnit(set.height, t('unit_height'))],
    [t('bodyMass'), bodyMass === null ? null : decimalText(bodyMass, 1)],
    [t('notes'), set.notes],
  ];
  return facts.flatMap(([label, value, isAbnormal = false]) => (value ? [{ label, value, isAbnormal }] : []));
}

function withUnit(value: number | string | null, unit: string): string | null {
  return value === null ? null : `${value} ${unit}`;
}
