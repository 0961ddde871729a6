import { decimalText } from '#kernel/money/decimal-text.ts';
import { bodyMassTenths } from '../../scores/body-mass.ts';
import { unitOf } from './measure-unit.ts';
import type { NumberField } from './measures.table.ts';
import type { VitalSigns } from '../vital-signs.contract.ts';
import { t } from '../vital-signs.texts.ts';

/** One measurement in full, for a page or for paper. */
export interface MeasuredFact {
  label: string;
  /** With its unit. */
  value: string;
  isAbnormal: boolean;
}

type Fact = [label: string, value: string | null, isAbnormal?: boolean];

/** What was measured, each with its unit; nothing of what was not. */
export function measuredFacts(set: VitalSigns): MeasuredFact[] {
  const { abnormalSigns, bloodPressureSystolic: high, bloodPressureDiastolic: low } = set;
  const isOut = (...signs: NumberField[]) => abnormalSigns.some((sign) => signs.includes(sign));
  const hasPressure = high !== null || low !== null;
  const pressure = `${high ?? t('unknownValue')}/${low ?? t('unknownValue')}`;
  const bodyMass = bodyMassTenths(set.weight, set.height);
  const oxygen = set.oxygen && t(`oxygen_${set.oxygen}`);
  const flow = set.oxygenFlow === null ? '' : ` ${set.oxygenFlow} ${unitOf('oxygenFlow', set)}`;
  const number = (name: NumberField, unit = unitOf(name, set)): Fact => [
    t(name),
    withUnit(set[name], unit),
    isOut(name),
  ];
  const facts: Fact[] = [
    number('temperature'),
    number('heartRate'),
    number('respiratoryRate'),
    [
      t('bloodPressure'),
      withUnit(hasPressure ? pressure : null, unitOf('bloodPressureSystolic', set)),
      isOut('bloodPressureSystolic', 'bloodPressureDiastolic'),
    ],
    number('oxygenSaturation'),
    [t('oxygen'), oxygen && `${oxygen}${flow}`],
    [
      t('consciousness'),
      set.consciousness && t(`consciousness_${set.consciousness}`),
      set.consciousness !== 'alert',
    ],
    number('painScore', t('ofTen')),
    number('bloodGlucose'),
    number('weight'),
    number('height'),
    [t('bodyMass'), bodyMass === null ? null : decimalText(bodyMass, 1)],
    [t('notes'), set.notes],
  ];
  return facts.flatMap(([label, value, isAbnormal = false]) => (value ? [{ label, value, isAbnormal }] : []));
}

function withUnit(value: number | string | null, unit: string): string | null {
  return value === null ? null : `${value} ${unit}`;
}
